// SQL fragments that differ between SQLite and PostgreSQL. `app/kinds/migrations/23-begin.sql` defines some SQLite
// functions for PostgreSQL.

import { type Kysely, PostgresAdapter, type RawBuilder, type SqlBool, sql } from "kysely";
import { postgresSchema, type RunSql } from "./migrations.server.ts";
import type { Database } from "./schema.ts";

type Db = Kysely<Database>;

/** Search condition: a phrase (the last word may be a prefix), or a combination with AND or OR. */
export type Wording =
  | { words: readonly string[]; goesOn: boolean }
  | { all: readonly Wording[] }
  | { any: readonly Wording[] };

const textColumns = ["title", "words", "lead", "body"] as const;
type TextColumn = (typeof textColumns)[number];

export interface TextSearch {
  wording: Wording;
  scope?: string;
  columns?: readonly TextColumn[];
}

/**
 * FTS5 counts a text on every write and never decrements, so a published entry's two texts count as three. The ranking
 * is tuned to that.
 */
const WRITTEN = 1.5;

function isPostgres(db: Db): boolean {
  return db.getExecutor().adapter instanceof PostgresAdapter;
}

/** Returns the database server's time in milliseconds; null for SQLite, which uses this machine's clock. */
export async function timeOf(db: Db): Promise<number | null> {
  if (!isPostgres(db)) return null;
  const { rows } = await sql<{ time: number }>`SELECT extract(epoch FROM clock_timestamp()) * 1000 AS time`.execute(db);
  return rows[0]?.time ?? null;
}

export function matches(db: Db, { wording, scope, columns }: TextSearch): RawBuilder<SqlBool> {
  if (!isPostgres(db)) return sql`search_text MATCH ${fts5(wording, scope, columns)}`;
  const matching = sql<SqlBool>`search_text.places @@ ${tsquery(wording)}::tsquery`;
  // Faster than weight labels, which would make PostgreSQL load every text that contains the phrase.
  const standing = columns && columns.length < textColumns.length ? [containsPhrases(wording, columns)] : [];
  const inScope = scope === undefined ? [] : [sql<SqlBool>`search_text.scope = ${scope}`];
  return sql<SqlBool>`(${sql.join([...inScope, ...standing, matching], sql` AND `)})`;
}

/**
 * Returns the condition that columns contain the phrases literally; a phrase never spans two columns. `amongOthers`
 * writes it as a range, which PostgreSQL estimates as selective; otherwise it would scan texts from the newest.
 */
function containsPhrases(wording: Wording, columns: readonly TextColumn[], amongOthers = false): RawBuilder<SqlBool> {
  if ("words" in wording) {
    const texts = columns.map((column) => sql.ref(`search_text.${column}`));
    const there = amongOthers ? sql`BETWEEN 1 AND 2147483647` : sql`> 0`;
    return sql<SqlBool>`strpos(${sql.join(texts, sql` || '.' || `)}, ${patternOf(wording)}) ${there}`;
  }
  const [parts, between] = "all" in wording ? [wording.all, sql` AND `] : [wording.any, sql` OR `];
  const several = amongOthers || ("all" in wording && parts.length > 1);
  return sql<SqlBool>`(${sql.join(
    parts.map((part) => containsPhrases(part, columns, several)),
    between,
  )})`;
}

/** Returns the phrase as stored: each word between two spaces. */
function patternOf({ words, goesOn }: Phrase): string {
  return ` ${words.join("  ")}${goesOn ? "" : " "}`;
}

/** Returns the condition that a column equals one of a JSON list of texts: one parameter, so the statement is the same for all lengths. */
export function isOneOf(db: Db, column: string, list: string): RawBuilder<SqlBool> {
  const values = isPostgres(db)
    ? sql`SELECT jsonb_array_elements_text(${list}::jsonb)`
    : sql`SELECT value FROM json_each(${list})`;
  return sql<SqlBool>`${sql.ref(column)} IN (${values})`;
}

/** Returns the ranking expression, lower is better: bm25 like FTS5 (k1 1.2, b 0.75), weighted by column. */
export function rankSql(
  db: Db,
  { wording, columns = textColumns }: TextSearch,
  weights: Readonly<Record<TextColumn, number>>,
): RawBuilder<number> {
  if (!isPostgres(db)) {
    const each = textColumns.map((column) => sql.raw(weights[column].toFixed(1)));
    return sql`bm25(search_text, 0.0, ${sql.join(each)})`;
  }
  const all = sql`(SELECT count(*) * ${sql.raw(String(WRITTEN))} FROM search_text)`;
  const average = sql`(SELECT sum(length)::double precision / count(*) FROM search_text)`;
  const scores = phrasesOf(wording).map((phrase) => {
    const found = sql`(SELECT count(*) FROM search_text WHERE ${matches(db, { wording: phrase, columns })})`;
    // OFFSET makes PostgreSQL count once, although the formula needs the number twice.
    const rarity = sql`(SELECT greatest(ln((n.every - n.found + 0.5) / (n.found + 0.5)), 1e-6)
      FROM (SELECT ${found}::double precision AS found, ${all}::double precision AS every OFFSET 0) n)`;
    const pattern = patternOf(phrase);
    const hits = sql.join(
      columns.map((column) => {
        const times = sql.raw(weights[column].toFixed(1));
        return sql`${times} * search_hits(${sql.ref(`search_text.${column}`)}, ${pattern})`;
      }),
      sql` + `,
    );
    const often = sql`(SELECT hits * 2.2 / (hits + 1.2 * (0.25 + 0.75 * search_text.length / ${average})) FROM (SELECT ${hits} AS hits) h)`;
    return sql`${rarity} * ${often}`;
  });
  return sql`-(${sql.join(scores, sql` + `)})`;
}

interface Phrase {
  words: readonly string[];
  goesOn: boolean;
}

function phrasesOf(wording: Wording): Phrase[] {
  if ("words" in wording) return [wording];
  return ("all" in wording ? wording.all : wording.any).flatMap(phrasesOf);
}

function fts5(wording: Wording, scope: string | undefined, columns: readonly TextColumn[] | undefined): string {
  const inColumns = `${columns ? `{${columns.join(" ")}} : ` : ""}${fts5Of(wording)}`;
  return scope === undefined ? inColumns : `scope : "${scope}" AND ${inColumns}`;
}

function fts5Of(wording: Wording): string {
  if ("words" in wording) return `"${wording.words.join(" ")}"${wording.goesOn ? "*" : ""}`;
  return "all" in wording ? `(${wording.all.map(fts5Of).join(" AND ")})` : `(${wording.any.map(fts5Of).join(" OR ")})`;
}

function tsquery(wording: Wording): string {
  if ("words" in wording) {
    const { words, goesOn } = wording;
    const last = words.length - 1;
    return words
      .map((word, index) => {
        return `'${word.replaceAll(/['\\]/g, "$&$&")}'${goesOn && index === last ? ":*" : ""}`;
      })
      .join(" <-> ");
  }
  const [parts, between] = "all" in wording ? [wording.all, " & "] : [wording.any, " | "];
  return `(${parts.map((part) => `(${tsquery(part)})`).join(between)})`;
}

export function readSnapshot<Answer>(db: Db, read: (db: Db) => Promise<Answer>): Promise<Answer> {
  if (isPostgres(db)) {
    return db.transaction().setIsolationLevel("repeatable read").setAccessMode("read only").execute(read);
  }
  return db.connection().execute(async (one) => {
    await sql`BEGIN DEFERRED`.execute(one);
    try {
      return await read(one);
    } finally {
      await sql`COMMIT`.execute(one);
    }
  });
}

/** Advances sequences after inserting rows with explicit ids. SQLite does so itself. */
export async function advanceSequences(db: Db): Promise<void> {
  if (!isPostgres(db)) return;
  const { rows } = await sql<{ table: string; column: string }>`
    SELECT table_name AS table, column_name AS column FROM information_schema.columns
    WHERE table_schema = current_schema() AND pg_get_serial_sequence(quote_ident(table_name), column_name) IS NOT NULL`.execute(
    db,
  );
  for (const { table, column } of rows) {
    await sql`SELECT setval(pg_get_serial_sequence(${table}, ${column}), coalesce(max(${sql.ref(column)}), 0) + 1, false)
      FROM ${sql.table(table)}`.execute(db);
  }
}

export function runSql(db: Db): RunSql {
  return (text) => sql.raw<Record<string, unknown>>(text).execute(db);
}

/** Returns the schema version; 0 for an empty database. */
export async function schemaIn(db: Db): Promise<number> {
  if (isPostgres(db)) return postgresSchema(runSql(db));
  const { rows } = await runSql(db)("PRAGMA user_version");
  return Number(rows[0]?.user_version);
}

/** Returns whether the site is connected to this PostgreSQL. For SQLite see `isInUse`. */
export async function isInUseElsewhere(db: Db): Promise<boolean> {
  if (!isPostgres(db)) return false;
  const { rows } = await runSql(db)(
    "SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND application_name LIKE 'borupa%' AND pid <> pg_backend_pid()",
  );
  return rows.length > 0;
}

/** Returns a value as this database stores it. */
export function asStored<Value>(db: Db, value: Value): Value | string {
  return isPostgres(db) ? withoutNul(value) : value;
}

/** Replaces NUL, raw or JSON-escaped. PostgreSQL text cannot contain it, and cannot read JSON that does. */
export function withoutNul<Value>(value: Value): Value | string {
  if (typeof value !== "string" || !NUL.test(value)) return value;
  const whole = value.replaceAll("\0", "\ufffd");
  return /^[[{]/.test(whole) ? whole.replaceAll(/(?<!\\)((?:\\\\)*)\\u0000/g, "$1\\ufffd") : whole;
}

const NUL = /\0|\\u0000/;

/** Relaxes syncing for a long, repeatable fill. */
export async function relaxSyncing(db: Db): Promise<void> {
  if (!isPostgres(db)) await sql`PRAGMA synchronous = NORMAL`.execute(db);
}

export const CHANGES = "borupa_changes";

/** Notifies all processes of a write on commit. With SQLite they poll. */
export async function notifyProcesses(trx: Db, generation: number): Promise<void> {
  if (isPostgres(trx)) await sql`SELECT pg_notify(${CHANGES}, ${String(generation)})`.execute(trx);
}

/** Runs the work unless another process is doing so. Always runs on SQLite, where repeating it is harmless. */
export async function runInOneProcess(db: Db, lock: number, work: () => Promise<void>): Promise<void> {
  if (!isPostgres(db)) return work();
  await db.connection().execute(async (one) => {
    const { rows } = await sql<{ taken: boolean }>`SELECT pg_try_advisory_lock(${lock}) AS taken`.execute(one);
    if (!rows[0]?.taken) return;
    try {
      await work();
    } finally {
      await sql`SELECT pg_advisory_unlock(${lock})`.execute(one);
    }
  });
}
