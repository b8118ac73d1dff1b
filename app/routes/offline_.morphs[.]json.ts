import { referenceIndexes } from "#app/kinds/shared/reference-indexes.server.ts";
import { trimMorphs } from "#app/pages/offline/morphs-file.ts";
import { cacheable } from "#app/platform/cache/cacheable.server.ts";

export const loader = cacheable([], async ({ db, now }) => {
  const { morphs } = await referenceIndexes(db, now);
  return Response.json(trimMorphs(morphs), { headers: { "X-Robots-Tag": "noindex" } });
});
