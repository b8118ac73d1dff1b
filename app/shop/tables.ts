import type { Generated } from "kysely";

/** `ball` may refer to a deleted entry. */
export interface InquiriesTable {
  id: Generated<number>;
  at: string;
  kind: "inquiry" | "visit";
  name: string;
  /** JSON of { mail, phone }; at least one is not empty. */
  contact: string;
  ball: string | null;
  /** JSON of preferred days, "2026-11-28". */
  days: string;
  message: string;
  state: "open" | "done";
  done_at: string | null;
  done_by: string | null;
  /** When a reply was sent, independent of the state. */
  answered_at: Generated<string | null>;
  answered_by: Generated<string | null>;
  /** Mail to the owner: not requested, waiting until `mail_due`, sent, or given up. */
  mail: Generated<"none" | "waiting" | "sent" | "failed">;
  mail_tries: Generated<number>;
  mail_due: Generated<string | null>;
}

export interface InquiryNotesTable {
  id: Generated<number>;
  inquiry: number;
  at: string;
  by: string;
  text: string;
}

/** A snake's ledger entry. Without a foreign key, since it outlives the entry. */
export interface LedgerLinesTable {
  snake: string;
  /** Incremented by every write, for optimistic locking. */
  version: number;
  value: string;
  /** Day of hand-over or death; null while present. */
  left_on: string | null;
  /** JSON of `LedgerAnimal`, written when the entry is deleted permanently. */
  animal: string | null;
  updated_at: string;
  updated_by: string;
}

/** Revisions, kept as long as the line. */
interface LedgerRevisionsTable {
  id: Generated<number>;
  snake: string;
  value: string;
  part: "record" | "animal";
  at: string;
  by: string;
}

interface ExplanationsTable {
  snake: string;
  /** Per snake, from 1. */
  number: number;
  value: string;
  at: string;
  by: string;
}

/** One row per save; the last of a day counts. */
interface DailyChecksTable {
  id: Generated<number>;
  /** Day in Japan. */
  day: string;
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
