// Where a query of the site must be said differently to SQLite and to PostgreSQL: both answers, side by side. All else is Kysely's,
// and what SQLite's functions do is taught to PostgreSQL by its first migration (`app/kinds/migrations/23-begin.sql`).

import { type Kysely, PostgresAdapter, type RawBuilder, type SqlBool, sql } from "kysely";
import { postgresSchema, type RunSql } from "./migrations.server.ts";
import type { Database } from "./schema.ts";

type Db = Kysely<Database>;

/** Search condition: words in sequence (the last may be a prefix), or several such, all or any of them. */
export type Wording =
  | { words: readonly string[]; goesOn: boolean }
  | { all: readonly Wording[] }
  | { any: readonly Wording[] };

/** The columns of `search_text` that texts are in, in their order. */
const textColumns = ["title", "words", "lead", "body"] as const;
type TextColumn = (typeof textColumns)[number];

export interface Wanted {
  wording: Wording;
  /** Looked for in one scope, or in all. */
  scope?: string;
  /** Looked for in these columns, or in all. */
  columns?: readonly TextColumn[];
}

/**
 * FTS5 counts a text each time it is written, and never less: of a published entry's two texts, three. Which pages stand
 * first is tuned to that.
 */
const WRITTEN = 1.5;

function isPostgres(db: Db): boolean {
  return db.getExecutor().adapter instanceof PostgresAdapter;
}

/** The database's time in milliseconds. Null for a file, which uses this machine's clock. */
export async function timeOf(db: Db): Promise<number | null> {
  if (!isPostgres(db)) return null;
  const { rows } = await sql<{ time: number }>`SELECT extract(epoch FROM clock_timestamp()) * 1000 AS time`.execute(db);
  return rows[0]?.time ?? null;
}

/** Of rows of `search_text`: that they say it. */
export function matches(db: Db, { wording, scope, columns }: Wanted): RawBuilder<SqlBool> {
  if (!isPostgres(db)) return sql`search_text MATCH ${fts5(wording, scope, columns)}`;
  const matching = sql<SqlBool>`search_text.places @@ ${tsquery(wording, "")}::tsquery`;
  // Asked by its labels, each text that says it anywhere would be taken out of its store.
  const standing = labelsOf(columns) ? [standsIn(wording, columns ?? [])] : [];
  const inScope = scope === undefined ? [] : [sql<SqlBool>`search_text.scope = ${scope}`];
  return sql<SqlBool>`(${sql.join([...inScope, ...standing, matching], sql` AND `)})`;
}

/**
 * That columns hold it word by word as they are written. No phrase goes from one into the next. `amongOthers`: written as a range, which
 * PostgreSQL guesses to be met seldom, as a text is that has several things; it would look for them from the newest text on.
 */
function standsIn(wording: Wording, columns: readonly TextColumn[], amongOthers = false): RawBuilder<SqlBool> {
  if ("words" in wording) {
    const texts = columns.map((column) => sql.ref(`search_text.${column}`));
    const there = amongOthers ? sql`BETWEEN 1 AND 2147483647` : sql`> 0`;
    return sql<SqlBool>`strpos(${sql.join(texts, sql` || '.' || `)}, ${patternOf(wording)}) ${there}`;
  }
  const [parts, between] = "all" in wording ? [wording.all, sql` AND `] : [wording.any, sql` OR `];
  const several = amongOthers || ("all" in wording && parts.length > 1);
  return sql<SqlBool>`(${sql.join(
    parts.map((part) => standsIn(part, columns, several)),
    between,
  )})`;
}

/** As its words are in a column, each between two spaces. */
function patternOf({ words, goesOn }: Phrase): string {
  return ` ${words.join("  ")}${goesOn ? "" : " "}`;
}

/** That a column is one of a list's texts, written as JSON: one parameter, and one statement for lists of every length. */
export function isOneOf(db: Db, column: string, list: string): RawBuilder<SqlBool> {
  const values = isPostgres(db)
    ? sql`SELECT jsonb_array_elements_text(${list}::jsonb)`
    : sql`SELECT value FROM json_each(${list})`;
  return sql<SqlBool>`${sql.ref(column)} IN (${values})`;
}

/** How near those rows are to it, the less the nearer: bm25 as FTS5 reckons it (k1 1.2, b 0.75), a hit weighing by its column. */
export function nearness(
  db: Db,
  { wording, columns = textColumns }: Wanted,
  weights: Readonly<Record<TextColumn, number>>,
): RawBuilder<number> {
  if (!isPostgres(db)) {
    const each = textColumns.map((column) => sql.raw(weights[column].toFixed(1)));
    return sql`bm25(search_text, 0.0, ${sql.join(each)})`;
  }
  const all = sql`(SELECT count(*) * ${sql.raw(String(WRITTEN))} FROM search_text)`;
  const average = sql`(SELECT sum(length)::double precision / count(*) FROM search_text)`;
  const scores = phrasesOf(wording).map((phrase) => {
    const found = sql`(SELECT count(*) FROM search_text s WHERE s.places @@ ${tsquery(phrase, labelsOf(columns))}::tsquery)`;
    const rarity = sql`(SELECT greatest(ln((n.every - n.found + 0.5) / (n.found + 0.5)), 1e-6)
      FROM (SELECT ${found}::double precision AS found, ${all}::double precision AS every) n)`;
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

function labelsOf(columns: readonly TextColumn[] | undefined): string {
  if (!columns || columns.length === textColumns.length) return "";
  return columns.map((column) => "ABCD"[textColumns.indexOf(column)]).join("");
}

function tsquery(wording: Wording, labels: string): string {
  if ("words" in wording) {
    const { words, goesOn } = wording;
    const last = words.length - 1;
    return words
      .map((word, index) => {
        const how = labels + (goesOn && index === last ? "*" : "");
        return `'${word.replaceAll(/['\\]/g, "$&$&")}'${how ? `:${how}` : ""}`;
      })
      .join(" <-> ");
  }
  const [parts, between] = "all" in wording ? [wording.all, " & "] : [wording.any, " | "];
  return `(${parts.map((part) => `(${tsquery(part, labels)})`).join(between)})`;
}

/** Reads the state of one moment, while others go on writing. */
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

/** After rows that brought their numbers along: the next row's number is a new one. SQLite looks for itself. */
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

/** Runs a statement as it is, or several. */
export function runSql(db: Db): RunSql {
  return (text) => sql.raw<Record<string, unknown>>(text).execute(db);
}

/** The step of the schema a database is at; 0 where the site has never been. */
export async function schemaIn(db: Db): Promise<number> {
  if (isPostgres(db)) return postgresSchema(runSql(db));
  const { rows } = await runSql(db)("PRAGMA user_version");
  return Number(rows[0]?.user_version);
}

/** Whether the site is connected to this PostgreSQL. Of a file only its lock shows it (`isInUse`). */
export async function isInUseElsewhere(db: Db): Promise<boolean> {
  if (!isPostgres(db)) return false;
  const { rows } = await runSql(db)(
    "SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND application_name LIKE 'borupa%' AND pid <> pg_backend_pid()",
  );
  return rows.length > 0;
}

/** A value as this database returns it once it is stored. */
export function asStored<Value>(db: Db, value: Value): Value | string {
  return isPostgres(db) ? withoutNul(value) : value;
}

/**
 * A text of PostgreSQL's holds no NUL, and none is equal to one that does; SQLite's may, as it is or as JSON writes it, which
 * PostgreSQL stores and then cannot read.
 */
export function withoutNul<Value>(value: Value): Value | string {
  if (typeof value !== "string" || !NUL.test(value)) return value;
  const whole = value.replaceAll("\0", "\ufffd");
  return /^[[{]/.test(whole) ? whole.replaceAll(/(?<!\\)((?:\\\\)*)\\u0000/g, "$1\\ufffd") : whole;
}

const NUL = /\0|\\u0000/;

/** Not on disk at every step from here on: for a long fill, which is simply run again where it is interrupted. */
export async function writeHurriedly(db: Db): Promise<void> {
  if (!isPostgres(db)) await sql`PRAGMA synchronous = NORMAL`.execute(db);
}

/** The channel on which processes that share a PostgreSQL notify one another. */
export const CHANGES = "borupa_changes";

/** In a transaction: once it commits, every process is notified that something was written, and its number. SQLite's look for themselves. */
export async function notifyProcesses(trx: Db, generation: number): Promise<void> {
  if (isPostgres(trx)) await sql`SELECT pg_notify(${CHANGES}, ${String(generation)})`.execute(trx);
}

/** Does it unless another process that shares the database is doing it just now. What SQLite's do twice does no harm. */
export async function inOneProcess(db: Db, lock: number, work: () => Promise<void>): Promise<void> {
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
