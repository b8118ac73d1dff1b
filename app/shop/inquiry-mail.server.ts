// The owner is told of an inquiry by mail, where SMTP is set up. It waits in the inquiry's own row until it is out, so that
// neither a mail server that is down nor a new start loses one; the visitor's answer waits for none of it.

import type { Db } from "#app/platform/database/connection.server.ts";
import { canMail, type Mail, type MailSettings, sendMail } from "#app/platform/mail/mail.server.ts";
import { formatDay, formatMoment } from "#app/platform/site/days.ts";
import { environment } from "#app/platform/site/environment.server.ts";
import { log } from "#app/platform/site/log.server.ts";
import { ANIMAL_KIND } from "./animal-kind.ts";
import { inquiryKinds } from "./inquiry.ts";

const MINUTE = 60_000;
/** After each try that failed; when they are used up it is given up, and the page of inquiries says so. */
const WAITS = [1, 5, 15, 60, 180, 360, 720].map((minutes) => minutes * MINUTE);
/** While a process sends it no other does; should it die meanwhile, another takes over. */
const LEASE_MS = 5 * MINUTE;

interface Settings extends MailSettings {
  SITE_NAME: string;
  SITE_URL?: string | undefined;
  INQUIRY_MAIL_TO: readonly string[];
  ADMIN_EMAILS: readonly string[];
}

/** Whom inquiries are mailed to; nobody where no mail can be sent. */
export function inquiryRecipients(settings: Settings = environment()): readonly string[] {
  if (!canMail(settings)) return [];
  return settings.INQUIRY_MAIL_TO.length > 0 ? settings.INQUIRY_MAIL_TO : settings.ADMIN_EMAILS;
}

/** Sends what is due, one after the other. When to look again; null where nothing waits. */
export async function mailDue(
  db: Db,
  clock: () => Date = () => new Date(),
  settings: Settings = environment(),
): Promise<Date | null> {
  const to = inquiryRecipients(settings);
  if (to.length === 0) return null;
  for (let row = await claim(db, clock()); row; row = await claim(db, clock())) {
    const { id, mail_tries } = row;
    try {
      await sendMail(mailOf(row, to, settings), settings);
      await db.updateTable("inquiries").set({ mail: "sent", mail_due: null }).where("id", "=", id).execute();
    } catch (error) {
      const wait = WAITS[mail_tries - 1];
      log.error(
        { err: error, inquiry: id, tries: mail_tries, isGivenUp: wait === undefined },
        "an inquiry was not mailed",
      );
      const next = wait === undefined ? null : new Date(clock().getTime() + wait).toISOString();
      await db
        .updateTable("inquiries")
        .set(next === null ? { mail: "failed", mail_due: null } : { mail_due: next })
        .where("id", "=", id)
        .execute();
    }
  }
  const waiting = await db
    .selectFrom("inquiries")
    .select((eb) => eb.fn.min("mail_due").as("due"))
    .where("mail", "=", "waiting")
    .executeTakeFirst();
  return waiting?.due ? new Date(waiting.due) : null;
}

type Claimed = NonNullable<Awaited<ReturnType<typeof claim>>>;

async function claim(db: Db, now: Date) {
  return db.transaction().execute(async (trx) => {
    const due = await trx
      .selectFrom("inquiries")
      .select("id")
      .where("mail", "=", "waiting")
      .where("mail_due", "<=", now.toISOString())
      .orderBy("mail_due")
      .limit(1)
      .executeTakeFirst();
    if (!due) return undefined;
    const row = await trx
      .updateTable("inquiries")
      .set((eb) => ({
        mail_tries: eb("mail_tries", "+", 1),
        mail_due: new Date(now.getTime() + LEASE_MS).toISOString(),
      }))
      .where("id", "=", due.id)
      .returningAll()
      .executeTakeFirstOrThrow();
    const snake = row.ball
      ? await trx
          .selectFrom("entries")
          .select("title")
          .where("kind", "=", ANIMAL_KIND)
          .where("id", "=", row.ball)
          .executeTakeFirst()
      : undefined;
    return { ...row, snake: row.ball ? snake?.title || row.ball : null };
  });
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
    ...facts.map(([label, value]) => `${label}: ${value}`),
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
let isAskedAgain = false;
let timer: NodeJS.Timeout | undefined;

/** Sends what is due in the background, now and again when the next is. Nobody waits for it, and it throws nothing. */
export function mailSoon(db: Db): void {
  if (inquiryRecipients().length === 0) return;
  // What comes in while the last one goes out must not wait for the hour.
  isAskedAgain = isMailing;
  if (isMailing) return;
  isMailing = true;
  clearTimeout(timer);
  mailDue(db)
    .catch((error) => {
      log.error({ err: error }, "inquiries could not be mailed");
      return null;
    })
    .then((next) => {
      isMailing = false;
      if (isAskedAgain) mailSoon(db);
      else if (next) timer = setTimeout(() => mailSoon(db), Math.max(1000, next.getTime() - Date.now())).unref();
    });
}
