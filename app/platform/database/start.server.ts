// The first use of the site's database: opened, looked over, and where it cannot be used, said in one sentence.

import { statSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as wait } from "node:timers/promises";
import { environment } from "#app/platform/site/environment.server.ts";
import { log } from "#app/platform/site/log.server.ts";
import { database, databaseFile, databasePlace } from "./connection.server.ts";
import { DatabaseBroken, startSentences, troubleOf } from "./trouble.server.ts";

/** Checking reads the whole file, about a second for this much on a cold disk: of a bigger one the pictures are left out. */
const WHOLE_CHECK_MAX = 256 * 1024 * 1024;
const PICTURES = ["image_variants"];

const AGAIN_MS = 500;

/**
 * Does what comes first with the database. Ends the process with one sentence where it cannot be used. `patience`: how long a
 * PostgreSQL may still be starting, as on a machine that starts both.
 */
export async function startDatabase(first?: () => Promise<void>, patience = 0): Promise<void> {
  try {
    if (environment().DATABASE_URL === undefined) openFile();
    else await reachPostgres(performance.now() + patience);
    await first?.();
  } catch (error) {
    const trouble = troubleOf(error, databasePlace());
    if (!trouble) throw error;
    const cause = error instanceof Error ? error.message : "";
    process.stderr.write(`データベース ${startSentences[trouble](databasePlace())}（${cause}）\n`);
    process.exit(1);
  }
}

function openFile(): void {
  const isNew = !((statSync(databaseFile(), { throwIfNoEntry: false })?.size ?? 0) > 0);
  database();
  if (isNew) log.warn({ file: databaseFile() }, "a new, empty database was made: right only on the first start");
  else check(databaseFile());
}

/** The first query migrates. */
async function reachPostgres(giveUpAt: number): Promise<void> {
  try {
    const { entries } = await database()
      .selectFrom("entries")
      .select((eb) => eb.fn.countAll<number>().as("entries"))
      .executeTakeFirstOrThrow();
    log.info({ database: databasePlace(), entries }, "the database is there");
  } catch (error) {
    if (troubleOf(error, databasePlace()) !== "away" || performance.now() > giveUpAt) throw error;
    await wait(AGAIN_MS);
    return reachPostgres(giveUpAt);
  }
}

/** SQLite's own look at the structure of every table, up to the first fault. */
function check(file: string): void {
  const started = performance.now();
  const { size } = statSync(file);
  const sqlite = new DatabaseSync(file, { readOnly: true, timeout: 5000 });
  const leftOut = size > WHOLE_CHECK_MAX ? PICTURES : [];
  for (const asked of leftOut.length > 0 ? tablesBut(sqlite, leftOut) : ["1"]) {
    const found = sqlite.prepare(`PRAGMA quick_check(${asked})`).get()?.quick_check;
    if (found !== "ok") throw new DatabaseBroken(String(found));
  }
  sqlite.close();
  log.info({ file, size, leftOut, ms: Math.round(performance.now() - started) }, "the database is whole");
}

function tablesBut(sqlite: DatabaseSync, leftOut: readonly string[]): string[] {
  const tables = sqlite.prepare("SELECT name FROM sqlite_schema WHERE type = 'table' AND rootpage > 0").all();
  return tables.map(({ name }) => String(name)).filter((name) => !leftOut.includes(name));
}
