// Files to store by the service worker, and the content state they belong to.

import { offlineSet } from "#app/pages/offline/pages.server.ts";
import { database } from "#app/platform/database/connection.server.ts";
import { currentTime } from "#app/platform/site/clock.server.ts";

export async function loader() {
  return Response.json(await offlineSet(database(), currentTime()), { headers: { "Cache-Control": "no-store" } });
}
