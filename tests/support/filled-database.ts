// A database with a few entries of every kind: filled once for a whole `npm test`, else once a
// process, and copied for each site.

import { copyFileSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { inject } from "vitest";
import { type Db, openDatabase } from "#app/platform/database/connection.server.ts";
import { filledPostgres as fillPostgres, newPostgres } from "./empty-database.ts";
import { addressOf, withClient } from "./postgres-cluster.ts";

let filling: Promise<string> | undefined;
let fillingPostgres: Promise<void> | undefined;

/** Puts a filled database where none is yet. */
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

/** Makes the file; gives its name back. */
export async function fillFile(file: string): Promise<string> {
  const db = openDatabase(file);
  await (await filler())(db);
  // The last one out folds the log of latest writes into the file: what is copied is whole.
  await db.destroy();
  return file;
}

/** The same in the run's PostgreSQL, filled by the first process that wants it; its address. */
export async function filledPostgres(): Promise<string> {
  fillingPostgres ??= fillPostgresOnce();
  await fillingPostgres;
  return newPostgres(FILLED);
}

/** The template that filled databases are made like. */
const FILLED = "borupa_filled";

async function fillPostgresOnce(): Promise<void> {
  await withClient(addressOf(inject("postgres"), "postgres"), async (client) => {
    // The others wait here, and find it filled.
    await client.query("SELECT pg_advisory_lock(1)");
    const { rowCount } = await client.query("SELECT FROM pg_database WHERE datname = $1", [FILLED]);
    if (rowCount) return;
    const filled = await fillPostgres(await filler());
    await client.query(`ALTER DATABASE ${filled} RENAME TO ${FILLED}`);
  });
}

/** Reading all that the site ships with takes seconds, and most processes only copy what another has filled. */
async function filler(): Promise<(db: Db) => Promise<void>> {
  return (await import("./filling.ts")).fill;
}
