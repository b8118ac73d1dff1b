// A whole copy of the database while the site goes on writing, and the way back from one.

import { chownSync, existsSync, linkSync, renameSync, statSync } from "node:fs";
import { dirname } from "node:path";
import { backup, DatabaseSync } from "node:sqlite";
import { closeToOthers } from "#app/platform/site/own-files.server.ts";
import { knownSchema, schemaOf } from "./migrations.server.ts";
import { DatabaseBroken, DatabaseNewer } from "./trouble.server.ts";
import { partFile, putInPlace, seal } from "./whole-file.server.ts";

/** Of a copy: rows by table, and the schema they are in. */
export interface BackupFacts {
  bytes: number;
  schema: number;
  rows: Readonly<Record<string, number>>;
}

const PAGES_A_STEP = 500;
const WAIT_MS = 10_000;

/**
 * Copies the database at `from` into `to`, whole as it stood at one moment, though others write meanwhile; reads the copy
 * back and compares it before it gets its name. `onProgress` hears the share done, 0 to 1.
 */
export async function backUp(from: string, to: string, onProgress: (share: number) => void): Promise<BackupFacts> {
  const { part, forget } = partFile(to);
  const source = new DatabaseSync(from, { readOnly: true, timeout: WAIT_MS });
  try {
    // A read that stays open holds the moment: without it every write of the site would make the copy begin again.
    source.exec("BEGIN");
    const before = factsOf(source, statSync(from).size);
    await backup(source, part, {
      rate: PAGES_A_STEP,
      progress: ({ totalPages, remainingPages }) => onProgress(1 - remainingPages / Math.max(1, totalPages)),
    });
    inOneFile(part);
    const after = checkBackup(part);
    if (JSON.stringify(after.rows) !== JSON.stringify(before.rows)) {
      throw new DatabaseBroken("the copy does not hold what the database does");
    }
    seal(part);
    const { size: bytes } = statSync(part);
    putInPlace(part, to);
    return { ...after, bytes };
  } finally {
    source.close();
    forget();
  }
}

/** Looks a copy over from end to end. Throws where it is no database of this site, broken, or of a newer build. */
export function checkBackup(file: string): BackupFacts {
  const copy = new DatabaseSync(file, { readOnly: true, timeout: WAIT_MS });
  try {
    const found = copy.prepare("PRAGMA integrity_check(1)").get()?.integrity_check;
    if (found !== "ok") throw new DatabaseBroken(String(found));
    if (copy.prepare("PRAGMA foreign_key_check").get())
      throw new DatabaseBroken("a row names another that is not there");
    const facts = factsOf(copy, statSync(file).size);
    if (facts.schema === 0 || facts.rows.entries === undefined) throw new DatabaseBroken("no database of this site");
    if (facts.schema > knownSchema())
      throw new DatabaseNewer(`schema ${facts.schema}, this build knows ${knownSchema()}`);
    return facts;
  } finally {
    copy.close();
  }
}

/** Whether another program (the site) has the database open. Folds its write-ahead log into the file where none has. */
export function isInUse(file: string): boolean {
  const sqlite = new DatabaseSync(file, { timeout: 0 });
  try {
    // Only the one program that has it open may leave the write-ahead log.
    return sqlite.prepare("PRAGMA journal_mode = DELETE").get()?.journal_mode !== "delete";
  } catch (error) {
    if (error instanceof Error && "errcode" in error && (error.errcode === 5 || error.errcode === 6)) return true;
    throw error;
  } finally {
    sqlite.close();
  }
}

/**
 * Puts a copy of `backupFile` where the site's database stands; what stood there is renamed to `aside` first. The site must
 * not be running (`isInUse`).
 */
export async function restoreBackup(backupFile: string, to: string, aside: string): Promise<BackupFacts> {
  const { part, forget } = partFile(to);
  const source = new DatabaseSync(backupFile, { readOnly: true, timeout: WAIT_MS });
  try {
    await backup(source, part, { rate: PAGES_A_STEP });
    inOneFile(part);
    const facts = checkBackup(part);
    ownedAs(existsSync(to) ? to : dirname(to), part);
    // Under both names until the copy takes the first: at no moment is there none.
    closeToOthers(to, `${to}-wal`, `${to}-shm`);
    if (existsSync(to)) linkSync(to, aside);
    for (const ending of ["-wal", "-shm"]) {
      if (existsSync(to + ending)) renameSync(to + ending, aside + ending);
    }
    putInPlace(part, to);
    return facts;
  } finally {
    source.close();
    forget();
  }
}

/** Like its source a copy keeps its writes in a log beside it: folded away, the one file is all of it. */
function inOneFile(file: string): void {
  const copy = new DatabaseSync(file);
  copy.exec("PRAGMA journal_mode = DELETE");
  copy.close();
}

/** Whoever restores as root puts it there for the user the site runs as. */
function ownedAs(example: string, file: string): void {
  if (process.getuid?.() !== 0) return;
  const { uid, gid } = statSync(example);
  chownSync(file, uid, gid);
}

function factsOf(sqlite: DatabaseSync, bytes: number): BackupFacts {
  const tables = sqlite
    .prepare(
      "SELECT name FROM sqlite_schema WHERE type = 'table' AND rootpage > 0 AND name NOT LIKE 'search_text%' ORDER BY name",
    )
    .all()
    .map(({ name }) => String(name));
  const count = (table: string) => Number(sqlite.prepare(`SELECT count(*) AS n FROM "${table}"`).get()?.n);
  return { bytes, schema: schemaOf(sqlite), rows: Object.fromEntries(tables.map((table) => [table, count(table)])) };
}
