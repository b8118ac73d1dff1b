// The season log's table.

import type { Generated } from "kysely";

/** One line of what was seen of a pair in its season. */
export interface SeasonEventsTable {
  id: Generated<number>;
  kind: string;
  entry: string;
  type: "together" | "lock" | "apart" | "follicles" | "ovulated" | "preLayShed" | "laid" | "note";
  /** A day in Japan, "2026-02-04". */
  date: string;
  /** The last day of a stretch; the same as `date` for one day. */
  until: string;
  /** Follicle size. */
  millimetres: number | null;
  note: Generated<string>;
  /** Raised by every correction; what a form must name to correct or remove. */
  version: Generated<number>;
  created_at: string;
  created_by: string;
  updated_at: string;
  updated_by: string;
}

declare module "#app/platform/database/schema.ts" {
  interface Database {
    season_events: SeasonEventsTable;
  }
}
