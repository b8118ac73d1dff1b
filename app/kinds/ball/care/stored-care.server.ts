// A line of the log as the database keeps it, and back.

import type { Insertable, Selectable } from "kysely";
import type { Care, CareRecord, NewRecord, Prey } from "./care.ts";
import type { CareRecordsTable } from "./tables.ts";

type Columns = Pick<
  Insertable<CareRecordsTable>,
  "type" | "date" | "grams" | "prey" | "size" | "count" | "is_refused" | "shed" | "note"
>;

/** A line in columns: those that its type does not use are empty. */
export function columnsOf(record: Care & { date: string }): Columns {
  const { type, date } = record;
  const empty = { type, date, grams: null, prey: "", size: "", count: null, is_refused: null, shed: null, note: "" };
  switch (record.type) {
    case "weight":
      return { ...empty, grams: record.grams };
    case "meal": {
      const { prey, size, count, isRefused } = record;
      return { ...empty, prey, size, count, is_refused: Number(isRefused) };
    }
    case "shed":
      return { ...empty, shed: record.shed };
    case "cleaning":
      return empty;
    case "note":
      return { ...empty, note: record.note };
  }
}

export function recordOf(row: Selectable<CareRecordsTable>): CareRecord {
  const { id, version, date, updated_by: by } = row;
  return { ...careOf(row), id, version, date, by, isPublic: row.is_public === 1 };
}

/** The table's CHECKs keep each type's own values. */
function careOf(row: Selectable<CareRecordsTable>): Care {
  switch (row.type) {
    case "weight":
      return { type: "weight", grams: row.grams ?? 0 };
    case "meal":
      return {
        type: "meal",
        prey: row.prey as Prey, // written only from that list
        size: row.size,
        count: row.count ?? 1,
        isRefused: row.is_refused === 1,
      };
    case "shed":
      return { type: "shed", shed: row.shed ?? "whole" };
    case "cleaning":
      return { type: "cleaning" };
    case "note":
      return { type: "note", note: row.note };
  }
}

/** Two equal lines of one day are one: a double press means one record. */
export function isSameLine(one: NewRecord, other: NewRecord): boolean {
  return JSON.stringify(columnsOf(one)) === JSON.stringify(columnsOf(other));
}
