// Cuts a typed line into names, trade words, percentages and what nobody understands.

import type { GeneBook } from "#app/snake/genes/gene-book.ts";
import { charactersOf } from "#app/snake/names/fold-name.ts";
import { isGap, type LineText, lineText, type Reading, readingsAt, type Word } from "./line-readings.ts";

export type Token = {
  text: string;
  /** The marks and spaces between this token and the one before it. */
  before: string;
} & Word;

interface Way {
  cost: number;
  reading: Reading;
}

/** Understanding more of the line goes before everything; then the fewest and so the longest names; then spaces that divide. */
function costOf({ end, word, spaces }: Reading, start: number): number {
  const unread = word.kind === "unknown" || word.kind === "number" ? 1_000_000 * (end - start) : 0;
  return unread + 1_000 + spaces;
}

function skipGaps(text: LineText, from: number): number {
  let start = from;
  while (start < text.folded.length && isGap(text.folded[start] ?? "")) start++;
  return start;
}

/** From each place of the line the best reading of what is left of it, found from the end. */
function bestWays(book: GeneBook, text: LineText): (Way | undefined)[] {
  const ways: (Way | undefined)[] = Array(text.folded.length);
  const costFrom = (from: number) => {
    const start = skipGaps(text, from);
    return start >= text.folded.length ? 0 : (ways[start]?.cost ?? Number.POSITIVE_INFINITY);
  };
  for (let start = text.folded.length - 1; start >= 0; start--) {
    if (isGap(text.folded[start] ?? "")) continue;
    for (const reading of readingsAt(book, text, start)) {
      const cost = costOf(reading, start) + costFrom(reading.end);
      const best = ways[start];
      const longer = best && cost === best.cost && reading.end > best.reading.end;
      if (cost < (best?.cost ?? Number.POSITIVE_INFINITY) || longer) ways[start] = { cost, reading };
    }
  }
  return ways;
}

/** The tokens of a line, in order; nothing of the line is lost but spaces and marks between them. */
export function lineTokens(book: GeneBook, line: string): Token[] {
  const text = lineText(charactersOf(line));
  const { characters } = text;
  const ways = bestWays(book, text);
  const tokens: Token[] = [];
  let from = 0;
  for (let start = skipGaps(text, 0); start < characters.length; start = skipGaps(text, from)) {
    const before = characters.slice(from, start).join("");
    const { end, word }: Reading = ways[start]?.reading ?? { end: start + 1, word: { kind: "unknown" }, spaces: 0 };
    const read = characters.slice(start, end).join("");
    const last = tokens.at(-1);
    // 多頭ほげ: unknown words that touch are named as one.
    if (last?.kind === "unknown" && word.kind === "unknown" && before === "") last.text += read;
    else tokens.push({ text: read, before, ...word });
    from = end;
  }
  return tokens;
}
