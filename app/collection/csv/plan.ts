// Effects of importing a file, for the preview.

import type { Changed, ChangedLine } from "#app/cms/admin/editing/bulk/bulk.server.ts";
import type { CsvProblem } from "./csv-text.server.ts";

export interface Writing {
  /** Returns whether a change of this published snake goes live at once. */
  goesOut: (id: string) => boolean;
  changed: Changed[];
  lines: ChangedLine[];
}

export interface PlannedRow {
  line: number;
  /** A row of a table may contain both a snake and its weight. */
  of: "snake" | "record";
  id: string;
  title: string;
  number: string;
  what: "new" | "changed";
  changes: { label: string; from: string; to: string }[];
  /** Published or scheduled: changes go live only if confirmed, else become a draft. */
  isOut: boolean;
  isPutOnSale: boolean;
  doubt?: string;
}

export interface Plan {
  rows: PlannedRow[];
  same: number;
  ignored: string[];
  /** Prevent the whole import. */
  problems: CsvProblem[];
  /** Skipped rows of a foreign table, with the reason. */
  left: CsvProblem[];
}
