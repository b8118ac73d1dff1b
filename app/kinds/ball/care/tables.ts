// The care log's table.

import type { Generated } from "kysely";

/** One line of an entry's log of care. What a type has no word for is empty: the table's CHECKs hold it. */
export interface CareRecordsTable {
  id: Generated<number>;
  kind: string;
  entry: string;
  type: "weight" | "meal" | "shed" | "cleaning" | "visit" | "medicine" | "note";
  /** A day in Japan, "2026-11-20". */
  date: string;
  grams: number | null;
  prey: Generated<string>;
  size: Generated<string>;
  count: number | null;
  outcome: "eaten" | "refused" | "vomited" | "assisted" | null;
  shed: "whole" | "pieces" | null;
  note: Generated<string>;
  /** Of a medicine: how much, and for how many days. */
  dose: Generated<string>;
  days: number | null;
  /** 1: visitors see it. */
  is_public: number;
  /** Raised by every correction; what a form must name to correct or remove. */
  version: Generated<number>;
  created_at: string;
  created_by: string;
  updated_at: string;
  updated_by: string;
}

declare module "#app/platform/database/schema.ts" {
  interface Database {
    care_records: CareRecordsTable;
  }
}
