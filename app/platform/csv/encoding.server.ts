// CSV files as spreadsheets in Japan write and read them: UTF-8 with its mark, or Shift_JIS (Windows-31J). Excel's "Unicode text",
// UTF-16, is read as well.

import iconv from "iconv-lite";
import { readEnteredText } from "#app/platform/site/entered-text.ts";

export type CsvEncoding = "utf-8" | "shift_jis";

/** Replacement for characters that Shift_JIS lacks: the traditional mark of Japanese printers. */
export const GETA = "〓";
const BOM = "\u{feff}";

/** Signs that Shift_JIS has under another code than Unicode's usual one: who reads sees no difference. */
const twins: Readonly<Record<string, string>> = { "〜": "～", "−": "－", "‖": "∥", "—": "―" };

function withTwins(text: string): string {
  return text.replace(/[〜−‖—]/g, (sign) => twins[sign] ?? sign);
}

/** The text as a Shift_JIS file gives it back. */
export function inShiftJis(text: string): string {
  return [...withTwins(text)].map((character) => (hasSign(character) ? character : GETA)).join("");
}

export function encodeCsv(text: string, encoding: CsvEncoding): Uint8Array<ArrayBuffer> {
  if (encoding === "utf-8") return new TextEncoder().encode(BOM + text);
  return new Uint8Array(iconv.encode(inShiftJis(text), "cp932"));
}

/** The characters of a text that Shift_JIS cannot write, each once. */
export function withoutSign(text: string): string[] {
  return [...new Set(withTwins(text))].filter((character) => !hasSign(character));
}

function hasSign(character: string): boolean {
  return iconv.decode(iconv.encode(character, "cp932"), "cp932") === character;
}

/** The text of a file; undefined where it is none of them. A wave dash means the same in all. */
export function decodeCsv(bytes: Uint8Array): string | undefined {
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
