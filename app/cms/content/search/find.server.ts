import { LRUCache } from "lru-cache";
import type { KindName } from "#app/cms/content/kind.ts";
import { kindNamed } from "#app/cms/content/registry.ts";
import type { Db } from "#app/platform/database/connection.server.ts";
import { runsOf } from "#app/platform/search/fold.ts";
import { currentTime } from "#app/platform/site/clock.server.ts";
import { memoise } from "#app/platform/site/memoise.ts";
import { correctSpelling } from "./correct-spelling.server.ts";
import { type Found, ofSitePage, texts } from "./found-texts.server.ts";
import { type NameBook, nameBook, namedIn } from "./names.server.ts";
import { type Ranked, ranked } from "./rank.server.ts";
import { type QueryTerm, readQuery } from "./read-query.ts";
import { memoised } from "./search-cache.server.ts";
import { sitePageFor, sitePageMentionedIn } from "./site-pages.ts";
import { loadSynonyms } from "./synonyms.server.ts";
import { wordsFor } from "./vocabulary.ts";
import { type SitePage, searchWords } from "./words.ts";

interface FoundKind {
  kind: KindName;
  label: string;
  total: number;
  /** URL of the full list; null if nothing is left or the kind has no public list. */
  more: string | null;
  items: Found[];
}

export interface Search {
  total: number;
  /**
   * A site page matching the query, then the most relevant entries, preferring different kinds; not repeated in
   * `groups`.
   */
  best: Found[];
  groups: FoundKind[];
  /** Corrected query if the original found nothing; else null. */
  meant: string | null;
  /** No page matches all words; the groups hold partial matches. */
  isLoose: boolean;
}

const EACH = 8;
const NEAREST = 3;
/** Position of a site page that is only one of several answers. */
const BESIDE = 2;
/** Score factor for each further result of the same kind among the best. */
const SAME_KIND = 0.85;
/** Minimum coverage of the best results if others cover the entire query. */
const NEAR_ENOUGH = 0.35;
/** Minimum coverage relative to the best page if none covers the entire query. */
const LOOSE_SHARE = 0.6;

/** Maximum number of highlighted words; each costs a scan of the text. */
const MARKED_MAX = 10;

const resultsOf = memoise((_: NameBook) => new LRUCache<string, Search>({ max: 200 }));

const NOTHING: Search = { total: 0, best: [], groups: [], meant: null, isLoose: false };

/** Returns at most eight results per kind, most relevant kind first. */
export async function find(db: Db, query: string, now = currentTime()): Promise<Search> {
  const [book] = await Promise.all([nameBook(db, now), loadSynonyms(db, now)]);
  return memoised(resultsOf(book), query, () => findIn(db, book, query, now));
}

async function findIn(db: Db, book: NameBook, query: string, now: Date): Promise<Search> {
  const typed = readQuery(query, book.names);
  if (typed.length === 0) return NOTHING;
  const { wanted, meant } = await correctSpelling(db, typed, query, book);
  const named = (await searchWords().narrowed?.(db, query, namedIn(book), now)) ?? sitePageFor(query, typed, wanted);
  const ofSite = { page: named ?? sitePageMentionedIn(query), place: named ? 0 : BESIDE };
  const all = await ranked(db, wanted, meant ?? query, book);
  const whole = all.filter(({ coverage }) => coverage > 0.999);
  const isLoose = whole.length === 0;
  const most = Math.max(0, ...all.map(({ coverage }) => coverage));
  const shown = isLoose ? all.filter(({ coverage }) => coverage >= most * LOOSE_SHARE) : whole;
  const near = isLoose ? shown : all.filter(({ coverage }) => coverage >= NEAR_ENOUGH);
  const nearest = nearestOf(near.length < NEAREST ? all : near);
  const rows = [...new Set([...nearest, ...shown])];
  const arranged = await arrange(db, book, rows, nearest, markedWords(wanted, query), ofSite);
  // List pages search for the literal words, so they cannot show corrected or partial matches.
  const groups = arranged.groups.map((group) => ({
    ...group,
    more: isLoose || meant !== null || group.more === null ? null : `${group.more}?q=${encodeURIComponent(query)}`,
  }));
  return { ...arranged, groups, meant, isLoose: isLoose && all.length > 0 && !named };
}

function markedWords(wanted: readonly QueryTerm[], query: string): readonly string[] {
  const words = wanted.flatMap(({ word, concepts }) => [word, ...concepts.flatMap(wordsFor)]);
  // One or two kana occur inside other words.
  const specific = [...new Set(words)].filter((word) => !/^[ァ-ヺ]{1,2}$/.test(word));
  return specific.length > 0 ? specific.slice(0, MARKED_MAX) : runsOf(query);
}

/** Returns the three best rows, penalising repeated kinds. */
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

async function arrange(
  db: Db,
  book: NameBook,
  rows: readonly Ranked[],
  nearest: readonly Ranked[],
  marked: readonly string[],
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
