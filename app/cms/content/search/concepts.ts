// What a text is about: the concepts of the keepers' words in it, as tokens for the index.

import { isInside, type Letters, lettersOf, stretchesOf } from "#app/platform/search/letters.ts";
import { wordsAt } from "./vocabulary.ts";

/** A token for each mention. Of words that begin at one place the longest counts: 消毒 is not about 毒. */
export function conceptTokens(text: string): string[] {
  return stretchesOf(text).flatMap((stretch) => tokensOf(lettersOf(stretch)));
}

function tokensOf(letters: Letters): string[] {
  const { text } = letters;
  const found: string[] = [];
  for (let index = 0; index < text.length; ) {
    const longest = wordsAt(text, index).findLast(({ end }) => isWritten(letters, index, end));
    if (longest) found.push(...longest.value);
    index = longest?.end ?? index + 1;
  }
  return found;
}

/** Hiragana shorter than this is found in the middle of other words: だに in いまだに. */
const SURE_HIRAGANA = 4;
/** As ラット is in フラット. */
const SURE_KATAKANA = 3;

/** Whether the letters there are that word, and no part of another. */
function isWritten(letters: Letters, start: number, end: number): boolean {
  const written = letters.scripts.slice(start, end);
  if (isInside("latin", letters, start) || isInside("latin", letters, end)) return false;
  if (written.every((script) => script === "hiragana")) return end - start >= SURE_HIRAGANA;
  if (isInside("katakana", letters, start)) return false;
  return end - start >= SURE_KATAKANA || !isInside("katakana", letters, end);
}
