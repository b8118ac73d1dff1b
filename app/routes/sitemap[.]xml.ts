import { sitemap } from "#app/kinds/sitemap.server.ts";
import { cacheable } from "#app/platform/cache/cacheable.server.ts";
import { environment } from "#app/platform/site/environment.server.ts";
import type { Route } from "./+types/sitemap[.]xml";

export const loader = cacheable([], async ({ db, now }, { url }: Route.LoaderArgs) => {
  const xml = await sitemap(db, environment().SITE_URL ?? url.origin, now);
  return new Response(xml, { headers: { "Content-Type": "application/xml; charset=utf-8" } });
});
