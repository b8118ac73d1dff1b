// Every public page, with when it last changed.

import { sitemap } from "#app/kinds/sitemap.server.ts";
import { cacheable } from "#app/platform/cache/cacheable.server.ts";
import { database } from "#app/platform/database/connection.server.ts";
import { currentTime } from "#app/platform/site/clock.server.ts";
import { environment } from "#app/platform/site/environment.server.ts";
import type { Route } from "./+types/sitemap[.]xml";

export const loader = cacheable([], async ({ url }: Route.LoaderArgs) => {
  const xml = await sitemap(database(), environment().SITE_URL ?? url.origin, currentTime());
  return new Response(xml, { headers: { "Content-Type": "application/xml; charset=utf-8" } });
});
