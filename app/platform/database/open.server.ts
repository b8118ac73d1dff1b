import { DatabaseSync } from "node:sqlite";
import { type Dialect, Kysely } from "kysely";
import { countQuery } from "#app/platform/site/metrics.server.ts";
import { assertOwnTables, sqliteDialect } from "./node-sqlite.server.ts";
import { type Failure, openPool, poolSettings, postgresDialect } from "./postgres.server.ts";
import type { Database } from "./schema.ts";
import { isAddress } from "./trouble.server.ts";

const WAIT_MS = 10_000;

export function createKysely(dialect: Dialect, onFailure: Failure = () => {}): Kysely<Database> {
  return new Kysely<Database>({
    dialect,
    log(event) {
      countQuery(event.query.sql, event.queryDurationMillis);
      if (event.level === "error") onFailure(event.error);
    },
  });
}

/** Runs work on a separate connection without migrating. `place`: an existing file, or an address. */
export async function withoutMigrating<Result>(
  place: string,
  work: (db: Kysely<Database>) => Promise<Result>,
  { readOnly = true } = {},
): Promise<Result> {
  const db = createKysely(dialectOf(place, readOnly));
  try {
    return await work(db);
  } finally {
    await db.destroy();
  }
}

function dialectOf(place: string, readOnly: boolean): Dialect {
  if (!isAddress(place)) {
    const sqlite = new DatabaseSync(place, { readOnly, timeout: WAIT_MS });
    assertOwnTables(sqlite);
    return sqliteDialect(sqlite);
  }
  const settings = {
    ...poolSettings(place, 1),
    application_name: COMMAND,
    ...(readOnly && { options: "-c default_transaction_read_only=on" }),
  };
  return postgresDialect(
    () => openPool(settings, () => {}),
    () => {},
    async () => {},
  );
}

const COMMAND = "borupa command";
