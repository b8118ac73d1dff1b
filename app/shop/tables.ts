// The shop's tables.

import type { Generated } from "kysely";

/** Inquiries of visitors; `ball` is an id, which may since be gone. */
export interface InquiriesTable {
  id: Generated<number>;
  at: string;
  kind: "inquiry" | "visit";
  name: string;
  /** JSON of { mail, phone }; at least one is not empty. */
  contact: string;
  ball: string | null;
  /** JSON of the wished days, "2026-11-28". */
  days: string;
  message: string;
  state: "open" | "done";
  done_at: string | null;
  done_by: string | null;
  /** A reply went out, whether or not the matter is closed. */
  answered_at: Generated<string | null>;
  answered_by: Generated<string | null>;
  /** The mail to the owner: none is wished, it waits (until `mail_due`), is out, or was given up. */
  mail: Generated<"none" | "waiting" | "sent" | "failed">;
  mail_tries: Generated<number>;
  mail_due: Generated<string | null>;
}

/** Notes by admins on an inquiry. */
interface InquiryNotesTable {
  id: Generated<number>;
  inquiry: number;
  at: string;
  by: string;
  text: string;
}

/** Values entered for a snake's line of the ledger. Without a foreign key: it outlives the entry. */
export interface LedgerLinesTable {
  /** The id of the snake's entry. */
  snake: string;
  /** Raised by every write; what a form must name to write. */
  version: number;
  /** A `LedgerRecord` as JSON. */
  value: string;
  /** The day on which it left, by hand-over or death; null while it is here. */
  left_on: string | null;
  /** A `LedgerAnimal` as JSON, written when the entry is removed for good; null while the entry exists. */
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

/** A row for each time a day's check was written: the last of a day counts. */
interface DailyChecksTable {
  id: Generated<number>;
  /** A day in Japan. */
  day: string;
  /** A `DailyCheck` as JSON. */
  value: string;
  at: string;
  by: string;
}

declare module "#app/platform/database/schema.ts" {
  interface Database {
    inquiries: InquiriesTable;
    inquiry_notes: InquiryNotesTable;
    ledger_lines: LedgerLinesTable;
    ledger_revisions: LedgerRevisionsTable;
    daily_checks: DailyChecksTable;
    explanations: ExplanationsTable;
  }
}
