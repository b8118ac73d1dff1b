import { chownSync, closeSync, existsSync, linkSync, openSync, readSync, renameSync, statSync } from "node:fs";
import { dirname } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { type Kysely, sql } from "kysely";
import { closeToOthers } from "#app/platform/site/own-files.server.ts";
import { type Backup, readArchive, Summing, type Sums, writeArchive } from "./archive.server.ts";
import { advanceSequences, asStored, isInUseElsewhere, runSql, schemaIn } from "./dialect.server.ts";
import { assertOwnPostgres, migrate, migrateWithin } from "./migrations.server.ts";
import { openSqlite, sqliteDialect } from "./node-sqlite.server.ts";
import { readDump, readSqliteFile } from "./old-backups.server.ts";
import { createKysely, withoutMigrating } from "./open.server.ts";
import type { Database } from "./schema.ts";
import { type Batch, batchesIn, tablesAt } from "./tables.server.ts";
import { DatabaseBroken, DiskTooFull } from "./trouble.server.ts";
import { partFile, renameSynced, verifyChecksum } from "./whole-file.server.ts";

type Db = Kysely<Database>;

export interface BackupFacts {
  schema: number;
  sums: Sums;
}

/** Backs up the database at `place` into `file`, verifying it before the final rename. */
export async function backUp(place: string, file: string): Promise<BackupFacts> {
  const { part, forget } = partFile(file);
  try {
    await withoutMigrating(place, (db) => writeArchive(db, part));
    const facts = await checkBackup(part);
    renameSynced(part, file);
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

/** Detects the format by the first bytes; undefined if unknown. */
export function formatOf(file: string): BackupFormat | undefined {
  const head = Buffer.alloc(16);
  const opened = openSync(file, "r");
  readSync(opened, head, 0, head.length, 0);
  closeSync(opened);
  const formats = Object.keys(beginnings) as BackupFormat[];
  return formats.find((format) => head.subarray(0, beginnings[format].length).equals(beginnings[format]));
}

export interface OpenedBackup extends Backup {
  /** Whether the file has a checksum. Only backups of older builds may lack one. */
  isSealed: boolean;
}

/** Throws if the file is damaged, foreign, or from a newer build. */
export async function openBackup(file: string): Promise<OpenedBackup> {
  const isSealed = await verifyChecksum(file);
  const format = formatOf(file);
  if (format === "sqlite") return { ...readSqliteFile(file), isSealed };
  if (format === "dump") return { ...(await readDump(file)), isSealed };
  if (format === undefined) throw new DatabaseBroken("no backup of this site");
  if (!isSealed) throw new DatabaseBroken("its end is missing");
  return { ...(await readArchive(file)), isSealed };
}

export async function checkBackup(file: string): Promise<BackupFacts> {
  const { schema, batches } = await openBackup(file);
  return { schema, sums: await sumsOf(schema, batches) };
}

async function sumsOf(schema: number, batches: AsyncIterable<Batch>): Promise<Sums> {
  const summing = new Summing(tablesAt(schema));
  for await (const batch of batches) summing.add(batch);
  return summing.sums;
}

/** Fills empty tables and verifies their content, in the caller's transaction. */
async function fill(trx: Db, { schema, batches }: Backup): Promise<BackupFacts> {
  const tables = tablesAt(schema);
  const summing = new Summing(tables);
  // A new database already has rows in `counters`.
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
  // Makes the next start rebuild derived tables, and invalidates cached pages.
  await trx.updateTable("counters").set({ value: 0 }).where("name", "=", "index").execute();
  await trx
    .updateTable("counters")
    .set((eb) => ({ value: eb("value", "+", 1) }))
    .where("name", "=", "generation")
    .execute();
  return { schema, sums };
}

/** Returns whether another process (the site) has the database open. If not, checkpoints its write-ahead log. */
export function isInUse(file: string): boolean {
  const sqlite = new DatabaseSync(file, { timeout: 0 });
  try {
    // Only an exclusive user can leave WAL mode.
    return sqlite.prepare("PRAGMA journal_mode = DELETE").get()?.journal_mode !== "delete";
  } catch (error) {
    const code = error instanceof Error && "errcode" in error ? error.errcode : undefined;
    if (code === 5 || code === 6) return true;
    // A corrupt file is in use by no process, and is a reason to restore.
    if (code === 11 || code === 26) return false;
    throw error;
  } finally {
    sqlite.close();
  }
}

/**
 * Replaces the site's file with a backup, renaming the old file to `aside`. The site must be stopped (`isInUse`). The
 * next start migrates the restored tables.
 */
export async function restoreFile(backup: Backup, to: string, aside: string): Promise<BackupFacts> {
  const { part, forget } = partFile(to);
  try {
    const sqlite = openSqlite(part);
    migrate(sqlite, backup.schema);
    // A single file, synced when it is renamed.
    sqlite.exec("PRAGMA journal_mode = DELETE; PRAGMA synchronous = OFF; PRAGMA foreign_keys = OFF");
    const db = createKysely(sqliteDialect(sqlite));
    const facts = await db.transaction().execute((trx) => fill(trx, backup));
    const torn = sqlite.prepare("PRAGMA foreign_key_check").get();
    await db.destroy();
    if (torn) throw new DatabaseBroken("a row names another that is not there");
    ownedAs(existsSync(to) ? to : dirname(to), part);
    // Hard link first, so that the database file always exists.
    closeToOthers(to, `${to}-wal`, `${to}-shm`);
    if (existsSync(to)) linkSync(to, aside);
    for (const ending of ["-wal", "-shm"]) {
      if (existsSync(to + ending)) renameSync(to + ending, aside + ending);
    }
    renameSynced(part, to);
    return facts;
  } finally {
    forget();
  }
}

/** Restores may run as root; the file must belong to the site's user. */
function ownedAs(example: string, file: string): void {
  if (process.getuid?.() !== 0) return;
  const { uid, gid } = statSync(example);
  chownSync(file, uid, gid);
}

/** Returns whether this PostgreSQL has the site's tables, and whether the site is running on it. */
export function postgresState(address: string): Promise<{ isFilled: boolean; isInUse: boolean }> {
  return withoutMigrating(address, async (db) => {
    await assertOwnPostgres(runSql(db));
    return { isFilled: (await schemaIn(db)) > 0, isInUse: await isInUseElsewhere(db) };
  });
}

/** Restores into PostgreSQL in one transaction, moving existing tables to the schema `aside` (null: nothing existed). */
export function restorePostgres(backup: Backup, address: string, aside: string | null): Promise<BackupFacts> {
  const restore = async (trx: Db) => {
    if (aside) await runSql(trx)(`ALTER SCHEMA public RENAME TO ${aside}; CREATE SCHEMA public`);
    await migrateWithin(runSql(trx), 0, backup.schema);
    return fill(trx, backup);
  };
  return withoutMigrating(address, (db) => db.transaction().execute(restore), { readOnly: false });
}
