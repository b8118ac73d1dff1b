// The audit log, besides the revisions of entries and settings: sign-ins, admins, pictures, inquiries. One line each, stored for a time.

import type { Db } from "#app/platform/database/connection.server.ts";
import { countOf } from "#app/platform/database/count.server.ts";
import { cutText } from "#app/platform/site/entered-text.ts";
import type { EventAction } from "./event-actions.ts";

export interface AuditEvent {
  action: EventAction;
  /** An e-mail address where there is one, else a name. */
  by: string;
  now: Date;
  /** The object or person concerned. */
  target?: string;
  /** The network a request came from, as `loggedNetworkOf` gives it: never a whole address. */
  network?: string;
  /**
   * Of what strangers can cause without end: lines an hour are bounded, and what is more is a number. An admin's account has lines of
   * its own, whatever is done under other names.
   */
  boundedBy?: "account" | "network";
}

const KEPT_DAYS = 400;
const TEXT_MAX = 254;
const HOUR_MS = 3_600_000;
/** Lines an hour of one account, of one network, and of all that is bounded by network. */
const LINES = { account: 10, network: 20, all: 200 };

export async function recordEvent(db: Db, event: AuditEvent): Promise<void> {
  const { action, now, network = "", boundedBy } = event;
  const [by = "", target = ""] = [event.by, event.target ?? ""].map((text) => cutText(text, TEXT_MAX));
  const line = { at: now.toISOString(), by, action, target, network };
  const sum = boundedBy && (await sumFor(db, line, boundedBy));
  if (!sum) {
    await db.insertInto("events").values(line).execute();
    return;
  }
  const there = await inLastHour(db, line)
    .select("id")
    .where("by", "=", sum.by)
    .$if(sum.network !== null, (lines) => lines.where("network", "=", sum.network ?? ""))
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
  if (!there) {
    await db
      .insertInto("events")
      .values({ ...line, by: sum.by, network: sum.network ?? "", more: 1 })
      .execute();
    return;
  }
  await db
    .updateTable("events")
    .set((eb) => ({ more: eb("more", "+", 1) }))
    .where("id", "=", there.id)
    .execute();
}

interface Line {
  at: string;
  by: string;
  action: string;
  network: string;
}

/** Which line of the hour counts this one, where there are as many as may be; null for a line of its own. No name: of various. */
async function sumFor(
  db: Db,
  line: Line,
  boundedBy: "account" | "network",
): Promise<{ by: string; network: string | null } | null> {
  if ((await count(db, line, "by")) >= LINES.account) return { by: line.by, network: null };
  if (boundedBy === "account") return null;
  if ((await count(db, line)) >= LINES.all) return { by: "", network: "" };
  return (await count(db, line, "network")) >= LINES.network ? { by: "", network: line.network } : null;
}

async function count(db: Db, line: Line, column?: "by" | "network"): Promise<number> {
  const lines = inLastHour(db, line);
  return countOf(column ? lines.where(column, "=", line[column]) : lines);
}

function inLastHour(db: Db, { action, at }: Line) {
  const since = new Date(Date.parse(at) - HOUR_MS).toISOString();
  return db.selectFrom("events").where("action", "=", action).where("at", ">", since);
}

/** Deletes what is older than 400 days. */
export async function purgeEvents(db: Db, now: Date): Promise<void> {
  const until = new Date(now.getTime() - KEPT_DAYS * 86_400_000).toISOString();
  await db.deleteFrom("events").where("at", "<", until).execute();
}
