import { breedCalendar } from "#app/kinds/breed/calendar.server.ts";
import { cacheable } from "#app/platform/cache/cacheable.server.ts";
import { environment } from "#app/platform/site/environment.server.ts";
import { orNotFound } from "#app/platform/site/not-found.ts";
import type { Route } from "./+types/breed.$id[.]ics";

export const loader = cacheable([], async ({ db, now }, { params, url }: Route.LoaderArgs) => {
  const { SITE_URL, SITE_NAME } = environment();
  const { id = "" } = params as { id?: string };
  const site = { origin: SITE_URL ?? url.origin, siteName: SITE_NAME };
  const file = orNotFound(await breedCalendar(db, id, site, now), url);
  return new Response(file, {
    headers: {
      "Content-Type": "text/calendar; charset=utf-8",
      "Content-Disposition": `inline; filename="${id}.ics"`,
    },
  });
});
