// /admin/check.csv?month=2026-11: a month of daily checks as a file.

import { checksCsv } from "#app/papers/check/checks.server.ts";
import { csvResponse } from "#app/platform/csv/write.server.ts";
import { database } from "#app/platform/database/connection.server.ts";
import { currentTime } from "#app/platform/site/clock.server.ts";
import type { Route } from "./+types/admin.check[.]csv";

export async function loader({ url }: Route.LoaderArgs) {
  const now = currentTime();
  const { text, month } = await checksCsv(database(), url.searchParams, now);
  return csvResponse(text, `check-${month}`, url.searchParams, now);
}
