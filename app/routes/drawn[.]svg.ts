// The small drawings of a page in one picture: /drawn.svg?of=pastel.spider,pastel*2 … And one as wide as a page: ?wide=pastel.spider

import { referenceIndexes } from "#app/kinds/shared/reference-indexes.server.ts";
import { database } from "#app/platform/database/connection.server.ts";
import { cacheable } from "#app/platform/http/cacheable.server.ts";
import { currentTime } from "#app/platform/site/clock.server.ts";
import { drawSheet, drawWideOf } from "#app/snake/drawing/sheet.ts";
import type { Route } from "./+types/drawn[.]svg";

export const loader = cacheable(["of", "wide"], async ({ url }: Route.LoaderArgs) => {
  const { genes } = await referenceIndexes(database(), currentTime());
  const wide = url.searchParams.get("wide");
  const svg = wide === null ? drawSheet(genes, url.searchParams.get("of") ?? "") : drawWideOf(genes, wide);
  if (!svg) return new Response("Not Found", { status: 404, headers: { "Content-Type": "text/plain" } });
  return new Response(svg, { headers: { "Content-Type": "image/svg+xml" } });
});
