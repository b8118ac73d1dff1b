// A lock shared by all processes, for work that calls external services: a transaction would block all writes. Stored
// as a row with an expiry, so it ends even if its holder dies.

import { setTimeout as sleep } from "node:timers/promises";
import { currentTime } from "#app/platform/site/clock.server.ts";
import type { Db } from "./connection.server.ts";

/** Longer than any work done under a lease. */
const HELD_MS = 120_000;
const WAIT_MS = 20_000;
const POLL_MS = 50;

/** Runs the work once the named lease is free; returns null on timeout. */
export async function withLease<Result>(db: Db, name: string, work: () => Promise<Result>): Promise<Result | null> {
  for (const end = performance.now() + WAIT_MS; performance.now() < end; await sleep(POLL_MS)) {
    const until = await take(db, `lease ${name}`);
    if (until === null) continue;
    try {
      return await work();
    } finally {
      await db
        .updateTable("counters")
        .set({ value: 0 })
        .where("name", "=", `lease ${name}`)
        .where("value", "=", until)
        .execute();
    }
  }
  return null;
}

/** Returns the new expiry in milliseconds; null if the lease is taken. */
async function take(db: Db, name: string): Promise<number | null> {
  const now = currentTime().getTime();
  const row = await db
    .insertInto("counters")
    .values({ name, value: now + HELD_MS })
    .onConflict((held) =>
      held
        .column("name")
        .doUpdateSet({ value: now + HELD_MS })
        .where("counters.value", "<", now),
    )
    .returning("value")
    .executeTakeFirst();
  return row?.value ?? null;
}
