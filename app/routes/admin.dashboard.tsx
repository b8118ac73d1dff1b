import { actorOf, adminLoader } from "#app/auth/guard.server.ts";
import { DashboardScreen } from "#app/cms/admin/screens/DashboardScreen.tsx";
import { WorkPanels } from "#app/collection/registry/WorkPanels.tsx";
import { dashboard } from "#app/pages/home/dashboard.server.ts";
import { InquiriesPanel } from "#app/shop/admin/InquiriesPanel.tsx";
import type { Route } from "./+types/admin.dashboard";

export const loader = adminLoader("readContent", ({ db, viewer }, { context }: Route.LoaderArgs) =>
  dashboard(viewer, db, actorOf(context)),
);

export default function Dashboard({ loaderData }: Route.ComponentProps) {
  const { today, work, overview, inquiries } = loaderData;
  return (
    <DashboardScreen today={today} overview={overview} work={work}>
      {inquiries ? <InquiriesPanel {...inquiries} /> : null}
      <WorkPanels {...loaderData} />
    </DashboardScreen>
  );
}
