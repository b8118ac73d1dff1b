import { adminLoader } from "#app/auth/guard.server.ts";
import { breedingCsv } from "#app/collection/papers/breeding/breeding.server.ts";
import { csvResponse } from "#app/platform/csv/write.server.ts";
import type { Route } from "./+types/admin.breeding[.]csv";

export const loader = adminLoader("keepLedger", async ({ db, now }, { url }: Route.LoaderArgs) => {
  const { text, year } = await breedingCsv(db, url.searchParams, now);
  return csvResponse(text, `breeding-${year}`, url.searchParams, now);
});
