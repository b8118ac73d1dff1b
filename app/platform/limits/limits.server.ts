// All rate limits and their counters, rows of rate_limits: shared by all processes on PostgreSQL, a temporary table on
// SQLite so that counting writes nothing to disk. Rows expire by time only, however many keys strangers create.

import { sql } from "kysely";
import type { Db } from "#app/platform/database/connection.server.ts";
import { networksOf } from "#app/platform/limits/address-network.ts";
import { currentTime } from "#app/platform/site/clock.server.ts";

const MINUTE = 60;
const TEN_MINUTES = 10 * MINUTE;
const DAY = 24 * 60 * MINUTE;
const MB = 1_000_000;

type Window = readonly [points: number, seconds: number];

interface Limit {
  /** Per IPv4 address or IPv6 /64. An IPv6 /48 gets three times as much. */
  network?: readonly Window[];
  account?: readonly Window[];
  all?: readonly Window[];
}

const limits = {
  /** Sign-in attempts. Owners on their usual networks have `signInOfOwner` in addition. */
  signIn: { network: [[20, MINUTE]], all: [[300, MINUTE]] },
  signInToAccount: { account: [[5, MINUTE]] },
  signInOfOwner: {
    account: [
      [20, MINUTE],
      [200, DAY],
    ],
  },
  /** Failed sign-ins from networks the account has never signed in from. */
  failureOfNetwork: { network: [[3, DAY]] },
  failureForAccount: { account: [[50, DAY]] },
  /** Requests for sign-in or password reset mails, and mails sent. */
  mailRequest: {
    network: [
      [20, MINUTE],
      [60, DAY],
    ],
    all: [[300, MINUTE]],
  },
  /** Per account: from one unknown network, from all unknown ones, from one it has signed in from. */
  mailFromNetwork: { account: [[5, DAY]] },
  mailToAccount: {
    account: [
      [5, MINUTE],
      [20, DAY],
    ],
  },
  mailToOwner: {
    account: [
      [5, MINUTE],
      [20, DAY],
    ],
  },
  mailSent: { all: [[200, DAY]] },
  passwordChange: { account: [[5, MINUTE]] },
  idToken: { network: [[60, MINUTE]], all: [[1_000, MINUTE]] },
  refusedIdToken: { network: [[20, MINUTE]] },
  /** Refused sign-ins reported by browsers. */
  reportedRefusal: { network: [[20, MINUTE]], all: [[100, MINUTE]] },
  browserFault: { network: [[10, MINUTE]], all: [[60, MINUTE]] },
  inquiry: { network: [[5, TEN_MINUTES]], all: [[40, TEN_MINUTES]] },
  /** Devices save a notebook seconds after each change; a shop's three devices share one network. */
  notebookOpen: { network: [[240, TEN_MINUTES]] },
  notebookWrite: { network: [[120, TEN_MINUTES]], all: [[6_000, TEN_MINUTES]] },
  /** Each may take a megabyte on disk. */
  newNotebook: { network: [[10, DAY]], all: [[1_000, DAY]] },
  /** Ten-minute codes for a second device. */
  shortNotebook: { network: [[60, DAY]], all: [[2_000, DAY]] },
  /** Response bytes served by neither page cache nor CDN. */
  bytesHandedOut: { network: [[60 * MB, TEN_MINUTES]], all: [[2_000 * MB, TEN_MINUTES]] },
} as const satisfies Record<string, Limit>;

export type LimitName = keyof typeof limits;

export interface Counted {
  address?: string;
  account?: string;
}

interface Counter {
  key: string;
  points: number;
  seconds: number;
}

type Names = LimitName | readonly LimitName[];

const allCounters = (names: Names, counted: Counted) => [names].flat().flatMap((name) => countersOf(name, counted));

/** Returns the counters, network first and global last, so that a refused request does not use up others' points. */
function countersOf(name: LimitName, { address, account }: Counted): Counter[] {
  const limit: Limit = limits[name];
  const [network, wide] = address === undefined ? [] : networksOf(address);
  const counters = (scope: string, id: string | undefined, windows: readonly Window[] = [], times = 1): Counter[] =>
    id === undefined
      ? []
      : windows.map(([points, seconds]) => ({
          key: `${name}:${scope}:${seconds}:${id}`,
          points: points * times,
          seconds,
        }));
  return [
    ...counters("network", network, limit.network),
    ...counters("wide", wide, limit.network, 3),
    ...counters("account", account, limit.account),
    ...counters("all", "", limit.all),
  ];
}

/** Consumes points. Returns null, or the seconds to wait if a limit is reached. */
export async function consume(db: Db, names: Names, counted: Counted, points = 1): Promise<number | null> {
  for (const counter of allCounters(names, counted)) {
    const wait = await add(db, counter, points);
    if (wait !== null) return wait;
  }
  return null;
}

async function add(db: Db, { key, points: most, seconds }: Counter, points: number): Promise<number | null> {
  const now = currentTime().getTime();
  const isOver = sql`rate_limits.expire <= ${now}`;
  const counted = await db
    .insertInto("rate_limits")
    .values({ key, points, expire: now + seconds * 1000 })
    .onConflict((known) =>
      known.column("key").doUpdateSet({
        points: sql`CASE WHEN ${isOver} THEN excluded.points ELSE rate_limits.points + excluded.points END`,
        expire: sql`CASE WHEN ${isOver} THEN excluded.expire ELSE rate_limits.expire END`,
      }),
    )
    .returning(["points", "expire"])
    .executeTakeFirstOrThrow();
  return counted.points > most ? secondsUntil(counted.expire, now) : null;
}

/** Returns the seconds to wait for one point, or null. Consumes nothing. */
export async function waitFor(db: Db, names: Names, counted: Counted): Promise<number | null> {
  const now = currentTime().getTime();
  for (const { key, points } of allCounters(names, counted)) {
    const full = await db
      .selectFrom("rate_limits")
      .select("expire")
      .where("key", "=", key)
      .where("expire", ">", now)
      .where("points", ">=", points)
      .executeTakeFirst();
    if (full) return secondsUntil(full.expire, now);
  }
  return null;
}

const secondsUntil = (expire: number, now: number) => Math.max(1, Math.ceil((expire - now) / 1000));

/** Returns one point to each counter. */
export async function refund(db: Db, names: Names, counted: Counted): Promise<void> {
  const keys = allCounters(names, counted).map(({ key }) => key);
  await db
    .updateTable("rate_limits")
    .set((eb) => ({ points: eb("points", "-", 1) }))
    .where("key", "in", keys)
    .where("points", ">", 0)
    .execute();
}

export async function purgeLimits(db: Db, now: Date): Promise<void> {
  await db.deleteFrom("rate_limits").where("expire", "<=", now.getTime()).execute();
}
