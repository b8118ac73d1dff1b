// Effects of importing a file: shown before it is done.

import type { Changed, ChangedLine } from "#app/cms/admin/editing/bulk/bulk.server.ts";
import type { CsvProblem } from "./csv-text.server.ts";

/** How a file is written, and what came of it, for an undo. */
export interface Writing {
  /** Whether a change of this snake, which visitors see, goes out at once. */
  goesOut: (id: string) => boolean;
  changed: Changed[];
  lines: ChangedLine[];
}

export interface PlannedRow {
  line: number;
  /** A table may hold a snake and its weight in one line. */
  of: "snake" | "record";
  /** The snake's. */
  id: string;
  /** The snake's name. */
  title: string;
  /** Its individual number; "" where it has none. */
  number: string;
  what: "new" | "changed";
  /** Each value that changes: from what it is to what the file says. */
  changes: { label: string; from: string; to: string }[];
  /** Visitors see it, or soon will: a change of it goes out only where somebody says so, and is a draft otherwise. */
  isOut: boolean;
  /** Questions before writing. */
  doubt?: string;
}

export interface Plan {
  rows: PlannedRow[];
  /** How many lines say what is stored already. */
  same: number;
  /** Unknown headings. */
  ignored: string[];
  /** With one of them nothing is written. */
  problems: CsvProblem[];
  /** Rows of a table from elsewhere that are left out, with why. */
  left: CsvProblem[];
}
