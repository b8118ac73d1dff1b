import type { Generated } from "kysely";

/** A log line. Columns unused by its type are empty, as enforced by CHECKs. */
export interface CareRecordsTable {
  id: Generated<number>;
  kind: string;
  entry: string;
  type: "weight" | "meal" | "shed" | "cleaning" | "visit" | "medicine" | "note";
  date: string;
  grams: number | null;
  prey: Generated<string>;
  size: Generated<string>;
  count: number | null;
  outcome: "eaten" | "refused" | "vomited" | "assisted" | null;
  shed: "whole" | "pieces" | null;
  note: Generated<string>;
  /** Dose and duration of a medicine. */
  dose: Generated<string>;
  days: number | null;
  is_public: number;
  /** Incremented on each edit; forms send it for conflict detection. */
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
