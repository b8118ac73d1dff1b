// A few words around the first place a query occurs, cut into plain and marked pieces.

import { fold, runsOf } from "./fold.ts";

export interface Piece {
  text: string;
  isMarked: boolean;
}

/** The stretch of `text` around the first word of the query, about `length` characters, with every word of it marked. */
export function snippet(text: string, query: string, length: number): Piece[] {
  const { folded, places } = foldWithPlaces(text);
  const words = runsOf(query);
  const hits = words.flatMap((word) => occurrences(folded, word));
  const first = Math.min(...hits.map(([from]) => from), Number.POSITIVE_INFINITY);
  const start = Number.isFinite(first) ? Math.max(0, (places[first] ?? 0) - Math.floor(length / 4)) : 0;
  const end = Math.min(text.length, start + length);
  const marked = new Uint8Array(text.length);
  for (const [from, to] of hits) marked.fill(1, places[from] ?? 0, (places[to - 1] ?? 0) + 1);

  const pieces: Piece[] = [];
  for (let at = start; at < end; at += 1) {
    const isMarked = marked[at] === 1;
    const last = pieces.at(-1);
    const character = text.charAt(at);
    if (last?.isMarked === isMarked) last.text += character;
    else pieces.push({ text: character, isMarked });
  }
  if (start > 0) pieces.unshift({ text: "…", isMarked: false });
  if (end < text.length) pieces.push({ text: "…", isMarked: false });
  return pieces;
}

/** The folded text, and for each of its characters where it came from. */
function foldWithPlaces(text: string): { folded: string; places: number[] } {
  let folded = "";
  const places: number[] = [];
  for (let at = 0; at < text.length; at += 1) {
    // ヴァ folds as a pair; everything else character by character.
    const pair = /^ヴ[ァィェォ]/.test(text.slice(at, at + 2)) ? text.slice(at, at + 2) : text.charAt(at);
    const piece = fold(pair);
    for (const character of piece) {
      folded += character;
      for (let unit = 0; unit < character.length; unit += 1) places.push(at);
    }
    at += pair.length - 1;
  }
  return { folded, places };
}

function occurrences(text: string, word: string): [number, number][] {
  const found: [number, number][] = [];
  for (let at = text.indexOf(word); at !== -1 && found.length < 50; at = text.indexOf(word, at + word.length)) {
    found.push([at, at + word.length]);
  }
  return found;
}
