// Backups: written from either database, checked from end to end, and restored into either.

import { chownSync, closeSync, existsSync, linkSync, openSync, readSync, renameSync, statSync } from "node:fs";
import { dirname } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { type Kysely, sql } from "kysely";
import { closeToOthers } from "#app/platform/site/own-files.server.ts";
import { type Backup, readArchive, Summing, type Sums, writeArchive } from "./archive.server.ts";
import { advanceSequences, asStored, isInUseElsewhere, runSql, schemaIn } from "./dialect.server.ts";
import { isForeignPostgres, migrate, migrateWithin } from "./migrations.server.ts";
import { openSqlite, sqliteDialect } from "./node-sqlite.server.ts";
import { readDump, readSqliteFile } from "./old-backups.server.ts";
import { kyselyOver, withUnchanged } from "./open.server.ts";
import type { Database } from "./schema.ts";
import { type Batch, batchesIn, tablesAt } from "./tables.server.ts";
import { DatabaseBroken, DatabaseForeign, DiskTooFull } from "./trouble.server.ts";
import { checkSeal, partFile, putInPlace } from "./whole-file.server.ts";

type Db = Kysely<Database>;

/** Schema and row counts of a backup, or of a restored database. */
export interface BackupFacts {
  schema: number;
  sums: Sums;
}

/** Writes the database at `place` into `file`, and reads it back before it gets its name. */
export async function backUp(place: string, file: string): Promise<BackupFacts> {
  const { part, forget } = partFile(file);
  try {
    await withUnchanged(place, (db) => writeArchive(db, part));
    const facts = await checkBackup(part);
    putInPlace(part, file);
    return facts;
  } catch (error) {
    const isFull = error instanceof Error && "code" in error && (error.code === "ENOSPC" || error.code === "EDQUOT");
    throw isFull ? new DiskTooFull(error.message) : error;
  } finally {
    forget();
  }
}

type BackupFormat = "archive" | "sqlite" | "dump";

const beginnings: Readonly<Record<BackupFormat, Buffer>> = {
  archive: Buffer.from([0x1f, 0x8b]),
  sqlite: Buffer.from("SQLite format 3\0"),
  dump: Buffer.from("PGDMP"),
};

/** By how the file begins; undefined of another one. */
export function formatOf(file: string): BackupFormat | undefined {
  const head = Buffer.alloc(16);
  const opened = openSync(file, "r");
  readSync(opened, head, 0, head.length, 0);
  closeSync(opened);
  const formats = Object.keys(beginnings) as BackupFormat[];
  return formats.find((format) => head.subarray(0, beginnings[format].length).equals(beginnings[format]));
}

export interface OpenedBackup extends Backup {
  /** Whether it has its checksum. Only what an older build wrote may have none. */
  isSealed: boolean;
}

/** Throws where the file is not as it was written, none of this site's, or a newer build's. */
export async function openBackup(file: string): Promise<OpenedBackup> {
  const isSealed = await checkSeal(file);
  const format = formatOf(file);
  if (format === "sqlite") return { ...readSqliteFile(file), isSealed };
  if (format === "dump") return { ...(await readDump(file)), isSealed };
  if (format === undefined) throw new DatabaseBroken("no backup of this site");
  if (!isSealed) throw new DatabaseBroken("its end is missing");
  return { ...(await readArchive(file)), isSealed };
}

/** Reads a backup from end to end. */
export async function checkBackup(file: string): Promise<BackupFacts> {
  const { schema, batches } = await openBackup(file);
  return { schema, sums: await sumsOf(schema, batches) };
}

async function sumsOf(schema: number, batches: AsyncIterable<Batch>): Promise<Sums> {
  const summing = new Summing(tablesAt(schema));
  for await (const batch of batches) summing.add(batch);
  return summing.sums;
}

/** Fills empty tables of the backup's schema, and compares what is in them afterwards with what came. In the caller's transaction. */
async function fill(trx: Db, { schema, batches }: Backup): Promise<BackupFacts> {
  const tables = tablesAt(schema);
  const summing = new Summing(tables);
  // A new database has its counters, and no other rows.
  await trx.deleteFrom("counters").execute();
  for await (const { table, rows } of batches) {
    const stored = rows.map((row) => row.map((value) => asStored(trx, value)));
    summing.add({ table, rows: stored });
    const values = stored.map((row) => sql`(${sql.join(row)})`);
    const columns = table.columns.map(({ name }) => sql.ref(name));
    await sql`INSERT INTO ${sql.table(table.name)} (${sql.join(columns)}) VALUES ${sql.join(values)}`.execute(trx);
  }
  const { sums } = summing;
  const found = await sumsOf(schema, batchesIn(trx, tables));
  const lost = tables.find(({ name }) => found[name]?.sha256 !== sums[name]?.sha256);
  if (lost) throw new DatabaseBroken(`not all of ${lost.name} arrived`);
  await advanceSequences(trx);
  // The next start makes what is made from these tables; pages stored anywhere are out of date.
  await trx.updateTable("counters").set({ value: 0 }).where("name", "=", "index").execute();
  await trx
    .updateTable("counters")
    .set((eb) => ({ value: eb("value", "+", 1) }))
    .where("name", "=", "generation")
    .execute();
  return { schema, sums };
}

/** Whether another program (the site) has the database open. Folds its write-ahead log into the file where none has. */
export function isInUse(file: string): boolean {
  const sqlite = new DatabaseSync(file, { timeout: 0 });
  try {
    // Only the one program that has it open may leave the write-ahead log.
    return sqlite.prepare("PRAGMA journal_mode = DELETE").get()?.journal_mode !== "delete";
  } catch (error) {
    const code = error instanceof Error && "errcode" in error ? error.errcode : undefined;
    if (code === 5 || code === 6) return true;
    // A broken file is what one restores for: no program can be using it.
    if (code === 11 || code === 26) return false;
    throw error;
  } finally {
    sqlite.close();
  }
}

/**
 * Puts a backup where the site's file is; what was there is renamed to `aside` first. The site must not be running (`isInUse`).
 * The tables stay at the backup's schema: the next start brings them to its own.
 */
export async function restoreFile(backup: Backup, to: string, aside: string): Promise<BackupFacts> {
  const { part, forget } = partFile(to);
  try {
    const sqlite = openSqlite(part);
    migrate(sqlite, backup.schema);
    // One file, on disk when it gets its name.
    sqlite.exec("PRAGMA journal_mode = DELETE; PRAGMA synchronous = OFF; PRAGMA foreign_keys = OFF");
    const db = kyselyOver(sqliteDialect(sqlite));
    const facts = await db.transaction().execute((trx) => fill(trx, backup));
    const torn = sqlite.prepare("PRAGMA foreign_key_check").get();
    await db.destroy();
    if (torn) throw new DatabaseBroken("a row names another that is not there");
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
    forget();
  }
}

/** Root restores for the user the site runs as. */
function ownedAs(example: string, file: string): void {
  if (process.getuid?.() !== 0) return;
  const { uid, gid } = statSync(example);
  chownSync(file, uid, gid);
}

/** Whether the site has been in this PostgreSQL, and whether it is running on it now. */
export function postgresState(address: string): Promise<{ isFilled: boolean; isInUse: boolean }> {
  return withUnchanged(address, async (db) => {
    if (await isForeignPostgres(runSql(db))) throw new DatabaseForeign("tables of another program");
    return { isFilled: (await schemaIn(db)) > 0, isInUse: await isInUseElsewhere(db) };
  });
}

/**
 * The same in a PostgreSQL: one transaction, so that at no moment half a site is found. What was there is moved to a schema of the
 * name `aside` (null: nothing was there).
 */
export function restorePostgres(backup: Backup, address: string, aside: string | null): Promise<BackupFacts> {
  const restore = async (trx: Db) => {
    if (aside) await runSql(trx)(`ALTER SCHEMA public RENAME TO ${aside}; CREATE SCHEMA public`);
    await migrateWithin(runSql(trx), 0, backup.schema);
    return fill(trx, backup);
  };
  return withUnchanged(address, (db) => db.transaction().execute(restore), { readOnly: false });
}
