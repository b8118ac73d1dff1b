import { FoldedText } from "./folded-text.ts";

/** Alternating plain and marked pieces, starting with a plain one: "", "クラウン", "の飼育". */
export type Pieces = string[];

/** Returns about `length` characters around the first of the folded words, with all of them marked. */
export function snippet(text: string | FoldedText, words: readonly string[], length: number): Pieces {
  const whole = typeof text === "string" ? new FoldedText(text) : text;
  const first = firstMention(whole, words);
  const begin = Math.max(0, Math.min(first - Math.floor(length / 4), whole.text.length - length));
  const start = characterStart(whole.text, begin);
  const end = characterStart(whole.text, begin + length);
  const marked = markedIn(whole, start, end, words);

  const pieces: Pieces = [start > 0 ? "…" : ""];
  const add = (piece: string, isMarked: boolean) => {
    if (isMarked === (pieces.length % 2 === 1)) pieces.push(piece);
    else pieces[pieces.length - 1] += piece;
  };
  for (let from = start; from < end; ) {
    const isMarked = marked[from - start] === 1;
    const change = marked.indexOf(isMarked ? 0 : 1, from - start);
    const to = change === -1 ? end : start + change;
    add(whole.text.slice(from, to), isMarked);
    from = to;
  }
  if (end < whole.text.length) add("…", false);
  return pieces;
}

const characters = new Intl.Segmenter("ja", { granularity: "grapheme" });
/** Longer than any grapheme (a family, a flag). */
const AROUND = 64;

function characterStart(text: string, at: number): number {
  if (at >= text.length) return text.length;
  const from = Math.max(0, at - AROUND);
  return from + (characters.segment(text.slice(from, at + AROUND)).containing(at - from)?.index ?? at - from);
}

/** Characters scanned per step, and how far a word may extend beyond. */
const WINDOW = 400;
const REACH = 80;

/** Returns the source index of the first match, or 0. */
function firstMention(whole: FoldedText, words: readonly string[]): number {
  for (let from = 0, end = Math.max(WINDOW, whole.upTo); ; end += WINDOW) {
    whole.reach(end + REACH);
    const hits = words.map((word) => whole.folded.indexOf(word, from)).filter((hit) => hit !== -1);
    if (hits.length > 0) return whole.places[Math.min(...hits)] ?? 0;
    if (end >= whole.text.length) return 0;
    from = whole.foldedAt(end);
  }
}

/** Returns 1 for each character between `start` and `end` that belongs to a match, including matches that cross the bounds. */
function markedIn(whole: FoldedText, start: number, end: number, words: readonly string[]): Uint8Array {
  whole.reach(end + REACH);
  const { places, ends } = whole;
  const from = whole.foldedAt(start - REACH);
  const folded = whole.folded.slice(from, whole.foldedAt(end + REACH));
  const marked = new Uint8Array(end - start);
  for (const [first, last] of words.flatMap((word) => occurrences(folded, word))) {
    const begin = (places[from + first] ?? 0) - start;
    const to = (ends[from + last - 1] ?? 0) - start;
    if (to > 0) marked.fill(1, Math.max(0, begin), to);
  }
  return marked;
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
