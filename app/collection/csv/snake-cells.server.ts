// A row's cells as the form would hold them: choices by their words, the genotype by the reader, other snakes by id or number.

import type { Field } from "#app/cms/content/field.ts";
import type { AnyKind } from "#app/cms/content/kind.ts";
import { ball } from "#app/kinds/ball/index.ts";
import { sexOf } from "#app/kinds/ball/sex-words.ts";
import { readGenotypeLine } from "#app/kinds/shared/genotype-line.server.ts";
import { GETA } from "#app/platform/csv/encoding.server.ts";
import type { Db } from "#app/platform/database/connection.server.ts";
import { fold } from "#app/platform/search/fold.ts";
import type { CsvCells } from "./csv-text.server.ts";
import type { KnownSnakes } from "./known-snakes.server.ts";

interface CellsRead {
  values: { title?: string; lines?: Record<string, string>; fields: Record<string, unknown> };
  problems: string[];
}

const fields: AnyKind["fields"] = ball.fields;

interface Reading {
  known: KnownSnakes;
  /** A genotype that cannot be read is kept as it is written. */
  keepsLine: boolean;
}

export async function readSnakeCells(db: Db, cells: CsvCells, reading: Reading): Promise<CellsRead> {
  const read: CellsRead = { values: { fields: {} }, problems: [] };
  for (const [name, cell] of Object.entries(cells)) {
    const field = fields[name];
    if (cell.includes(GETA)) {
      read.problems.push(
        `${field?.label ?? name}: 「${GETA}」（Shift_JISにない文字）があります。UTF-8のファイルを使ってください`,
      );
    } else if (name === "title") read.values.title = cell;
    else if (field) await readCell(db, { name, field, cell }, reading, read);
  }
  return read;
}

interface Cell {
  name: string;
  field: Field;
  cell: string;
}

async function readCell(
  db: Db,
  { name, field, cell }: Cell,
  { known, keepsLine }: Reading,
  read: CellsRead,
): Promise<void> {
  const put = (value: unknown) => {
    read.values.fields[name] = value;
  };
  const refuse = (message: string) => read.problems.push(`${field.label}: ${message}`);
  if (name === "genotype") {
    const reading = cell === "" ? undefined : await readGenotypeLine(db, cell);
    if (reading && reading.rest !== "" && keepsLine) read.values.lines = { genotype: cell };
    else if (reading && reading.rest !== "") refuse(`「${reading.rest}」が読めません`);
    else put(reading?.rows ?? []);
  } else if (field.type === "reference" && "to" in field) {
    const named = cell === "" || field.to !== "ball" ? { ok: true as const, id: cell } : known.parent(cell);
    if (named.ok) put(named.id);
    else refuse(named.message);
  } else if ("options" in field && Array.isArray(field.options)) {
    const value = choiceOf(name, field.options, cell);
    if (value === undefined) refuse(`「${cell}」は選べません（${field.options.map(({ label }) => label).join("・")}）`);
    else put(value);
  } else put(cell);
}

function choiceOf(name: string, options: readonly { value: unknown; label: string }[], cell: string): unknown {
  if (cell === "") return null;
  const word = fold(cell);
  const found = options.find(({ value, label }) => fold(label) === word || String(value) === cell);
  return found?.value ?? (name === "sex" ? sexOf(cell) : undefined);
}
