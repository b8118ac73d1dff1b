// Readiness probe: not draining, database accepts reads and writes.

import { isDatabaseHealthy } from "#app/platform/database/connection.server.ts";
import { isDraining } from "#app/platform/site/build.server.ts";

export async function loader() {
  const isReady = !isDraining() && (await isDatabaseHealthy());
  return new Response(isReady ? "ready\n" : "not ready\n", {
    status: isReady ? 200 : 503,
    headers: { "Content-Type": "text/plain", "Cache-Control": "no-store" },
  });
}
