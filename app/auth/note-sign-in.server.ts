// Sign-ins and refusals, and what people do to their own account, written down for the admins' log.

import { type AuditEvent, noteEvent } from "#app/platform/audit/events.server.ts";
import type { Db } from "#app/platform/database/connection.server.ts";
import { loggedNetworkOf } from "#app/platform/http/address-network.ts";
import { currentTime } from "#app/platform/site/clock.server.ts";
import { log } from "#app/platform/site/log.server.ts";

/** `by`: who signed in, or the address that was typed. `address`: where the request came from. */
export function noteSignIn(db: Db, action: AuditEvent["action"], by: string, address: string): Promise<void> {
  const network = loggedNetworkOf(address);
  // In the process's log without a name: who reads it need not know who the admins are.
  log.info({ action, network }, "sign-in audit");
  return noteEvent(db, { action, by, now: currentTime(), network });
}

const REMEMBERED_DAYS = 90;

/** Whether this account was signed in to from this network (as the log calls it) in the last 90 days. False where that cannot be read. */
export async function wasSignedIn(db: Db, email: string, network: string, now: Date): Promise<boolean> {
  try {
    const row = await db
      .selectFrom("events")
      .select("id")
      .where("action", "=", "sign-in")
      .where("at", ">", new Date(now.getTime() - REMEMBERED_DAYS * 86_400_000).toISOString())
      .where("network", "=", network)
      .where((eb) => eb(eb.fn<string>("lower", ["by"]), "=", email.trim().toLowerCase()))
      .limit(1)
      .executeTakeFirst();
    return row !== undefined;
  } catch (error) {
    log.error({ err: error }, "earlier sign-ins could not be read");
    return false;
  }
}
