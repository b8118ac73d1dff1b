// Whether a sign-in, a mail or an ID token may be tried, by the limits for networks and accounts.

import { createHash } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import type { Db } from "#app/platform/database/connection.server.ts";
import { loggedNetworkOf } from "#app/platform/limits/address-network.ts";
import { consume, type LimitName, refund } from "#app/platform/limits/limits.server.ts";
import { currentTime } from "#app/platform/site/clock.server.ts";
import { wasSignedIn } from "./session-cookie.server.ts";

type Refused = { allowed: false; retryAfter: number };

/** The delay of a try beyond an account's five a minute, in milliseconds. */
const DELAY_MS = 3000;

/** Key of an account's attempts: a reader of the database does not learn which addresses were tried. */
function accountKey(email: string): string {
  return createHash("sha256").update(email.trim().toLowerCase()).digest("base64url");
}

type Admitted = { allowed: true /** After the right password: it does not count. */; refund(): Promise<void> };

/**
 * Whether a sign-in may be tried, at once or slowly. Were an account's five tries a minute all there is, a stranger who types
 * wrong passwords would keep its owner out. So beyond them a network that has signed in to it before is only made to wait, and
 * so is any network that has failed less than three times that day (a whole IPv6 /48: nine times). After fifty failures of
 * strangers in a day, from however many networks, only networks that signed in to the account before get through.
 */
export async function admitSignIn(
  db: Db,
  email: string,
  address: string,
  wait: (ms: number) => Promise<unknown> = sleep,
): Promise<Admitted | Refused> {
  const counted = { address, account: accountKey(email) };
  const admitted = (names: readonly LimitName[]): Admitted => ({
    allowed: true,
    refund: () => refund(db, names, counted),
  });
  const ofNetwork = await consume(db, "signIn", counted);
  if (await wasSignedIn(db, email, loggedNetworkOf(address), currentTime())) {
    if ((ofNetwork ?? (await consume(db, "signInToAccount", counted))) !== null) {
      const account = `${counted.account} ${loggedNetworkOf(address)}`;
      const full = await consume(db, "signInOfOwner", { account });
      if (full !== null) return { allowed: false, retryAfter: full };
      await wait(DELAY_MS);
    }
    return admitted(["signIn", "signInToAccount"]);
  }
  // A network that is refused has counted nothing against the account.
  if (ofNetwork !== null) return { allowed: false, retryAfter: ofNetwork };
  const hasFailed = (await consume(db, "failureOfNetwork", counted)) !== null;
  const dayIsFull = await consume(db, "failureForAccount", counted);
  if (dayIsFull !== null) return { allowed: false, retryAfter: dayIsFull };
  const minuteIsFull = await consume(db, "signInToAccount", counted);
  if (minuteIsFull !== null && hasFailed) return { allowed: false, retryAfter: minuteIsFull };
  if (minuteIsFull !== null) await wait(DELAY_MS);
  return admitted(["signIn", "signInToAccount", "failureOfNetwork", "failureForAccount"]);
}

// The others give null, or the seconds to wait.

/** Counts a request for a mail to sign in or to choose a new password, whether or not the address belongs to an admin. */
export function consumeMail(db: Db, email: string, address: string): Promise<number | null> {
  return consume(db, "mailRequest", { address, account: accountKey(email) });
}

/** Counts one try at the current password by an admin who is signed in. */
export function consumeChange(db: Db, email: string): Promise<number | null> {
  return consume(db, "passwordChange", { account: accountKey(email) });
}

export function refundChange(db: Db, email: string): Promise<void> {
  return refund(db, "passwordChange", { account: accountKey(email) });
}

/** Counts one call that brings an ID token. */
export function consumeToken(db: Db, address: string): Promise<number | null> {
  return consume(db, ["idToken", "refusedIdToken"], { address });
}

export function refundToken(db: Db, address: string): Promise<void> {
  return refund(db, "refusedIdToken", { address });
}
