import { adminLoader } from "#app/auth/guard.server.ts";
import { readLog } from "#app/cms/admin/editing/list/log.server.ts";
import { readLogQuery } from "#app/cms/admin/editing/list/log.ts";
import { LogScreen } from "#app/cms/admin/screens/LogScreen.tsx";
import type { Route } from "./+types/admin.log";

export const loader = adminLoader("readAudit", async ({ db, viewer }, { url }: Route.LoaderArgs) => {
  return readLog(viewer, db, readLogQuery(url.searchParams));
});

export default function Log({ loaderData }: Route.ComponentProps) {
  return <LogScreen {...loaderData} />;
}
