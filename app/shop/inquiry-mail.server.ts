// Mails inquiries to the owner over SMTP, in the background. The queue is part of the inquiry rows, so it survives mail
// outages and restarts.

import type { Selectable } from "kysely";
import { titleOf } from "#app/cms/content/lifecycle.server.ts";
import type { Db } from "#app/platform/database/connection.server.ts";
import { countOf } from "#app/platform/database/count.server.ts";
import { canMail, type Mail, type MailSettings, sendMail } from "#app/platform/mail/mail.server.ts";
import { currentTime } from "#app/platform/site/clock.server.ts";
import { formatDay, formatMoment } from "#app/platform/site/days.ts";
import { environment } from "#app/platform/site/environment.server.ts";
import { log } from "#app/platform/site/log.server.ts";
import { ANIMAL_KIND } from "./animal-kind.ts";
import { inquiryKinds } from "./inquiry.ts";
import type { InquiriesTable } from "./tables.ts";

const MINUTE = 60_000;
/** Retry delays; after the last the mail is marked as failed. */
const WAITS = [1, 5, 15, 60, 180, 360, 720].map((minutes) => minutes * MINUTE);
/** Another process takes over after this if the sender dies. */
const LEASE_MS = 5 * MINUTE;
/** Individual mails per hour; beyond that, one summary per quarter of an hour. */
const SINGLE_AN_HOUR = 10;
const QUARTER = 15 * MINUTE;

interface Settings extends MailSettings {
  SITE_NAME: string;
  SITE_URL?: string | undefined;
  INQUIRY_MAIL_TO: readonly string[];
  ADMIN_EMAILS: readonly string[];
}

/** Returns the recipients; empty if mail is not configured. */
export function inquiryRecipients(settings: Settings = environment()): readonly string[] {
  if (!canMail(settings)) return [];
  return settings.INQUIRY_MAIL_TO.length > 0 ? settings.INQUIRY_MAIL_TO : settings.ADMIN_EMAILS;
}

/** Sends all due mails in order. Returns when the next is due, or null. */
export async function sendDueMails(
  db: Db,
  clock: () => Date = () => currentTime(),
  settings: Settings = environment(),
): Promise<Date | null> {
  const to = inquiryRecipients(settings);
  if (to.length === 0) return null;
  for (let rows = await claim(db, clock()); rows; rows = await claim(db, clock())) {
    const [row, ...others] = rows;
    const sending = db.updateTable("inquiries").where(
      "id",
      "in",
      rows.map(({ id }) => id),
    );
    try {
      await sendMail(others.length > 0 ? countingMail(rows, to, settings) : mailOf(row, to, settings), settings);
      noteSent();
      await sending.set({ mail: "sent", mail_due: null }).execute();
    } catch (error) {
      const wait = WAITS[row.mail_tries - 1];
      noteFailure(error, rows.length, wait === undefined);
      const next = wait === undefined ? null : new Date(clock().getTime() + wait).toISOString();
      await sending.set(next === null ? { mail: "failed", mail_due: null } : { mail_due: next }).execute();
    }
  }
  const waiting = await db
    .selectFrom("inquiries")
    .select((eb) => eb.fn.min("mail_due").as("due"))
    .where("mail", "=", "waiting")
    .executeTakeFirst();
  return waiting?.due ? new Date(waiting.due) : null;
}

export async function countUnsent(db: Db, mail: "waiting" | "failed"): Promise<number> {
  return countOf(db.selectFrom("inquiries").where("mail", "=", mail));
}

let isFailing = false;

/** Logs an outage once, and each inquiry whose mail is given up. */
function noteFailure(error: unknown, inquiries: number, isGivenUp: boolean): void {
  const { message, code } = error as NodeJS.ErrnoException; // as thrown by the library
  if (!isFailing || isGivenUp) log.error({ reason: message, code, inquiries, isGivenUp }, "an inquiry was not mailed");
  isFailing = true;
}

function noteSent(): void {
  if (isFailing) log.info("inquiries are mailed again");
  isFailing = false;
}

type Claimed = Awaited<ReturnType<typeof detailsOf>>;

/** Claims one due inquiry, or under load all of the current quarter of an hour. */
async function claim(db: Db, now: Date): Promise<[Claimed, ...Claimed[]] | undefined> {
  return db.transaction().execute(async (trx) => {
    const isDue = trx
      .selectFrom("inquiries")
      .select(["id", "mail_due"])
      .where("mail", "=", "waiting")
      .where("mail_due", "<=", now.toISOString());
    const due = await isDue.orderBy("mail_due").limit(1).executeTakeFirst();
    if (!due) return undefined;
    if (!(await isBusy(trx, now))) return lease(trx, [due.id], now);
    const together = (await isDue.execute()).filter(({ mail_due }) => isQuarter(mail_due));
    // Moves overdue ones to the next quarter's summary.
    const next = new Date(Math.ceil((now.getTime() + 1) / QUARTER) * QUARTER).toISOString();
    const ids = together.map(({ id }) => id);
    await trx
      .updateTable("inquiries")
      .set({ mail_due: next })
      .where("mail", "=", "waiting")
      .where("mail_due", "<=", now.toISOString())
      .$if(ids.length > 0, (update) => update.where("id", "not in", ids))
      .execute();
    return ids.length > 0 ? lease(trx, ids, now) : undefined;
  });
}

async function isBusy(db: Db, now: Date): Promise<boolean> {
  const since = new Date(now.getTime() - 60 * MINUTE).toISOString();
  const sent = db.selectFrom("inquiries").where("at", ">", since).where("mail", "=", "sent");
  return (await countOf(sent)) >= SINGLE_AN_HOUR;
}

function isQuarter(time: string | null): boolean {
  return time !== null && new Date(time).getTime() % QUARTER === 0;
}

async function lease(db: Db, ids: readonly number[], now: Date): Promise<[Claimed, ...Claimed[]] | undefined> {
  const rows = await db
    .updateTable("inquiries")
    .set((eb) => ({
      mail_tries: eb("mail_tries", "+", 1),
      mail_due: new Date(now.getTime() + LEASE_MS).toISOString(),
    }))
    .where("id", "in", ids)
    .returningAll()
    .execute();
  const [first, ...others] = await Promise.all(rows.map((row) => detailsOf(db, row)));
  return first && [first, ...others];
}

async function detailsOf(db: Db, row: Selectable<InquiriesTable>) {
  return { ...row, snake: row.ball === null ? null : await titleOf(db, ANIMAL_KIND, row.ball) };
}

function countingMail(rows: readonly Claimed[], to: readonly string[], { SITE_NAME, SITE_URL }: Settings): Mail {
  const text = [
    `サイトから${rows.length}件の連絡が届きました。`,
    "短い間に多くの連絡が届いているため、1通ずつではなく、15分ごとに件数をまとめてお知らせしています。",
    "",
    SITE_URL ? `${SITE_URL}/admin/inquiries` : "管理画面の「問い合わせ」で読めます。",
  ].join("\n");
  return { to, subject: `【${SITE_NAME}】問い合わせ ${rows.length}件`, text };
}

function mailOf(row: Claimed, to: readonly string[], { SITE_NAME, SITE_URL }: Settings): Mail {
  const { mail, phone }: { mail: string; phone: string } = JSON.parse(row.contact);
  const days: string[] = JSON.parse(row.days);
  const kind = inquiryKinds.find(({ value }) => value === row.kind)?.label ?? "問い合わせ";
  const facts = [
    ["ご用件", kind],
    ["お名前", row.name],
    ["メール", mail],
    ["電話", phone],
    ["個体", row.snake ?? ""],
    ["見学の希望日", days.map((day, index) => `第${index + 1}希望 ${formatDay(day)}`).join("、")],
    ["受付", formatMoment(row.at)],
  ].filter(([, value]) => value);
  const text = [
    "サイトから連絡が届きました。",
    "",
    ...facts.map(([label, value]) => `${label}：${value}`),
    "",
    row.message || "（本文はありません）",
    "",
    "--",
    SITE_URL ? `${SITE_URL}/admin/inquiries` : "管理画面の「問い合わせ」で、返信や対応を記録できます。",
  ].join("\n");
  return {
    to,
    subject: `【${SITE_NAME}】${kind}${row.snake ? `（${row.snake}）` : ""}`,
    text,
    ...(mail && { replyTo: mail }),
  };
}

let isMailing = false;
let isRerunRequested = false;
let timer: NodeJS.Timeout | undefined;

/** Sends due mails in the background and reschedules itself. Never throws. */
export function scheduleMails(db: Db): void {
  if (inquiryRecipients().length === 0) return;
  // Inquiries that arrive during the last send must not wait for the hourly run.
  isRerunRequested = isMailing;
  if (isMailing) return;
  isMailing = true;
  clearTimeout(timer);
  sendDueMails(db)
    .catch((error) => {
      log.error({ err: error }, "inquiries could not be mailed");
      return null;
    })
    .then((next) => {
      isMailing = false;
      if (isRerunRequested) scheduleMails(db);
      else if (next)
        timer = setTimeout(() => scheduleMails(db), Math.max(1000, next.getTime() - currentTime().getTime())).unref();
    });
}
