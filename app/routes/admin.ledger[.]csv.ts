import { adminLoader } from "#app/auth/guard.server.ts";
import { ledgerCsv } from "#app/collection/papers/ledger/list.server.ts";
import { csvResponse } from "#app/platform/csv/write.server.ts";
import type { Route } from "./+types/admin.ledger[.]csv";

export const loader = adminLoader("keepLedger", async ({ db, viewer, now }, { url }: Route.LoaderArgs) => {
  return csvResponse(await ledgerCsv(viewer, db, now), "ledger", url.searchParams, now);
});
