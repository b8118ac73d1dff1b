// /admin/report.csv?year=2026: the numbers of the yearly report as a file.

import { reportCsv } from "#app/papers/ledger/list.server.ts";
import { csvResponse } from "#app/platform/csv/write.server.ts";
import { database } from "#app/platform/database/connection.server.ts";
import { currentTime } from "#app/platform/site/clock.server.ts";
import type { Route } from "./+types/admin.report[.]csv";

export async function loader({ url }: Route.LoaderArgs) {
  const now = currentTime();
  const { text, year } = await reportCsv(database(), url.searchParams, now);
  return csvResponse(text, `report-${year}`, url.searchParams, now);
}
