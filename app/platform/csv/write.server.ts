import { stringify } from "csv-stringify/sync";
import { dayInJapan } from "#app/platform/site/days.ts";
import { encodeCsv } from "./encoding.server.ts";

/** Formats rows as CSV, escaping cells that a spreadsheet would run as formulas. */
export function csvOfRows(rows: readonly (readonly (string | number | null)[])[]): string {
  return stringify(
    rows.map((cells) => [...cells]),
    // Quotes any line break inside a cell, not only the record delimiter.
    { record_delimiter: "windows", escape_formulas: true, quoted_match: /[\r\n]/ },
  );
}

/** Returns a download named with the current day; Shift_JIS with ?encoding=shift_jis. */
export function csvResponse(text: string, name: string, search: URLSearchParams, now: Date): Response {
  const encoding = search.get("encoding") === "shift_jis" ? "shift_jis" : "utf-8";
  return new Response(encodeCsv(text, encoding), {
    headers: {
      "Content-Type": `text/csv; charset=${encoding}`,
      "Content-Disposition": `attachment; filename="${name}-${dayInJapan(now)}.csv"`,
      "Cache-Control": "no-store",
    },
  });
}
