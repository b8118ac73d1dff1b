import { allKinds } from "#app/cms/content/registry.ts";
import { feed, hasFeed } from "#app/kinds/shared/article/feed.server.ts";
import { cacheable } from "#app/platform/cache/cacheable.server.ts";
import { environment } from "#app/platform/site/environment.server.ts";
import { orNotFound } from "#app/platform/site/not-found.ts";
import type { Route } from "./+types/feed.$kind[.]xml";

export const loader = cacheable([], async ({ db, now }, { params, url }: Route.LoaderArgs) => {
  const { kind: name } = params as { kind?: string };
  const kind = orNotFound(
    allKinds().find((one) => hasFeed(one) && one.name === name),
    url,
  );
  const { SITE_URL, SITE_NAME } = environment();
  const atom = await feed(db, { origin: SITE_URL ?? url.origin, siteName: SITE_NAME }, now, kind);
  return new Response(atom, { headers: { "Content-Type": "application/atom+xml; charset=utf-8" } });
});
