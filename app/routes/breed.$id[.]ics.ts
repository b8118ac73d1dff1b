// A season's days as a calendar file.

import { breedCalendar } from "#app/kinds/breed/calendar.server.ts";
import { cacheable } from "#app/platform/cache/cacheable.server.ts";
import { database } from "#app/platform/database/connection.server.ts";
import { currentTime } from "#app/platform/site/clock.server.ts";
import { environment } from "#app/platform/site/environment.server.ts";
import { orNotFound } from "#app/platform/site/not-found.ts";
import type { Route } from "./+types/breed.$id[.]ics";

export const loader = cacheable([], async ({ params, url }: Route.LoaderArgs) => {
  const { SITE_URL, SITE_NAME } = environment();
  const { id = "" } = params as { id?: string };
  const site = { origin: SITE_URL ?? url.origin, siteName: SITE_NAME };
  const file = orNotFound(await breedCalendar(database(), id, site, currentTime()), url);
  return new Response(file, {
    headers: {
      "Content-Type": "text/calendar; charset=utf-8",
      "Content-Disposition": `inline; filename="${id}.ics"`,
    },
  });
});
