// Copies the content of a SQLite file into PostgreSQL, as an operator would.

import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { reindexIfOutdated } from "#app/cms/content/reindex/reindex.server.ts";
import { backUp, openBackup, restorePostgres } from "#app/platform/database/backup.server.ts";
import { openDatabase } from "#app/platform/database/connection.server.ts";
import { withClient } from "#tests/support/postgres-cluster.ts";

export async function moveToPostgres(file: string, address: string): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "borupa-move-"));
  const backup = join(folder, "site.backup");
  await backUp(file, backup);
  await restorePostgres(await openBackup(backup), address, null);
  rmSync(folder, { recursive: true });
  const db = openDatabase(address);
  await reindexIfOutdated(db);
  await db.destroy();
}

/** Runs what autovacuum, which the tests' cluster has disabled, would do within a minute. */
export async function analyse(address: string): Promise<void> {
  await withClient(address, (client) => client.query("VACUUM ANALYZE"));
}
