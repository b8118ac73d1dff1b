// /admin/ledger.csv: the dealer's ledger as a file.

import { ledgerCsv } from "#app/papers/ledger/list.server.ts";
import { csvResponse } from "#app/platform/csv/write.server.ts";
import { database } from "#app/platform/database/connection.server.ts";
import { currentTime } from "#app/platform/site/clock.server.ts";
import type { Route } from "./+types/admin.ledger[.]csv";

export async function loader({ url }: Route.LoaderArgs) {
  const now = currentTime();
  return csvResponse(await ledgerCsv(database(), now), "ledger", url.searchParams, now);
}
