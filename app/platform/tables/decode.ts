// Decodes text files of spreadsheets and memo apps: UTF-8, Shift_JIS, or UTF-16 (Excel's "Unicode text").

import { readEnteredText } from "#app/platform/site/entered-text.ts";

/** Returns the text; undefined if no encoding matches. Normalises wave dashes. */
export function decodeText(bytes: Uint8Array): string | undefined {
  for (const encoding of [wideEncoding(bytes) ?? "utf-8", "shift_jis"]) {
    try {
      return readEnteredText(new TextDecoder(encoding, { fatal: true }).decode(bytes));
    } catch {
      // Not in this encoding.
    }
  }
  return undefined;
}

/** Detects UTF-16 by its BOM, or by NUL bytes between leading ASCII characters. */
function wideEncoding([first, second, third, fourth]: Uint8Array): string | null {
  if ((first === 0xff && second === 0xfe) || (first !== 0 && second === 0 && fourth === 0)) return "utf-16le";
  if ((first === 0xfe && second === 0xff) || (first === 0 && second !== 0 && third === 0)) return "utf-16be";
  return null;
}
