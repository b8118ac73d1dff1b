import { importableBall } from "#app/kinds/ball/note-import.server.ts";
import { cacheable } from "#app/platform/cache/cacheable.server.ts";
import { orNotFound } from "#app/platform/site/not-found.ts";
import type { Route } from "./+types/ball.$id_.note[.]json";

export const loader = cacheable([], async ({ db, now }, { params, url }: Route.LoaderArgs) => {
  const { id = "" } = params as { id?: string };
  return Response.json(orNotFound(await importableBall(db, id, now), url), {
    headers: { "X-Robots-Tag": "noindex" },
  });
});
