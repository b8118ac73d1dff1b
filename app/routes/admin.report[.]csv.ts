import { adminLoader } from "#app/auth/guard.server.ts";
import { reportCsv } from "#app/collection/papers/ledger/list.server.ts";
import { csvResponse } from "#app/platform/csv/write.server.ts";
import type { Route } from "./+types/admin.report[.]csv";

export const loader = adminLoader("keepLedger", async ({ db, now }, { url }: Route.LoaderArgs) => {
  const { text, year } = await reportCsv(db, url.searchParams, now);
  return csvResponse(text, `report-${year}`, url.searchParams, now);
});
