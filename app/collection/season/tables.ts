// The table of season events.

import type { Generated } from "kysely";

/** One dated event of a pair's season. */
export interface SeasonEventsTable {
  id: Generated<number>;
  kind: string;
  entry: string;
  type: "together" | "lock" | "apart" | "follicles" | "ovulated" | "preLayShed" | "laid" | "lost" | "hatched" | "note";
  /** A day in Japan, "2026-02-04"; empty for a clutch or a hatching whose day is unknown. */
  date: string;
  /** The last day of a stretch; the same as `date` for one day. */
  until: string;
  /** Follicle size. */
  millimetres: number | null;
  /** Fertile eggs laid, eggs lost or young hatched. */
  count: number | null;
  /** Infertile eggs laid. */
  slugs: number | null;
  /** The male of a pairing or a lock, where it was not the season's own. */
  sire: string | null;
  note: Generated<string>;
  /** 0 for a value of an unpublished draft that was migrated from the entry's fields. */
  is_public: Generated<number>;
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
