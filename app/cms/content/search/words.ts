import type { Db } from "#app/platform/database/connection.server.ts";
import { NO_CHANGES, type SynonymChanges, synonymLines } from "./synonyms.ts";

export interface SitePage {
  to: string;
  title: string;
  summary: string;
  /** Search words besides the title. */
  words: readonly string[];
  /** Words that show the page next to other results. */
  phrases?: readonly string[];
}

export interface SearchWords {
  /** One group of synonyms per line, separated by spaces. */
  synonyms: readonly string[];
  /** Words ignored in queries: particles, inflections, question words, and words common to all pages. */
  functionWords: readonly string[];
  /** Site pages; list pages are defined by their kinds. */
  pages: readonly SitePage[];
  /** Resolves a query to a filtered list: オス 3万円以下. */
  narrowed?(db: Db, query: string, named: NamedEntry, now: Date): Promise<SitePage | undefined>;
}

/** Returns the id of the only entry of a kind with a folded name; undefined if none or several. */
export type NamedEntry = (kind: string, name: string) => string | undefined;

let shipped: SearchWords | undefined;
let changes = NO_CHANGES;
let current: SearchWords | undefined;

export function registerSearchWords(words: SearchWords): void {
  shipped = words;
  current = undefined;
}

export function changeSynonyms(changed: SynonymChanges): void {
  if (changed === changes || JSON.stringify(changed) === JSON.stringify(changes)) return;
  changes = changed;
  current = undefined;
}

export function shippedSynonyms(): readonly string[] {
  return registered().synonyms;
}

/** Throws if none are registered: entries would be indexed without them. */
export function searchWords(): SearchWords {
  const words = registered();
  current ??= { ...words, synonyms: synonymLines(words.synonyms, changes) };
  return current;
}

function registered(): SearchWords {
  if (!shipped) throw new Error("No search words are registered");
  return shipped;
}

/** Memoises a value computed from the registered words; recomputed when they change. */
export function memoiseByWords<Made>(make: (words: SearchWords) => Made): () => Made {
  let made: { from: SearchWords; it: Made } | undefined;
  return () => {
    const words = searchWords();
    if (made?.from !== words) made = { from: words, it: make(words) };
    return made.it;
  };
}
