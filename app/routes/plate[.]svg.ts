// A full-width snake, as on the front page: /plate.svg?of=clown.pastel; only its head with &part=head

import { drawnGenotype, drawPortrait, drawWide } from "@borupa/snake-drawing";
import { referenceIndexes } from "#app/kinds/shared/reference-indexes.server.ts";
import { cacheable } from "#app/platform/cache/cacheable.server.ts";
import type { Route } from "./+types/plate[.]svg";

export const loader = cacheable(["of", "part"], async ({ db, now }, { url }: Route.LoaderArgs) => {
  const { genes } = await referenceIndexes(db, now);
  const of = url.searchParams.get("of") ?? "";
  const genotype = drawnGenotype(genes, { sheet: `?of=${of}`, place: 0, of: 1 });
  if (!genotype) return new Response("Not Found", { status: 404, headers: { "Content-Type": "text/plain" } });
  const draw = url.searchParams.get("part") === "head" ? drawPortrait : drawWide;
  return new Response(draw(genes, genotype, of), { headers: { "Content-Type": "image/svg+xml" } });
});
