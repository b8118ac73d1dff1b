// Audit log of everything but revisions: sign-ins, admins, pictures, inquiries.

import type { Db } from "#app/platform/database/connection.server.ts";
import { countOf } from "#app/platform/database/count.server.ts";
import { cutText } from "#app/platform/site/entered-text.ts";
import type { EventAction } from "./event-actions.ts";

export interface AuditEvent {
  action: EventAction;
  /** E-mail address if known, else a name. */
  by: string;
  now: Date;
  target?: string;
  /** Truncated client network from `loggedNetworkOf`, never a full address. */
  network?: string;
  /**
   * Limits lines per hour for events that strangers can trigger; further events only increment a counter. Each admin
   * account has its own limit.
   */
  boundedBy?: "account" | "network";
}

const KEPT_DAYS = 400;
const TEXT_MAX = 254;
const HOUR_MS = 3_600_000;
/** Lines per hour: per account, per network, and for all events bounded by network. */
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

/**
 * Returns the hourly summary line to count this event in once its limit is reached; null while it still gets its own
 * line. An empty name stands for several accounts.
 */
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

export async function purgeEvents(db: Db, now: Date): Promise<void> {
  const until = new Date(now.getTime() - KEPT_DAYS * 86_400_000).toISOString();
  await db.deleteFrom("events").where("at", "<", until).execute();
}
