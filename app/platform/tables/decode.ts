// Text files as spreadsheets and memo apps write them: UTF-8, Shift_JIS, or Excel's "Unicode text", UTF-16.

import { readEnteredText } from "#app/platform/site/entered-text.ts";

/** The text of a file; undefined where it is none of them. A wave dash means the same in all. */
export function decodeText(bytes: Uint8Array): string | undefined {
  for (const encoding of [wideEncoding(bytes) ?? "utf-8", "shift_jis"]) {
    try {
      return readEnteredText(new TextDecoder(encoding, { fatal: true }).decode(bytes));
    } catch {
      // Not in this encoding: the next one is tried.
    }
  }
  return undefined;
}

/** UTF-16 says so by its mark; without one, by every other byte of its first Latin letters, commas or tabs. */
function wideEncoding([first, second, third, fourth]: Uint8Array): string | null {
  if ((first === 0xff && second === 0xfe) || (first !== 0 && second === 0 && fourth === 0)) return "utf-16le";
  if ((first === 0xfe && second === 0xff) || (first === 0 && second !== 0 && third === 0)) return "utf-16be";
  return null;
}
