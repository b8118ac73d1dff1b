// Opens a table or memo for a preview: reads a memo's lines, and guesses columns. Opened again when a choice changes how it is read.

import type { GeneBook } from "@borupa/genetics";
import type { Table } from "#app/platform/tables/table.ts";
import type { Column } from "./columns.ts";
import { guessTable, type MemoLines, type TableGuess } from "./guess.ts";
import { memoLines, memoTable } from "./memo.ts";
import { uprightTable } from "./upright.ts";
import { isNothing } from "./values.ts";

export interface OpenTable extends TableGuess {
  /** As in the file. */
  source: Table;
  table: Table;
  /** Null for a table with cells. */
  lines: MemoLines | null;
}

interface Opening {
  book: GeneBook | null;
  today: string;
  /** Columns to recognise. */
  known: readonly Column[];
}

interface Asked {
  lines?: MemoLines | null | undefined;
  named?: readonly number[];
  head?: number | undefined;
}

/** Returns whether a table may hold a memo: lines of a text, or one column of a sheet. */
export const mayBeMemo = ({ rows }: Table): boolean => rows.every(({ cells }) => cells.slice(1).every(isNothing));

export function openTable(source: Table, { book, today, known }: Opening, asked: Asked = {}): OpenTable {
  const upright = uprightTable(source, known);
  const isList = !upright && (source.isList || (mayBeMemo(source) && guessTable(source, today, known).choice.head < 0));
  const lines = isList ? (asked.lines ?? memoLines(source, book)) : null;
  const named = asked.named ?? [];
  const table = lines ? memoTable(source, book, lines, named) : (upright ?? source);
  const { choice, ...doubts } = guessTable(table, today, known, asked.head);
  return { ...doubts, choice: { ...choice, named }, source, table, lines };
}
