// How often one account and one address may try.

import { createHash } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { loggedNetworkOf, networksOf } from "#app/platform/http/address-network.ts";
import {
  byNetworks,
  giveBack,
  networkLimits,
  RateLimit,
  type Spending,
  spend,
} from "#app/platform/limits/rate-limit.server.ts";

type Refused = { allowed: false; retryAfter: number };
type Allowance = { allowed: true } | Refused;

const minute = 60;
const day = 24 * 60 * minute;
const perAccount = new RateLimit({ name: "account", points: 5, seconds: minute });
const perAddress = networkLimits({ name: "address", points: 20, seconds: minute });
/** Tries beyond an account's five, of networks it was signed in to from before. */
const ofOwners = [
  new RateLimit({ name: "owner", points: 20, seconds: minute }),
  new RateLimit({ name: "owner-day", points: 200, seconds: day }),
] as const;
/** Failures of the day, of any other network; and of all of these together, for one account. */
const strangers = networkLimits({ name: "stranger", points: 3, seconds: day });
const strangersTogether = new RateLimit({ name: "strangers", points: 50, seconds: day });
/** How late such a try is made, in milliseconds. */
const slowly = 3000;
const mailsOfAddress = networkLimits({ name: "mail-address", points: 20, seconds: minute });
const mailsToAccount = new RateLimit({ name: "mail", points: 5, seconds: minute });
const changes = new RateLimit({ name: "change", points: 5, seconds: minute });
const refusedTokens = networkLimits({ name: "refused-token", points: 20, seconds: minute });
const allTokens = networkLimits({ name: "token", points: 60, seconds: minute });

function signIn(email: string, address: string): Spending {
  return [...byNetworks(perAddress, networksOf(address)), [perAccount, accountKey(email)]];
}

function accountKey(email: string): string {
  return createHash("sha256").update(email.trim().toLowerCase()).digest("base64url");
}

function known(email: string, address: string): Spending {
  const key = `${accountKey(email)} ${loggedNetworkOf(address)}`;
  return ofOwners.map((limit) => [limit, key]);
}

interface Admission {
  /** Whether this account was signed in to before from the network that the log calls so. */
  wasSignedIn(email: string, network: string): Promise<boolean>;
  wait?(ms: number): Promise<unknown>;
}

type Admitted = { allowed: true /** After the right password: it does not count. */; refund(): Promise<void> };

/**
 * Whether a sign-in may be tried, at once or slowly. Were an account's five tries a minute all there is, a stranger who types
 * wrong passwords would keep its owner out. So beyond them a network that has signed in to it before is only made to wait, and
 * so is any network that has failed less than three times that day (a whole IPv6 /48: nine times). After fifty failures of
 * strangers in a day, from however many networks, only networks that signed in to the account before get through.
 */
export async function admitSignIn(
  email: string,
  address: string,
  { wasSignedIn, wait = sleep }: Admission,
): Promise<Admitted | Refused> {
  const always = signIn(email, address);
  if (await wasSignedIn(email, loggedNetworkOf(address))) {
    if ((await spend(always)) !== null) {
      const full = await spend(known(email, address));
      if (full !== null) return { allowed: false, retryAfter: full };
      await wait(slowly);
    }
    return { allowed: true, refund: () => giveBack(always) };
  }
  const together: Spending = [[strangersTogether, accountKey(email)]];
  const dayIsFull = await spend(together);
  if (dayIsFull !== null) return { allowed: false, retryAfter: dayIsFull };
  const ofStranger = byNetworks(strangers, networksOf(address));
  const [hasFailed, retryAfter] = [(await spend(ofStranger)) !== null, await spend(always)];
  if (retryAfter !== null && hasFailed) return { allowed: false, retryAfter };
  if (retryAfter !== null) await wait(slowly);
  return { allowed: true, refund: () => giveBack([...always, ...ofStranger, ...together]) };
}

/** Counts one mail to sign in or to choose a new password. Whoever uses them up has sent the owner the very mail. */
export function consumeMail(email: string, address: string): Promise<Allowance> {
  return allowance([...byNetworks(mailsOfAddress, networksOf(address)), [mailsToAccount, accountKey(email)]]);
}

/** Counts one try at the current password by who is signed in already. */
export function consumeChange(email: string): Promise<Allowance> {
  return allowance([[changes, accountKey(email)]]);
}

export function refundChange(email: string): Promise<void> {
  return giveBack([[changes, accountKey(email)]]);
}

/** Counts one call that brings an ID token: 20 refused ones, or 60 in all, a minute for an address. */
export function consumeToken(address: string): Promise<Allowance> {
  const networks = networksOf(address);
  return allowance([...byNetworks(allTokens, networks), ...byNetworks(refusedTokens, networks)]);
}

export function refundToken(address: string): Promise<void> {
  return giveBack(byNetworks(refusedTokens, networksOf(address)));
}

async function allowance(spending: Spending): Promise<Allowance> {
  const retryAfter = await spend(spending);
  return retryAfter === null ? { allowed: true } : { allowed: false, retryAfter };
}
