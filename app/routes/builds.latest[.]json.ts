// The newest build's id, for open pages to compare with their own.

import { buildId, buildTime } from "#app/platform/site/build.server.ts";

export function loader() {
  return Response.json({ id: buildId(), timestamp: buildTime() }, { headers: { "Cache-Control": "no-store" } });
}
