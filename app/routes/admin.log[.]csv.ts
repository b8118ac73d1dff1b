import { adminLoader } from "#app/auth/guard.server.ts";
import { readLogFile } from "#app/cms/admin/editing/list/log.server.ts";
import { readLogQuery } from "#app/cms/admin/editing/list/log.ts";
import { logRows } from "#app/cms/admin/screens/log-words.ts";
import { csvOfRows, csvResponse } from "#app/platform/csv/write.server.ts";
import type { Route } from "./+types/admin.log[.]csv";

export const loader = adminLoader("readAudit", async ({ db, viewer, now }, { url }: Route.LoaderArgs) => {
  const lines = await readLogFile(viewer, db, readLogQuery(url.searchParams));
  return csvResponse(csvOfRows(logRows(lines)), "log", url.searchParams, now);
});
