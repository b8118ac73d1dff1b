// The words of all articles numbered from 0 on: lists of numbers in place of Maps, which would take ten times the room.

import type { Words } from "./words.ts";

export interface Vocabulary {
  /** By number, the word. */
  known: Int32Array;
  /** By number, how many articles use it. */
  articlesWith: Uint32Array;
  /** The numbers of all articles' words, one article after the other. */
  numbers: Uint32Array;
  /** By article, where in `numbers` its words begin. */
  firsts: Uint32Array;
}

export function vocabularyOf(articles: readonly Words[]): Vocabulary {
  const firsts = new Uint32Array(articles.length);
  let all = 0;
  for (const [place, { words }] of articles.entries()) {
    firsts[place] = all;
    all += words.length;
  }
  const numbers = new Uint32Array(all);
  const known = new Int32Array(all);
  const articlesWith = new Uint32Array(all);
  // A word's number stands, one higher, at the first free slot from its own on: they are spread evenly as they are.
  const slots = new Uint32Array(2 ** Math.ceil(Math.log2(all * 1.5 + 1)));
  const last = slots.length - 1;
  let size = 0;
  let at = 0;
  for (const { words } of articles) {
    for (const word of words) {
      let slot = word & last;
      while (slots[slot] && known[(slots[slot] ?? 0) - 1] !== word) slot = (slot + 1) & last;
      if (!slots[slot]) {
        known[size] = word;
        size += 1;
        slots[slot] = size;
      }
      const number = (slots[slot] ?? 0) - 1;
      articlesWith[number] = (articlesWith[number] ?? 0) + 1;
      numbers[at] = number;
      at += 1;
    }
  }
  return { known: known.slice(0, size), articlesWith: articlesWith.slice(0, size), numbers, firsts };
}
