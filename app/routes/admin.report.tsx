// /admin/report?year=2026: figures of the yearly report, April to March.

import { adminLoader } from "#app/auth/guard.server.ts";
import { ledgerReport } from "#app/collection/papers/ledger/list.server.ts";
import { ReportScreen } from "#app/collection/papers/ledger/ReportScreen.tsx";
import type { Route } from "./+types/admin.report";

export const loader = adminLoader("keepLedger", ({ db, now }, { url }: Route.LoaderArgs) => {
  return ledgerReport(db, url.searchParams, now);
});

export default function Report({ loaderData }: Route.ComponentProps) {
  return <ReportScreen {...loaderData} />;
}
