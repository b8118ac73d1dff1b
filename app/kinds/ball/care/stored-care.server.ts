// A line of the log as the database keeps it, and back.

import type { Insertable, Selectable } from "kysely";
import type { Care, CareRecord, NewRecord, Prey } from "./care.ts";
import type { CareRecordsTable } from "./tables.ts";

type Columns = Pick<
  Insertable<CareRecordsTable>,
  "type" | "date" | "grams" | "prey" | "size" | "count" | "outcome" | "shed" | "note" | "dose" | "days"
>;

/** A line in columns: those that its type does not use are empty. */
export function columnsOf(record: Care & { date: string }): Columns {
  const { type, date } = record;
  const empty = {
    ...{ type, date, grams: null, prey: "", size: "", count: null, outcome: null, shed: null, note: "" },
    ...{ dose: "", days: null },
  };
  switch (record.type) {
    case "weight":
      return { ...empty, grams: record.grams };
    case "meal": {
      const { prey, size, count, outcome } = record;
      return { ...empty, prey, size, count, outcome };
    }
    case "shed":
      return { ...empty, shed: record.shed };
    case "cleaning":
      return empty;
    case "medicine": {
      const { note, dose, forDays } = record;
      return { ...empty, note, dose, days: forDays };
    }
    case "visit":
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
        outcome: row.outcome ?? "eaten",
      };
    case "shed":
      return { type: "shed", shed: row.shed ?? "whole" };
    case "cleaning":
      return { type: "cleaning" };
    case "medicine":
      return { type: "medicine", note: row.note, dose: row.dose, forDays: row.days ?? 1 };
    case "visit":
    case "note":
      return { type: row.type, note: row.note };
  }
}

/** Two equal lines of one day are one: a double press means one record. */
export function isSameLine(one: NewRecord, other: NewRecord): boolean {
  return JSON.stringify(columnsOf(one)) === JSON.stringify(columnsOf(other));
}
