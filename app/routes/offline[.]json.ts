// What the service worker keeps, and of which state of the site.

import { keptSet } from "#app/offline/pages.server.ts";
import { database } from "#app/platform/database/connection.server.ts";

export async function loader() {
  return Response.json(await keptSet(database(), new Date()), { headers: { "Cache-Control": "no-store" } });
}
