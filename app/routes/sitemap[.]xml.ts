// Every public page, with when it last changed.

import { sitemap } from "#app/kinds/sitemap.server.ts";
import { cacheable } from "#app/platform/cache/cacheable.server.ts";
import { database } from "#app/platform/database/connection.server.ts";
import { currentTime } from "#app/platform/site/clock.server.ts";
import { environment } from "#app/platform/site/environment.server.ts";
import type { Route } from "./+types/sitemap[.]xml";

export const loader = cacheable(["part"], async ({ url }: Route.LoaderArgs) => {
  const part = url.searchParams.get("part");
  const origin = environment().SITE_URL ?? url.origin;
  const xml = await sitemap(
    database(),
    origin,
    part === null ? null : /^\d{1,4}$/.test(part) ? Number(part) : 0,
    currentTime(),
  );
  if (xml === undefined) return new Response("Not Found\n", { status: 404, headers: { "Content-Type": "text/plain" } });
  return new Response(xml, { headers: { "Content-Type": "application/xml; charset=utf-8" } });
});
