// The site's search: every published kind, best first, with the words found marked.

import { LRUCache } from "lru-cache";
import type { KindName } from "#app/cms/content/kind.ts";
import { kindNamed } from "#app/cms/content/registry.ts";
import type { Db } from "#app/platform/database/connection.server.ts";
import { currentTime } from "#app/platform/site/clock.server.ts";
import { memoise } from "#app/platform/site/memoise.ts";
import { correctSpelling } from "./correct-spelling.server.ts";
import { type Found, ofSitePage, texts } from "./found-texts.server.ts";
import { type NameBook, nameBook, namedIn } from "./names.server.ts";
import { type Ranked, ranked } from "./rank.server.ts";
import { type QueryTerm, readQuery } from "./read-query.ts";
import { memoised } from "./search-cache.server.ts";
import { sitePageBeside, sitePageFor } from "./site-pages.ts";
import { loadSynonyms } from "./synonyms.server.ts";
import { wordsFor } from "./vocabulary.ts";
import { type SitePage, searchWords } from "./words.ts";

interface FoundKind {
  kind: KindName;
  label: string;
  total: number;
  /** Where the rest can be read; null where this is all, or visitors have no list of the kind. */
  more: string | null;
  items: Found[];
}

/** Results of a search, and how the query was understood. */
export interface Search {
  /** How many pages match. */
  total: number;
  /** A page of the site itself that goes by the query, then the nearest entries, of different kinds where they are about as near; they are not in the groups again. */
  best: Found[];
  groups: FoundKind[];
  /** The query as it was understood where the spelling as typed found nothing; null where it was taken as it is. */
  meant: string | null;
  /** True where no page has all that was requested: the groups hold pages with some of it. */
  isLoose: boolean;
}

const EACH = 8;
const NEAREST = 3;
/** Position of a site page that is one answer of several. */
const BESIDE = 2;
/** Factor for the score of a second page of a kind, relative to the first of another. */
const SAME_KIND = 0.85;
/** How much of the query a page among the nearest must answer, though others answer all of it. */
const NEAR_ENOUGH = 0.35;
/** How much of what the best page answers a page must, where none answers all. */
const LOOSE_SHARE = 0.6;

/** Words marked in what is shown: every one costs a look through the text. */
const MARKED_MAX = 10;

/** Results by the query as it was typed, until anything is written. */
const resultsOf = memoise((_: NameBook) => new LRUCache<string, Search>({ max: 200 }));

const NOTHING: Search = { total: 0, best: [], groups: [], meant: null, isLoose: false };

/** At most eight of each kind, the best kind first; nothing where nothing matches or there is nothing to look for. */
export async function find(db: Db, query: string, now = currentTime()): Promise<Search> {
  const [book] = await Promise.all([nameBook(db, now), loadSynonyms(db, now)]);
  return memoised(resultsOf(book), query, () => findIn(db, book, query, now));
}

async function findIn(db: Db, book: NameBook, query: string, now: Date): Promise<Search> {
  const typed = readQuery(query, book.names);
  if (typed.length === 0) return NOTHING;
  const { wanted, meant } = await correctSpelling(db, typed, query, book);
  const named = (await searchWords().narrowed?.(db, query, namedIn(book), now)) ?? sitePageFor(query, typed, wanted);
  const ofSite = { page: named ?? sitePageBeside(query), place: named ? 0 : BESIDE };
  const all = await ranked(db, wanted, meant ?? query, book);
  const whole = all.filter(({ coverage }) => coverage > 0.999);
  const isLoose = whole.length === 0;
  const most = Math.max(0, ...all.map(({ coverage }) => coverage));
  const shown = isLoose ? all.filter(({ coverage }) => coverage >= most * LOOSE_SHARE) : whole;
  const near = isLoose ? shown : all.filter(({ coverage }) => coverage >= NEAR_ENOUGH);
  const nearest = nearestOf(near.length < NEAREST ? all : near);
  const rows = [...new Set([...nearest, ...shown])];
  const arranged = await arrange(db, book, rows, nearest, markedWords(wanted, query), ofSite);
  // The lists ask for every word as it was typed: they could not show the rest of these.
  const groups = arranged.groups.map((group) => ({
    ...group,
    more: isLoose || meant !== null || group.more === null ? null : `${group.more}?q=${encodeURIComponent(query)}`,
  }));
  return { ...arranged, groups, meant, isLoose: isLoose && all.length > 0 && !named };
}

/** Marked in what is shown: what was typed, and the other words for it. */
function markedWords(wanted: readonly QueryTerm[], query: string): string {
  const words = wanted.flatMap(({ word, concepts }) => [word, ...concepts.flatMap(wordsFor)]);
  // A few kana are in the middle of other words.
  const telling = [...new Set(words)].filter((word) => !/^[ァ-ヺ]{1,2}$/.test(word));
  return telling.length > 0 ? telling.slice(0, MARKED_MAX).join(" ") : query;
}

/** Three rows, best first; each further one of a kind must be clearly nearer than the first of another kind. */
function nearestOf(rows: readonly Ranked[]): Ranked[] {
  const chosen: Ranked[] = [];
  const worth = (row: Ranked) => row.score * SAME_KIND ** chosen.filter(({ kind }) => kind === row.kind).length;
  const left = new Set(rows.slice(0, 50));
  while (chosen.length < NEAREST && left.size > 0) {
    const best = [...left].reduce((one, other) => (worth(other) > worth(one) ? other : one));
    chosen.push(best);
    left.delete(best);
  }
  return chosen;
}

/** Rows as the page shows them: the nearest first, then the best of the rest by kind. */
async function arrange(
  db: Db,
  book: NameBook,
  rows: readonly Ranked[],
  nearest: readonly Ranked[],
  marked: string,
  { page, place }: { page: SitePage | undefined; place: number },
): Promise<Pick<Search, "total" | "best" | "groups">> {
  const kinds = [...new Set(rows.map(({ kind }) => kind))];
  const groups = kinds.map((kind) => {
    const ofKind = rows.filter((row) => row.kind === kind);
    return { kind, total: ofKind.length, rest: ofKind.filter((row) => !nearest.includes(row)).slice(0, EACH) };
  });
  const found = await texts(db, book, [...nearest, ...groups.flatMap(({ rest }) => rest)], marked);
  const ofSite = page ? [ofSitePage(page, marked)] : [];
  return {
    total: rows.length + ofSite.length,
    best: nearest.flatMap((row) => found.get(row.rowid) ?? []).toSpliced(place, 0, ...ofSite),
    groups: groups.map(({ kind, total, rest }) => {
      const { path, label, hasPublicList } = kindNamed(kind);
      const near = nearest.filter((row) => row.kind === kind).length;
      const isAll = rest.length + near === total;
      const items = rest.flatMap((row) => found.get(row.rowid) ?? []);
      return { kind, label, total, more: hasPublicList && !isAll ? path : null, items };
    }),
  };
}
