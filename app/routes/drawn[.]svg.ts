// All small drawings of a page in one SVG: /drawn.svg?of=pastel.spider,pastel*2 …

import { drawSheet } from "@borupa/snake-drawing";
import { referenceIndexes } from "#app/kinds/shared/reference-indexes.server.ts";
import { cacheable } from "#app/platform/cache/cacheable.server.ts";
import type { Route } from "./+types/drawn[.]svg";

export const loader = cacheable(["of"], async ({ db, now }, { url }: Route.LoaderArgs) => {
  const { genes } = await referenceIndexes(db, now);
  const svg = drawSheet(genes, url.searchParams.get("of") ?? "");
  if (!svg) return new Response("Not Found", { status: 404, headers: { "Content-Type": "text/plain" } });
  return new Response(svg, { headers: { "Content-Type": "image/svg+xml" } });
});
