// Words for the search engine. It has none of its own: the site registers them at start.

import type { Db } from "#app/platform/database/connection.server.ts";
import { NO_CHANGES, type SynonymChanges, synonymLines } from "./synonyms.ts";

/** A page without an entry, found by its name. */
export interface SitePage {
  to: string;
  title: string;
  summary: string;
  /** Queries for this page; its title is one of them. */
  words: readonly string[];
  /** Words that make it one answer of several, with any other words. */
  beside?: readonly string[];
}

export interface SearchWords {
  /** Each line holds words that ask for the same thing, separated by spaces. */
  synonyms: readonly string[];
  /** Function words: particles, endings, question words, and words that every page here is about. */
  functionWords: readonly string[];
  /** The site's own pages; the lists of kinds say so themselves. */
  pages: readonly SitePage[];
  /** A list narrowed to what is requested: オス 3万円以下. */
  narrowed?(db: Db, query: string, named: NamedEntry, now: Date): Promise<SitePage | undefined>;
}

/** The id of the one entry of a kind that goes by a folded name; undefined where none does, or several. */
export type NamedEntry = (kind: string, name: string) => string | undefined;

let shipped: SearchWords | undefined;
let changes = NO_CHANGES;
let current: SearchWords | undefined;

export function registerSearchWords(words: SearchWords): void {
  shipped = words;
  current = undefined;
}

/** From here on the shipped synonyms are used with what admins have changed. */
export function changeSynonyms(changed: SynonymChanges): void {
  if (changed === changes || JSON.stringify(changed) === JSON.stringify(changes)) return;
  changes = changed;
  current = undefined;
}

/** The synonyms as they ship with the site. */
export function shippedSynonyms(): readonly string[] {
  return registered().synonyms;
}

/** Throws where none are: entries would be indexed, and sought, without them. */
export function searchWords(): SearchWords {
  const words = registered();
  current ??= { ...words, synonyms: synonymLines(words.synonyms, changes) };
  return current;
}

function registered(): SearchWords {
  if (!shipped) throw new Error("No search words are registered");
  return shipped;
}

/** Memoised: computed from the registered words on first use, and again when others are registered. */
export function madeOfWords<Made>(make: (words: SearchWords) => Made): () => Made {
  let made: { from: SearchWords; it: Made } | undefined;
  return () => {
    const words = searchWords();
    if (made?.from !== words) made = { from: words, it: make(words) };
    return made.it;
  };
}
