// Turns cards (名前：ソラ, one label per line) and sheets with headings in their first column into a table with a heading row.

import type { Table, TableRow } from "#app/platform/tables/table.ts";
import { type Column, columnsOf } from "./columns.ts";

const LABELLED = /^[^\p{L}\p{N}:：]*([^:：]{1,20})[:：]\s*(.*)$/u;
const LABELS_MIN = 3;
const LABELLED_SHARE_MIN = 0.6;

interface Card {
  line: number;
  /** Its first known column, which starts the next card. */
  start: Column | null;
  /** By column or unknown label; a sheet has a value per snake. */
  values: Map<string, string[]>;
}

/** Returns a table with one row per snake; null if the first column does not consist of headings. */
export function uprightTable({ name, rows, isList }: Table, known: readonly Column[]): Table | null {
  const lines = rows.map(({ line, cells: [first = "", ...rest] }) => {
    const [, label = "", value = ""] = LABELLED.exec(first) ?? [];
    const heading = isList ? label : first;
    const [column = null] = columnsOf([heading], known);
    return { line, first, heading, column, values: isList ? [value] : rest };
  });
  const found = new Set(lines.flatMap(({ column }) => column ?? []));
  const across = columnsOf(rows[0]?.cells ?? [], known).filter((column) => column !== null);
  const isOfSnakes = (["name", "number", "genotype"] as const).some((column) => found.has(column));
  const isUpright = found.size >= LABELS_MIN && found.size > across.length;
  const labelled = lines.filter(({ column }) => column !== null);
  if (!isOfSnakes || !isUpright || labelled.length < lines.length * LABELLED_SHARE_MIN) return null;
  const headings = new Map<string, string>();
  const cards: Card[] = [];
  const others: TableRow[] = [];
  for (const { line, first, heading, column, values } of lines) {
    if (heading === "") {
      others.push({ line, cells: [first], isDoubtful: true });
      continue;
    }
    const key = column ?? heading;
    if (!headings.has(key)) headings.set(key, heading);
    let card = cards.at(-1);
    if (!card || (column !== null && column === card.start)) {
      card = { line, start: null, values: new Map() };
      cards.push(card);
    }
    card.start ??= column;
    const before = card.values.get(key) ?? [];
    const longer = before.length > values.length ? before : values;
    card.values.set(
      key,
      longer.map((_, at) => [before[at], values[at]].filter(Boolean).join(" ")),
    );
  }
  const keys = [...headings.keys()];
  const snakes = cards.flatMap(({ line, values }) => {
    const width = Math.max(...[...values.values()].map(({ length }) => length));
    return Array.from({ length: width }, (_, at) => ({ line, cells: keys.map((key) => values.get(key)?.[at] ?? "") }));
  });
  const heading = { line: 0, cells: [...headings.values()] };
  const filled = snakes.filter(({ cells }) => cells.some(Boolean));
  return { name, rows: [heading, ...filled, ...others], isList: false };
}
