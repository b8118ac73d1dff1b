// How often one account and one address may try.

import { createHash } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { LRUCache } from "lru-cache";
import { Limit } from "#app/platform/limits/limit.server.ts";

type Allowance = { allowed: true } | { allowed: false; retryAfter: number };

const minute = 60;
const perAccount = new Limit({ name: "account", points: 5, seconds: minute });
const perAddress = new Limit({ name: "address", points: 20, seconds: minute });
/** Tries beyond an account's five: of networks its owner has signed in from, and of any other, failures of the day included. */
const ofOwners = new Limit({ name: "owner", points: 20, seconds: minute });
const strangers = new Limit({ name: "stranger", points: 3, seconds: 24 * 60 * minute });
const owners = new LRUCache<string, true>({ max: 1000, ttl: 90 * 24 * 60 * minute * 1000 });
/** How late such a try is made, in milliseconds. */
const slowly = 3000;
const mailsOfAddress = new Limit({ name: "mail-address", points: 20, seconds: minute });
const mailsToAccount = new Limit({ name: "mail", points: 5, seconds: minute });
const changes = new Limit({ name: "change", points: 5, seconds: minute });
const refusedTokens = new Limit({ name: "refused-token", points: 20, seconds: minute });
const allTokens = new Limit({ name: "token", points: 60, seconds: minute });

type Spending = readonly (readonly [limit: Limit, key: string])[];

function signIn(email: string, address: string): Spending {
  return [
    [perAddress, address],
    [perAccount, accountKey(email)],
  ];
}

function accountKey(email: string): string {
  return createHash("sha256").update(email.trim().toLowerCase()).digest("base64url");
}

function pair(email: string, address: string): string {
  return `${accountKey(email)} ${address}`;
}

function isKnown(email: string, address: string): boolean {
  return owners.has(pair(email, address));
}

function known(email: string, address: string): Spending {
  return [[ofOwners, pair(email, address)]];
}

/**
 * Counts one try to sign in: 5 a minute for an account from wherever, 20 for an address.
 * Counted before the try, so that many at once cannot slip through; a success is given back.
 */
export function consumeSignIn(email: string, address: string): Promise<Allowance> {
  return spend(signIn(email, address));
}

/**
 * Whether a sign-in may be tried, at once or slowly. Were an account's five tries all there is, a stranger who types wrong
 * passwords would keep its owner out. So beyond them a network that has signed in to it before is only made to wait, and so is
 * any network that has failed less than three times that day. Guessing stays slow: beside five tries a minute an attacker has
 * three a day for each network he holds, each of them late; and the provider throttles an account by itself.
 */
export async function admitSignIn(email: string, address: string, wait: (ms: number) => Promise<unknown> = sleep) {
  const [fresh, allowance] = [await spend([[strangers, address]]), await consumeSignIn(email, address)];
  if (allowance.allowed) return allowance;
  const beyond = isKnown(email, address) ? await spend(known(email, address)) : fresh;
  if (!beyond.allowed) return allowance;
  await wait(slowly);
  return beyond;
}

/** After the right password: it does not count, and this network is one its owner signs in from. */
export async function refundSignIn(email: string, address: string): Promise<void> {
  owners.set(pair(email, address), true);
  await giveBack([...signIn(email, address), [strangers, address]]);
}

/** Counts one mail to sign in or to choose a new password. Whoever uses them up has sent the owner the very mail. */
export function consumeMail(email: string, address: string): Promise<Allowance> {
  return spend([
    [mailsOfAddress, address],
    [mailsToAccount, accountKey(email)],
  ]);
}

/** Counts one try at the current password by who is signed in already. */
export function consumeChange(email: string): Promise<Allowance> {
  return spend([[changes, accountKey(email)]]);
}

export function refundChange(email: string): Promise<void> {
  return giveBack([[changes, accountKey(email)]]);
}

/** Counts one call that brings an ID token: 20 refused ones, or 60 in all, a minute for an address. */
export function consumeToken(address: string): Promise<Allowance> {
  return spend([
    [allTokens, address],
    [refusedTokens, address],
  ]);
}

export function refundToken(address: string): Promise<void> {
  return giveBack([[refusedTokens, address]]);
}

async function spend(spending: Spending): Promise<Allowance> {
  for (const [limit, key] of spending) {
    const retryAfter = await limit.consume(key);
    if (retryAfter !== null) return { allowed: false, retryAfter };
  }
  return { allowed: true };
}

async function giveBack(spending: Spending): Promise<void> {
  await Promise.all(spending.map(([limit, key]) => limit.giveBack(key)));
}
