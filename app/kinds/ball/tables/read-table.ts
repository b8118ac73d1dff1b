// Reads a table by the chosen columns into snakes, facts and records, with problems by line.

import { sexOfWord } from "@borupa/genetics";
import type { Prey } from "#app/kinds/ball/care/care.ts";
import type { Sex } from "#app/kinds/ball/labels.ts";
import { formatDay } from "#app/platform/site/days.ts";
import { readDay } from "#app/platform/site/japanese-date.ts";
import { readNumber } from "#app/platform/site/japanese-number.ts";
import type { Table } from "#app/platform/tables/table.ts";
import { type Column, columnLabels, factColumns, normaliseHeading, recordColumns } from "./columns.ts";
import { type DayContext, dayIn, headingDays, type TableDay, timeIn } from "./days.ts";
import type { TableChoice } from "./guess.ts";
import {
  doneIn,
  foodIn,
  gramsIn,
  isNothing,
  isOfList,
  type KindWord,
  kindIn,
  mealIn,
  nameByGenes,
  type Outcome,
  outcomeOf,
  priceIn,
  readBirth,
  shedIn,
  stoolIn,
} from "./values.ts";

export type TableCare =
  | { kind: "weight"; grams: number }
  /** `grams`: of the whole meal; null if not weighed. */
  | { kind: "meal"; outcome: Outcome; prey: Prey; size: string; count: number; grams: number | null }
  | { kind: "shed"; shed: "whole" | "pieces" }
  | { kind: "cloudy" }
  | { kind: "stool"; stool: "both" | "stool" | "urates"; note: string }
  | { kind: "cleaning" }
  | { kind: "climate"; warm: number | null; cool: number | null; humidity: number | null }
  | { kind: "handling"; minutes: number | null }
  | { kind: "vet" | "note"; note: string };

export interface TableRecord {
  day: string;
  /** "18:30"; "" if absent. */
  time: string;
  care: TableCare;
}

export interface TableEntry {
  line: number;
  name: string;
  number: string;
  /** By column: a sex, a birth date or year, or text. */
  facts: Partial<Record<(typeof factColumns)[number] | "note", string>>;
  records: TableRecord[];
}

export interface TableProblem {
  line: number;
  message: string;
}

export interface TableReading {
  entries: TableEntry[];
  problems: TableProblem[];
  /** Lines that may be something other than an animal: read only if the choice names them. */
  asked: { line: number; text: string; isNamed: boolean }[];
  /** Number of dates without a year, interpreted as the nearest past ones. */
  guessedYears: number;
}

/** Spreadsheet error values, including ### of narrow columns. */
export const CELL_ERROR = /^(?:#[A-Z][A-Z0-9_/]*[!?]|#N\/A|#GETTING_DATA|#{3,}|Err:\d{3})$/;

const NOTE_MAX = 1000;
const SIZE_MAX = 20;

const TORN = "列の数が見出しより多く、35,000のような値が分かれています。その値を引用符で囲んでください";

/** Returns whether an unquoted 35,000 or 1,050g made two cells of one. */
function isTorn(cells: readonly string[], width: number): boolean {
  const extra = cells.slice(width).join("").trim();
  return (
    extra !== "" && /\t[¥\\]?\d{1,3}\t\d{3}(?!\d)/.test(`\t${cells.join("\t")}`.normalize("NFKC").replaceAll(" ", ""))
  );
}

export function readTable(table: Table, choice: TableChoice, today: string): TableReading {
  const { head, columns, order } = choice;
  const context = { order, today };
  const headings = head < 0 ? [] : (table.rows[head]?.cells ?? []);
  const titles = table.rows.slice(0, Math.max(0, head)).flatMap(({ cells }) => cells);
  const [year = ""] = /(?<!\d)(?:19|20)\d\d(?!\d)/.exec([table.name, ...titles].join(" ")) ?? [];
  const days = headingDays(headings, context, year);
  const places = new Map(columns.flatMap((column, at) => (column ? [[column, at] as const] : [])));
  const currencyAt = headings.findIndex((heading) => /^(?:currency|通貨)/.test(normaliseHeading(heading)));
  const isOfRecords = [...recordColumns, "date" as const].some((column) => places.has(column));
  const reading: TableReading = { entries: [], problems: [], asked: [], guessedYears: 0 };
  let before = "";
  const byGenes = new Map<string, number>();
  const unnamed = (genotype: string) => {
    if (places.has("name") || places.has("number")) return "";
    // A snake's own sheet bears its name.
    return places.has("genotype") || !isOfRecords ? nameByGenes(genotype, byGenes) : table.name;
  };
  const isName = (cells: readonly string[]) => cells.every((cell, at) => columns[at] === "name" || isNothing(cell));
  const rows = table.rows.slice(head + 1);
  const isNames = rows.every(({ cells }) => isName(cells));
  for (const { line, cells, isDoubtful } of rows) {
    if (cells.every(isNothing)) continue;
    const textOf = (column: Column) => {
      const text = (cells[places.get(column) ?? -1] ?? "").trim();
      return isNothing(text) ? "" : text;
    };
    const workDays = new Map(
      datedColumns.flatMap((column) => {
        const day = dayIn(textOf(column), context);
        return day ? [[column as Column, day] as const] : [];
      }),
    );
    const row: Row = {
      cell: (column) => (workDays.has(column) ? "" : textOf(column)),
      workDays,
      heading: (column) => headings[places.get(column) ?? -1] ?? "",
      currency: cells[currencyAt] ?? "",
      problems: cells
        .filter((cell) => CELL_ERROR.test(cell))
        .map((cell) => `表計算ソフトのエラー「${cell}」が入っています。元の表を直してください`),
    };
    if (head >= 0 && isTorn(cells, headings.length)) row.problems.push(TORN);
    const named = row.cell("name") || row.cell("number");
    const isOther = isDoubtful ?? (isName(cells) && ((head < 0 && !isNames) || isOfList(named)));
    const sum = [row.cell("number"), row.cell("name")].find((text) => SUMS.test(text));
    if (isOther || sum) {
      const isNamed = choice.named.includes(line);
      reading.asked.push({ line, text: (sum ?? named) || cells.join(" ").trim(), isNamed });
      if (!isNamed) continue;
    }
    // Merged cells leave the following names empty.
    const name = named ? row.cell("name") : before || unnamed(row.cell("genotype"));
    if (row.cell("name")) before = row.cell("name");
    const spread = columns.flatMap((column, at) => {
      const text = (cells[at] ?? "").trim();
      if ((column !== "day" && column !== "snake") || isNothing(text)) return [];
      return [{ at, text, column }];
    });
    const date = places.has("date") ? dayIn(row.cell("date"), context) : null;
    const needsDay =
      places.has("date") &&
      !(spread.length === 0 && recordColumns.every((column) => row.cell(column) === "") && row.cell("note") === "");
    if (needsDay && !date) {
      row.problems.push(row.cell("date") ? `日付「${row.cell("date")}」が読めません` : "日付がありません");
    }
    const own: TableEntry = {
      line,
      name,
      number: row.cell("number"),
      facts: factsOf(row, context, isOfRecords),
      records: [],
    };
    const when: TableDay = date ?? { day: choice.day, time: "", isYearGuessed: false };
    own.records = recordsOf(row, choice, isOfRecords, date).map(({ care, at = when }) => ({
      day: at.day,
      time: at.time || timeIn(row.cell("time")),
      care,
    }));
    const others: TableEntry[] = [];
    for (const { at, text, column } of spread) {
      if (choice.cells === "shed" && shedIn(text) === "none") continue;
      const care = cellCare(text, choice);
      const day = column === "day" ? days[at] : when;
      if (!care) {
        // Continue with the other cells of the row.
        const where = column === "snake" ? headings[at] : days[at] && formatDay(days[at].day);
        reading.problems.push({ line, message: `${where ?? ""}「${text}」が読めません` });
      } else if (column === "snake")
        others.push({
          line,
          name: headings[at] ?? "",
          number: "",
          facts: {},
          records: [{ day: when.day, time: when.time, care }],
        });
      else if (day) own.records.push({ day: day.day, time: day.time, care });
    }
    for (const { day } of [own, ...others].flatMap(({ records }) => records))
      if (day > today) row.problems.push(`${formatDay(day)}は、今日より先の日です`);
    const isEmpty = own.records.length + others.length + Object.keys(own.facts).length === 0;
    if (others.length === 0 && own.name === "" && own.number === "") {
      // A day without records, in a table of a column per snake.
      if (isEmpty && columns.includes("snake") && row.problems.length === 0) continue;
      row.problems.push("名前がありません");
    }
    const isUnread = cells.some((cell, at) => !columns[at] && !isNothing(cell));
    if (isOfRecords && isEmpty && isUnread && recordColumns.every((column) => row.cell(column) === ""))
      row.problems.push("記録がありません（「読まない」列にだけ、何か書かれています）");
    reading.problems.push(...[...new Set(row.problems)].map((message) => ({ line, message })));
    if (row.problems.length > 0) continue;
    if (date?.isYearGuessed) reading.guessedYears += 1;
    reading.entries.push(...(others.length > 0 ? others : [own]));
  }
  if (columns.includes("day"))
    reading.guessedYears += days.filter((day, at) => day?.isYearGuessed && columns[at] === "day").length;
  return reading;
}

/** Columns that may contain their date: 最終脱皮日, Last fed. */
const datedColumns = ["outcome", "food", "shed", "stool", "cleaning"] as const satisfies readonly Column[];

/** Summary rows. */
const SUMS = /^(?:合\s*計|総\s*計|小\s*計|平\s*均|計|total|sum|average|avg|mean)$/i;

interface Row {
  /** Dates found in cells of these columns; `cell` then returns "". */
  workDays: ReadonlyMap<Column, TableDay>;
  /** Returns "" for a missing column or cell. */
  cell(column: Column): string;
  heading(column: Column): string;
  /** Currency from a separate column. */
  currency: string;
  problems: string[];
}

function factsOf(row: Row, { order, today }: DayContext, isOfRecords: boolean): TableEntry["facts"] {
  const facts: TableEntry["facts"] = {};
  for (const column of factColumns) {
    const text = row.cell(column);
    if (text === "") continue;
    if (column === "sex") facts.sex = sexIn(row, text);
    else if (column === "birth" || column === "left" || column === "acquired") {
      const year = column !== "acquired";
      const read = dayIn(text, { order, today }) ?? (column === "birth" ? readBirth : readDay)(text, { today, year });
      if (read && "isYearGuessed" in read && read.isYearGuessed)
        row.problems.push(`${columnLabels[column]}「${text}」に年がありません。年も書いてください`);
      else if (read?.day === "") continue;
      else if (read && read.day <= today)
        Object.assign(facts, { [column]: read.day }, "note" in read && { note: read.note });
      else row.problems.push(`${columnLabels[column]}「${text}」が読めません`);
    } else if (column === "price") facts.price = priceIn(text, row.heading("price"), row.currency);
    else facts[column] = text;
  }
  const note = isOfRecords ? "" : row.cell("note");
  if (note) facts.note = [facts.note, note].filter(Boolean).join(" ");
  return facts;
}

function sexIn(row: Row, text: string): Sex {
  const sex = sexOfWord(text);
  if (sex === undefined) row.problems.push(`性別「${text}」が読めません`);
  return sex ?? "unknown";
}

interface RowRecord {
  care: TableCare;
  /** Its date, if it differs from the row's. */
  at?: TableDay | undefined;
}

function recordsOf(row: Row, choice: TableChoice, isOfRecords: boolean, date: TableDay | null): RowRecord[] {
  const { cell, workDays } = row;
  const kind = kindIn(cell("kind"));
  // Unknown kinds (ダニ, "Laid eggs") become notes.
  const isOther = cell("kind") !== "" && kind === null;
  const is = (own: KindWord, ...columns: Column[]) =>
    kind === own || (kind === null && columns.some((column) => cell(column) !== ""));
  const note = [...(isOther ? [cell("kind"), cell("detail")] : []), cell("note")]
    .filter(Boolean)
    .join(" ")
    .slice(0, NOTE_MAX);
  const found: RowRecord[] = [];
  const add = (care: TableCare, at?: TableDay) => found.push({ care, at });
  const addUnclear = (column: "shed" | "stool" | "cleaning", text: string) =>
    add({ kind: "note", note: `${columnLabels[column]}：${text}`.slice(0, NOTE_MAX) });
  const mealDay = workDays.get("outcome") ?? workDays.get("food");
  if (is("weight", "grams")) {
    const text = cell("grams") || cell("detail");
    const grams = gramsIn(text, choice.unit);
    if (grams === null) row.problems.push(text ? `体重「${text}」が読めません` : "体重がありません");
    else add({ kind: "weight", grams });
  }
  if (mealDay || is("meal", "outcome", "food", "size", "count", "mealGrams"))
    for (const care of mealOf(row, kind === "meal")) add(care, mealDay);
  if (is("cloudy")) add({ kind: "cloudy" });
  if (is("shed", "shed")) {
    const text = cell("shed") || cell("detail");
    const said = text === "" ? null : shedIn(text);
    const shed = said ?? (kind === "shed" && doneIn(text) ? shedIn(cell("kind")) : null);
    if (shed === "cloudy") add({ kind: "cloudy" });
    else if (shed === "whole" || shed === "pieces") add({ kind: "shed", shed });
    if (shed === null || (said === null && text !== "")) addUnclear("shed", text || cell("kind"));
  }
  if (is("stool", "stool")) {
    const text = cell("stool") || cell("detail") || cell("kind");
    const stool = stoolIn(text);
    if (stool === null) addUnclear("stool", text);
    else if (stool !== "none") add({ kind: "stool", stool, note: kind === "stool" ? note : "" });
  }
  for (const [column, care] of datedCares) {
    const at = workDays.get(column);
    if (at) add(/白濁|blue/i.test(row.heading(column)) ? { kind: "cloudy" } : care, at);
  }
  if (is("cleaning", "cleaning")) {
    const text = cell("cleaning") || cell("detail") || cell("kind");
    const cleaned = doneIn(text);
    if (cleaned === null) addUnclear("cleaning", text);
    else if (cleaned) add({ kind: "cleaning" });
  }
  if (is("climate", "warm", "cool", "humidity")) {
    const [warm, cool, humidity] = [degrees(row, "warm"), degrees(row, "cool"), percent(row)];
    if (warm !== null || cool !== null || humidity !== null) add({ kind: "climate", warm, cool, humidity });
  }
  if (is("handling", "minutes")) {
    const minutes = cell("minutes") === "" ? null : readNumber(cell("minutes"), "分");
    add({ kind: "handling", minutes: minutes !== null && minutes >= 1 && minutes <= 600 ? minutes : null });
  }
  const words = note || (kind === "vet" || kind === "note" ? cell("detail").slice(0, NOTE_MAX) : "");
  const [workDay] = [...workDays.values()];
  if (kind === "vet" && words) add({ kind: "vet", note: words });
  else if (words && isOfRecords && kind !== "stool") add({ kind: "note", note: words }, date ? undefined : workDay);
  return found;
}

const datedCares = [
  ["shed", { kind: "shed", shed: "whole" }],
  ["stool", { kind: "stool", stool: "both", note: "" }],
  ["cleaning", { kind: "cleaning" }],
] as const satisfies readonly (readonly [Column, TableCare])[];

/** Keeps a food text too long for its field as a note. */
function mealOf(row: Row, isMeal: boolean): TableCare[] {
  const { cell } = row;
  const text = cell("food") || (isMeal ? cell("detail") : "");
  const result = cell("outcome");
  const meal = mealIn(text);
  // Columns such as 最終拒食日, or 拒食 and "Refused" as the record's kind.
  const named = row.workDays.has("outcome") ? row.heading("outcome") : cell("kind");
  const said = outcomeOf(result, named, meal.outcome, row.heading("outcome"));
  if (said === null) row.problems.push(`「食べたか」の「${result}」が読めません`);
  const offered = meal.food;
  if (offered.prey === "other" && !/\p{L}/u.test(offered.size)) row.problems.push(`餌「${text}」が読めません`);
  const size = [offered.size, cell("size") && foodIn(cell("size")).size].filter(Boolean).join(" ");
  const count = cell("count") === "" ? offered.count : readNumber(cell("count").replace(/[匹羽個]\s*$/, ""));
  if (count === null || !Number.isInteger(count) || count < 1 || count > 20) {
    // Nothing was offered.
    if (count === 0) return [];
    row.problems.push(`餌の数「${cell("count")}」が読めません`);
  }
  const grams = cell("mealGrams") || (isMeal ? cell("grams") : "");
  const weighed = grams === "" ? offered.grams : gramsIn(grams, "g");
  if (grams !== "" && weighed === null) row.problems.push(`餌の重さ「${grams}」が読めません`);
  const care = {
    kind: "meal",
    outcome: said ?? "eaten",
    prey: offered.prey,
    size: size.slice(0, SIZE_MAX),
    count: count ?? 1,
    grams: weighed,
  } as const;
  return size.length > SIZE_MAX ? [care, { kind: "note", note: text.slice(0, NOTE_MAX) }] : [care];
}

function degrees(row: Row, column: "warm" | "cool"): number | null {
  const text = row.cell(column).normalize("NFKC");
  if (text === "") return null;
  const value = readNumber(text.replace(/\s*(?:°?[cf]|℃|度)$/i, ""));
  const isFahrenheit = /f$/i.test(text) || /°?f\)?$/i.test(row.heading(column)) || (value ?? 0) > 60;
  const celsius = value === null ? null : isFahrenheit ? Math.round(((value - 32) / 1.8) * 10) / 10 : value;
  if (celsius !== null && celsius >= 0 && celsius <= 60) return celsius;
  row.problems.push(`${columnLabels[column]}「${text}」が読めません`);
  return null;
}

function percent(row: Row): number | null {
  const text = row.cell("humidity");
  const value = text === "" ? null : readNumber(text, "%");
  if (text === "" || (value !== null && value >= 0 && value <= 100)) return value;
  row.problems.push(`湿度「${text}」が読めません`);
  return null;
}

/** Reads a cell below a date or a snake's name. */
function cellCare(text: string, { cells, unit }: TableChoice): TableCare | null {
  if (cells === "grams") {
    const grams = gramsIn(text, unit);
    return grams === null ? null : { kind: "weight", grams };
  }
  if (cells === "shed") {
    const shed = shedIn(text);
    if (shed === null || shed === "none") return null;
    return shed === "cloudy" ? { kind: "cloudy" } : { kind: "shed", shed };
  }
  if (cells === "note") return { kind: "note", note: text.slice(0, NOTE_MAX) };
  const { outcome, food } = mealIn(text);
  const isPrey = !["", "other"].includes(food.prey);
  if (!outcome && !isPrey) return null;
  return {
    kind: "meal",
    outcome: outcome ?? "eaten",
    ...(isPrey ? food : { prey: "", size: "", count: 1, grams: null }),
  };
}
