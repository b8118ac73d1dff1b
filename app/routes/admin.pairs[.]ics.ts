// /admin/pairs.ics: the moves of the rotation and the seasons' next steps.

import { pairsCalendar } from "#app/kinds/breed/admin/pairs/calendar.server.ts";
import { database } from "#app/platform/database/connection.server.ts";
import { currentTime } from "#app/platform/site/clock.server.ts";
import { environment } from "#app/platform/site/environment.server.ts";
import { orNotFound } from "#app/platform/site/not-found.ts";
import type { Route } from "./+types/admin.pairs[.]ics";

export async function loader({ url }: Route.LoaderArgs) {
  const { SITE_URL, SITE_NAME } = environment();
  const site = { origin: SITE_URL ?? url.origin, siteName: SITE_NAME };
  const file = orNotFound(await pairsCalendar(database(), site, currentTime()), url);
  return new Response(file, {
    headers: {
      "Content-Type": "text/calendar; charset=utf-8",
      "Content-Disposition": 'attachment; filename="pairs.ics"',
    },
  });
}
