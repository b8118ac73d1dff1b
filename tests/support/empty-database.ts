// An empty database for a test: SQLite in memory, or, where the tests run a second time, one of its own in the run's PostgreSQL.

import { randomBytes } from "node:crypto";
import { type CompiledQuery, type Dialect, Kysely, sql } from "kysely";
import { inject } from "vitest";
import { type Db, kyselyOver, openDatabase } from "#app/platform/database/connection.server.ts";
import { migrate } from "#app/platform/database/migrations.server.ts";
import { openSqlite, sqliteDialect } from "#app/platform/database/node-sqlite.server.ts";
import { openPool, poolSettings, postgresDialect } from "#app/platform/database/postgres.server.ts";
import type { Database } from "#app/platform/database/schema.ts";
import { addressOf, EMPTY, withClient } from "./postgres-cluster.ts";

/** Whether these tests run on PostgreSQL. */
export const onPostgres = process.env.TEST_DATABASE === "postgres";

export function emptyDatabase(): Db {
  return onPostgres ? kyselyOver(emptyPostgres()) : openDatabase(":memory:");
}

/** An empty one that tells of every query asked of it. */
export function listenedDatabase(onQuery: (query: CompiledQuery) => void): Db {
  const sqlite = openSqlite(":memory:");
  migrate(sqlite);
  return new Kysely<Database>({
    dialect: onPostgres ? emptyPostgres() : sqliteDialect(sqlite),
    log: ({ query }) => onQuery(query),
  });
}

function emptyPostgres(): Dialect {
  const open = async () => openPool(poolSettings(await newPostgres(EMPTY), 4), () => {});
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
