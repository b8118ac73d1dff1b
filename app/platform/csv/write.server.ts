// Rows as CSV, and the answer a browser keeps as a file.

import { stringify } from "csv-stringify/sync";
import { dayInJapan } from "#app/platform/site/days.ts";
import { encodeCsv } from "./encoding.server.ts";

/** Written so that no cell becomes a formula in a spreadsheet. */
export function csvOfRows(rows: readonly (readonly string[])[]): string {
  return stringify(
    rows.map((cells) => [...cells]),
    // A line end of any kind inside a cell is quoted, not only that of the file.
    { record_delimiter: "windows", escape_formulas: true, quoted_match: /[\r\n]/ },
  );
}

/** `name` with the day behind it; in Shift_JIS where the address asks for it by ?encoding=shift_jis. */
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
