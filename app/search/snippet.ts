// A few words around the first place a query occurs, cut into plain and marked pieces.

import { fold, runsOf } from "./fold.ts";

export interface Piece {
  text: string;
  isMarked: boolean;
}

/** The stretch of `text` around the first word of the query, about `length` characters, with every word of it marked. */
export function snippet(text: string, query: string, length: number): Piece[] {
  const { folded, places, ends } = foldWithPlaces(text);
  const words = runsOf(query);
  const hits = words.flatMap((word) => occurrences(folded, word));
  const first = Math.min(...hits.map(([from]) => from), Number.POSITIVE_INFINITY);
  const around = Number.isFinite(first) ? (places[first] ?? 0) - Math.floor(length / 4) : 0;
  const start = Math.max(0, Math.min(around, text.length - length));
  const end = Math.min(text.length, start + length);
  const marked = new Uint8Array(text.length);
  for (const [from, to] of hits) marked.fill(1, places[from] ?? 0, ends[to - 1] ?? 0);

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

/** What folds as one: ヴ with its small kana, a half-width kana with its mark; else character by character. */
const CLUSTERS = /[ヴゔ][ァィェォぁぃぇぉ]|[ｦ-ﾝ][ﾞﾟ]|[\s\S]/gu;

/** The folded text, and for each of its characters where in the text it came from and ended. */
function foldWithPlaces(text: string): { folded: string; places: number[]; ends: number[] } {
  let folded = "";
  const places: number[] = [];
  const ends: number[] = [];
  for (const { 0: cluster, index } of text.matchAll(CLUSTERS)) {
    const piece = fold(cluster);
    folded += piece;
    for (let unit = 0; unit < piece.length; unit += 1) {
      places.push(index);
      ends.push(index + cluster.length);
    }
  }
  return { folded, places, ends };
}

function occurrences(text: string, word: string): [number, number][] {
  const found: [number, number][] = [];
  for (let at = text.indexOf(word); at !== -1 && found.length < 50; at = text.indexOf(word, at + word.length)) {
    found.push([at, at + word.length]);
  }
  return found;
}
