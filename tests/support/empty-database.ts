// An empty database for a test: SQLite in memory, or, where the tests run a second time, one of its own in the run's PostgreSQL.

import { randomBytes } from "node:crypto";
import { inject } from "vitest";
import { type Db, kyselyOver, openDatabase } from "#app/platform/database/connection.server.ts";
import { openPool, poolSettings, postgresDialect } from "#app/platform/database/postgres.server.ts";
import { addressOf, EMPTY, withClient } from "./postgres-cluster.ts";

/** Whether these tests run on PostgreSQL. */
export const onPostgres = process.env.TEST_DATABASE === "postgres";

export function emptyDatabase(): Db {
  if (!onPostgres) return openDatabase(":memory:");
  const open = async () => openPool(poolSettings(await newPostgres(EMPTY), 4), () => {});
  return kyselyOver(postgresDialect(open, () => {}));
}

/** A database made like a template of the run's cluster; its address. */
export async function newPostgres(template: string): Promise<string> {
  const socket = inject("postgres");
  const name = `t${randomBytes(8).toString("hex")}`;
  await withClient(addressOf(socket, "postgres"), (client) =>
    client.query(`CREATE DATABASE ${name} TEMPLATE ${template}`),
  );
  return addressOf(socket, name);
}
