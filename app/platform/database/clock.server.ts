// Compares this machine's clock with the database server's. No-op for SQLite.

import { clockAhead, setClockAhead } from "#app/platform/site/clock.server.ts";
import { log } from "#app/platform/site/log.server.ts";
import type { Db } from "./connection.server.ts";
import { timeOf } from "./dialect.server.ts";

/** Differences below this are network latency; NTP keeps clocks much closer. */
export const CLOCK_OFF_MS = 1_000;
/** Slower responses are too imprecise to compare. */
const ANSWERS_WITHIN_MS = 2_000;
const COMPARE_EVERY_MS = 10_000;

/** Returns how far this clock is ahead in milliseconds; null if unknown or measured too slowly. */
export async function clockOffset(time: () => Promise<number | null>): Promise<number | null> {
  const [began, started] = [Date.now(), performance.now()];
  const theirs = await time();
  const took = performance.now() - started;
  return theirs === null || took > ANSWERS_WITHIN_MS ? null : Math.round(began + took / 2 - theirs);
}

/** Adjusts scheduling to the database's clock, and logs each change once. */
export async function compareClocks(db: Db): Promise<void> {
  const found = await clockOffset(() => timeOf(db));
  if (found === null) return;
  const ahead = Math.abs(found) < CLOCK_OFF_MS ? 0 : found;
  const before = clockAhead();
  // Ignores jitter, which would make the time jump back and forth.
  if (Math.abs(ahead - before) < CLOCK_OFF_MS / 2) return;
  setClockAhead(ahead);
  if (ahead === 0) log.info("this machine's clock agrees with the database's again");
  else if (Math.abs(ahead - before) >= CLOCK_OFF_MS)
    log.warn(
      { aheadSeconds: ahead / 1000 },
      "this machine's clock is not the database's: what is due goes by the database's, sign-ins may fail; set it by NTP",
    );
}

export function watchClock(db: Db): void {
  setInterval(() => void compareClocks(db).catch(() => {}), COMPARE_EVERY_MS).unref();
}
