import type { Insertable, Selectable } from "kysely";
import type { Care, CareRecord, NewRecord } from "./care.ts";
import { careParts } from "./read-values.ts";
import type { CareRecordsTable } from "./tables.ts";

type Columns = Pick<
  Insertable<CareRecordsTable>,
  "type" | "date" | "grams" | "prey" | "size" | "count" | "outcome" | "shed" | "note" | "dose" | "days"
>;

/** Converts a line to columns; unused ones are empty. */
export function columnsOf(record: Care & { date: string }): Columns {
  const { type, date } = record;
  const values = new Map<string, unknown>(Object.entries(record));
  return {
    ...{ type, date, grams: null, prey: "", size: "", count: null, outcome: null, shed: null, note: "" },
    ...{ dose: "", days: null },
    ...Object.fromEntries(careParts[type].map(({ of, column = of }) => [column, values.get(of)])),
  };
}

export function recordOf(row: Selectable<CareRecordsTable>): CareRecord {
  const { id, version, date, updated_by: by } = row;
  return { ...careOf(row), id, version, date, by, isPublic: row.is_public === 1 };
}

function careOf(row: Selectable<CareRecordsTable>): Care {
  const columns = new Map<string, unknown>(Object.entries(row));
  const values = careParts[row.type].map(({ of, column = of }) => [of, columns.get(column)]);
  return { type: row.type, ...Object.fromEntries(values) } as Care; // the table's CHECKs enforce each type's values
}

/** Returns whether two lines of a day are equal, to ignore double submits. */
export function isSameLine(one: NewRecord, other: NewRecord): boolean {
  return JSON.stringify(columnsOf(one)) === JSON.stringify(columnsOf(other));
}
