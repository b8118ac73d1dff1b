// Opens a table for import: parses it, detects or recalls its columns, and plans it against the notebook.

import { type Column, columnLabels, shopOnly } from "#app/kinds/ball/tables/columns.ts";
import { mayBeMemo, type OpenTable, openTable } from "#app/kinds/ball/tables/open.ts";
import { readTable } from "#app/kinds/ball/tables/read-table.ts";
import { geneBook } from "#app/notebook/store/genes.ts";
import { loadKnown, rememberedChoice } from "#app/notebook/store/table.ts";
import { type Known, planTable, type SnakeChoices } from "#app/notebook/tables/plan.ts";
import { readTables, readText } from "#app/platform/tables/read-tables.ts";
import type { Table } from "#app/platform/tables/table.ts";

export type { OpenTable };

export type OpenedTables = { ok: true; tables: OpenTable[]; known: Known } | { ok: false; message: string };

const ROWS_MAX = 20_000;
const known = (Object.keys(columnLabels) as Column[]).filter((column) => !shopOnly.includes(column));

/** `from`: a file or pasted text. */
export async function openTables(from: File | string, today: string): Promise<OpenedTables> {
  const read = typeof from === "string" ? readText(from, "", ROWS_MAX) : await readTables(from, from.name, ROWS_MAX);
  if (!read.ok) return read;
  const tables: OpenTable[] = [];
  for (const one of read.tables) {
    const opened = openTable(one, { book: await bookFor(one), today, known });
    const remembered = await rememberedChoice(opened.table, opened.choice.head);
    tables.push({ ...opened, choice: { ...opened.choice, ...remembered } });
  }
  return { ok: true, tables, known: await loadKnown() };
}

const bookFor = (table: Table) => (mayBeMemo(table) ? geneBook().catch(() => null) : null);

export type Reread = Parameters<typeof openTable>[2];

/** Reads the table again: another heading row, a memo's other reading, or other lines as names. */
export async function reread(
  { source, lines, table, choice }: OpenTable,
  as: Reread,
  today: string,
): Promise<OpenTable> {
  const opened = openTable(
    source,
    { book: await bookFor(source), today, known },
    { lines, named: choice.named, ...as },
  );
  const isAlike = as?.named !== undefined && String(opened.table.rows[0]?.cells) === String(table.rows[0]?.cells);
  return isAlike ? { ...opened, choice: { ...choice, named: opened.choice.named } } : opened;
}

export type WholePlan = ReturnType<typeof planOf>;

export function planOf(
  { tables, known }: { tables: readonly OpenTable[]; known: Known },
  choices: SnakeChoices,
  today: string,
) {
  const isOne = tables.length === 1;
  const readings = tables.map(({ table, choice }) => ({ name: table.name, ...readTable(table, choice, today) }));
  const plan = planTable(
    readings.flatMap(({ entries }) => entries),
    known,
    choices,
  );
  const problems = readings.flatMap(({ name, problems }) =>
    problems.map(({ line, message }) => ({ line, message: isOne ? message : `シート「${name}」：${message}` })),
  );
  const asked = readings.map(({ asked }) => asked);
  const taken = plan.snakes.filter(({ isSkipped }) => !isSkipped);
  const fresh = taken.filter(({ snake }) => snake === null);
  const changed = taken.filter(({ snake, fields }) => snake !== null && Object.keys(fields).length > 0);
  return {
    ...{ ...plan, asked, taken, fresh, changed },
    problems: [...problems, ...plan.problems],
    guessedYears: readings.reduce((sum, { guessedYears }) => sum + guessedYears, 0),
    isEmpty: fresh.length + changed.length === 0 && taken.every(({ records }) => records.length === 0),
  };
}
