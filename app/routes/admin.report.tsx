// /admin/report?year=2026: the numbers of the yearly report, April to March.

import { adminHead } from "#app/cms/admin/kit/head.ts";
import { ledgerReport } from "#app/papers/ledger/list.server.ts";
import { ReportScreen } from "#app/papers/ledger/ReportScreen.tsx";
import { database } from "#app/platform/database/connection.server.ts";
import { currentTime } from "#app/platform/site/clock.server.ts";
import type { Route } from "./+types/admin.report";

export function loader({ url }: Route.LoaderArgs) {
  return ledgerReport(database(), url.searchParams, currentTime());
}

export const meta: Route.MetaFunction = ({ matches }) => adminHead(matches, "定期報告");

export default function Report({ loaderData }: Route.ComponentProps) {
  return <ReportScreen {...loaderData} />;
}
