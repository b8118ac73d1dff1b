// Rate limits: counted in this process's memory, or, where several processes share a PostgreSQL, there for all of them.

import { CompiledQuery } from "kysely";
import { LRUCache } from "lru-cache";
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";
import { database } from "#app/platform/database/connection.server.ts";
import { environment } from "#app/platform/site/environment.server.ts";

// Counts in this process's memory, of no more keys than it has room for: anybody can come under names without end.
type Asked = Parameters<RateLimiterMemory["consume"]>;

/** About half a kilobyte each. */
export const KEYS_MAX = 10_000;

/** A key goes when its time is over, as ever; beyond the bound, whichever was counted longest ago. */
export class BoundedMemory extends RateLimiterMemory {
  readonly #counted = new LRUCache<string, true>({
    max: KEYS_MAX,
    dispose: (_, key, reason) => void (reason === "evict" && this.delete(key)),
  });

  override consume(...parameters: Asked): Promise<RateLimiterRes> {
    this.#counted.set(String(parameters[0]), true);
    return super.consume(...parameters);
  }

  override reward(...parameters: Asked): Promise<RateLimiterRes> {
    this.#counted.set(String(parameters[0]), true);
    return super.reward(...parameters);
  }
}

interface Rule {
  /** Under which it is counted, beside other limits of the same keys. */
  name: string;
  points: number;
  seconds: number;
}

export class RateLimit {
  readonly #rule: Rule;
  #counter: RateLimiterMemory | RateLimiterPostgres | undefined;

  constructor(rule: Rule) {
    this.#rule = rule;
  }

  /** Counts one time. Null while it may go on, else the seconds to wait. */
  async consume(key: string): Promise<number | null> {
    this.#counter ??= counterOf(this.#rule);
    try {
      await this.#counter.consume(key);
      return null;
    } catch (full) {
      if (!(full instanceof RateLimiterRes)) throw full;
      return secondsOf(full);
    }
  }

  /** The seconds to wait, null where it may go on, without counting. */
  async wait(key: string): Promise<number | null> {
    this.#counter ??= counterOf(this.#rule);
    const counted = await this.#counter.get(key);
    return counted && counted.consumedPoints >= this.#rule.points ? secondsOf(counted) : null;
  }

  /** Takes one time back. */
  async giveBack(key: string): Promise<void> {
    this.#counter ??= counterOf(this.#rule);
    await this.#counter.reward(key);
  }
}

const secondsOf = ({ msBeforeNext }: RateLimiterRes) => Math.max(1, Math.ceil(msBeforeNext / 1000));

/** A limit for each network, and three times as much for the wider one that an IPv6 network is part of. */
type NetworkLimits = readonly [narrow: RateLimit, wide: RateLimit];

export function networkLimits({ name, points, seconds }: Rule): NetworkLimits {
  return [
    new RateLimit({ name, points, seconds }),
    new RateLimit({ name: `${name}-wide`, points: points * 3, seconds }),
  ];
}

/** What is counted together, each under its key. */
export type Spending = readonly (readonly [limit: RateLimit, key: string])[];

/** `networks`: those of an address, the narrowest first. */
export function byNetworks([narrow, wide]: NetworkLimits, [network = "", wider]: readonly string[]): Spending {
  return wider === undefined
    ? [[narrow, network]]
    : [
        [narrow, network],
        [wide, wider],
      ];
}

/** Counts each until one is used up. Null while it may go on, else the seconds to wait. */
export async function spend(spending: Spending): Promise<number | null> {
  for (const [limit, key] of spending) {
    const wait = await limit.consume(key);
    if (wait !== null) return wait;
  }
  return null;
}

/** What `spend` would say, without counting. */
export async function waitOf(spending: Spending): Promise<number | null> {
  for (const [limit, key] of spending) {
    const wait = await limit.wait(key);
    if (wait !== null) return wait;
  }
  return null;
}

export async function giveBack(spending: Spending): Promise<void> {
  await Promise.all(spending.map(([limit, key]) => limit.giveBack(key)));
}

function counterOf({ name, points, seconds }: Rule): RateLimiterMemory | RateLimiterPostgres {
  const rule = { keyPrefix: name, points, duration: seconds };
  const inMemory = new BoundedMemory(rule);
  if (environment().DATABASE_URL === undefined) return inMemory;
  return new RateLimiterPostgres({
    ...rule,
    storeClient: { query },
    storeType: "pool",
    tableName: "rate_limits",
    // The migrations make it.
    tableCreated: true,
    // While the database is away each process counts for itself.
    insuranceLimiter: inMemory,
  });
}

/** By the site's own connections. */
function query({ text, values }: { text: string; values: unknown[] }) {
  return database().executeQuery(CompiledQuery.raw(text, values));
}
