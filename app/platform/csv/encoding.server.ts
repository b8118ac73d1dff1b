// CSV files as spreadsheets in Japan read them: UTF-8 with its mark, or Shift_JIS (Windows-31J).

import iconv from "iconv-lite";

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
