// Parses delimited text: commas, tabs (Excel's "Unicode text"), or semicolons of locales with decimal commas.

import { parse } from "csv-parse/browser/esm/sync";
import type { TableRow } from "./table.ts";

/** Escape before characters that would start a formula. */
const FORMULA = /^'(?=[=+\-@\t\r＝＋－＠])/;

/** Excel's separator line before the heading. */
const SEPARATOR = /^\u{feff}?"?sep=([,;\t])"?\r?\n/iu;

/** Returns the first `most` non-empty rows with trimmed cells, or the line number of a syntax error. */
export function readRecords(text: string, most: number): { records: TableRow[] } | { line: number } {
  const sign = SEPARATOR.exec(text);
  const body = sign ? text.slice(sign[0].length) : text;
  const skipped = sign ? 1 : 0;
  try {
    const parsed = parse(body, {
      bom: true,
      delimiter: sign?.[1] ?? delimiterOf(body),
      info: true,
      relax_column_count: true,
      skip_empty_lines: true,
      skip_records_with_empty_values: true,
      to: most,
    }) as unknown as { record: string[]; info: { lines: number } }[]; // shape given by `info`
    return {
      records: parsed.map(({ record, info }) => ({
        // The parser counts to a record's end.
        line: skipped + info.lines - record.join("").split("\n").length + 1,
        cells: record.map((cell) => cell.replaceAll("\r\n", "\n").replace(FORMULA, "").trim()),
      })),
    };
  } catch (error) {
    return { line: skipped + (error instanceof Error && "lines" in error ? Number(error.lines) : 1) };
  }
}

/** Returns the delimiter that splits the heading into the most cells. */
function delimiterOf(text: string): string {
  const widths = [",", "\t", ";"].map((delimiter) => ({ delimiter, width: widthBy(text, delimiter) }));
  return widths.reduce((best, one) => (one.width > best.width ? one : best)).delimiter;
}

function widthBy(text: string, delimiter: string): number {
  try {
    const [heading = []] = parse(text, {
      bom: true,
      delimiter,
      relax_column_count: true,
      skip_empty_lines: true,
      to: 1,
    });
    return heading.length;
  } catch {
    return 0;
  }
}
