import { cacheable } from "#app/platform/cache/cacheable.server.ts";
import { environment } from "#app/platform/site/environment.server.ts";
import { openApi } from "#app/tools/calculator/api/openapi.server.ts";
import type { Route } from "./+types/api.openapi[.]json";

export const loader = cacheable([], (_, { url }: Route.LoaderArgs) => {
  const { SITE_URL, SITE_NAME } = environment();
  return Response.json(openApi({ origin: SITE_URL ?? url.origin, siteName: SITE_NAME }));
});
