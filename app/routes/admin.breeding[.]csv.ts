// /admin/breeding.csv?year=2026: the breeding done in a year as a file.

import { breedingCsv } from "#app/papers/breeding/breeding.server.ts";
import { csvResponse } from "#app/platform/csv/write.server.ts";
import { database } from "#app/platform/database/connection.server.ts";
import { currentTime } from "#app/platform/site/clock.server.ts";
import type { Route } from "./+types/admin.breeding[.]csv";

export async function loader({ url }: Route.LoaderArgs) {
  const now = currentTime();
  const { text, year } = await breedingCsv(database(), url.searchParams, now);
  return csvResponse(text, `breeding-${year}`, url.searchParams, now);
}
