// The shop's tables.

import type { Generated } from "kysely";

/** What visitors sent the shop; `ball` is an id, which may since be gone. */
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

/** What admins write down about an inquiry. */
interface InquiryNotesTable {
  id: Generated<number>;
  inquiry: number;
  at: string;
  by: string;
  text: string;
}

declare module "#app/platform/database/schema.ts" {
  interface Database {
    inquiries: InquiriesTable;
    inquiry_notes: InquiryNotesTable;
  }
}
