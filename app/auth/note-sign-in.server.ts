// Sign-ins and refusals, and what people do to their own account, written down for the admins' log.

import { type AuditEvent, noteEvent } from "#app/platform/audit/events.server.ts";
import type { Db } from "#app/platform/database/connection.server.ts";
import { loggedNetworkOf } from "#app/platform/http/address-network.ts";
import { log } from "#app/platform/site/log.server.ts";

/** `by`: who signed in, or the address that was typed. `address`: where the request came from. */
export function noteSignIn(db: Db, action: AuditEvent["action"], by: string, address: string): Promise<void> {
  const network = loggedNetworkOf(address);
  // In the process's log without a name: who reads it need not know who the admins are.
  log.info({ action, network }, "sign-in audit");
  return noteEvent(db, { action, by, now: new Date(), network });
}
