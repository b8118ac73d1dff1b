// Which articles are about the same thing: those that lead to each other, and those that use the same uncommon words.

import type { Words } from "./words.ts";

/** Weight of a link in the text relative to the likeness of words (0 to 1): an author who links has chosen. */
const LINKS_TO = 0.2;
const LINKED_FROM = 0.1;

/** The places of these articles without the one compared, nearest first. That one need not be among them. */
export type Nearest = (article: Words) => number[];

export function nearness(articles: readonly Words[]): Nearest {
  const { known, articlesWith, numbers, firsts } = vocabularyOf(articles);
  // The more articles use a word, the less it says.
  const rarity = Float64Array.from(articlesWith, (users) => Math.log(articles.length / users));
  const lengths = Float64Array.from(articles, ({ counts }, place) => {
    const first = firsts[place] ?? 0;
    return lengthOf(counts.length, (at) => weight(counts[at], rarity[numbers[first + at] ?? -1]));
  });
  // By number, what the article compared says of a word: filled during a comparison.
  const wanted = new Float64Array(known.length);

  /** Its weights have the length 1, as everyone's. */
  const want = ({ words, counts }: Words) => {
    const places = new Map(Array.from(words, (word, at) => [word, at]));
    const weights = Float64Array.from(counts, (count) => weight(count, Math.log(articles.length)));
    const found: number[] = [];
    for (const [number, word] of known.entries()) {
      const at = places.get(word);
      if (at === undefined) continue;
      weights[at] = weight(counts[at], rarity[number]);
      wanted[number] = weights[at];
      found.push(number);
    }
    const length = lengthOf(weights.length, (at) => weights[at] ?? 0);
    for (const number of found) wanted[number] = ((wanted[number] ?? 0) / length) * (rarity[number] ?? 0);
  };

  return (article) => {
    want(article);
    const scores = Float64Array.from(articles, ({ own, counts, links }, place) => {
      const first = firsts[place] ?? 0;
      let alike = 0;
      for (let at = 0; at < counts.length; at += 1) {
        const said = wanted[numbers[first + at] ?? -1] ?? 0;
        if (said !== 0) alike += said * Math.log1p(counts[at] ?? 0);
      }
      const linked = (article.links.includes(own) ? LINKS_TO : 0) + (links.includes(article.own) ? LINKED_FROM : 0);
      return linked + alike / (lengths[place] ?? 1);
    });
    wanted.fill(0);
    return articles
      .flatMap(({ own }, place) => (own === article.own ? [] : [place]))
      .sort((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0));
  };
}

function weight(count = 0, rarity = 0): number {
  return Math.log1p(count) * rarity;
}

function lengthOf(size: number, weightAt: (at: number) => number): number {
  let squares = 0;
  for (let at = 0; at < size; at += 1) squares += weightAt(at) ** 2;
  return Math.sqrt(squares) || 1;
}

// The words of all articles numbered from 0 on: lists of numbers in place of Maps, which would take ten times the room.
interface Vocabulary {
  /** By number, the word. */
  known: Int32Array;
  /** By number, how many articles use it. */
  articlesWith: Uint32Array;
  /** The numbers of all articles' words, one article after the other. */
  numbers: Uint32Array;
  /** By article, where in `numbers` its words begin. */
  firsts: Uint32Array;
}

function vocabularyOf(articles: readonly Words[]): Vocabulary {
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
