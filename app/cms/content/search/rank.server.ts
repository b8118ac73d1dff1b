// How near each visible page is to what a query asks for.

import type { KindName } from "#app/cms/content/kind.ts";
import type { Db } from "#app/platform/database/connection.server.ts";
import { bareName, fold } from "#app/platform/search/fold.ts";
import { meaning, mentions } from "./mentions.server.ts";
import { type NameBook, namesFrom, namesWith, withId } from "./names.server.ts";
import { meaningsOf, meaningsWithin, type QueryTerm } from "./read-query.ts";
import type { Mentions } from "./search-cache.server.ts";

// Score of a page whose name is the query.

/** An entry that goes by exactly the query comes before all others, encyclopedia before records. */
const EXACT = 1000;
/** One that goes by a phrase asking for the same things, in other words or another order. */
const SAME_MEANING = 100;
/** One whose name has every one of several names requested: BEL（モハベ×レッサー） of モハベ レッサー. */
const ALL_NAMES = 100;
/** And where more than names is requested: パステル クラウン 値段. */
const SEVERAL_NAMES = 20;
/** A name that only begins with the query, and what it gains by being hardly longer. */
const BEGINNING = 50;
const HARDLY_LONGER = 40;

/** The documents that go by a folded name. */
function namedBy({ names }: NameBook, name: string): readonly number[] {
  return names.get(name)?.documents ?? [];
}

/** By document: what it gains for going by the whole of the query, or by a name that begins so. */
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
  give(withId(book, query), EXACT);
  give(namedBy(book, spelled), EXACT / 2);
  give(book.bare.get(bareName(typed)) ?? [], EXACT / 2);
  give(sameMeaning, SAME_MEANING);
  const all = wanted.every(({ isName }) => isName);
  const names = all ? wanted : wanted.filter(({ isName, concepts }) => isName && concepts.length === 0);
  if (names.length > 1) {
    const words = names.map(({ word }) => word);
    for (const name of namesWith(book, words)) give(namedBy(book, name), all ? ALL_NAMES : SEVERAL_NAMES);
  }
  const [only, ...others] = wanted;
  if (!only || others.length > 0 || only.concepts.length > 0 || only.word.length < 2) return bonuses;
  for (const name of namesFrom(book, only.word)) {
    // A line in brackets is no length: アザンティック（VPI） is as long as アザンティック.
    const length = name.replace(/\(.*$/, "").length;
    give(namedBy(book, name), BEGINNING + (HARDLY_LONGER * only.word.length) / length);
  }
  return bonuses;
}

export interface Ranked {
  rowid: number;
  kind: KindName;
  score: number;
  /** How much of the query it answers, 0 to 1, rare words counting more. */
  coverage: number;
}

/** Weight of a mention of a common word in the body only. */
const ONLY_IN_BODY = -0.2;

/** Score for a phrase that excludes one thing. */
const NEARLY_SAME_MEANING = 15;
/** Score of a page whose title begins with one of several things, and the least share of the query it must answer: 湿度 下げる is a question about 湿度. */
const TOPIC = 4;
const TOPIC_COVERAGE = 0.7;
/** The same where no keeper has a word for the rest: 脱皮 期間. */
const TOPIC_OF_ALL_KNOWN = 0.9;
/** Score for a name that is one word of several, in units of the word's own weight. */
const ONE_WORD = 1.5;
/** A page whose title, names, summary or headings use the very word, before one that uses another for the same. */
const AS_TYPED = 1.2;
/** Weight of a word outside the keepers' vocabulary: 期間 with 脱皮. */
const UNKNOWN_WORD = 0.5;
/** How much a page loses for what it does not speak of. */
const COVERAGE_POWER = 1.5;
/** And of how much of one thing it speaks that only mentions it, where others speak of nothing else. */
const MENTIONED = 0.6;

interface Page {
  score: number;
  weight: number;
  depth: number;
  /** Returns whether the page mentions anything in its title or lead, and ranks among the others. */
  isWeighed: boolean;
}

interface Weighed {
  pages: Map<number, Page>;
  /** Of several things requested, those a page is about: what it gains by that. */
  topics: ReadonlyMap<number, number>;
  /** Weight of a page that answers the whole query. */
  whole: number;
}

/** Every visible page that has anything of what is wanted, nearest first. `query` is compared with names as a whole. */
export async function ranked(db: Db, wanted: readonly QueryTerm[], query: string, book: NameBook): Promise<Ranked[]> {
  const { pages, topics, whole } = await weighed(db, wanted, book);
  for (const rowid of await meaning(db, meaningsWithin(wanted))) {
    const page = pages.get(rowid);
    if (page) page.score += NEARLY_SAME_MEANING;
  }
  const bonuses = nameBonuses(book, wanted, query, await meaning(db, meaningsOf(wanted)));
  for (const rowid of bonuses.keys()) {
    const page = pages.get(rowid);
    if (page) Object.assign(page, { weight: whole, depth: whole, isWeighed: true });
    else pages.set(rowid, { score: 0, weight: whole, depth: whole, isWeighed: true });
  }
  const ofTopic = wanted.filter((one) => tellingness(one) === 1).length > 1 ? TOPIC_COVERAGE : TOPIC_OF_ALL_KNOWN;
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
  // The rest has the words only somewhere in its body: thousands of it need no order.
  return [...near.sort((a, b) => b.score - a.score || a.rowid - b.rowid), ...rest];
}

/** Each thing that is requested, and what every page that mentions it gains. */
async function weighed(db: Db, wanted: readonly QueryTerm[], book: NameBook): Promise<Weighed> {
  const pages = new Map<number, Page>();
  const topics = new Map<number, number>();
  let whole = 0;
  for (const one of wanted) {
    const found = await mentions(db, one, book);
    const weight = Math.log(1 + book.documents.size / Math.max(1, found.visible.length)) * tellingness(one);
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

function tellingness({ concepts, isName }: QueryTerm): number {
  return concepts.length > 0 || isName ? 1 : UNKNOWN_WORD;
}
