// Search over large sites, without scoring every page: pages that match in titles come first, and some hundred are enough.

import { type RawBuilder, sql } from "kysely";
import type { KindName } from "#app/cms/content/kind.ts";
import { isPublic } from "#app/cms/content/public.server.ts";
import { allKinds, kindNamed, kindNames } from "#app/cms/content/registry.ts";
import type { Db } from "#app/platform/database/connection.server.ts";
import { matches, type Wording } from "#app/platform/database/dialect.server.ts";
import { fold } from "#app/platform/search/fold.ts";
import { scopeToken } from "./index.server.ts";
import { meaning } from "./mentions.server.ts";
import type { NameBook } from "./names.server.ts";
import type { Ranked } from "./rank.server.ts";
import { meaningsOf, type QueryTerm, wordingOfTerm } from "./read-query.ts";
import { memoised, searchCache } from "./search-cache.server.ts";

/** Where a page says it, what that is worth, and how many such are looked at. */
const PLACES = [
  { columns: ["title"], worth: 8, most: 100 },
  { columns: ["title", "words", "lead"], worth: 4, most: 200 },
  { columns: undefined, worth: 1, most: 300 },
] as const;

/** Documents of a scope that say it, the newest of each place, with what they are worth. */
export async function telling(db: Db, scope: "live" | "work", wording: Wording): Promise<Map<number, number>> {
  const found = new Map<number, number>();
  for (const { columns, worth, most } of PLACES) {
    if (found.size >= most) break;
    const matching = matches(db, { wording, scope: scopeToken(scope), ...(columns ? { columns } : {}) });
    const { rows } = await sql<{ rowid: number }>`
      SELECT rowid FROM search_text WHERE ${matching} ORDER BY rowid DESC LIMIT ${most}`.execute(db);
    for (const { rowid } of rows) if (!found.has(rowid)) found.set(rowid, worth);
  }
  return found;
}

const EXACT = 1000;
const SAME_MEANING = 100;
/** Entries of one name. */
const CALLED = 50;

/** As `ranked`, of some hundred pages. `query` is compared with names as a whole. */
export async function rankedAmongMany(
  db: Db,
  wanted: readonly QueryTerm[],
  query: string,
  now: Date,
  book: NameBook,
): Promise<Ranked[]> {
  const wordings = wanted.map(wordingOfTerm);
  const called = await goingBy(db, [fold(query).replaceAll(/\s/g, ""), wanted.map(({ word }) => word).join("")]);
  const all = await cachedScores(db, { all: wordings }, book);
  const isLoose = all.size === 0 && called.length === 0 && wanted.length > 1;
  const worths = new Map(isLoose ? await cachedScores(db, { any: wordings }, book) : all);
  const same = await meaning(db, meaningsOf(wanted));
  for (const rowid of same) worths.set(rowid, (worths.get(rowid) ?? 0) + SAME_MEANING);
  for (const rowid of called) worths.set(rowid, (worths.get(rowid) ?? 0) + EXACT);
  const documents = await visibleOf(db, [...worths.keys()], now);
  return documents
    .map(({ rowid, kind, factor }) => {
      return { rowid, kind, coverage: isLoose ? 0.5 : 1, score: (worths.get(rowid) ?? 0) * factor };
    })
    .sort((a, b) => b.score - a.score || a.rowid - b.rowid);
}

/** Cached scores of published documents by rowid; see `telling`. */
function cachedScores(db: Db, wording: Wording, book: NameBook): Promise<ReadonlyMap<number, number>> {
  return memoised(searchCache(book).scores, JSON.stringify(wording), () => telling(db, "live", wording));
}

async function goingBy(db: Db, names: readonly string[]): Promise<number[]> {
  const entries = await db
    .selectFrom("entry_keys")
    .where("kind", "in", kindNames())
    .where("name", "=", "name")
    .where("text", "in", [...new Set(names)])
    .select(["kind", "id"])
    .limit(CALLED)
    .execute();
  if (entries.length === 0) return [];
  const rows = await db
    .selectFrom("search_documents")
    .where("scope", "=", "live")
    .where((eb) => eb.or(entries.map(({ kind, id }) => eb.and([eb("kind", "=", kind), eb("id", "=", id)]))))
    .select("rowid")
    .execute();
  return rows.map(({ rowid }) => rowid);
}

/** Visible ones, each with its weight among pages of other kinds. */
async function visibleOf(db: Db, rowids: readonly number[], now: Date) {
  if (rowids.length === 0) return [];
  const rows = await db
    .selectFrom("search_documents as d")
    .innerJoin("entries as e", (join) => join.onRef("e.kind", "=", "d.kind").onRef("e.id", "=", "d.id"))
    .where("d.rowid", "in", rowids)
    .where("d.kind", "in", kindNames())
    .where(isPublic(now, "e"))
    .select(["d.rowid", sql<KindName>`d.kind`.as("kind"), isLesser().as("lesser")])
    .execute();
  return rows.map(({ rowid, kind, lesser }) => {
    const { factor, except } = kindNamed(kind).search;
    return { rowid, kind, factor: (lesser && except?.factor) || factor };
  });
}

/** That a kind makes an exception for the entry. */
function isLesser(): RawBuilder<boolean> {
  const ways = allKinds().flatMap(({ name, search: { except } }) =>
    except ? [sql`(k.kind = ${name} AND k.name = ${except.key} AND k.text = ${except.text})`] : [],
  );
  if (ways.length === 0) return sql<boolean>`false`;
  return sql<boolean>`EXISTS (SELECT 1 FROM entry_keys k WHERE k.kind = d.kind AND k.id = d.id AND (${sql.join(ways, sql` OR `)}))`;
}
