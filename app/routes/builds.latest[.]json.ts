// Id of the running build, for open pages to detect updates.

import { buildId, buildTime } from "#app/platform/site/build.server.ts";

export function loader() {
  return Response.json({ id: buildId(), timestamp: buildTime() }, { headers: { "Cache-Control": "no-store" } });
}
