// GET /api/suggest?q=: search suggestions as JSON.

import { suggest } from "#app/cms/content/search/suggest.server.ts";
import { cacheable } from "#app/platform/cache/cacheable.server.ts";
import { typedQuery } from "#app/platform/search/fold.ts";
import type { Route } from "./+types/api.suggest";

export const loader = cacheable(["q"], async ({ db, now }, { url }: Route.LoaderArgs) =>
  Response.json(await suggest(db, typedQuery(url.searchParams), now)),
);
