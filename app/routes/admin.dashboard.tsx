// The dashboard: today's work.

import { adminLoader } from "#app/auth/guard.server.ts";
import { adminHead } from "#app/cms/admin/kit/head.ts";
import { DashboardScreen } from "#app/cms/admin/screens/DashboardScreen.tsx";
import { DuePanel, MovesPanel } from "#app/collection/breeding/DuePanel.tsx";
import { HandOverPanel } from "#app/collection/care/HandOverPanel.tsx";
import { OverduePanel } from "#app/collection/care/OverduePanel.tsx";
import { CheckPanel } from "#app/collection/papers/check/CheckPanel.tsx";
import { LedgerPanel } from "#app/collection/papers/ledger/LedgerPanel.tsx";
import { dashboard } from "#app/pages/home/dashboard.server.ts";
import { InquiriesPanel } from "#app/shop/admin/InquiriesPanel.tsx";
import type { Route } from "./+types/admin.dashboard";

export const loader = adminLoader("readContent", ({ db, viewer, now }) => dashboard(viewer, db, now));

export const meta: Route.MetaFunction = ({ matches }) => adminHead(matches, "ダッシュボード");

export default function Dashboard({ loaderData }: Route.ComponentProps) {
  const { today, work, overview, due, moves, overdue, inquiries, ledger, check, handOvers } = loaderData;
  return (
    <DashboardScreen today={today} overview={overview} work={work}>
      {inquiries ? <InquiriesPanel {...inquiries} /> : null}
      <HandOverPanel due={handOvers} />
      <CheckPanel due={check} />
      <LedgerPanel {...ledger} />
      <MovesPanel moves={moves} />
      <DuePanel due={due} />
      <OverduePanel
        title="しばらく量っていない個体"
        list={overdue.weighing}
        to={{ path: "/admin/weighing", label: "一括計量を開く" }}
      />
      <OverduePanel
        title="しばらく食べていない個体"
        list={overdue.feeding}
        to={{ path: "/admin/care", label: "給餌の記録を開く" }}
      />
    </DashboardScreen>
  );
}
