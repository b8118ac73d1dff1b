// A few words around the first place a query occurs, cut into plain and marked pieces.

import { fold, runsOf } from "./fold.ts";

export interface Piece {
  text: string;
  isMarked: boolean;
}

/** The stretch of `text` around the first word of the query, about `length` characters, with every word of it marked. */
export function snippet(text: string, query: string, length: number): Piece[] {
  const words = wordsOf(query);
  const first = firstMention(text, words);
  const start = Math.max(0, Math.min(first - Math.floor(length / 4), text.length - length));
  const end = Math.min(text.length, start + length);
  const marked = markedIn(text, start, end, words);

  const pieces: Piece[] = [];
  for (let index = start; index < end; index += 1) {
    const isMarked = marked[index - start] === 1;
    const last = pieces.at(-1);
    const character = text.charAt(index);
    if (last?.isMarked === isMarked) last.text += character;
    else pieces.push({ text: character, isMarked });
  }
  if (start > 0) pieces.unshift({ text: "…", isMarked: false });
  if (end < text.length) pieces.push({ text: "…", isMarked: false });
  return pieces;
}

let last: { query: string; words: readonly string[] } | undefined;

/** A page of results has dozens of snippets for one query. */
function wordsOf(query: string): readonly string[] {
  if (last?.query !== query) last = { query, words: runsOf(query) };
  return last.words;
}

/** Read at a time, and how far beyond it a word may reach: most texts mention what was asked near their beginning. */
const WINDOW = 400;
const REACH = 80;

/** Where the text first mentions one of the words; 0 where it does not. */
function firstMention(text: string, words: readonly string[]): number {
  for (let index = 0; index < text.length; index += WINDOW) {
    const window = text.slice(index, index + WINDOW + REACH);
    const { folded: exact, places } = foldWithPlaces(window);
    const hits = words.map((word) => exact.indexOf(word)).filter((hit) => hit !== -1);
    if (hits.length > 0) return index + (places[Math.min(...hits)] ?? 0);
  }
  return 0;
}

/** For each character from `start` to `end`: 1 where it is part of a word. Words that begin before or end after count too. */
function markedIn(text: string, start: number, end: number, words: readonly string[]): Uint8Array {
  const from = Math.max(0, start - REACH);
  const { folded, places, ends } = foldWithPlaces(text.slice(from, end + REACH));
  const marked = new Uint8Array(end - start);
  for (const [first, last] of words.flatMap((word) => occurrences(folded, word))) {
    const at = (places[first] ?? 0) + from - start;
    const to = (ends[last - 1] ?? 0) + from - start;
    if (to > 0) marked.fill(1, Math.max(0, at), to);
  }
  return marked;
}

/** What may fold as one with the character before it: the small kana after ヴ, the mark after a half-width kana. */
const JOINS = /^(?:[ヴゔ][ァィェォぁぃぇぉ]|[ｦ-ﾝ][ﾞﾟ])$/;

/** Whether a unit may be the first of two that join: asked of every character, so without looking at the second. */
function mayJoin(unit: number): boolean {
  return unit === 0x30f4 || unit === 0x3094 || (unit >= 0xff66 && unit <= 0xff9d);
}

/** By its unit, each character folded alone: the same few thousand come again and again. */
const known: (string | undefined)[] = new Array(0x10000);

function foldedUnit(text: string, at: number): string {
  const unit = text.charCodeAt(at);
  const folded = known[unit] ?? fold(text.charAt(at));
  known[unit] = folded;
  return folded;
}

/** How many units at a place fold together: two of a surrogate pair or of characters that join, else one. */
function lengthAt(text: string, at: number): 1 | 2 {
  const unit = text.charCodeAt(at);
  if (unit >= 0xd800 && unit < 0xdc00 && (text.charCodeAt(at + 1) & 0xfc00) === 0xdc00) return 2;
  return mayJoin(unit) && JOINS.test(text.slice(at, at + 2)) ? 2 : 1;
}

/** The folded text, and for each of its characters where in the text it came from and ended. */
function foldWithPlaces(text: string): { folded: string; places: number[]; ends: number[] } {
  let folded = "";
  const places: number[] = [];
  const ends: number[] = [];
  for (let index = 0, length = 1; index < text.length; index += length) {
    length = lengthAt(text, index);
    const piece = length === 1 ? foldedUnit(text, index) : fold(text.slice(index, index + 2));
    folded += piece;
    for (let unit = 0; unit < piece.length; unit += 1) {
      places.push(index);
      ends.push(index + length);
    }
  }
  return { folded, places, ends };
}

function occurrences(text: string, word: string): [number, number][] {
  const found: [number, number][] = [];
  for (
    let index = text.indexOf(word);
    index !== -1 && found.length < 50;
    index = text.indexOf(word, index + word.length)
  ) {
    found.push([index, index + word.length]);
  }
  return found;
}
