// Kysely's SQLite dialect speaks better-sqlite3's four methods; this gives it node:sqlite in their shape.

import { statSync } from "node:fs";
import { DatabaseSync, type StatementSync } from "node:sqlite";
import { type SqliteDatabase, SqliteDialect, type SqliteStatement } from "kysely";
import { DatabaseForeign, DatabaseGone, isForeign } from "./trouble.server.ts";

const STATEMENTS_KEPT = 200;
const NOTHING_DONE = { changes: 0, lastInsertRowid: 0 };

/** Opens (or makes) a database file: WAL, every commit on disk before it is answered, foreign keys on. */
export function openSqlite(file: string): DatabaseSync {
  const sqlite = new DatabaseSync(file, { enableForeignKeyConstraints: true, timeout: 5000 });
  try {
    assertOurs(sqlite);
  } catch (error) {
    sqlite.close();
    throw error;
  }
  // 8 MB of pages of its own: with 32 nothing was quicker over 100,000 entries, for the system keeps the file in memory as well.
  // Deleted data is overwritten: a removed name does not remain in the file's free pages.
  sqlite.exec(
    "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA cache_size = -8000; PRAGMA secure_delete = ON;",
  );
  // Counters of rate limits (platform/limits) belong to this process and end with it: no disk write for each request.
  sqlite.exec(
    "CREATE TEMP TABLE rate_limits (key TEXT NOT NULL PRIMARY KEY, points INTEGER NOT NULL, expire INTEGER NOT NULL) STRICT, WITHOUT ROWID",
  );
  return sqlite;
}

/** Throws where a file has another program's tables: nothing more of it is read. */
export function assertOurs(sqlite: DatabaseSync): void {
  const tables = sqlite
    .prepare("SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%'")
    .all();
  if (isForeign(tables.map(({ name }) => String(name))))
    throw new DatabaseForeign("it has none of the site's tables, but others");
}

/** `onFailure` is called for every error of a statement. */
export function sqliteDialect(sqlite: DatabaseSync, onFailure: (error: unknown) => void = () => {}): SqliteDialect {
  const place = placeOf(sqlite);
  const prepared = new Map<string, SqliteStatement>();
  const database: SqliteDatabase = {
    close: () => sqlite.close(),
    prepare(query) {
      // Every transaction here writes. One that began by reading could not go on once another process had written in between.
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
          // On a full disk SQLite has rolled back already: a second rollback would fail and hide the reason.
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

interface Place {
  file: string;
  inode: number;
}

/** Path of a database's file; undefined for one in memory. */
function placeOf(sqlite: DatabaseSync): Place | undefined {
  const file = sqlite.location();
  return file === null ? undefined : { file, inode: statSync(file).ino };
}

/** A file that was moved while open would take writes that are lost. */
function assertInPlace(place: Place | undefined): void {
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
