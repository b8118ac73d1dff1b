// /builds/meta/{id}.json: the chunks of a build's public pages.

import { buildId, routeChunks } from "#app/platform/site/build.server.ts";
import type { Route } from "./+types/builds.meta.$id";

export function loader({ params }: Route.LoaderArgs) {
  if (params.id !== `${buildId()}.json`) {
    return Response.json({ message: "No such build" }, { status: 404, headers: { "Cache-Control": "no-store" } });
  }
  return Response.json(
    { id: buildId(), routes: routeChunks() },
    { headers: { "Cache-Control": "public, max-age=31536000, immutable" } },
  );
}
