// Storage of inquiries. Public pages do not depend on them.

import type { ExpressionBuilder, Selectable } from "kysely";
import type { Viewer } from "#app/auth/capabilities.ts";
import type { Actor } from "#app/cms/content/lifecycle.server.ts";
import { recordEvent } from "#app/platform/audit/events.server.ts";
import type { Db } from "#app/platform/database/connection.server.ts";
import { countOf } from "#app/platform/database/count.server.ts";
import type { Database } from "#app/platform/database/schema.ts";
import { fold } from "#app/platform/search/fold.ts";
import { ANIMAL_KIND } from "./animal-kind.ts";
import type { Inquiry, InquiryState } from "./inquiry.ts";
import type { InquiriesTable, InquiryNotesTable } from "./tables.ts";

const SAME_WITHIN_MS = 600_000;
/** Days an inquiry is kept after it is done, as stated in the form and the policy page. */
const KEPT_DAYS = 365;
export const INQUIRIES_PER_PAGE = 50;

/** Times are UTC, ISO; the snake's title is null once it is deleted. */
export type StoredInquiry = ReturnType<typeof inquiryOf>;

/**
 * Stores an inquiry. `ball`: a snake's id or null. Ignores a duplicate within ten minutes (a double press). `isMailed`:
 * queues a mail to the owner in the same transaction.
 */
export async function storeInquiry(
  db: Db,
  inquiry: Inquiry,
  ball: string | null,
  now: Date,
  { isMailed = false }: { isMailed?: boolean } = {},
): Promise<void> {
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
      .values({
        ...row,
        at: now.toISOString(),
        state: "open",
        done_at: null,
        done_by: null,
        ...(isMailed && { mail: "waiting", mail_due: now.toISOString() }),
      })
      .execute();
  });
}

/** Deletes inquiries done more than a year ago. Returns their number. */
export async function purgeInquiries(db: Db, now: Date): Promise<number> {
  const until = new Date(now.getTime() - KEPT_DAYS * 86_400_000).toISOString();
  const gone = await db
    .deleteFrom("inquiries")
    .where("state", "=", "done")
    .where("done_at", "<", until)
    .executeTakeFirst();
  return Number(gone.numDeletedRows);
}

const SEARCHED_MAX = 1000;

/** Returns the newest inquiries that contain every word in name, contact, message, notes or snake. */
async function searchInquiries(db: Db, q: string): Promise<number[]> {
  const words = q.split(/\s+/).map(fold).filter(Boolean);
  const rows = await db
    .selectFrom("inquiries")
    .leftJoin("entries", (join) => join.on("entries.kind", "=", ANIMAL_KIND).onRef("entries.id", "=", "inquiries.ball"))
    .select(["inquiries.id", "inquiries.name", "contact", "message", "ball", "entries.title as ballTitle"])
    .orderBy("inquiries.at", "desc")
    .execute();
  const texts = new Map(rows.map(({ id, ...texts }) => [id, Object.values(texts).join(" ")]));
  for (const { inquiry, text } of await db.selectFrom("inquiry_notes").select(["inquiry", "text"]).execute())
    texts.set(inquiry, `${texts.get(inquiry)} ${text}`);
  const folded = [...texts].map(([id, text]) => ({ id, text: fold(text) }));
  const found = folded.filter(({ text }) => words.every((word) => text.includes(word)));
  // PostgreSQL rejects an empty list; no inquiry has the id 0.
  return found.length > 0 ? found.slice(0, SEARCHED_MAX).map(({ id }) => id) : [0];
}

/** Counts inquiries by state, optionally limited to search results. */
export async function countInquiries(
  _viewer: Viewer<"handleInquiries">,
  db: Db,
  q = "",
): Promise<Record<InquiryState, number>> {
  const found = q === "" ? null : await searchInquiries(db, q);
  const rows = await db
    .selectFrom("inquiries")
    .select(["state", (eb) => eb("answered_at", "is not", null).as("is_answered")])
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .$if(found !== null, (inquiries) => inquiries.where("id", "in", found ?? []))
    .groupBy(["state", "is_answered"])
    .execute();
  const count = { open: 0, answered: 0, done: 0 };
  for (const row of rows) count[row.state === "open" && row.is_answered ? "answered" : row.state] += row.count;
  return count;
}

function isIn(eb: ExpressionBuilder<Database, "inquiries">, state: InquiryState) {
  if (state === "done") return eb("inquiries.state", "=", "done");
  return eb.and([eb("inquiries.state", "=", "open"), eb("answered_at", state === "answered" ? "is not" : "is", null)]);
}

/** Returns a page of inquiries, newest first; state null for all. `q`: search words. */
export async function listInquiries(
  _viewer: Viewer<"handleInquiries">,
  db: Db,
  state: InquiryState | null,
  page: number,
  q = "",
): Promise<StoredInquiry[]> {
  let matching = db.selectFrom("inquiries").selectAll("inquiries");
  if (q !== "") matching = matching.where("inquiries.id", "in", await searchInquiries(db, q));
  if (state) matching = matching.where((eb) => isIn(eb, state));
  const rows = await matching
    .leftJoin("entries", (join) => join.on("entries.kind", "=", ANIMAL_KIND).onRef("entries.id", "=", "inquiries.ball"))
    .select("entries.title as ballTitle")
    .orderBy("inquiries.at", "desc")
    .orderBy("inquiries.id", "desc")
    .limit(INQUIRIES_PER_PAGE)
    .offset((page - 1) * INQUIRIES_PER_PAGE)
    .execute();
  const ids = rows.map(({ id }) => id);
  const notes =
    ids.length === 0
      ? []
      : await db.selectFrom("inquiry_notes").selectAll().where("inquiry", "in", ids).orderBy("id").execute();
  return rows.map((row) =>
    inquiryOf(
      row,
      notes.filter(({ inquiry }) => inquiry === row.id),
    ),
  );
}

type Row = Selectable<InquiriesTable> & { ballTitle: string | null };

function inquiryOf(row: Row, notes: readonly Selectable<InquiryNotesTable>[]) {
  const { mail, phone }: { mail: string; phone: string } = JSON.parse(row.contact);
  return {
    ...{ id: row.id, at: row.at, kind: row.kind, name: row.name, message: row.message },
    mail,
    phone,
    days: JSON.parse(row.days) as string[],
    state: row.state === "open" && row.answered_at !== null ? ("answered" as const) : row.state,
    ball: row.ball === null ? null : { id: row.ball, title: row.ballTitle },
    answered: markOf(row.answered_at, row.answered_by),
    done: markOf(row.done_at, row.done_by),
    notes: notes.map(({ id, at, by, text }) => ({ id, at, by, text })),
    delivery: row.mail,
  };
}

function markOf(at: string | null, by: string | null) {
  return at !== null && by !== null ? { at, by } : null;
}

/** Marks an inquiry; returns false if it does not exist. Keeps the existing mark if the state is unchanged. */
export function markInquiry(db: Db, id: number, state: InquiryState, { by, now }: Actor): Promise<boolean> {
  const at = now.toISOString();
  return db.transaction().execute(async (trx) => {
    const row = await trx.selectFrom("inquiries").selectAll().where("id", "=", id).executeTakeFirst();
    if (!row) return false;
    if (inquiryOf({ ...row, ballTitle: null }, []).state === state) return true;
    const done = state === "done" ? { state, done_at: at, done_by: by } : openAgain;
    const answered = { answered: { answered_at: at, answered_by: by }, open: unanswered, done: {} }[state];
    await trx
      .updateTable("inquiries")
      .set({ ...done, ...(state === "answered" && row.answered_at !== null ? {} : answered) })
      .where("id", "=", id)
      .execute();
    await recordEvent(trx, { action: `inquiry-${state}`, by, now, target: String(id) });
    return true;
  });
}

const openAgain = { state: "open", done_at: null, done_by: null } as const;
const unanswered = { answered_at: null, answered_by: null };

/** Deletes an inquiry with its notes; the audit log contains none of its content. */
export function deleteInquiry(db: Db, id: number, { by, now }: Actor): Promise<void> {
  return db.transaction().execute(async (trx) => {
    const gone = await trx.deleteFrom("inquiries").where("id", "=", id).executeTakeFirst();
    if (gone.numDeletedRows > 0n) await recordEvent(trx, { action: "inquiry-deleted", by, now, target: String(id) });
  });
}

export async function countOpenAbout(_viewer: Viewer<"handleInquiries">, db: Db, ball: string): Promise<number> {
  const about = db.selectFrom("inquiries").where("ball", "=", ball);
  return countOf(about.where((eb) => isIn(eb, "open")));
}
