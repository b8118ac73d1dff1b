import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import type { DatabaseSync } from "node:sqlite";
import type { Pool, QueryConfig } from "pg";
import { DatabaseEncoding, DatabaseForeign, DatabaseNewer, DatabaseOlder, isForeign } from "./trouble.server.ts";

let steps: ReadonlyMap<number, string> = new Map();

/**
 * Reads migrations named like `26-photographs.sql` from folders of `app/`; files with the same number form one step.
 * They are written for SQLite and translated for PostgreSQL. Lines after `-- sqlite` or `-- postgres` apply to that
 * database only, until `-- both`.
 */
export function registerMigrations(folders: readonly string[]): void {
  const app = dirname(createRequire(import.meta.url).resolve("#app/root.tsx"));
  const read = new Map<number, string>();
  for (const folder of folders)
    for (const name of readdirSync(join(app, folder)).toSorted()) {
      const step = Number.parseInt(name, 10);
      read.set(step, `${read.get(step) ?? ""}\n-- both\n${readFileSync(join(app, folder, name), "utf8")}`);
    }
  steps = read;
}

function registered(): ReadonlyMap<number, string> {
  if (steps.size === 0) throw new Error("No migrations are registered: import app/kinds/migrations.server.ts first");
  return steps;
}

export function knownSchema(): number {
  return Math.max(...registered().keys());
}

/** Returns the schema made by the first migration. Older databases must first be upgraded with an older build. */
export function oldestSchema(): number {
  return Math.min(...registered().keys());
}

function schemaAfter(schema: number): number {
  return Math.max(oldestSchema(), schema + 1);
}

/** Migrates, by default to the newest schema, one transaction per step. Throws for a database of a newer build. */
export function migrate(sqlite: DatabaseSync, wanted = knownSchema()): void {
  assertKnown(schemaOf(sqlite));
  while (schemaOf(sqlite) < wanted) {
    sqlite.exec("BEGIN IMMEDIATE");
    try {
      // Read again under the lock: another process may have run this step.
      const version = schemaOf(sqlite);
      if (version < wanted) sqlite.exec(`${stepIn("sqlite", version)}; PRAGMA user_version = ${schemaAfter(version)}`);
      sqlite.exec("COMMIT");
    } catch (error) {
      // On a full disk SQLite has already rolled back.
      if (sqlite.isTransaction) sqlite.exec("ROLLBACK");
      throw error;
    }
  }
}

const DAY_MS = 86_400_000;

/** Lock held until the transaction ends, so that only one transaction writes. The number is "borp". */
export const ONE_WRITER = "select pg_advisory_xact_lock(1651471984)";

/** Migrates PostgreSQL in one transaction, by one process at a time. */
export async function migratePostgres(
  pool: Pool,
  beforeUpgrade: () => Promise<void> = async () => {},
  wanted = knownSchema(),
): Promise<void> {
  const client = await pool.connect();
  try {
    const query: RunSql = (text) => client.query(text);
    await assertOwnPostgres(query);
    if ((await postgresSchema(query)) === wanted) return;
    // Copying and migrating a large site takes minutes, some of them idle on this connection.
    const patient: RunSql = (text) => client.query({ text, query_timeout: DAY_MS } as QueryConfig);
    const unlimited = ["statement", "lock", "idle_in_transaction_session"].map(
      (name) => `set local ${name}_timeout = 0`,
    );
    await patient(["begin", ...unlimited, ONE_WRITER].join("; "));
    // Read again under the lock: another process may have migrated.
    const found = await postgresSchema(query);
    assertKnown(found);
    if (found > 0 && found < wanted) await beforeUpgrade();
    await migrateWithin(patient, found, wanted);
    await client.query("commit");
  } catch (error) {
    await client.query("rollback").catch(() => {});
    throw error;
  } finally {
    client.release();
  }
}

/** Runs the migrations between two schemas in the caller's transaction. */
export async function migrateWithin(query: RunSql, from: number, to: number): Promise<void> {
  if (from === 0)
    await query("CREATE TABLE schema_version (version BIGINT NOT NULL); INSERT INTO schema_version VALUES (0)");
  for (let version = from; version < to; version = schemaAfter(version)) await query(stepIn("postgres", version));
  await query(`UPDATE schema_version SET version = ${Math.max(from, to)}`);
}

export type RunSql = (text: string) => Promise<{ rows: readonly Record<string, unknown>[] }>;

/** Throws for a database of another program, and for an empty one that is not UTF-8. Ignores tables of extensions. */
export async function assertOwnPostgres(query: RunSql): Promise<void> {
  const { rows } = await query(
    `SELECT relname AS name FROM pg_class
     WHERE relkind IN ('r', 'p') AND relnamespace = current_schema()::regnamespace
       AND NOT EXISTS (SELECT FROM pg_depend WHERE objid = pg_class.oid AND deptype = 'e')`,
  );
  if (isForeign(rows.map(({ name }) => String(name))))
    throw new DatabaseForeign("it has none of the site's tables, but others");
  if (rows.length === 0) await assertUnicode(query);
}

export async function assertUnicode(query: RunSql): Promise<void> {
  const { rows } = await query("SHOW server_encoding");
  const encoding = rows[0]?.server_encoding;
  if (encoding !== "UTF8") throw new DatabaseEncoding(String(encoding));
}

/** Returns the schema version in PostgreSQL; 0 if the site has no tables. */
export async function postgresSchema(query: RunSql): Promise<number> {
  // Uses pg_class: to_regclass may miss a table that another connection has just created.
  const { rows: found } = await query(
    "SELECT EXISTS (SELECT FROM pg_class WHERE relname = 'schema_version' AND pg_table_is_visible(oid)) AS is_there",
  );
  if (!found[0]?.is_there) return 0;
  const { rows } = await query("SELECT version FROM schema_version");
  return Number(rows[0]?.version);
}

function stepIn(database: "sqlite" | "postgres", version: number): string {
  const step = registered().get(schemaAfter(version));
  if (step === undefined) throw new Error(`There is no step ${schemaAfter(version)}`);
  const [, ...sections] = step.split(/^-- (both|sqlite|postgres)$/m);
  return sections
    .map((sql, index) => {
      const of = sections[index - 1];
      if (index % 2 === 0 || (of !== "both" && of !== database)) return "";
      return of === "both" && database === "postgres" ? asPostgres(sql) : sql;
    })
    .join("");
}

/** Translates SQLite's DDL. Text collates by code point, as in SQLite. */
function asPostgres(sqlite: string): string {
  return sqlite
    .replaceAll("INTEGER PRIMARY KEY", "BIGINT GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY")
    .replaceAll(/\bINTEGER\b/g, "BIGINT")
    .replaceAll(/\bREAL\b/g, "DOUBLE PRECISION")
    .replaceAll(/\bBLOB\b/g, "BYTEA")
    .replaceAll(/\bTEXT\b/g, 'TEXT COLLATE "C"')
    .replaceAll(/\) STRICT(?:, WITHOUT ROWID)?;/g, ");");
}

/** Throws for a database that this build can neither use nor upgrade. */
export function assertKnown(schema: number): void {
  const words = `The database is at schema ${schema}, this build knows ${oldestSchema()} to ${knownSchema()}`;
  if (schema > knownSchema()) throw new DatabaseNewer(words);
  if (schema > 0 && schema < oldestSchema()) throw new DatabaseOlder(words);
}

export function schemaOf(sqlite: DatabaseSync): number {
  return Number(sqlite.prepare("PRAGMA user_version").get()?.user_version ?? 0);
}
