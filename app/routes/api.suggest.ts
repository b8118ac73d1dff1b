// GET /api/suggest?q=: pages to go to while a query is still being typed, as JSON.

import { suggest } from "#app/cms/content/search/suggest.server.ts";
import { cacheable } from "#app/platform/cache/cacheable.server.ts";
import { database } from "#app/platform/database/connection.server.ts";
import { typedQuery } from "#app/platform/search/fold.ts";
import { currentTime } from "#app/platform/site/clock.server.ts";
import type { Route } from "./+types/api.suggest";

export const loader = cacheable(["q"], async ({ url }: Route.LoaderArgs) =>
  Response.json(await suggest(database(), typedQuery(url.searchParams), currentTime())),
);
