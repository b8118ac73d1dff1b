// Adapts node:sqlite to the better-sqlite3 interface of Kysely's SQLite dialect.

import { statSync } from "node:fs";
import { DatabaseSync, type StatementSync } from "node:sqlite";
import { type SqliteDatabase, SqliteDialect, type SqliteStatement } from "kysely";
import { DatabaseForeign, DatabaseGone, isForeign } from "./trouble.server.ts";

const STATEMENTS_KEPT = 200;
const NOTHING_DONE = { changes: 0, lastInsertRowid: 0 };

/** Opens or creates a database file: WAL, every commit synced, foreign keys on. */
export function openSqlite(file: string): DatabaseSync {
  const sqlite = new DatabaseSync(file, { enableForeignKeyConstraints: true, timeout: 5000 });
  try {
    assertOwnTables(sqlite);
  } catch (error) {
    sqlite.close();
    throw error;
  }
  // 8 MB of cache: 32 MB was no faster with 100,000 entries, since the OS caches the file too. secure_delete overwrites
  // deleted data, so that a removed name does not remain in free pages.
  sqlite.exec(
    "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA cache_size = -8000; PRAGMA secure_delete = ON;",
  );
  // Rate limits (platform/limits) are per process: no disk write per request.
  sqlite.exec(
    "CREATE TEMP TABLE rate_limits (key TEXT NOT NULL PRIMARY KEY, points INTEGER NOT NULL, expire INTEGER NOT NULL) STRICT, WITHOUT ROWID",
  );
  return sqlite;
}

export function assertOwnTables(sqlite: DatabaseSync): void {
  const tables = sqlite
    .prepare("SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%'")
    .all();
  if (isForeign(tables.map(({ name }) => String(name))))
    throw new DatabaseForeign("it has none of the site's tables, but others");
}

export function sqliteDialect(sqlite: DatabaseSync, onFailure: (error: unknown) => void = () => {}): SqliteDialect {
  const place = placeOf(sqlite);
  const prepared = new Map<string, SqliteStatement>();
  const database: SqliteDatabase = {
    close: () => sqlite.close(),
    prepare(query) {
      // Every transaction writes. A deferred one could not be upgraded once another process had written.
      const sql = query === "begin" ? "begin immediate" : query;
      const known = prepared.get(sql);
      if (known) return known;
      const telling = <Result>(run: () => Result): Result => {
        try {
          return run();
        } catch (error) {
          onFailure(error);
          throw error;
        }
      };
      const shaped = inShape(telling(() => sqlite.prepare(sql)));
      const statement: SqliteStatement = {
        ...shaped,
        all: (parameters) => telling(() => shaped.all(parameters)),
        run: (parameters) => {
          // On a full disk SQLite has already rolled back; a second rollback would fail and hide the cause.
          if (sql === "rollback" && !sqlite.isTransaction) return NOTHING_DONE;
          return telling(() => {
            if (sql === "begin immediate") assertInPlace(place);
            return shaped.run(parameters);
          });
        },
      };
      if (prepared.size >= STATEMENTS_KEPT) prepared.clear();
      prepared.set(sql, statement);
      return statement;
    },
  };
  return new SqliteDialect({ database });
}

function inShape(statement: StatementSync): SqliteStatement {
  const values = (parameters: readonly unknown[]) => parameters.map(asSqlValue);
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => statement.all(...values(parameters)),
    run: (parameters) => statement.run(...values(parameters)),
    iterate: (parameters) => statement.iterate(...values(parameters)),
  };
}

function placeOf(sqlite: DatabaseSync) {
  const file = sqlite.location();
  return file === null ? undefined : { file, inode: statSync(file).ino };
}

/** Throws if the file was moved while open: its writes would be lost. */
function assertInPlace(place: ReturnType<typeof placeOf>): void {
  if (place && statSync(place.file, { throwIfNoEntry: false })?.ino !== place.inode) {
    throw new DatabaseGone(`${place.file} is not the file that was opened`);
  }
}

function asSqlValue(value: unknown): string | number | bigint | null | Uint8Array {
  if (value === null || value === undefined) return null;
  if (typeof value === "boolean") return value ? 1 : 0;
  if (typeof value === "string" || typeof value === "number" || typeof value === "bigint") return value;
  if (value instanceof Uint8Array) return value;
  throw new TypeError(`Not a value SQLite can hold: ${typeof value}`);
}
