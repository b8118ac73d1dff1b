// Service worker; if disabled, one that unregisters itself.

import gone from "#app/pages/offline/gone.js?raw";
import worker from "#app/pages/offline/worker.js?raw";
import { cacheable } from "#app/platform/cache/cacheable.server.ts";
import { environment } from "#app/platform/site/environment.server.ts";

export const loader = cacheable([], () => {
  return new Response(environment().OFFLINE ? worker : gone, {
    headers: {
      "Content-Type": "text/javascript; charset=utf-8",
      "Cache-Control": "no-cache",
      "Content-Security-Policy": "default-src 'none'; connect-src 'self'",
    },
  });
});
