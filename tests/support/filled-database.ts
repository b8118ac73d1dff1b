// Database with a few entries of every kind: filled once per `npm test` or process, and copied for each site.

import { copyFileSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { inject } from "vitest";
import { type Db, openDatabase } from "#app/platform/database/connection.server.ts";
import { filledPostgres as fillPostgres, newPostgres } from "./empty-database.ts";
import { addressOf, withClient } from "./postgres-cluster.ts";

let filling: Promise<string> | undefined;
let fillingPostgres: Promise<void> | undefined;

export async function copyFilled(file: string): Promise<void> {
  filling ??= fillOnce();
  copyFileSync(await filling, file);
}

async function fillOnce(): Promise<string> {
  if (process.env.FILLED_DATABASE) return process.env.FILLED_DATABASE;
  const folder = mkdtempSync(join(tmpdir(), "borupa-filled-"));
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
  return fillFile(join(folder, "borupa.sqlite"));
}

export async function fillFile(file: string): Promise<string> {
  const db = openDatabase(file);
  await (await filler())(db);
  // Closing the last connection merges the WAL into the file, so that it can be copied.
  await db.destroy();
  return file;
}

/** Returns the URL of a copy in the run's PostgreSQL, filled by the first process that needs it. */
export async function filledPostgres(): Promise<string> {
  fillingPostgres ??= fillPostgresOnce();
  await fillingPostgres;
  return newPostgres(FILLED);
}

const FILLED = "borupa_filled";

async function fillPostgresOnce(): Promise<void> {
  await withClient(addressOf(inject("postgres"), "postgres"), async (client) => {
    // Other processes wait here and then find it filled.
    await client.query("SELECT pg_advisory_lock(1)");
    const { rowCount } = await client.query("SELECT FROM pg_database WHERE datname = $1", [FILLED]);
    if (rowCount) return;
    const filled = await fillPostgres(await filler());
    await client.query(`ALTER DATABASE ${filled} RENAME TO ${FILLED}`);
  });
}

/** Imported lazily: reading all starter content takes seconds, and most processes only copy the database. */
async function filler(): Promise<(db: Db) => Promise<void>> {
  return (await import("./filling.ts")).fill;
}
