// CSV encodings for Japanese spreadsheets: UTF-8 with BOM, or Shift_JIS (Windows-31J).

import iconv from "iconv-lite";

export type CsvEncoding = "utf-8" | "shift_jis";

/** Replacement for characters missing in Shift_JIS: the geta mark used by Japanese printers. */
export const GETA = "〓";
const BOM = "\u{feff}";

/** Characters that Windows-31J maps to a different, visually identical code point. */
const lookalikes: Readonly<Record<string, string>> = { "〜": "～", "−": "－", "‖": "∥", "—": "―" };

function replaceLookalikes(text: string): string {
  return text.replace(/[〜−‖—]/g, (sign) => lookalikes[sign] ?? sign);
}

/** Returns the text as it survives a round trip through Shift_JIS. */
export function inShiftJis(text: string): string {
  return [...replaceLookalikes(text)].map((character) => (isEncodable(character) ? character : GETA)).join("");
}

export function encodeCsv(text: string, encoding: CsvEncoding): Uint8Array<ArrayBuffer> {
  if (encoding === "utf-8") return new TextEncoder().encode(BOM + text);
  return new Uint8Array(iconv.encode(inShiftJis(text), "cp932"));
}

/** Returns the distinct characters that Shift_JIS cannot encode. */
export function unencodable(text: string): string[] {
  return [...new Set(replaceLookalikes(text))].filter((character) => !isEncodable(character));
}

function isEncodable(character: string): boolean {
  return iconv.decode(iconv.encode(character, "cp932"), "cp932") === character;
}
