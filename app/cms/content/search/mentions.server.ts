import { sql } from "kysely";
import type { Db } from "#app/platform/database/connection.server.ts";
import { matches, rankSql, type TextSearch } from "#app/platform/database/dialect.server.ts";
import { scopeToken } from "./index.server.ts";
import type { NameBook } from "./names.server.ts";
import { asTyped, type QueryTerm, topicsOf, wordingOfTerm } from "./read-query.ts";
import { type Mentions, memoised, searchCache } from "./search-cache.server.ts";

const WEIGHTS = { title: 12, words: 9, lead: 5, body: 1 };
/** Columns more relevant than the body. */
const TELLING = ["title", "words", "lead"] as const;
/** Number of pages above which a word is common. */
const COMMON = 500;

/**
 * Mentions of a term on visible pages. For common words, mentions in bodies are not scored: they are the most expensive
 * and the least relevant.
 */
export function mentions(db: Db, wanted: QueryTerm, book: NameBook): Promise<Mentions> {
  const key = JSON.stringify([wordingOfTerm(wanted), asTyped(wanted)]);
  return memoised(searchCache(book).mentions, key, () => computeMentions(db, wanted, book));
}

async function computeMentions(db: Db, wanted: QueryTerm, book: NameBook): Promise<Mentions> {
  const anywhere = { wording: wordingOfTerm(wanted), scope: scopeToken("live") };
  const typed = await typedIn(db, wanted);
  const topical = await documentsWithMeaning(db, topicsOf(wanted));
  const visible = (await matching(db, anywhere)).filter((rowid) => book.documents.has(rowid));
  const ranks = await weighed(db, visible.length > COMMON ? { ...anywhere, columns: TELLING } : anywhere);
  return { visible, ranks, typed, topical };
}

async function weighed(db: Db, wanted: TextSearch): Promise<ReadonlyMap<number, number>> {
  const { rows } = await sql<{ rowid: number; rank: number }>`
    SELECT rowid, ${rankSql(db, wanted, WEIGHTS)} AS rank FROM search_text WHERE ${matches(db, wanted)}`.execute(db);
  return new Map(rows.map(({ rowid, rank }) => [rowid, rank]));
}

async function typedIn(db: Db, wanted: QueryTerm): Promise<ReadonlySet<number>> {
  const wording = asTyped(wanted);
  if (wording === null) return new Set();
  return new Set(await matching(db, { wording, scope: scopeToken("live"), columns: TELLING }));
}

/** Returns pages with any of these meanings or topics. */
export async function documentsWithMeaning(db: Db, tokens: readonly string[]): Promise<number[]> {
  const any = tokens.map((token) => ({ words: [token], goesOn: false }));
  return any.length === 0 ? [] : matching(db, { wording: { any }, scope: scopeToken("live"), columns: ["words"] });
}

/** Aggregated into one string: three times faster than thousands of rows. */
async function matching(db: Db, wanted: TextSearch): Promise<number[]> {
  const { rows } = await sql<{ rowids: string | null }>`
    SELECT string_agg(CAST(rowid AS TEXT), ',') AS rowids FROM search_text WHERE ${matches(db, wanted)}`.execute(db);
  const [{ rowids } = { rowids: null }] = rows;
  return rowids === null ? [] : rowids.split(",").map(Number);
}
