// Synonym groups, one per line. Stored as a diff to the shipped list, so that updates reach unchanged lines.

import { fold } from "#app/platform/search/fold.ts";
import type { LineProblem } from "#app/platform/settings/settings.server.ts";

export interface SynonymChanges {
  /** Shipped lines that were removed. */
  removed: readonly string[];
  added: readonly string[];
}

export const NO_CHANGES: SynonymChanges = { removed: [], added: [] };

const LINES_MAX = 1000;
const WORD_MAX = 40;
const WORDS_IN_LINE_MAX = 200;
const between = /[\s　,，、]+/;
/** Private use characters mark groups in the index. */
const PRIVATE = /[\p{Co}\p{Cc}]/u;

/** Returns the effective lines: shipped ones without the removed, then added ones. */
export function synonymLines(shipped: readonly string[], { removed, added }: SynonymChanges): string[] {
  const isRemoved = new Set(removed);
  return [...shipped.filter((line) => !isRemoved.has(line)), ...added];
}

/** Parses the form's text into a diff; reports invalid lines. */
export function readSynonyms(
  text: string,
  shipped: readonly string[],
): { changes: SynonymChanges; problems: LineProblem[] } {
  const problems: LineProblem[] = [];
  const typed = new Set<string>();
  /** Line by folded first word, which identifies a group. */
  const firstWords = new Map<string, number>();
  for (const [place, raw] of text.split(/\r\n?|\n/).entries()) {
    const words = [...new Set(raw.trim().split(between))].filter((word) => word !== "");
    if (words.length === 0) continue;
    const first = fold(words[0] ?? "");
    const twin = firstWords.get(first);
    const problem =
      problemOf(words) ?? (twin && `1つ目の言葉「${words[0]}」は${twin}行目と同じです。1つの行にまとめてください`);
    if (problem) problems.push({ line: place + 1, message: problem });
    firstWords.set(first, twin ?? place + 1);
    typed.add(words.join(" "));
  }
  if (typed.size > LINES_MAX)
    problems.push({ line: 0, message: `書けるのは${LINES_MAX}行までです（${typed.size}行あります）` });
  const known = new Set(shipped);
  const changes = {
    removed: shipped.filter((line) => !typed.has(line)),
    added: [...typed].filter((line) => !known.has(line)),
  };
  return { changes, problems };
}

function problemOf(words: readonly string[]): string | undefined {
  const long = words.find((word) => word.length > WORD_MAX);
  const empty = words.find((word) => /^\p{P}*$/u.test(fold(word)) || PRIVATE.test(word));
  if (words.length < 2) return `「${words[0]?.slice(0, WORD_MAX)}」だけです。同じ意味の言葉を2つ以上書いてください`;
  if (words.length > WORDS_IN_LINE_MAX)
    return `1行に書けるのは${WORDS_IN_LINE_MAX}語までです（${words.length}語あります）`;
  if (long) return `「${long.slice(0, WORD_MAX)}…」が長すぎます（${WORD_MAX}文字まで）`;
  if (empty !== undefined) return `「${empty}」は検索に使えません。ほかの言葉を書いてください`;
  return undefined;
}
