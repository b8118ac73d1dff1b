import type { KindName } from "#app/cms/content/kind.ts";
import type { Db } from "#app/platform/database/connection.server.ts";
import { bareName, fold } from "#app/platform/search/fold.ts";
import { documentsWithMeaning, mentions } from "./mentions.server.ts";
import { documentsWithId, type NameBook, namesStartingWith, namesWith } from "./names.server.ts";
import { meaningsOf, meaningsWithin, type QueryTerm } from "./read-query.ts";
import type { Mentions } from "./search-cache.server.ts";

const EXACT = 1000;
/** Bonus for a phrase of the same meaning. */
const SAME_MEANING = 100;
/** Bonus for a name with all requested names: BEL（モハベ×レッサー） for モハベ レッサー. */
const ALL_NAMES = 100;
/** The same if the query has more than names: パステル クラウン 値段. */
const SEVERAL_NAMES = 20;
/** Bonus for a name with the query as prefix, and the extra for being hardly longer. */
const BEGINNING = 50;
const HARDLY_LONGER = 40;

function namedBy({ names }: NameBook, name: string): readonly number[] {
  return names.get(name)?.documents ?? [];
}

/** Returns bonuses for names that match or start with the query, by document. */
function nameBonuses(
  book: NameBook,
  wanted: readonly QueryTerm[],
  query: string,
  sameMeaning: readonly number[],
): ReadonlyMap<number, number> {
  const bonuses = new Map<number, number>();
  const give = (documents: readonly number[], bonus: number) => {
    for (const rowid of documents) bonuses.set(rowid, Math.max(bonus, bonuses.get(rowid) ?? 0));
  };
  const typed = fold(query).replaceAll(/\s/g, "");
  const spelled = wanted.map(({ word }) => word).join("");
  give(namedBy(book, typed), EXACT);
  give(documentsWithId(book, query), EXACT);
  give(namedBy(book, spelled), EXACT / 2);
  const bare = bareName(typed);
  give([...namedBy(book, bare), ...(book.bare.get(bare) ?? [])], EXACT / 2);
  give(sameMeaning, SAME_MEANING);
  const all = wanted.every(({ isName }) => isName);
  const names = all ? wanted : wanted.filter(({ isName, concepts }) => isName && concepts.length === 0);
  if (names.length > 1) {
    const words = names.map(({ word }) => word);
    for (const name of namesWith(book, words)) give(namedBy(book, name), all ? ALL_NAMES : SEVERAL_NAMES);
  }
  const [only, ...others] = wanted;
  if (!only || others.length > 0 || only.concepts.length > 0 || only.word.length < 2) return bonuses;
  for (const name of namesStartingWith(book, only.word)) {
    // Ignores text in brackets: アザンティック（VPI） counts as アザンティック.
    const length = name.replace(/\(.*$/, "").length;
    give(namedBy(book, name), BEGINNING + (HARDLY_LONGER * only.word.length) / length);
  }
  return bonuses;
}

export interface Ranked {
  rowid: number;
  kind: KindName;
  score: number;
  /** Share of the query covered, 0 to 1, weighted by rarity. */
  coverage: number;
}

/** Score for a mention of a common word in the body only. */
const ONLY_IN_BODY = -0.2;

/** Bonus for a phrase that matches all but one term. */
const NEARLY_SAME_MEANING = 15;
/** Bonus for a title that starts with one of several terms, and the coverage required: 湿度 下げる is about 湿度. */
const TOPIC = 4;
const TOPIC_COVERAGE = 0.7;
/** The same if only one term is a known word: 脱皮 期間. */
const TOPIC_OF_ALL_KNOWN = 0.9;
/** Bonus factor for a name equal to one of several terms, times its weight. */
const ONE_WORD = 1.5;
/** Factor for the literal word in title, names, summary or headings, over a synonym. */
const AS_TYPED = 1.2;
/** Weight of unknown words: 期間 with 脱皮. */
const UNKNOWN_WORD = 0.5;
/** Exponent of the penalty for missing terms. */
const COVERAGE_POWER = 1.5;
/** Coverage of a term that is only mentioned where others are about it. */
const MENTIONED = 0.6;

interface Page {
  score: number;
  weight: number;
  depth: number;
  /** Whether any term is in the title or lead, so that the page is ranked. */
  isWeighed: boolean;
}

/** Returns all visible pages that match any term, by relevance. `query` is compared with entire names. */
export async function ranked(db: Db, wanted: readonly QueryTerm[], query: string, book: NameBook): Promise<Ranked[]> {
  const { pages, topics, whole } = await weighed(db, wanted, book);
  for (const rowid of await documentsWithMeaning(db, meaningsWithin(wanted))) {
    const page = pages.get(rowid);
    if (page) page.score += NEARLY_SAME_MEANING;
  }
  const bonuses = nameBonuses(book, wanted, query, await documentsWithMeaning(db, meaningsOf(wanted)));
  for (const rowid of bonuses.keys()) {
    const page = pages.get(rowid);
    if (page) Object.assign(page, { weight: whole, depth: whole, isWeighed: true });
    else pages.set(rowid, { score: 0, weight: whole, depth: whole, isWeighed: true });
  }
  const ofTopic = wanted.filter((one) => distinctiveness(one) === 1).length > 1 ? TOPIC_COVERAGE : TOPIC_OF_ALL_KNOWN;
  const rest: Ranked[] = [];
  const near: Ranked[] = [];
  for (const [rowid, { score, weight, depth, isWeighed }] of pages) {
    const document = book.documents.get(rowid);
    if (!document) continue;
    const { kind, factor } = document;
    const topic = topics.get(rowid) ?? 0;
    const share = (answered: number) =>
      whole === 0 ? 0 : Math.min(1, Math.max(topic > 0 ? ofTopic : 0, answered / whole));
    const coverage = share(weight);
    const bonus = (bonuses.get(rowid) ?? 0) * factor;
    const row = { rowid, kind, coverage, score: (score + topic) * factor * share(depth) ** COVERAGE_POWER + bonus };
    if (isWeighed) near.push(row);
    else rest.push(row);
  }
  // The rest matches in the body only and is left unsorted.
  return [...near.sort((a, b) => b.score - a.score || a.rowid - b.rowid), ...rest];
}

/** Accumulates scores for each term. `topics`: bonuses of pages about one of several; `whole`: weight of full coverage. */
async function weighed(db: Db, wanted: readonly QueryTerm[], book: NameBook) {
  const pages = new Map<number, Page>();
  const topics = new Map<number, number>();
  let whole = 0;
  for (const one of wanted) {
    const found = await mentions(db, one, book);
    const weight = Math.log(1 + book.documents.size / Math.max(1, found.visible.length)) * distinctiveness(one);
    whole += weight;
    if (found.visible.length === 0) continue;
    const called = new Set(namedBy(book, one.word));
    for (const rowid of wanted.length > 1 ? new Set([...found.topical, ...called]) : []) {
      topics.set(rowid, (topics.get(rowid) ?? 0) + TOPIC + weight * ONE_WORD);
    }
    addMentions(pages, found, weight, called);
  }
  return { pages, topics, whole };
}

function addMentions(
  pages: Map<number, Page>,
  { visible, ranks, typed }: Mentions,
  weight: number,
  called: ReadonlySet<number>,
): void {
  const most = -Math.min(...ranks.values(), ONLY_IN_BODY);
  for (const rowid of visible) {
    const weighed = ranks.get(rowid);
    const rank = weighed ?? ONLY_IN_BODY;
    let page = pages.get(rowid);
    if (!page) {
      page = { score: 0, weight: 0, depth: 0, isWeighed: false };
      pages.set(rowid, page);
    }
    if (weighed !== undefined) page.isWeighed = true;
    page.score -= typed.has(rowid) ? rank * AS_TYPED : rank;
    if (called.has(rowid)) page.score += weight * ONE_WORD;
    page.weight += weight;
    page.depth += weight * (MENTIONED + (1 - MENTIONED) * Math.sqrt(Math.max(0, -rank) / most));
  }
}

function distinctiveness({ concepts, isName }: QueryTerm): number {
  return concepts.length > 0 || isName ? 1 : UNKNOWN_WORD;
}
