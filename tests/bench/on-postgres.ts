// The bench's own PostgreSQL, with the content that is in the SQLite file, moved as an operator would.

import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openDatabase } from "#app/platform/database/connection.server.ts";
import { exportWhole } from "#app/transfer/export.server.ts";
import { importWhole } from "#app/transfer/whole/read.server.ts";
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
  const [from, to] = [openDatabase(join(folder, "borupa.sqlite")), openDatabase(address)];
  const files = join(mkdtempSync(join(tmpdir(), "borupa-bench-")), "whole");
  try {
    await exportWhole(from, files, { replace: false });
    const moved = await importWhole(to, files, { dryRun: false });
    if (!moved.ok) throw new Error(moved.problems.map(({ message }) => message).join("\n"));
  } finally {
    await Promise.all([from.destroy(), to.destroy()]);
    rmSync(join(files, ".."), { recursive: true, force: true });
  }
  await analyse(address);
  return { place: { DATA_DIR: folder, DATABASE_URL: address }, address, remove: () => cluster.remove() };
}

/** What a PostgreSQL that is left alone does within a minute: the tests' own never does. */
export async function analyse(address: string): Promise<void> {
  await withClient(address, (client) => client.query("VACUUM ANALYZE"));
}
