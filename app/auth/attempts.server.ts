// How often one account and one address may try. In this process's memory: another process counts for itself, the provider for all.

import { createHash } from "node:crypto";
import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";

type Allowance = { allowed: true } | { allowed: false; retryAfter: number };

const minute = 60;
const perAccount = new RateLimiterMemory({ keyPrefix: "account", points: 5, duration: minute });
const perAddress = new RateLimiterMemory({ keyPrefix: "address", points: 20, duration: minute });
const refusedTokens = new RateLimiterMemory({ keyPrefix: "refused-token", points: 20, duration: minute });
const allTokens = new RateLimiterMemory({ keyPrefix: "token", points: 60, duration: minute });

type Spending = readonly (readonly [limiter: RateLimiterMemory, key: string])[];

function signIn(email: string, address: string): Spending {
  return [
    [perAddress, address],
    [perAccount, createHash("sha256").update(email.trim().toLowerCase()).digest("base64url")],
  ];
}

/**
 * Counts one try to sign in (or to have a mail sent): 5 a minute for an account, 20 for an address.
 * Counted before the try, so that many at once cannot slip through; a success is given back.
 */
export function spendSignIn(email: string, address: string): Promise<Allowance> {
  return spend(signIn(email, address));
}

export function giveBackSignIn(email: string, address: string): Promise<void> {
  return giveBack(signIn(email, address));
}

/** Counts one call that brings an ID token: 20 refused ones, or 60 in all, a minute for an address. */
export function spendToken(address: string): Promise<Allowance> {
  return spend([
    [allTokens, address],
    [refusedTokens, address],
  ]);
}

export function giveBackToken(address: string): Promise<void> {
  return giveBack([[refusedTokens, address]]);
}

async function spend(spending: Spending): Promise<Allowance> {
  for (const [limiter, key] of spending) {
    try {
      await limiter.consume(key);
    } catch (full) {
      if (!(full instanceof RateLimiterRes)) throw full;
      return { allowed: false, retryAfter: Math.max(1, Math.ceil(full.msBeforeNext / 1000)) };
    }
  }
  return { allowed: true };
}

async function giveBack(spending: Spending): Promise<void> {
  await Promise.all(spending.map(([limiter, key]) => limiter.reward(key)));
}
