// The site's search: every published kind, best first, with the words found marked.

import { type RawBuilder, sql } from "kysely";
import { type KindName, kindNames } from "#app/content/kind.ts";
import { kindNamed } from "#app/content/kinds.ts";
import type { Db } from "#app/database/connection.server.ts";
import { remembered } from "#app/site/remembered.server.ts";
import { anyExpression, fold, matchExpression, stemOf, wordsOf } from "./fold.ts";
import { nearestName } from "./near.ts";
import { type SitePage, sitePageFor } from "./site-pages.ts";
import { type Piece, snippet } from "./snippet.ts";

export interface Found {
  /** What kind of page it is, in the words people read. */
  label: string;
  to: string;
  title: Piece[];
  snippet: Piece[];
}

interface FoundKind {
  kind: KindName;
  label: string;
  total: number;
  /** Where the rest can be read; null where this is all, or visitors have no list of the kind. */
  more: string | null;
  items: Found[];
}

/** What a search found, and how it had to be understood. */
export interface Search {
  /** How many pages match. */
  total: number;
  /** A page of the site itself that goes by the query, then the nearest entries, of different kinds where they are about as near; they are not in the groups again. */
  best: Found[];
  groups: FoundKind[];
  /** The query as it was understood where the spelling as typed found nothing; null where it was taken as it is. */
  meant: string | null;
  /** True where no page has all the words: the groups hold pages with some of them. */
  isLoose: boolean;
}

const EACH = 8;
/** bm25 stays far below these: an entry that goes by exactly the words asked for comes first, then one that goes by one of them. */
const EXACT = 1000;
const ONE_WORD = 100;
/** A name that only begins with what was asked, and what it gains by being hardly longer. */
const BEGINNING = 50;
const HARDLY_LONGER = 40;
/** How much nearer a second page of a kind must be than the first of another. */
const SAME_KIND = 60;
const NEAREST = 3;
/** Names compared when a spelling finds nothing. */
const NAMES_MAX = 20_000;

/**
 * At most eight of each kind, the best kind first; nothing where nothing matches or there is nothing to look for.
 * Where no page holds every word, tries the nearest names, and then any of the words.
 */
export async function find(db: Db, query: string, now = new Date()): Promise<Search> {
  const page = sitePageFor(query);
  const typed = await findAll(db, query, now);
  if (typed.length > 0 || page) return { ...arranged(typed, query, page), meant: null, isLoose: false };
  const words = wordsOf(query);
  const meant = await nearestQuery(db, words, now);
  const near = meant === null ? [] : await findAll(db, meant, now);
  if (meant !== null && near.length > 0) return { ...arranged(near, meant), meant, isLoose: false };
  const some = await rowsMatching(db, anyExpression(words), words.join(" "), now);
  const { total, best, groups } = arranged(some, words.join(" "));
  // The lists ask for every word: they could not show the rest of these.
  const whole = groups.map((group) => ({ ...group, more: null }));
  return { total, best, groups: whole, meant: null, isLoose: some.length > 0 };
}

function findAll(db: Db, query: string, now: Date): Promise<Row[]> {
  return rowsMatching(db, matchExpression(query), query, now);
}

/** The words with each that nothing is called or contains put right; null where no name is near enough. */
async function nearestQuery(db: Db, words: readonly string[], now: Date): Promise<string | null> {
  const names = await nameBook(db, now);
  const whole = nearestName(words.join(""), names.keys());
  if (whole !== null) return names.get(whole) ?? null;
  const right = await Promise.all(
    words.map(async (word) => {
      if ((await findAll(db, word, now)).length > 0) return word;
      const name = nearestName(word, names.keys());
      return name === null ? null : (names.get(name) ?? null);
    }),
  );
  return right.includes(null) ? null : right.join(" ");
}

/** Every name that visitors can find something by: folded, with the title of what goes by it. */
function nameBook(db: Db, now: Date): Promise<ReadonlyMap<string, string>> {
  return remembered(db, "names", now, async () => {
    const rows = await db
      .selectFrom("entry_keys as k")
      .innerJoin("entries as e", (join) => join.onRef("e.kind", "=", "k.kind").onRef("e.id", "=", "k.id"))
      .where("k.kind", "in", kindNames)
      .where("k.name", "=", "name")
      .where("e.status", "=", sql.lit("published"))
      .where("e.trashed_at", "is", null)
      .where("e.publish_at", "<=", now.toISOString())
      // The live title: a draft's is nobody's business yet.
      .select(["k.text", sql<string>`json_extract(e.live, '$.title')`.as("title")])
      .limit(NAMES_MAX)
      .execute();
    const names = new Map<string, string>();
    const add = (name: string, shown: string) => {
      if (!names.has(name)) names.set(name, shown);
    };
    for (const { text, title } of rows) add(text, title);
    // One word of a longer name is a name too: アザンティック of アザンティック（VPI）.
    for (const { text, title } of rows) {
      for (const part of title.split(/[\s\p{P}\p{S}]+/u)) add(fold(part), part);
      for (const part of text.match(/[a-z]{4,}/g) ?? []) add(part, part);
    }
    return names;
  });
}

interface Row {
  rowid: number;
  kind: KindName;
  id: string;
  title: string;
  text: string;
  rank: number;
  /** How many of its kind match. */
  total: number;
}

/** The eight best of each kind, best first. The many matches are ranked by number alone; only the winners' texts are read. */
async function rowsMatching(db: Db, match: string | null, query: string, now: Date): Promise<Row[]> {
  if (match === null) return [];
  // Title counts ten times the body, names and readings six times.
  const { rows: matches } = await sql<Pick<Row, "rowid" | "kind" | "rank">>`
    SELECT d.rowid, d.kind, found.rank
    FROM (SELECT rowid, bm25(search_text, 10.0, 6.0, 1.0) AS rank FROM search_text WHERE search_text MATCH ${match}) found
    JOIN search_documents d ON d.rowid = found.rowid AND d.scope = 'live'
    JOIN entries e ON e.kind = d.kind AND e.id = d.id
    WHERE e.status = 'published' AND e.trashed_at IS NULL AND e.publish_at <= ${now.toISOString()}`.execute(db);
  const called = await goingBy(db, query);
  const ofKinds = new Map<KindName, Omit<Row, "id" | "title" | "text">[]>();
  for (const { rowid, kind, rank } of matches) {
    const ofKind = ofKinds.get(kind) ?? [];
    ofKind.push({ rowid, kind, rank: rank - (called.get(rowid) ?? 0), total: 0 });
    ofKinds.set(kind, ofKind);
  }
  const winners = kindNames.flatMap((kind) => {
    const ofKind = ofKinds.get(kind) ?? [];
    const best = ofKind.toSorted((a, b) => a.rank - b.rank || a.rowid - b.rowid).slice(0, EACH);
    return best.map((row) => ({ ...row, total: ofKind.length }));
  });
  if (winners.length === 0) return [];
  const texts = await db
    .selectFrom("search_documents")
    .select(["rowid", "id", "title", "text"])
    .where(
      "rowid",
      "in",
      winners.map(({ rowid }) => rowid),
    )
    .execute();
  const textOf = new Map(texts.map((row) => [row.rowid, row]));
  return winners
    .flatMap((row) => {
      const text = textOf.get(row.rowid);
      return text ? [{ ...row, ...text }] : [];
    })
    .sort((a, b) => a.rank - b.rank || a.kind.localeCompare(b.kind) || a.rowid - b.rowid);
}

/** By document: how much nearer an entry is for going by the words asked for. */
async function goingBy(db: Db, query: string): Promise<ReadonlyMap<number, number>> {
  const whole = fold(query).replaceAll(/\s/g, "");
  const exact = [...new Set([fold(query), whole])];
  const words = [...new Set(wordsOf(query).flatMap((word) => [fold(word), fold(stemOf(word))]))];
  // CROSS: from the few names to their documents, never the other way round.
  const named = (bonus: RawBuilder<unknown>, condition: RawBuilder<unknown>) => sql`
    SELECT d.rowid, ${bonus} AS bonus FROM entry_keys k
    CROSS JOIN search_documents d ON d.scope = 'live' AND d.kind = k.kind AND d.id = k.id
    WHERE k.kind IN (${sql.join(kindNames)}) AND k.name = 'name' AND ${condition}`;
  // Of the names that begin with it the shortest is meant: パステル, not パステルパイド, by パステ. A line in brackets is no length.
  const begun = (word: string) =>
    sql`${sql.lit(BEGINNING)} + ${sql.lit(HARDLY_LONGER * word.length)} / (INSTR(k.text || '(', '(') - 1)`;
  const ways = [
    named(sql.lit(EXACT), sql`k.text IN (${sql.join(exact)})`),
    ...(words.length > 0 ? [named(sql.lit(ONE_WORD), sql`k.text IN (${sql.join(words)})`)] : []),
    // As a range, an index can walk it.
    ...[...new Set([whole, ...words])]
      .filter((word) => word.length > 1)
      .map((word) => named(begun(word), sql`k.text >= ${word} AND k.text < ${`${word}\u{10ffff}`}`)),
  ];
  const { rows } = await sql<{ rowid: number; bonus: number }>`
    SELECT rowid, MAX(bonus) AS bonus FROM (${sql.join(ways, sql` UNION ALL `)}) GROUP BY rowid`.execute(db);
  return new Map(rows.map(({ rowid, bonus }) => [rowid, bonus]));
}

/** Rows as the page shows them: the nearest first, then the rest by kind. `query`: whose words are marked. */
function arranged(rows: readonly Row[], query: string, page?: SitePage): Pick<Search, "total" | "best" | "groups"> {
  const nearest = nearestOf(rows);
  const found = (row: Row): Found => ({
    label: kindNamed(row.kind).label,
    to: `${kindNamed(row.kind).path}/${row.id}`,
    title: snippet(row.title, query, row.title.length),
    snippet: snippet(row.text, query, 110),
  });
  const groups = [...new Set(rows.map((row) => row.kind))].map((kind) => {
    const ofKind = rows.filter((row) => row.kind === kind);
    const { path, label, hasPublicList } = kindNamed(kind);
    const total = ofKind[0]?.total ?? 0;
    return {
      kind,
      label,
      total,
      more: hasPublicList && total > ofKind.length ? `${path}?q=${encodeURIComponent(query)}` : null,
      items: ofKind.filter((row) => !nearest.includes(row)).map(found),
    };
  });
  const ofSite = page
    ? [
        {
          label: "このサイトのページ",
          to: page.to,
          title: snippet(page.title, query, page.title.length),
          snippet: snippet(page.summary, query, page.summary.length),
        },
      ]
    : [];
  const total = groups.reduce((sum, group) => sum + group.total, ofSite.length);
  return { total, best: [...ofSite, ...nearest.map(found)], groups };
}

/** Three rows, best first; each further one of a kind must be clearly nearer than the first of another kind. */
function nearestOf(rows: readonly Row[]): Row[] {
  const chosen: Row[] = [];
  const cost = (row: Row) => row.rank + chosen.filter(({ kind }) => kind === row.kind).length * SAME_KIND;
  while (chosen.length < NEAREST && chosen.length < rows.length) {
    const left = rows.filter((row) => !chosen.includes(row));
    chosen.push(left.reduce((best, row) => (cost(row) < cost(best) ? row : best)));
  }
  return chosen;
}
