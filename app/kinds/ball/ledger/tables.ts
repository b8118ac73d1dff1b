// The ledger's tables.

import type { Generated } from "kysely";

/** What people entered for a snake's line of the ledger. It names no entry by a foreign key: it outlives the entry. */
export interface LedgerLinesTable {
  /** The id of the snake's entry. */
  snake: string;
  /** Raised by every write; what a form must name to write. */
  version: number;
  /** A `LedgerRecord` as JSON. */
  value: string;
  /** The day on which it left, by hand-over or death; null while it is kept. */
  left_on: string | null;
  /** A `LedgerAnimal` as JSON, written when the entry is removed for good; null while it stands. */
  animal: string | null;
  updated_at: string;
  updated_by: string;
}

/** Every version of a line, for as long as the line. */
interface LedgerRevisionsTable {
  id: Generated<number>;
  snake: string;
  /** A `LedgerRecord` or a `LedgerAnimal` as JSON. */
  value: string;
  part: "record" | "animal";
  at: string;
  by: string;
}

/** Each explanation as it was shown to a buyer. */
interface ExplanationsTable {
  snake: string;
  /** From 1 on, of this snake. */
  number: number;
  /** An `Explanation` as JSON. */
  value: string;
  at: string;
  by: string;
}

declare module "#app/platform/database/schema.ts" {
  interface Database {
    ledger_lines: LedgerLinesTable;
    ledger_revisions: LedgerRevisionsTable;
    explanations: ExplanationsTable;
  }
}
