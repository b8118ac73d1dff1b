// Quick-entry lines above rows: parsed text becomes rows, the rest stays in its box.

import type { AnyKind } from "#app/cms/content/kind.ts";
import { type FormValue, rowsIn } from "#app/cms/fields/form-value.ts";
import type { RowsField } from "#app/cms/fields/rows/field.ts";
import { type LineReading, mergeRows } from "#app/cms/fields/rows/line.ts";
import { lineReader } from "#app/cms/fields/rows/line-readers.server.ts";
import type { Db } from "#app/platform/database/connection.server.ts";
import type { FormContent } from "./form-view.ts";

export type LineReadings = Readonly<Record<string, LineReading>>;

export async function parseQuickLines(
  db: Db,
  kind: AnyKind,
  typed: FormContent,
): Promise<{ typed: FormContent; readings: LineReadings }> {
  const readings = await readingsOf(db, kind, typed);
  const fields: Record<string, FormValue> = { ...typed.fields };
  const lines: Record<string, string> = {};
  for (const [name, reading] of Object.entries(readings)) {
    fields[name] = mergeRows(rowsIn(fields[name]), reading.rows, lineOf(kind, name)?.key ?? "");
    if (reading.rest !== "") lines[name] = reading.rest;
  }
  return { typed: { ...typed, fields, lines }, readings };
}

export async function readingsOf(db: Db, kind: AnyKind, typed: FormContent): Promise<LineReadings> {
  const read = await Promise.all(
    Object.entries(typed.lines ?? {}).map(async ([name, line]): Promise<[string, LineReading][]> => {
      const reader = lineReader(lineOf(kind, name)?.reader ?? "");
      return reader && line.trim() !== "" ? [[name, await reader(db, line)]] : [];
    }),
  );
  return Object.fromEntries(read.flat());
}

function lineOf(kind: AnyKind, name: string) {
  const field = kind.fields[name];
  return field?.type === "rows" ? (field as RowsField).line : undefined; // guaranteed by its type
}
