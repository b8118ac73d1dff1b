// The process's one database: opened and migrated on first use.

import { mkdirSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { Kysely } from "kysely";
import { environment } from "#app/platform/site/environment.server.ts";
import { countQuery } from "#app/platform/site/metrics.server.ts";
import { backUpBeforeUpgrade } from "./before-upgrade.server.ts";
import { DatabaseHealth } from "./health.server.ts";
import { migrate } from "./migrations.server.ts";
import { openSqlite, sqliteDialect } from "./node-sqlite.server.ts";
import type { Database } from "./schema.ts";

export type Db = Kysely<Database>;

/** Opens the file (or ":memory:"), brings it to the newest schema, and hands out Kysely over it. */
export function openDatabase(file: string, onFailure?: (error: unknown) => void): Db {
  const sqlite = openSqlite(file);
  backUpBeforeUpgrade(sqlite, new Date());
  migrate(sqlite);
  return new Kysely<Database>({
    dialect: sqliteDialect(sqlite, onFailure),
    log: ({ query, queryDurationMillis }) => countQuery(query.sql, queryDurationMillis),
  });
}

/** The site's own file. */
export function databaseFile(): string {
  return resolve(environment().DATA_DIR, "borupa.sqlite");
}

let current: Db | undefined;
let health: DatabaseHealth | undefined;

export function database(): Db {
  if (current) return current;
  const file = databaseFile();
  mkdirSync(dirname(file), { recursive: true });
  current = openDatabase(file, (error) => health?.note(error));
  health = new DatabaseHealth(file, () => writeLittle(database()));
  return current;
}

/** Whether the site's database answers, and takes what is written. */
export async function databaseIsWell(): Promise<boolean> {
  try {
    await database().selectFrom("counters").select("value").limit(1).execute();
    return (await health?.isWell()) ?? false;
  } catch {
    return false;
  }
}

/** The smallest write there is. It changes a number nobody reads: what changes nothing SQLite does not write. */
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
