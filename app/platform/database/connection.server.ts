import { dirname, resolve } from "node:path";
import type { Kysely } from "kysely";
import { environment } from "#app/platform/site/environment.server.ts";
import { closeToOthers, makeOwnFolder } from "#app/platform/site/own-files.server.ts";
import { backUpBeforeUpgrade } from "./before-upgrade.server.ts";
import { DatabaseHealth, hasAllColumns } from "./health.server.ts";
import { migrate, migratePostgres } from "./migrations.server.ts";
import { openSqlite, sqliteDialect } from "./node-sqlite.server.ts";
import { createKysely } from "./open.server.ts";
import { type Failure, openPool, poolSettings, postgresDialect } from "./postgres.server.ts";
import type { Database } from "./schema.ts";
import { isAddress } from "./trouble.server.ts";

export type Db = Kysely<Database>;

/** Opens a file, ":memory:" or a PostgreSQL address, and migrates it. PostgreSQL connects on the first query. */
export function openDatabase(place: string, onFailure: Failure = () => {}): Db {
  if (!isAddress(place)) {
    const sqlite = openSqlite(place);
    migrate(sqlite);
    return createKysely(sqliteDialect(sqlite, onFailure));
  }
  const settings = poolSettings(place, environment().DATABASE_POOL);
  const beforeUpgrade = () => backUpBeforeUpgrade(place, resolve(environment().DATA_DIR));
  return createKysely(
    postgresDialect(
      () => openPool(settings, onFailure),
      onFailure,
      (pool) => migratePostgres(pool, beforeUpgrade),
    ),
    onFailure,
  );
}

export function databaseFile(): string {
  return resolve(environment().DATA_DIR, "borupa.sqlite");
}

/** Returns the database location for logs and messages, without the password. */
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

/** Returns whether the database responds, has all tables, and accepts writes. */
export async function isDatabaseHealthy(): Promise<boolean> {
  try {
    await database().selectFrom("counters").select("value").limit(1).execute();
    return (await hasAllColumns(database())) && ((await health?.isWell()) ?? false);
  } catch {
    return false;
  }
}

export function recordFailure(error: unknown): void {
  health?.note(error);
}

/** Writes minimally, for the health check. Increments an unused counter, because SQLite skips no-op updates. */
function writeLittle(db: Db): Promise<unknown> {
  return db.transaction().execute((trx) =>
    trx
      .insertInto("counters")
      .values({ name: "probe", value: 1 })
      .onConflict((known) => known.column("name").doUpdateSet((eb) => ({ value: eb("counters.value", "+", 1) })))
      .execute(),
  );
}

/** Closes the database for a clean shutdown, checkpointing the write-ahead log. */
export async function closeDatabase(): Promise<void> {
  await current?.destroy();
  current = undefined;
}
