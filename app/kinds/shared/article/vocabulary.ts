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
  const numberOf = new Map<number, number>();
  const articlesWith: number[] = [];
  const firsts = new Uint32Array(articles.length);
  const numbers = new Uint32Array(articles.reduce((all, { words }) => all + words.length, 0));
  let at = 0;
  for (const [place, { words }] of articles.entries()) {
    firsts[place] = at;
    for (const word of words) {
      const number = numberOf.get(word) ?? numberOf.size;
      numberOf.set(word, number);
      articlesWith[number] = (articlesWith[number] ?? 0) + 1;
      numbers[at] = number;
      at += 1;
    }
  }
  return { known: Int32Array.from(numberOf.keys()), articlesWith: Uint32Array.from(articlesWith), numbers, firsts };
}
