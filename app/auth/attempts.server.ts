import { createHash } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import type { Db } from "#app/platform/database/connection.server.ts";
import { loggedNetworkOf } from "#app/platform/limits/address-network.ts";
import { consume, type LimitName, refund } from "#app/platform/limits/limits.server.ts";
import { currentTime } from "#app/platform/site/clock.server.ts";
import { wasSignedIn } from "./session-cookie.server.ts";

type Refused = { allowed: false; retryAfter: number };

/** Delay of attempts beyond an account's five per minute. */
const DELAY_MS = 3000;

/** Returns a hash, so that the database does not reveal which addresses were tried. */
function accountKey(email: string): string {
  return createHash("sha256").update(email.trim().toLowerCase()).digest("base64url");
}

type Admitted = { allowed: true; refund(): Promise<void> };

/**
 * Decides whether a sign-in may be tried, immediately or delayed. With only the account's limit of five per minute, a
 * stranger could lock out the owner. Beyond it, networks that have signed in before are only delayed, and so are
 * networks with fewer than three failures that day (nine for an IPv6 /48). After fifty failures by unknown networks in
 * a day, only networks that have signed in before are admitted.
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
  // A refused network does not count against the account.
  if (ofNetwork !== null) return { allowed: false, retryAfter: ofNetwork };
  const hasFailed = (await consume(db, "failureOfNetwork", counted)) !== null;
  const dayIsFull = await consume(db, "failureForAccount", counted);
  if (dayIsFull !== null) return { allowed: false, retryAfter: dayIsFull };
  const minuteIsFull = await consume(db, "signInToAccount", counted);
  if (minuteIsFull !== null && hasFailed) return { allowed: false, retryAfter: minuteIsFull };
  if (minuteIsFull !== null) await wait(DELAY_MS);
  return admitted(["signIn", "signInToAccount", "failureOfNetwork", "failureForAccount"]);
}

// These return null, or the seconds to wait.

/**
 * Counts a request for a sign-in or reset mail, for any address. Networks that have signed in before are counted apart,
 * so that strangers cannot use up the owner's mails.
 */
export async function consumeMail(db: Db, email: string, address: string): Promise<number | null> {
  const ofNetwork = await consume(db, "mailRequest", { address });
  if (ofNetwork !== null) return ofNetwork;
  const network = loggedNetworkOf(address);
  const account = accountKey(email);
  const fromNetwork = { account: `${account} ${network}` };
  if (await wasSignedIn(db, email, network, currentTime())) return consume(db, "mailToOwner", fromNetwork);
  return (await consume(db, "mailFromNetwork", fromNetwork)) ?? consume(db, "mailToAccount", { account });
}

export function consumeChange(db: Db, email: string): Promise<number | null> {
  return consume(db, "passwordChange", { account: accountKey(email) });
}

export function refundChange(db: Db, email: string): Promise<void> {
  return refund(db, "passwordChange", { account: accountKey(email) });
}

export function consumeToken(db: Db, address: string): Promise<number | null> {
  return consume(db, ["idToken", "refusedIdToken"], { address });
}

export function refundToken(db: Db, address: string): Promise<void> {
  return refund(db, "refusedIdToken", { address });
}
