// The bench's own PostgreSQL, with the content that is in the SQLite file, moved as an operator would.

import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { reindexIfOutdated } from "#app/cms/content/reindex/reindex.server.ts";
import { backUp, openBackup, restorePostgres } from "#app/platform/database/backup.server.ts";
import { openDatabase } from "#app/platform/database/connection.server.ts";
import { getPostgres } from "#tests/get-postgres.ts";
import { addressOf, startCluster, withClient } from "#tests/support/postgres-cluster.ts";

export interface OnPostgres {
  /** The settings of a site that is there. */
  place: Record<string, string>;
  address: string;
  remove(): Promise<void>;
}

export async function onPostgres(folder: string): Promise<OnPostgres> {
  getPostgres();
  const cluster = await startCluster();
  const address = addressOf(cluster.socket, "postgres");
  await moveToPostgres(join(folder, "borupa.sqlite"), address);
  await analyse(address);
  return { place: { DATA_DIR: folder, DATABASE_URL: address }, address, remove: () => cluster.remove() };
}

/** Fills an empty PostgreSQL with the site of a file. */
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

/** What a PostgreSQL that is left alone does within a minute: the tests' own never does. */
export async function analyse(address: string): Promise<void> {
  await withClient(address, (client) => client.query("VACUUM ANALYZE"));
}
