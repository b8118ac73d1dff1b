// The first use of the site's database: opened, looked over, and where it cannot be used, said in one sentence.

import { statSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { log } from "#app/platform/site/log.server.ts";
import { database, databaseFile } from "./connection.server.ts";
import { DatabaseBroken, startSentences, troubleOf } from "./trouble.server.ts";

/** Checking reads the whole file, about a second for this much on a cold disk: of a bigger one the pictures are left out. */
const WHOLE_CHECK_MAX = 256 * 1024 * 1024;
const PICTURES = ["image_variants"];

/** Does what comes first with the database. Ends the process with one sentence where the file cannot be used. */
export async function startDatabase(first?: () => Promise<void>): Promise<void> {
  try {
    const isNew = !((statSync(databaseFile(), { throwIfNoEntry: false })?.size ?? 0) > 0);
    database();
    if (isNew) log.warn({ file: databaseFile() }, "a new, empty database was made: right only on the first start");
    else check(databaseFile());
    await first?.();
  } catch (error) {
    const trouble = troubleOf(error, databaseFile());
    if (!trouble) throw error;
    const cause = error instanceof Error ? error.message : "";
    process.stderr.write(`データベース ${startSentences[trouble](databaseFile())}（${cause}）\n`);
    process.exit(1);
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
