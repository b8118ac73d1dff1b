// What a phrase asks for, whatever its words and their order: 卵が凹む and へこんだ卵 mean the same.

import { type QueryTerm, readQuery } from "./read-query.ts";

/** What a meaning is in the index: one token no text can contain. */
const MARK = "\u{e001}";
const JOINED = "\u{e002}";
const TOPIC = "\u{e003}";
/** One thing alone is found by its concept; more than these nobody asks for in the same way again. */
const PARTS = { least: 2, most: 4 };
/** Words that stand for several things make several meanings. */
const MEANINGS_MAX = 16;

/** A token for each way to take what a query asks for; none where that is one thing, or much. */
export function meaningsOf(wanted: readonly QueryTerm[]): string[] {
  if (wanted.length < PARTS.least || wanted.length > PARTS.most) return [];
  const ways = wanted
    .map(({ word, concepts }) => (concepts.length > 0 ? concepts : [word]))
    .reduce<string[][]>((made, each) => made.flatMap((way) => each.map((one) => [...way, one])), [[]]);
  return ways.slice(0, MEANINGS_MAX).map((way) => MARK + way.toSorted().join(JOINED));
}

/** The same of a query that asks for one thing more: of モルフ 値段 ランキング those of モルフ 値段. */
export function meaningsWithin(wanted: readonly QueryTerm[]): string[] {
  if (wanted.length > PARTS.most + 1) return [];
  return wanted.flatMap((_, index) => meaningsOf(wanted.toSpliced(index, 1)));
}

/** What a title speaks of first: 湿度 of 湿度の整え方. */
export function topicsOfTitle(title: string): string[] {
  const [first] = readQuery(title);
  return first ? topicsOf(first) : [];
}

/** The same of one thing that is asked for. */
export function topicsOf({ word, concepts }: QueryTerm): string[] {
  return (concepts.length > 0 ? concepts : [word]).map((one) => TOPIC + one);
}

/** The same of a phrase that an entry goes by. */
export function meaningsOfName(name: string): string[] {
  return meaningsOf(readQuery(name));
}
