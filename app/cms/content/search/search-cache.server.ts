// Memoised results of searches that later ones are likely to need: dropped with the name book, when anything is written.

import { LRUCache } from "lru-cache";
import type { FoldedText } from "#app/platform/search/folded-text.ts";
import { memoise } from "#app/platform/site/memoise.ts";
import type { NameBook } from "./names.server.ts";

/** Where a thing is mentioned. */
export interface Mentions {
  visible: readonly number[];
  /** bm25's, of those that are weighed: the less, the nearer. */
  ranks: ReadonlyMap<number, number>;
  /** The pages that use the very word. */
  typed: ReadonlySet<number>;
  /** The pages whose title speaks of it first. */
  topical: readonly number[];
}

/** Result data of a document. */
export interface ShownDocument {
  id: string;
  title: FoldedText;
  text: FoldedText;
}

interface SearchCache {
  /** By what was looked for. */
  mentions: LRUCache<string, Mentions>;
  /** By what was looked for: whether any page mentions it. */
  mentioned: LRUCache<string, boolean>;
  /** By document. */
  documents: LRUCache<number, ShownDocument>;
}

/** About 5 MB each: a page found, and a character with its place. */
const PAGES_KEPT = 60_000;
const CHARACTERS_KEPT = 250_000;

const WORDS_KEPT = 2_000;

export const searchCache = memoise(
  (_: NameBook): SearchCache => ({
    mentions: new LRUCache({
      maxSize: PAGES_KEPT,
      sizeCalculation: ({ visible, ranks, typed, topical }) =>
        20 + visible.length + ranks.size + typed.size + topical.length,
    }),
    mentioned: new LRUCache({ max: WORDS_KEPT }),
    documents: new LRUCache({
      maxSize: CHARACTERS_KEPT,
      sizeCalculation: ({ title, text }) => 100 + title.text.length + text.text.length,
    }),
  }),
);

/** Returns the memoised value of a key, computing it where there is none. */
export async function memoised<Key extends string, Value extends object | boolean>(
  cache: LRUCache<Key, Value>,
  key: Key,
  make: () => Promise<Value>,
): Promise<Value> {
  const known = cache.get(key);
  if (known !== undefined) return known;
  const made = await make();
  cache.set(key, made);
  return made;
}
