// Intermediate search results, memoised per name book, so dropped on any write.

import { LRUCache } from "lru-cache";
import type { FoldedText } from "#app/platform/search/folded-text.ts";
import { memoise } from "#app/platform/site/memoise.ts";
import type { NameBook } from "./names.server.ts";

export interface Mentions {
  visible: readonly number[];
  /** bm25 rank, lower is better. */
  ranks: ReadonlyMap<number, number>;
  typed: ReadonlySet<number>;
  /** Pages whose title starts with the term. */
  topical: readonly number[];
}

export interface ShownDocument {
  id: string;
  title: FoldedText;
  text: FoldedText;
}

/** Limits in entries and characters; about 5 MB each. */
const PAGES_KEPT = 60_000;
const CHARACTERS_KEPT = 250_000;

const WORDS_KEPT = 2_000;

export const searchCache = memoise((_: NameBook) => ({
  mentions: new LRUCache<string, Mentions>({
    maxSize: PAGES_KEPT,
    sizeCalculation: ({ visible, ranks, typed, topical }) =>
      20 + visible.length + ranks.size + typed.size + topical.length,
  }),
  mentioned: new LRUCache<string, boolean>({ max: WORDS_KEPT }),
  documents: new LRUCache<number, ShownDocument>({
    maxSize: CHARACTERS_KEPT,
    sizeCalculation: ({ title, text }) => 100 + title.text.length + text.text.length,
  }),
}));

/** Returns the memoised value of a key, computing it on a miss. */
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
