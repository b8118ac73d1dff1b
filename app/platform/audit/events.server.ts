// Who did what, beside the revisions of entries and settings: sign-ins, admins, pictures, inquiries. One line each, stored for a time.

import type { Db } from "#app/platform/database/connection.server.ts";
import type { EventAction } from "./event-actions.ts";

export interface AuditEvent {
  action: EventAction;
  /** An e-mail address where there is one, else a name. */
  by: string;
  now: Date;
  /** What or whom it was done to. */
  target?: string;
  /** The network a request came from, as `loggedNetworkOf` gives it: never a whole address. */
  network?: string;
}

const KEPT_DAYS = 400;
const TEXT_MAX = 254;
/** A flood of wrong passwords is told by its first lines. */
const REFUSALS_AN_HOUR = 200;

export async function recordEvent(db: Db, { action, by, now, target = "", network = "" }: AuditEvent): Promise<void> {
  const [who, what] = [by, target].map((text) => text.slice(0, TEXT_MAX));
  if (action === "sign-in-refused" && (await isFlood(db, now))) return;
  await db
    .insertInto("events")
    .values({ at: now.toISOString(), by: who ?? "", action, target: what ?? "", network })
    .execute();
}

async function isFlood(db: Db, now: Date): Promise<boolean> {
  const { count } = await db
    .selectFrom("events")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where("action", "=", "sign-in-refused")
    .where("at", ">", new Date(now.getTime() - 3_600_000).toISOString())
    .executeTakeFirstOrThrow();
  return count >= REFUSALS_AN_HOUR;
}

/** Lets go of what is older than 400 days. */
export async function purgeEvents(db: Db, now: Date): Promise<void> {
  const until = new Date(now.getTime() - KEPT_DAYS * 86_400_000).toISOString();
  await db.deleteFrom("events").where("at", "<", until).execute();
}
