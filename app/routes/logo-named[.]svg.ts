// The logo with the site's name, for use on its own.

import { namedLogo } from "#app/pages/sharing/logo.server.ts";
import { cacheable } from "#app/platform/cache/cacheable.server.ts";
import { environment } from "#app/platform/site/environment.server.ts";

export const loader = cacheable([], () => {
  const headers = { "Content-Type": "image/svg+xml", "Cache-Control": "public, max-age=86400" };
  return new Response(namedLogo(environment().SITE_NAME), { headers });
});
