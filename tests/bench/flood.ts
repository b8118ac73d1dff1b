// The promise under a flood: whatever one network asks for without end, others see their pages as before.

import { type ChildProcess, fork } from "node:child_process";
import { setTimeout as wait } from "node:timers/promises";
import { homeTimes, p99 } from "./home-times.ts";
import { megabytesOf, pin } from "./measure.ts";
import type { Say } from "./report.ts";
import { serve } from "./servers.ts";

const FLOODS = ["unknown searches", "fresh lists", "ten-gene crosses", "logins", "bodies"];
const SECONDS = 6;

export async function benchFlood(folder: string, say: Say): Promise<void> {
  const site = await serve({ DATA_DIR: folder }, { PAGE_CACHE_MB: "64" });
  const { origin } = site;
  await homeTimes(origin, 2);
  const idle = p99(await homeTimes(origin, SECONDS));
  const before = megabytesOf(site.process);
  say("home page of others, idle, p99", `${idle.toFixed(2)} ms`, "", true);
  for (const name of FLOODS) {
    const flood = fork(new URL("./flood-load.ts", import.meta.url), [origin, name]);
    pin(flood, 1);
    await wait(1000);
    const during = p99(await homeTimes(origin, SECONDS));
    const answers = await stopped(flood);
    say(
      `home page of others under ${name}, p99 (${answers})`,
      `${during.toFixed(2)} ms (${(during / idle).toFixed(1)})`,
      "≤ 10 × idle",
      during <= 10 * idle,
    );
  }
  // A server with nothing to do tidies up a few seconds later.
  await wait(15_000);
  const after = megabytesOf(site.process);
  say("memory a quarter of a minute after the floods", `${before} → ${after} MB`, "≤ 300 MB", !(after > 300));
  site.stop();
}

/** What the flood was answered with, by status. */
function stopped(flood: ChildProcess): Promise<string> {
  return new Promise((resolve) => {
    flood.once("message", (answers: Record<string, number>) =>
      resolve(
        Object.entries(answers)
          .map(([status, count]) => `${count} × ${status}`)
          .join(", "),
      ),
    );
    flood.send("stop");
  });
}
