// /admin/pairs.ics: rotation moves and the next steps of each season.

import { adminLoader } from "#app/auth/guard.server.ts";
import { pairsCalendar } from "#app/collection/breeding/pairs/calendar.server.ts";
import { environment } from "#app/platform/site/environment.server.ts";
import type { Route } from "./+types/admin.pairs[.]ics";

export const loader = adminLoader("recordCare", async ({ db, now }, { url }: Route.LoaderArgs) => {
  const { SITE_URL, SITE_NAME } = environment();
  const site = { origin: SITE_URL ?? url.origin, siteName: SITE_NAME };
  return new Response(await pairsCalendar(db, site, now), {
    headers: {
      "Content-Type": "text/calendar; charset=utf-8",
      "Content-Disposition": 'attachment; filename="pairs.ics"',
    },
  });
});
