// Empty or filled database for a test: in-memory SQLite, or PostgreSQL in the second run. Created once per process,
// then copied. Closed at the end of the test or file that opened it.

import "#app/kinds/migrations.server.ts";
import { randomBytes } from "node:crypto";
import type { DatabaseSync } from "node:sqlite";
import { type CompiledQuery, type Dialect, Kysely, sql } from "kysely";
import { inject } from "vitest";
import { type Db, openDatabase } from "#app/platform/database/connection.server.ts";
import { migrate } from "#app/platform/database/migrations.server.ts";
import { openSqlite, sqliteDialect } from "#app/platform/database/node-sqlite.server.ts";
import { createKysely } from "#app/platform/database/open.server.ts";
import { openPool, poolSettings, postgresDialect } from "#app/platform/database/postgres.server.ts";
import type { Database } from "#app/platform/database/schema.ts";
import { atEnd } from "./at-end.ts";
import { addressOf, EMPTY, withClient } from "./postgres-cluster.ts";

export const onPostgres = process.env.TEST_DATABASE === "postgres";

export function emptyDatabase(): Db {
  return closedAtEnd(createKysely(onPostgres ? postgresLike(EMPTY) : sqliteDialect(emptySqlite())));
}

function closedAtEnd(db: Db): Db {
  atEnd(() => db.destroy());
  return db;
}

/** Returns a factory of databases with the same content, which is written once per process. */
export function databasesWith(fill: (db: Db) => Promise<unknown>): () => Promise<Db> {
  let filling: Promise<Uint8Array | string> | undefined;
  return async () => {
    filling ??= onPostgres ? filledPostgres(fill) : filledSqlite(fill);
    const filled = await filling;
    return closedAtEnd(
      createKysely(typeof filled === "string" ? postgresLike(filled) : sqliteDialect(sqliteFrom(filled))),
    );
  };
}

async function filledSqlite(fill: (db: Db) => Promise<unknown>): Promise<Uint8Array> {
  const sqlite = emptySqlite();
  const db = createKysely(sqliteDialect(sqlite));
  await fill(db);
  const filled = sqlite.serialize();
  await db.destroy();
  return filled;
}

/** Returns the name of a filled database without connections, so that it can be a template. */
export async function filledPostgres(fill: (db: Db) => Promise<unknown>): Promise<string> {
  const address = await newPostgres(EMPTY);
  const db = openDatabase(address);
  await fill(db);
  await db.destroy();
  return new URL(address).pathname.slice(1);
}

let migrated: Uint8Array | undefined;

function emptySqlite(): DatabaseSync {
  if (migrated) return sqliteFrom(migrated);
  const sqlite = openSqlite(":memory:");
  migrate(sqlite);
  migrated = sqlite.serialize();
  return sqlite;
}

function sqliteFrom(content: Uint8Array): DatabaseSync {
  const sqlite = openSqlite(":memory:");
  sqlite.deserialize(content);
  return sqlite;
}

/** Returns an empty database that reports every query. */
export function listenedDatabase(onQuery: (query: CompiledQuery) => void): Db {
  const dialect = onPostgres ? postgresLike(EMPTY) : sqliteDialect(emptySqlite());
  return closedAtEnd(new Kysely<Database>({ dialect, log: ({ query }) => onQuery(query) }));
}

function postgresLike(template: string): Dialect {
  const open = async () => openPool(poolSettings(await newPostgres(template), 4), () => {});
  return postgresDialect(open, () => {});
}

/** Makes inserting inquiries fail, as on a full disk; returns a function that undoes it. */
export async function refuseWrites(db: Db): Promise<() => Promise<unknown>> {
  if (!onPostgres) {
    await sql`PRAGMA query_only = ON`.execute(db);
    return () => sql`PRAGMA query_only = OFF`.execute(db);
  }
  await sql`CREATE FUNCTION full_disk() RETURNS trigger LANGUAGE plpgsql
    AS $$ BEGIN RAISE EXCEPTION 'no space left' USING ERRCODE = 'disk_full'; END $$`.execute(db);
  await sql`CREATE TRIGGER full_disk BEFORE INSERT ON inquiries EXECUTE FUNCTION full_disk()`.execute(db);
  return () => sql`DROP TRIGGER full_disk ON inquiries`.execute(db);
}

/** Creates a database from a template of the run's cluster and returns its URL. */
export async function newPostgres(template: string): Promise<string> {
  const socket = inject("postgres");
  const name = `t${randomBytes(8).toString("hex")}`;
  await withClient(addressOf(socket, "postgres"), (client) =>
    client.query(`CREATE DATABASE ${name} TEMPLATE ${template} STRATEGY FILE_COPY`),
  );
  return addressOf(socket, name);
}
