// Inquiries as they are kept: stored for the admins, listed, marked. Nothing is mailed, and visitors' pages do not change.

import type { Db } from "#app/platform/database/connection.server.ts";
import type { InquiriesTable } from "#app/platform/database/schema.ts";
import type { Inquiry, InquiryState } from "./inquiry.ts";

const SAME_WITHIN_MS = 600_000;
/** Days an inquiry is kept after it was dealt with; the form and the policy page say so. */
const KEPT_DAYS = 365;
export const INQUIRIES_PER_PAGE = 50;

export interface StoredInquiry extends Inquiry {
  id: number;
  /** UTC, ISO. */
  at: string;
  state: InquiryState;
  /** The snake asked about; its title is null once it is gone for good. */
  ball: { id: string; title: string | null } | null;
  done: { at: string; by: string } | null;
}

/**
 * Stores an inquiry for the admins. `ball` must be a snake's id or null.
 * The same words sent again within ten minutes (a second press of the button) are stored once.
 */
export async function storeInquiry(db: Db, inquiry: Inquiry, ball: string | null, now: Date): Promise<void> {
  const { kind, name, mail, phone, days, message } = inquiry;
  const row = { kind, name, contact: JSON.stringify({ mail, phone }), ball, days: JSON.stringify(days), message };
  await db.transaction().execute(async (trx) => {
    const same = await trx
      .selectFrom("inquiries")
      .select("id")
      .where("at", ">", new Date(now.getTime() - SAME_WITHIN_MS).toISOString())
      .where("kind", "=", row.kind)
      .where("name", "=", row.name)
      .where("contact", "=", row.contact)
      .where((eb) => (ball === null ? eb("ball", "is", null) : eb("ball", "=", ball)))
      .where("days", "=", row.days)
      .where("message", "=", row.message)
      .executeTakeFirst();
    if (same) return;
    await trx
      .insertInto("inquiries")
      .values({ ...row, at: now.toISOString(), state: "open", done_at: null, done_by: null })
      .execute();
  });
}

/** Removes for good what was dealt with more than a year ago. Returns how many. */
export async function purgeInquiries(db: Db, now: Date): Promise<number> {
  const until = new Date(now.getTime() - KEPT_DAYS * 86_400_000).toISOString();
  const gone = await db
    .deleteFrom("inquiries")
    .where("state", "=", "done")
    .where("done_at", "<", until)
    .executeTakeFirst();
  return Number(gone.numDeletedRows);
}

/** How many wait and how many are dealt with. */
export async function countInquiries(db: Db): Promise<Record<InquiryState, number>> {
  const rows = await db
    .selectFrom("inquiries")
    .select(["state", (eb) => eb.fn.countAll<number>().as("count")])
    .groupBy("state")
    .execute();
  const count = (state: InquiryState) => rows.find((row) => row.state === state)?.count ?? 0;
  return { open: count("open"), done: count("done") };
}

/** One page of inquiries, newest first; state null for all. */
export async function listInquiries(db: Db, state: InquiryState | null, page: number): Promise<StoredInquiry[]> {
  let matching = db.selectFrom("inquiries").selectAll("inquiries");
  if (state) matching = matching.where("inquiries.state", "=", state);
  const rows = await matching
    .leftJoin("entries", (join) => join.on("entries.kind", "=", "ball").onRef("entries.id", "=", "inquiries.ball"))
    .select("entries.title as ballTitle")
    .orderBy("inquiries.at", "desc")
    .orderBy("inquiries.id", "desc")
    .limit(INQUIRIES_PER_PAGE)
    .offset((page - 1) * INQUIRIES_PER_PAGE)
    .execute();
  return rows.map(inquiryOf);
}

function inquiryOf(row: Omit<InquiriesTable, "id"> & { id: number; ballTitle: string | null }): StoredInquiry {
  const { mail, phone }: { mail: string; phone: string } = JSON.parse(row.contact);
  return {
    id: row.id,
    at: row.at,
    kind: row.kind,
    name: row.name,
    mail,
    phone,
    days: JSON.parse(row.days),
    message: row.message,
    state: row.state,
    ball: row.ball === null ? null : { id: row.ball, title: row.ballTitle },
    done: row.done_at !== null && row.done_by !== null ? { at: row.done_at, by: row.done_by } : null,
  };
}

/** Marks one inquiry; false where there is none. One already so marked keeps who did it and when. */
export async function markInquiry(
  db: Db,
  id: number,
  state: InquiryState,
  actor: { by: string; now: Date },
): Promise<boolean> {
  const done =
    state === "done" ? { done_at: actor.now.toISOString(), done_by: actor.by } : { done_at: null, done_by: null };
  await db
    .updateTable("inquiries")
    .set({ state, ...done })
    .where("id", "=", id)
    .where("state", "!=", state)
    .execute();
  const row = await db.selectFrom("inquiries").select("id").where("id", "=", id).executeTakeFirst();
  return row !== undefined;
}
