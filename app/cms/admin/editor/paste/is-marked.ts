// Whether writing without any formatting on the clipboard says more than its words: a memo's ・ lists, or Markdown.

import { withHabits } from "#app/platform/richtext/writing-lines.ts";

/** A heading, a point, a number, a quote, a fence, a line across; a frame, a post or a picture, an address alone on a line. */
const line =
  /^ {0,3}(?:#{1,6} |[-*+] |\d+[.)] |> |`{3}|~{3}|(?:-{3,}|\*{3,}|_{3,})$|<(?:iframe|blockquote|figure)\b|<https?:)/m;
/** The row under a table's head. */
const table = /^ *\|?(?: *:?-+:? *\|)+ *(?::?-+:? *)?$/m;
/** Bold, struck, code, a link or a picture. */
const words =
  /(\*\*|__|~~|`)(?=\S)[^\n]*?\S\1|(?<![\w*])\*(?=[^\s*])[^\n*]*[^\s*]\*(?![\w*])|\[[^\]\n]*\]\([^)\s]+[^)\n]*\)/;
const tag = /^[^\S\n]*<[a-z!/]/im;

export function isMarked(text: string): boolean {
  const plain = text.trim();
  const isOneLine = !plain.includes("\n");
  // One line may be meant for the middle of a sentence: what stands at its beginning is no list.
  if (isOneLine) return words.test(plain);
  const isFenced = /^ {0,3}(?:`{3}|~{3})/m.test(plain);
  // Code somebody shows stays as it is; written in Markdown it stands between fences.
  if (tag.test(plain) && !isFenced) return false;
  return line.test(withHabits(plain)) || table.test(plain) || words.test(plain);
}
