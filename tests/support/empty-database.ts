// An empty or filled database for a test: SQLite in memory, or, where the tests run a second time, one of its own in the run's
// PostgreSQL. What all of a process begin with is made once and copied. It is closed at the end of what opened it.

import "#app/kinds/migrations.server.ts";
import { randomBytes } from "node:crypto";
import type { DatabaseSync } from "node:sqlite";
import { type CompiledQuery, type Dialect, Kysely, sql } from "kysely";
import { inject } from "vitest";
import { type Db, openDatabase } from "#app/platform/database/connection.server.ts";
import { migrate } from "#app/platform/database/migrations.server.ts";
import { openSqlite, sqliteDialect } from "#app/platform/database/node-sqlite.server.ts";
import { kyselyOver } from "#app/platform/database/open.server.ts";
import { openPool, poolSettings, postgresDialect } from "#app/platform/database/postgres.server.ts";
import type { Database } from "#app/platform/database/schema.ts";
import { atEnd } from "./at-end.ts";
import { addressOf, EMPTY, withClient } from "./postgres-cluster.ts";

/** Whether these tests run on PostgreSQL. */
export const onPostgres = process.env.TEST_DATABASE === "postgres";

export function emptyDatabase(): Db {
  return closedAtEnd(kyselyOver(onPostgres ? postgresLike(EMPTY) : sqliteDialect(emptySqlite())));
}

function closedAtEnd(db: Db): Db {
  atEnd(() => db.destroy());
  return db;
}

/** Databases that all begin with the same, which is written once a process. */
export function databasesWith(fill: (db: Db) => Promise<unknown>): () => Promise<Db> {
  let filling: Promise<Uint8Array | string> | undefined;
  return async () => {
    filling ??= onPostgres ? filledPostgres(fill) : filledSqlite(fill);
    const filled = await filling;
    return closedAtEnd(
      kyselyOver(typeof filled === "string" ? postgresLike(filled) : sqliteDialect(sqliteFrom(filled))),
    );
  };
}

async function filledSqlite(fill: (db: Db) => Promise<unknown>): Promise<Uint8Array> {
  const sqlite = emptySqlite();
  const db = kyselyOver(sqliteDialect(sqlite));
  await fill(db);
  const filled = sqlite.serialize();
  await db.destroy();
  return filled;
}

/** The name of one that can be a template, as nobody is connected to it any more. */
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

/** An empty one that tells of every query asked of it. */
export function listenedDatabase(onQuery: (query: CompiledQuery) => void): Db {
  const dialect = onPostgres ? postgresLike(EMPTY) : sqliteDialect(emptySqlite());
  return closedAtEnd(new Kysely<Database>({ dialect, log: ({ query }) => onQuery(query) }));
}

function postgresLike(template: string): Dialect {
  const open = async () => openPool(poolSettings(await newPostgres(template), 4), () => {});
  return postgresDialect(open, () => {});
}

/** From here on no inquiry can be written, as on a full disk; undone by what it gives back. */
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

/** A database made like a template of the run's cluster; its address. */
export async function newPostgres(template: string): Promise<string> {
  const socket = inject("postgres");
  const name = `t${randomBytes(8).toString("hex")}`;
  await withClient(addressOf(socket, "postgres"), (client) =>
    client.query(`CREATE DATABASE ${name} TEMPLATE ${template} STRATEGY FILE_COPY`),
  );
  return addressOf(socket, name);
}
