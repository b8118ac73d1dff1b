// Kysely's SQLite dialect speaks better-sqlite3's four methods; this gives it node:sqlite in their shape.

import { DatabaseSync, type StatementSync } from "node:sqlite";
import { type SqliteDatabase, SqliteDialect, type SqliteStatement } from "kysely";

const STATEMENTS_KEPT = 200;

/** Opens (or makes) a database file: WAL, every commit on disk before it is answered, foreign keys on. */
export function openSqlite(file: string): DatabaseSync {
  const sqlite = new DatabaseSync(file, { enableForeignKeyConstraints: true, timeout: 5000 });
  sqlite.exec(
    "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA cache_size = -32000; PRAGMA mmap_size = 268435456;",
  );
  return sqlite;
}

export function sqliteDialect(sqlite: DatabaseSync): SqliteDialect {
  const prepared = new Map<string, SqliteStatement>();
  const database: SqliteDatabase = {
    close: () => sqlite.close(),
    prepare(asked) {
      // Every transaction here writes. One that began by reading could not go on once another process had written in between.
      const sql = asked === "begin" ? "begin immediate" : asked;
      const known = prepared.get(sql);
      if (known) return known;
      const statement = inShape(sqlite.prepare(sql));
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

function asSqlValue(value: unknown): string | number | bigint | null | Uint8Array {
  if (value === null || value === undefined) return null;
  if (typeof value === "boolean") return value ? 1 : 0;
  if (typeof value === "string" || typeof value === "number" || typeof value === "bigint") return value;
  if (value instanceof Uint8Array) return value;
  throw new TypeError(`Not a value SQLite can hold: ${typeof value}`);
}
