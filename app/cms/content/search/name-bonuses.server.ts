// What a page gains for going by the name that was asked for.

import { fold } from "#app/platform/search/fold.ts";
import { bareName } from "./bare-name.ts";
import { withId } from "./named-entries.server.ts";
import { type NameBook, namesFrom } from "./names.server.ts";
import type { QueryTerm } from "./read-query.ts";

/** An entry that goes by exactly what was asked comes before all others, encyclopedia before records. */
const EXACT = 1000;
/** One that goes by a phrase asking for the same things, in other words or another order. */
const SAME_MEANING = 100;
/** One whose name has every one of several names asked for: BEL（モハベ×レッサー） of モハベ レッサー. */
const ALL_NAMES = 100;
/** And where more than names is asked for: パステル クラウン 値段. */
const SEVERAL_NAMES = 20;
/** A name that only begins with what was asked, and what it gains by being hardly longer. */
const BEGINNING = 50;
const HARDLY_LONGER = 40;

/** The documents that go by a folded name. */
export function namedBy({ names }: NameBook, name: string): readonly number[] {
  return names.get(name)?.documents ?? [];
}

/** By document: what it gains for going by the whole of what was asked, or by a name that begins so. */
export function nameBonuses(
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
    for (const [name, { documents }] of book.names) {
      if (names.every(({ word }) => name.includes(word))) give(documents, all ? ALL_NAMES : SEVERAL_NAMES);
    }
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
