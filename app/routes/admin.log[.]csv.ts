// /admin/log.csv: what the log's filters leave, as a file.

import { readLogFile } from "#app/cms/admin/editing/list/log.server.ts";
import { readLogQuery } from "#app/cms/admin/editing/list/log.ts";
import { logRows } from "#app/cms/admin/screens/log-words.ts";
import { csvOfRows, csvResponse } from "#app/platform/csv/write.server.ts";
import { database } from "#app/platform/database/connection.server.ts";
import { currentTime } from "#app/platform/site/clock.server.ts";
import type { Route } from "./+types/admin.log[.]csv";

export async function loader({ url }: Route.LoaderArgs) {
  const lines = await readLogFile(database(), readLogQuery(url.searchParams));
  return csvResponse(csvOfRows(logRows(lines)), "log", url.searchParams, currentTime());
}
