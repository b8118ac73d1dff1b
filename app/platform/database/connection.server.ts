// The process's one database: opened and migrated on first use.

import { dirname, resolve } from "node:path";
import type { Kysely } from "kysely";
import { environment } from "#app/platform/site/environment.server.ts";
import { closeToOthers, makeOwnFolder } from "#app/platform/site/own-files.server.ts";
import { backUpBeforeUpgrade } from "./before-upgrade.server.ts";
import { DatabaseHealth, isInShape } from "./health.server.ts";
import { migrate, migratePostgres } from "./migrations.server.ts";
import { openSqlite, sqliteDialect } from "./node-sqlite.server.ts";
import { kyselyOver } from "./open.server.ts";
import { type Failure, openPool, poolSettings, postgresDialect } from "./postgres.server.ts";
import type { Database } from "./schema.ts";
import { isAddress } from "./trouble.server.ts";

export type Db = Kysely<Database>;

/**
 * Opens the file (or ":memory:", or the PostgreSQL of an address), brings it to the newest schema, and hands out Kysely over
 * it. PostgreSQL is first spoken to by the first query.
 */
export function openDatabase(place: string, onFailure: Failure = () => {}): Db {
  if (!isAddress(place)) {
    const sqlite = openSqlite(place);
    migrate(sqlite);
    return kyselyOver(sqliteDialect(sqlite, onFailure));
  }
  const settings = poolSettings(place, environment().DATABASE_POOL);
  const beforeUpgrade = () => backUpBeforeUpgrade(place, resolve(environment().DATA_DIR));
  return kyselyOver(
    postgresDialect(
      () => openPool(settings, onFailure),
      onFailure,
      (pool) => migratePostgres(pool, beforeUpgrade),
    ),
    onFailure,
  );
}

/** The site's own file. */
export function databaseFile(): string {
  return resolve(environment().DATA_DIR, "borupa.sqlite");
}

/** Where the site's database is, for people: without the password of an address. */
export function databasePlace(): string {
  const { DATABASE_URL: address } = environment();
  if (address === undefined) return databaseFile();
  const url = new URL(address);
  url.password = "";
  url.searchParams.delete("password");
  return url.href;
}

let current: Db | undefined;
let health: DatabaseHealth | undefined;

export function database(): Db {
  if (current) return current;
  const place = environment().DATABASE_URL ?? databaseFile();
  if (!isAddress(place)) {
    makeOwnFolder(dirname(place));
    closeToOthers(place, `${place}-wal`, `${place}-shm`);
  }
  current = openDatabase(place, (error) => health?.note(error));
  health = new DatabaseHealth(databasePlace(), () => writeLittle(database()));
  return current;
}

/** Whether the site's database answers, has its tables, and takes what is written. */
export async function databaseIsWell(): Promise<boolean> {
  try {
    await database().selectFrom("counters").select("value").limit(1).execute();
    return (await isInShape(database())) && ((await health?.isWell()) ?? false);
  } catch {
    return false;
  }
}

/** Somebody met an error of the site's database outside of a query. */
export function noteTrouble(error: unknown): void {
  health?.note(error);
}

/** The smallest write there is. It changes an unused number: SQLite skips writes that change nothing. */
function writeLittle(db: Db): Promise<unknown> {
  return db.transaction().execute((trx) =>
    trx
      .insertInto("counters")
      .values({ name: "probe", value: 1 })
      .onConflict((known) => known.column("name").doUpdateSet((eb) => ({ value: eb("counters.value", "+", 1) })))
      .execute(),
  );
}

/** For a clean stop: everything written is already on disk; this only folds the write-ahead log away. */
export async function closeDatabase(): Promise<void> {
  await current?.destroy();
  current = undefined;
}
