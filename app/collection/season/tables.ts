import type { Generated } from "kysely";

export interface SeasonEventsTable {
  id: Generated<number>;
  kind: string;
  entry: string;
  type: "together" | "lock" | "apart" | "follicles" | "ovulated" | "preLayShed" | "laid" | "lost" | "hatched" | "note";
  date: string;
  /** Last day of a range; otherwise the same as `date`. */
  until: string;
  millimetres: number | null;
  count: number | null;
  slugs: number | null;
  /** Sire of a pairing or lock if not the season's own. */
  sire: string | null;
  note: Generated<string>;
  /** 0 for values migrated from fields of an unpublished draft. */
  is_public: Generated<number>;
  /** Incremented by each correction; required to correct or delete. */
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
