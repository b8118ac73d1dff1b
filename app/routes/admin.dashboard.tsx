// What waits for the admins.

import { adminHead } from "#app/admin/kit/head.ts";
import { DashboardScreen } from "#app/admin/screens/DashboardScreen.tsx";
import { dashboard } from "#app/home/dashboard.server.ts";
import { DuePanel } from "#app/kinds/breed/admin/DuePanel.tsx";
import { database } from "#app/platform/database/connection.server.ts";
import type { Route } from "./+types/admin.dashboard";

export function loader() {
  return dashboard(database(), new Date());
}

export const meta: Route.MetaFunction = ({ matches }) => adminHead(matches, "ダッシュボード");

export default function Dashboard({ loaderData: { overview, due } }: Route.ComponentProps) {
  return (
    <DashboardScreen overview={overview}>
      <DuePanel due={due} />
    </DashboardScreen>
  );
}
