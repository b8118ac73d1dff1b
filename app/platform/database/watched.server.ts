// Health of the database for monitoring: whether it answers, free disk space, the last backup.

import { statfsSync } from "node:fs";
import { clockAhead } from "#app/platform/site/clock.server.ts";
import { environment } from "#app/platform/site/environment.server.ts";
import { gauge } from "#app/platform/site/metrics.server.ts";
import { watchClock } from "./clock.server.ts";
import { database, databaseIsWell } from "./connection.server.ts";
import { lastBackup } from "./last-backup.server.ts";

export function watchDatabase(): void {
  gauge("database_up", "Whether the database answers and takes what is written", async () =>
    (await databaseIsWell()) ? 1 : 0,
  );
  watchClock(database());
  gauge(
    "clock_ahead_seconds",
    "How far this machine's clock is ahead of the database's; 0: less than a second",
    () => clockAhead() / 1000,
  );
  gauge("disk_free_bytes", "Room left on the disk of DATA_DIR", () => {
    const { bavail, bsize } = statfsSync(environment().DATA_DIR);
    return bavail * bsize;
  });
  gauge("backup_timestamp_seconds", "When npm run backup last made a copy; 0: never", async () => {
    const at = await lastBackup(database());
    return (at?.getTime() ?? 0) / 1000;
  });
}
