// Guesses a table's heading row, columns, units and date order.

import { sexOfWord } from "@borupa/genetics";
import type { Table } from "#app/platform/tables/table.ts";
import { type Column, columnsOf, dateColumnOf, isOtherDate, normaliseHeading, recordColumns } from "./columns.ts";
import { type DayContext, type DayOrder, dayIn, headingDays, orderOf, serialDay } from "./days.ts";
import { foodIn, gramsIn, isNothing, kindIn, outcomeIn, type Unit, unitIn } from "./values.ts";

/** Content of the cells below a date or a snake's name. */
export const cellLabels = { grams: "体重", meal: "給餌", shed: "脱皮", note: "メモ" } as const;
type Cells = keyof typeof cellLabels;

/** Content of a memo's lines. */
export const memoLabels = { snakes: "1行が1匹", records: "世話の記録" } as const;
export type MemoLines = keyof typeof memoLabels;
export const memoReadings = Object.keys(memoLabels) as MemoLines[];
/** About lines that may be something other than one animal or record. */
export const ASKED_LINES =
  "1匹の個体や1つの記録なのか分からない行は読みません。個体の名前なら、選んでください。何匹かをまとめた行は1匹ずつ分け、メモの行は「11/9 メモ：元気」のように書き直してください。";

/** The other reading of a memo; null for a table with cells. */
export const otherReading = (lines: MemoLines | null): MemoLines | null =>
  lines && (lines === "snakes" ? "records" : "snakes");

export interface TableChoice {
  /** Index of the heading row; -1 if none. */
  head: number;
  /** By position; null to skip a column. */
  columns: readonly (Column | null)[];
  unit: Unit;
  order: DayOrder;
  cells: Cells;
  /** Day of the weights in a table without dates. */
  day: string;
  /** Doubtful lines to read as names. */
  named: readonly number[];
}

export interface TableGuess {
  choice: TableChoice;
  /** No heading or cell states the unit. */
  isUnitDoubtful: boolean;
  isOrderDoubtful: boolean;
}

const HEAD_WITHIN = 10;
const SAMPLE = 60;

/** `known`: the columns to recognise. `row`: the heading row, if known. */
export function guessTable(table: Table, today: string, known: readonly Column[], row?: number): TableGuess {
  const isJapanese = table.rows.slice(0, HEAD_WITHIN).some(({ cells }) => /[ぁ-ヿ一-龠]/.test(cells.join("")));
  const { order, isDoubtful } = orderOf(
    table.rows.slice(0, SAMPLE).flatMap(({ cells }) => cells),
    isJapanese,
  );
  const look = { table, known, context: { order, today } };
  const head = row ?? headOf(look);
  const columns = head < 0 ? columnsByContent(look) : columnsByHead(look, head);
  const cells = cellsOf(look, columns, head);
  const weights = columns.flatMap((column, at) =>
    column === "grams" || ((column === "day" || column === "snake") && cells === "grams") ? [at] : [],
  );
  const headings = head < 0 ? [] : (table.rows[head]?.cells ?? []);
  const stated = weights.map((at) => unitIn(headings[at] ?? "") ?? unitOfCells(below(table, head, at)));
  const figures = weights.flatMap((at) => below(table, head, at)).flatMap((cell) => gramsIn(cell, "g") ?? []);
  const isKilos = figures.length > 0 && figures.every((figure) => figure < 10);
  const unit = stated.find((one) => one !== null) ?? (isKilos ? "kg" : "g");
  return {
    choice: { head, columns, unit, order, cells, day: today, named: [] },
    isUnitDoubtful: weights.length > 0 && stated.every((one) => one === null),
    isOrderDoubtful: isDoubtful,
  };
}

const isOfRecord = (column: Column | null) => recordColumns.some((one) => one === column);

interface Look {
  table: Table;
  known: readonly Column[];
  context: DayContext;
}

/** Returns the first non-empty cells of a column. */
const below = ({ rows }: Table, head: number, at: number): string[] =>
  rows
    .slice(head + 1, head + 1 + SAMPLE)
    .map(({ cells }) => cells[at] ?? "")
    .filter((cell) => !isNothing(cell));

const share = (cells: readonly string[], is: (cell: string) => boolean) =>
  cells.length === 0 ? 0 : cells.filter(is).length / cells.length;

/** Returns whether a cell is a date under any heading; a bare 35000 may be a price as well as a serial. */
const isWrittenDay = (cell: string, context: DayContext) => serialDay(cell) === null && dayIn(cell, context) !== null;

/** Returns null unless every cell has a unit. */
function unitOfCells(cells: readonly string[]): Unit | null {
  const units = cells.map(unitIn);
  return units.every((unit) => unit !== null) ? (units[0] ?? null) : null;
}

function headOf({ table, known, context }: Look): number {
  const scores = table.rows.slice(0, HEAD_WITHIN).map(({ cells }, row) => {
    const found = columnsOf(cells, known).filter((column) => column !== null);
    // A row with a date and words such as 食べた or 脱皮 is a record, not a heading.
    const isRecord = found.every(isOfRecord) && cells.some((cell) => dayIn(cell, context) !== null);
    const named = isRecord ? 0 : found.length;
    const days = headingDays(cells, context, "").filter(
      (day, at) => day && share(below(table, row, at), (cell) => dayIn(cell, context) !== null) < 0.5,
    ).length;
    const isWords = cells.every((cell) => cell === "" || !/^[\d.,\s]+$/.test(cell));
    return Math.max(named === 1 && (row > 0 || !isWords) ? 0 : named, days >= 2 ? days : 0);
  });
  const best = Math.max(0, ...scores);
  return best > 0 ? scores.indexOf(best) : -1;
}

function columnsByHead({ table, known, context }: Look, head: number): (Column | null)[] {
  const headings = table.rows[head]?.cells ?? [];
  const width = Math.max(headings.length, ...table.rows.map(({ cells }) => cells.length));
  const padded = Array.from({ length: width }, (_, at) => headings[at] ?? "");
  const columns = columnsOf(padded, known);
  const isDayBelow = (at: number) => share(below(table, head, at), (cell) => isWrittenDay(cell, context)) > 0.7;
  // A "kind" column may be the animal's category; a "result" may tell whether it ate.
  const kind = columns.indexOf("kind");
  if (kind >= 0 && share(below(table, head, kind), (cell) => kindIn(cell) !== null) === 0) columns[kind] = null;
  const detail = columns.indexOf("detail");
  if (detail >= 0 && !columns.includes("kind") && !columns.includes("outcome"))
    columns[detail] = share(below(table, head, detail), (cell) => outcomeIn(cell) !== null) > 0.5 ? "outcome" : "note";
  headingDays(padded, context, "").forEach((day, at) => {
    if (day && columns[at] === null && !isDayBelow(at)) columns[at] = "day";
  });
  const isGrid = columns.includes("day");
  if (!isGrid && !columns.includes("date")) {
    const isOther = (at: number) => isOtherDate(padded[at] ?? "");
    const at = columns.findIndex((column, i) => column === null && isDayBelow(i) && !isOther(i));
    if (at >= 0) columns[at] = "date";
  }
  if (isGrid && !columns.includes("name")) {
    const at = columns.findIndex((column, i) => column === null && below(table, head, i).length > 0);
    if (at >= 0) columns[at] = "name";
  }
  const hasName = columns.includes("name") || columns.includes("number");
  const isOfSnakes = columns.includes("date") && !hasName && !columns.some(isOfRecord);
  if (isOfSnakes)
    padded.forEach((heading, at) => {
      if (columns[at] === null && normaliseHeading(heading) !== "") columns[at] = "snake";
    });
  const days = columns.indexOf("date");
  if (hasName && !isGrid && days >= 0 && !columns.some(isOfRecord))
    columns[days] = dateColumnOf(padded[days] ?? "") ?? "date";
  return columns;
}

/** Text columns become name, genotype and note, in this order. */
function columnsByContent({ table, known, context }: Look): (Column | null)[] {
  const width = Math.max(0, ...table.rows.map(({ cells }) => cells.length));
  const words = ["name", "genotype", "note"] as const;
  const found: (Column | null)[] = [];
  for (let at = 0; at < width; at += 1) {
    const cells = below(table, -1, at);
    const mostly = (is: (cell: string) => boolean) => share(cells, is) > 0.7;
    const kinds: readonly (readonly [Column, (cell: string) => boolean])[] = [
      ["sex", (cell) => sexOfWord(cell) !== undefined],
      ["date", (cell) => isWrittenDay(cell, context)],
      ["grams", (cell) => (gramsIn(cell, "g") ?? 0) >= 10 && !/^(?:19|20)\d\d$/.test(cell)],
      ["outcome", (cell) => cell.length < 12 && outcomeIn(cell) !== null],
      ["kind", (cell) => cell.length < 12 && kindIn(cell) !== null],
      ["food", (cell) => ["mouse", "rat", "chick", "quail"].includes(foodIn(cell).prey)],
    ];
    const kind = kinds.find(([column, is]) => !found.includes(column) && mostly(is))?.[0];
    const word = words.find((column) => !found.includes(column));
    found.push(cells.length === 0 ? null : (kind ?? word ?? null));
  }
  // Without records, a date is the day of birth.
  const isRecord = found.some(isOfRecord);
  return found.map((column) => {
    const own = column === "date" && !isRecord ? "birth" : column;
    return own && known.includes(own) ? own : null;
  });
}

function cellsOf({ table }: Look, columns: readonly (Column | null)[], head: number): Cells {
  const cells = columns.flatMap((column, at) => (column === "day" || column === "snake" ? below(table, head, at) : []));
  if (share(cells, (cell) => gramsIn(cell, "g") !== null) > 0.5) return "grams";
  if (share(cells, (cell) => /脱皮|shed|白濁/i.test(cell)) > 0.5) return "shed";
  return share(cells, (cell) => outcomeIn(cell) !== null || !["", "other"].includes(foodIn(cell).prey)) > 0.5
    ? "meal"
    : "note";
}
