// Compares this machine's clock with the database's, at the start and from then on. A file has this machine's clock.

import { clockAhead, setClockAhead } from "#app/platform/site/clock.server.ts";
import { log } from "#app/platform/site/log.server.ts";
import type { Db } from "./connection.server.ts";
import { timeOf } from "./dialect.server.ts";

/** Less is within what an answer takes on its way; machines whose clocks are set by NTP differ by far less. */
export const CLOCK_OFF_MS = 1_000;
/** A slow answer does not give the exact time. */
const ANSWERS_WITHIN_MS = 2_000;
const COMPARE_EVERY_MS = 10_000;

/** How far this machine's clock is ahead of the other; null where it says nothing, or took too long to. */
export async function aheadOf(time: () => Promise<number | null>): Promise<number | null> {
  const [began, started] = [Date.now(), performance.now()];
  const theirs = await time();
  const took = performance.now() - started;
  return theirs === null || took > ANSWERS_WITHIN_MS ? null : Math.round(began + took / 2 - theirs);
}

/** From here on what is due goes by the database's clock. The log has it once, until it changes. */
export async function compareClocks(db: Db): Promise<void> {
  const found = await aheadOf(() => timeOf(db));
  if (found === null) return;
  const ahead = Math.abs(found) < CLOCK_OFF_MS ? 0 : found;
  const before = clockAhead();
  // A smaller difference is the answer's latency: a time that went back and forth would be worse.
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
  // While the database is away its own watch reports it.
  setInterval(() => void compareClocks(db).catch(() => {}), COMPARE_EVERY_MS).unref();
}
