// Imports other programs' tables: converts them to the shop's own format, with columns detected by heading or picked by hand.

import { z } from "zod";
import type { Actor } from "#app/cms/content/lifecycle.server.ts";
import { outcomeLabels, preyLabels, shedLabels } from "#app/kinds/ball/care/care.ts";
import { sexLabels } from "#app/kinds/ball/labels.ts";
import { bySnake } from "#app/kinds/ball/tables/by-snake.ts";
import { type Column, columnLabels, normaliseHeading } from "#app/kinds/ball/tables/columns.ts";
import { type DayOrder, dayOrders } from "#app/kinds/ball/tables/days.ts";
import { cellLabels, memoReadings, type TableChoice } from "#app/kinds/ball/tables/guess.ts";
import { type OpenTable, openTable } from "#app/kinds/ball/tables/open.ts";
import { readTable, type TableCare, type TableEntry, type TableReading } from "#app/kinds/ball/tables/read-table.ts";
import { uprightTable } from "#app/kinds/ball/tables/upright.ts";
import { isNothing, standingIn, type Unit, units } from "#app/kinds/ball/tables/values.ts";
import { referenceIndexes } from "#app/kinds/shared/reference-indexes.server.ts";
import { csvOfRows } from "#app/platform/csv/write.server.ts";
import type { Db } from "#app/platform/database/connection.server.ts";
import { readSetting, saveSetting } from "#app/platform/settings/settings.server.ts";
import { dayInJapan, isDay } from "#app/platform/site/days.ts";
import { parseJson } from "#app/platform/site/parse-json.ts";
import type { Table } from "#app/platform/tables/table.ts";
import {
  type CsvColumn,
  isLabel,
  isOfRecords,
  LINE_COLUMN,
  labelOf,
  ownNames,
  recordColumns,
  shopColumns,
  snakeColumns,
} from "./columns.ts";

export interface OpenSheet extends OpenTable {
  /** Index of the file's table. */
  sheet: number;
  names: string[];
  /** The columns were chosen by hand. */
  isPicked: boolean;
  /** All tables, carried along in the form. */
  tables: string;
}

/** Returns whether a table is in the shop's own format and needs no column mapping. */
export function isOwnTable(table: Table): boolean {
  const { rows, isList } = table;
  const headings = rows[0]?.cells ?? [];
  const named = (columns: readonly CsvColumn[]) =>
    headings.filter((one) => columns.some((column) => isLabel(column, one)));
  const hasId = headings.some((one) => ["ID", "個体番号"].includes(one.normalize("NFKC").trim().toUpperCase()));
  // Other programs' tables have no columns for parents.
  const hasParent = named(snakeColumns.filter(({ name }) => name === "sire" || name === "dam")).length > 0;
  const known = isOfRecords(headings) ? recordColumns : snakeColumns;
  const share = named(known).length / headings.filter(Boolean).length;
  return !isList && !uprightTable(table, shopColumns) && ((hasId && share >= 0.5) || (hasParent && share === 1));
}

/** Opens a table with picked, remembered or detected columns. `form`: the page that picks them. */
export async function openSheet(
  db: Db,
  tables: readonly Table[],
  form: FormData,
  actor: Actor,
): Promise<OpenSheet | null> {
  const sheet = Number(form.get("sheet") ?? 0);
  const found = tables[sheet] ?? tables[0];
  if (!found) return null;
  const { genes } = await referenceIndexes(db, actor.now);
  const head = numberOf(form.get("head"));
  const opened = openTable(
    found,
    { book: genes, today: dayInJapan(actor.now), known: shopColumns },
    {
      lines: memoReadings.find((one) => one === (form.get("as") ?? form.get("lines"))),
      named: form.getAll(`named.${sheet}`).map(Number),
      head: head !== undefined && head < found.rows.length ? head : undefined,
    },
  );
  const { choice: guessed, table } = opened;
  const isPicked = form.has(`column.${sheet}.0`) && !form.has("as") && head === guessed.head;
  const choice = isPicked
    ? pickedChoice(form, sheet, guessed)
    : { ...guessed, ...(await remembered(db, table, guessed.head)) };
  const names = tables.map(({ name }) => name);
  return { ...opened, choice, sheet, names, isPicked, tables: JSON.stringify(tables) };
}

const numberOf = (value: FormDataEntryValue | null) =>
  typeof value === "string" && /^-?\d+$/.test(value) ? Number(value) : undefined;

function pickedChoice(form: FormData, sheet: number, guess: TableChoice): TableChoice {
  const text = (name: string) => String(form.get(name) ?? "");
  const picked = guess.columns.map(
    (_, at) => shopColumns.find((column) => column === text(`column.${sheet}.${at}`)) ?? null,
  );
  return {
    ...guess,
    columns: picked.map((column, at) =>
      column === "day" || column === "snake" || picked.indexOf(column) === at ? column : null,
    ),
    unit: Object.hasOwn(units, text("unit")) ? (text("unit") as Unit) : guess.unit,
    order: Object.hasOwn(dayOrders, text("order")) ? (text("order") as DayOrder) : guess.order,
    cells: Object.hasOwn(cellLabels, text("cells")) ? (text("cells") as TableChoice["cells"]) : guess.cells,
    day: isDay(text("day")) ? text("day") : guess.day,
  };
}

const carried = z.array(
  z.object({
    name: z.string(),
    rows: z.array(z.object({ line: z.number(), cells: z.array(z.string()) })),
    isList: z.boolean(),
  }),
);

/** Parses the tables carried in a form; null if invalid. */
export function carriedTables(text: string): Table[] | null {
  return carried.safeParse(parseJson(text)).data ?? null;
}

const SETTING = "table-columns";
const KEPT = 50;
type Remembered = Record<string, Partial<TableChoice>>;

const keyOf = ({ rows }: Table, head: number) =>
  (head < 0 ? [] : (rows[head]?.cells ?? [])).map(normaliseHeading).join("|");

async function remembered(db: Db, table: Table, head: number): Promise<Partial<TableChoice>> {
  const { value } = await readSetting<Remembered>(db, SETTING, {});
  const choice = head < 0 ? undefined : value[keyOf(table, head)];
  // Columns may have other meanings since.
  return choice?.columns?.every((column) => column === null || shopColumns.includes(column)) ? choice : {};
}

/** Remembers columns chosen by hand for the next table with these headings. */
export async function rememberColumns(
  db: Db,
  { table, isPicked, choice: { head, columns, unit, order, cells } }: OpenSheet,
  actor: Actor,
): Promise<void> {
  if (head < 0 || !isPicked) return;
  const { version, value } = await readSetting<Remembered>(db, SETTING, {});
  const key = keyOf(table, head);
  const others = Object.entries(value).filter(([own]) => own !== key);
  const next = Object.fromEntries([[key, { columns, unit, order, cells }], ...others].slice(0, KEPT));
  if (JSON.stringify(next) !== JSON.stringify(value)) await saveSetting(db, SETTING, version, next, actor);
}

/** Converts the table to the shop's own format; returns the rows that cannot be read as problems. */
export function ownTexts({ table, choice }: OpenSheet, today: string) {
  const { entries, problems, asked } = readTable(table, choice, today);
  const hasRecords = entries.some(({ records }) => records.length > 0);
  const hasDays = choice.columns.some((column) => column === "date" || column === "day" || column === "snake");
  // A list of names has an empty date column.
  const isRecords = hasDays && (hasRecords || problems.length > 0);
  const away = isRecords ? [] : entries.filter((entry) => isAway(entry) || isUnclear(entry));
  const left = away.map((entry) => ({
    line: entry.line,
    message: `状態「${entry.facts.standing}」${isAway(entry) ? AWAY : UNCLEAR}`,
  }));
  const taken = entries.filter((entry) => !away.includes(entry));
  const { groups, differing } = isRecords ? describedSnakes(taken) : { groups: [taken], differing: [] };
  return {
    texts: [...groups.map(snakesText), ...(hasRecords ? [recordsText(taken)] : [])],
    ...{ problems: [...problems, ...left, ...differing], asked },
  };
}

/**
 * Returns the snakes that a table of records describes (sex, genotype, birth). Those of a group have the same columns: an
 * empty cell of another column would clear a stored value.
 */
function describedSnakes(entries: readonly TableEntry[]) {
  const { snakes, problems } = bySnake(entries.filter((entry) => !isAway(entry)));
  const described = snakes.flatMap(({ entries: lines }): TableEntry[] => {
    const facts = Object.assign({}, ...lines.map((line) => line.facts));
    const [first] = lines;
    return first && Object.keys(ownNames).some((column) => column in facts) ? [{ ...first, facts }] : [];
  });
  const groups = Map.groupBy(described, ({ name, number, facts }) =>
    [name !== "", number !== "", ...Object.keys(facts).toSorted()].join(),
  );
  return { groups: [...groups.values()], differing: problems };
}

/** A new snake would count as here: in the care lists, the daily check and the ledger. */
const standingOf = ({ facts }: TableEntry) => (facts.standing ? (standingIn(facts.standing) ?? "unclear") : "here");
const isAway = (entry: TableEntry) => ["moved", "died"].includes(standingOf(entry));
const isUnclear = (entry: TableEntry) => standingOf(entry) === "unclear";
const UNCLEAR =
  "：いまいるのかどうか分かりません。「飼育中」のように書くか、この列を「読まない」にして読み直してください";
const AWAY =
  "：もういない個体は読み込みません。残すときは、この列を「読まない」にして読み直し、帳簿に引渡しか死亡を記録してください";

const ROWS_SHOWN = 5;

export function viewOf({ table, source: _, ...sheet }: OpenSheet, asked: TableReading["asked"]) {
  const { head, columns } = sheet.choice;
  const headings = table.rows[head]?.cells ?? [];
  const isFilled = (at: number) => table.rows.slice(head + 1).some(({ cells }) => !isNothing(cells[at] ?? ""));
  return {
    ...{ ...sheet, asked },
    unread: headings.flatMap((heading, at) => {
      if (!isFilled(at) || ![null, "standing"].includes(columns[at] ?? null)) return [];
      return columns[at] ? `${heading}（いない個体を除くためだけに使います）` : heading;
    }),
    rows: table.rows.slice(Math.max(0, head), Math.max(0, head) + ROWS_SHOWN),
    options: Object.fromEntries(shopColumns.map((column) => [column, columnLabels[column]])),
    /** Weights without dates. */
    needsDay: columns.includes("grams") && !columns.includes("date"),
  };
}

export type SheetView = ReturnType<typeof viewOf>;

function snakesText(entries: readonly TableEntry[]): string {
  const columns = Object.entries(ownNames) as [Column, string][];
  const rows = entries.map(({ name, number, facts, line }) => {
    const { sex } = facts;
    const read: Partial<Record<Column, string>> = {
      ...facts,
      ...{ number, name, sex: sex && sexLabels[sex as keyof typeof sexLabels] },
    };
    return { line, cell: (column: Column) => read[column] ?? "" };
  });
  // Columns that are empty in all rows would clear stored values.
  const used = columns.filter(([column]) => rows.some(({ cell }) => cell(column) !== ""));
  return csvOfRows([
    [LINE_COLUMN, ...used.map(([, name]) => labelOf(snakeColumns, name))],
    ...rows.map(({ line, cell }) => [String(line), ...used.map(([column]) => cell(column))]),
  ]);
}

function recordsText(entries: readonly TableEntry[]): string {
  const columns = recordColumns.filter(({ name }) => name !== "id" && name !== "isPublic");
  const rows = entries.flatMap(({ line, name, number, records }) =>
    records.map(({ day, care }) => {
      const cells: Record<string, string> = { number, title: name, date: day, ...cellsOf(care) };
      return [String(line), ...columns.map((column) => cells[column.name] ?? "")];
    }),
  );
  return csvOfRows([[LINE_COLUMN, ...columns.map(({ label }) => label)], ...rows]);
}

/** Stores values without a field in the log as a note. */
function cellsOf(care: TableCare): Record<string, string> {
  switch (care.kind) {
    case "weight":
      return { kind: "体重", grams: String(care.grams) };
    case "meal": {
      const food = care.prey === "" ? "" : preyLabels[care.prey];
      const outcome = outcomeLabels[care.outcome];
      return { kind: "給餌", outcome, food, size: care.size, count: String(care.count) };
    }
    case "shed":
      return { kind: "脱皮", shed: shedLabels[care.shed] };
    case "cleaning":
      return { kind: "掃除" };
    case "vet":
    case "note":
      return { kind: care.kind === "vet" ? "診察" : "メモ", note: care.note.slice(0, 200) };
    default:
      return { kind: "メモ", note: noted[care.kind] };
  }
}

const noted = { cloudy: "目が白濁", stool: "便・尿酸", climate: "温度・湿度", handling: "ハンドリング" } as const;
