// CSV formatting and parsing: prevents formula injection and tracks line numbers.

import { CELL_ERROR } from "#app/kinds/ball/tables/read-table.ts";
import { csvOfRows } from "#app/platform/csv/write.server.ts";
import { withCommas } from "#app/platform/site/with-commas.ts";
import { readRecords } from "#app/platform/tables/delimited.ts";
import type { TableRow } from "#app/platform/tables/table.ts";
import { ROWS_MAX } from "./bounds.ts";
import { type CsvColumn, columnsNamed, labelOf } from "./columns.ts";

export type CsvCells = Readonly<Record<string, string>>;

export interface CsvRow {
  line: number;
  cells: CsvCells;
}

export interface CsvProblem {
  line: number;
  message: string;
}

export function csvOf(columns: readonly CsvColumn[], rows: readonly CsvCells[]): string {
  return csvOfRows([
    columns.map(({ label }) => label),
    ...rows.map((cells) => columns.map(({ name }) => cells[name] ?? "")),
  ]);
}

/** Parses rows by column name, or returns problems of the whole file. Reports unknown headings and truncated lines. */
export function rowsOfCsv(
  text: string,
  columns: readonly CsvColumn[],
): { ok: true; rows: CsvRow[]; ignored: string[]; problems: CsvProblem[] } | { ok: false; problems: CsvProblem[] } {
  // Heading, maximum rows, and one more to detect an overflow.
  const read = recordsOf(text, ROWS_MAX + 2);
  if ("message" in read) return { ok: false, problems: [read] };
  const [heading, ...records] = read.records;
  if (!heading) return { ok: false, problems: [{ line: 1, message: "何も書かれていません。中身を確かめてください" }] };
  const names = columnsNamed(heading.cells, columns);
  const twice = names.find((name, index) => name !== undefined && names.indexOf(name) !== index);
  if (twice)
    return {
      ok: false,
      problems: [{ line: 1, message: `見出し「${labelOf(columns, twice)}」が2つあります。1つにしてください` }],
    };
  const excess = records[ROWS_MAX];
  if (excess) {
    const message = `一度に読めるのは${withCommas(ROWS_MAX)}行までです。この行からあとを、別のファイルに分けてください`;
    return { ok: false, problems: [{ line: excess.line, message }] };
  }
  const whole = records.filter(({ cells }) => fits(cells, names.length) && !cells.some(isError));
  const torn = records.filter(({ cells }) => !fits(cells, names.length));
  return {
    ok: true,
    rows: whole.map(({ line, cells }) => ({
      line,
      cells: Object.fromEntries(names.flatMap((name, index) => (name ? [[name, cells[index] ?? ""]] : []))),
    })),
    ignored: heading.cells.filter((label, index) => names[index] === undefined && label !== ""),
    problems: [
      ...torn.map(({ line, cells }) => ({
        line,
        message: `列の数が見出しと違います（見出しは${names.length}列、この行は${cells.length}列）。元の表を直してください`,
      })),
      ...records.flatMap(({ line, cells }) =>
        cells.filter(isError).map((cell) => ({
          line,
          message: `${heading.cells[cells.indexOf(cell)]}：表計算ソフトのエラー「${cell}」が入っています。元の表を直してください`,
        })),
      ),
    ],
  };
}

const isError = (cell: string) => CELL_ERROR.test(cell);

/** Truncated lines would clear the missing cells. */
function fits(cells: readonly string[], width: number): boolean {
  return cells.length >= width && cells.slice(width).every((cell) => cell === "");
}

export function headingOf(text: string): string[] {
  const read = recordsOf(text, 1);
  return "message" in read ? [] : (read.records[0]?.cells ?? []);
}

function recordsOf(text: string, most: number): { records: TableRow[] } | CsvProblem {
  const read = readRecords(text, most);
  if ("records" in read) return read;
  return { line: read.line, message: 'CSVとして読めません（引用符 " が閉じているか確かめてください）' };
}
