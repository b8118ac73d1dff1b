// Whether this process should get traffic: not stopping, and its database answers.

import { database } from "#app/database/connection.server.ts";
import { readGeneration } from "#app/site/generation.server.ts";
import { isDraining } from "#app/site/readiness.server.ts";

export async function loader() {
  const isReady = !isDraining() && (await databaseAnswers());
  return new Response(isReady ? "ready\n" : "not ready\n", {
    status: isReady ? 200 : 503,
    headers: { "Content-Type": "text/plain", "Cache-Control": "no-store" },
  });
}

async function databaseAnswers(): Promise<boolean> {
  try {
    return (await readGeneration(database())) > 0;
  } catch {
    return false;
  }
}
