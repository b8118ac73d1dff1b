// Who did what, and when.

import { currentAdmin } from "#app/auth/guard.server.ts";
import { readLog } from "#app/cms/admin/editing/list/log.server.ts";
import { readLogQuery } from "#app/cms/admin/editing/list/log.ts";
import { adminHead } from "#app/cms/admin/kit/head.ts";
import { LogScreen } from "#app/cms/admin/screens/LogScreen.tsx";
import { database } from "#app/platform/database/connection.server.ts";
import type { Route } from "./+types/admin.log";

export async function loader({ url, context }: Route.LoaderArgs) {
  currentAdmin(context);
  const query = readLogQuery(url.searchParams);
  return { query, ...(await readLog(database(), query)) };
}

export const meta: Route.MetaFunction = ({ matches }) => adminHead(matches, "履歴");

export default function Log({ loaderData }: Route.ComponentProps) {
  return <LogScreen {...loaderData} />;
}
