import { feed } from "#app/kinds/shared/article/feed.server.ts";
import { cacheable } from "#app/platform/cache/cacheable.server.ts";
import { environment } from "#app/platform/site/environment.server.ts";
import type { Route } from "./+types/feed[.]xml";

export const loader = cacheable([], async ({ db, now }, { url }: Route.LoaderArgs) => {
  const { SITE_URL, SITE_NAME } = environment();
  const atom = await feed(db, { origin: SITE_URL ?? url.origin, siteName: SITE_NAME }, now);
  return new Response(atom, { headers: { "Content-Type": "application/atom+xml; charset=utf-8" } });
});
