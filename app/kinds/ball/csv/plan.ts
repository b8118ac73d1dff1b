// What taking a file in would do: shown before it is done.

import type { CsvProblem } from "./csv-text.server.ts";

export interface PlannedRow {
  line: number;
  /** What the snake is called. */
  title: string;
  what: "new" | "changed";
  /** Each value that changes: from what it is to what the file says. */
  changes: { label: string; from: string; to: string }[];
  /** What is worth a second look before it is written. */
  doubt?: string;
}

export interface Plan {
  kind: "snakes" | "weights";
  rows: PlannedRow[];
  /** How many lines say what stands already. */
  same: number;
  /** Headings nobody knows. */
  ignored: string[];
  /** With one of them nothing is written. */
  problems: CsvProblem[];
}
