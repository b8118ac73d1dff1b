// Benchmark of page times for other visitors while one network floods the site.

import { type ChildProcess, fork } from "node:child_process";
import { setPriority } from "node:os";
import { setTimeout as wait } from "node:timers/promises";
import { homeTimes, longest, p99 } from "./home-times.ts";
import { median, megabytesOf, pin } from "./measure.ts";
import type { Say } from "./report.ts";
import { LIMITED, type Running, serve } from "./servers.ts";

const FLOODS = ["unknown searches", "fresh lists", "ten-gene crosses", "logins", "bodies", "sealed notebooks"];
/** Rounds per flood, with idle time before and after: one slow moment of the machine would distort a single p99. */
const ROUNDS = 3;
const QUIET_SECONDS = 3;
const SECONDS = 6;
const NETWORKS = 32;
/** Real attackers use their own machines, so the flood runs at a lower priority than the measurement. */
const GIVES_WAY = 10;

export async function benchFlood(folder: string, say: Say): Promise<void> {
  const site = await serve({ DATA_DIR: folder }, { PAGE_CACHE_MB: "64", ...LIMITED });
  await homeTimes(site.origin, 2);
  const before = megabytesOf(site.process);
  for (const name of FLOODS) {
    const rounds: Round[] = [];
    for (let round = 0; round < ROUNDS; round += 1) rounds.push(await underFlood(site, name));
    const times = median(rounds.map(({ times }) => times));
    const [during, idle] = [median(rounds.map(({ during }) => during)), median(rounds.map(({ idle }) => idle))];
    const each = rounds.map(({ times }) => times.toFixed(1)).join(" ");
    const asked = rounds.reduce((sum, { asked }) => sum + asked, 0);
    say(
      `home page of others under ${name}, p99 of ${asked} in ${ROUNDS} rounds (${rounds.at(-1)?.answers})`,
      `${idle.toFixed(2)} → ${during.toFixed(2)} ms (${times.toFixed(1)}; ${each})`,
      "≤ 10 × idle",
      times <= 10,
    );
  }
  // An idle server cleans up a few seconds later.
  await wait(15_000);
  const after = megabytesOf(site.process);
  say(
    "memory a quarter of a minute after the floods, where 900 MB are allowed",
    `${before} → ${after} MB`,
    "≤ 450 MB",
    !(after > 450),
  );
  site.stop();
  await benchNetworks(folder, say);
}

/** Measures a flood from many networks at once, which per-network limits do not stop. */
async function benchNetworks(folder: string, say: Say): Promise<void> {
  const site = await serve({ DATA_DIR: folder }, { PAGE_CACHE_MB: "64", TRUST_PROXY: "1" });
  await homeTimes(site.origin, 2, "fresh");
  const flood = startFlood(site.origin, "fresh lists", String(NETWORKS));
  await wait(1000);
  const slowest = longest(await homeTimes(site.origin, SECONDS, "fresh"));
  const answers = await stopped(flood);
  site.stop();
  say(
    `slowest fresh page under ${NETWORKS} connections from as many networks (${answers})`,
    `${slowest.toFixed(0)} ms`,
    "≤ 1000 ms",
    slowest <= 1000,
  );
}

function startFlood(...args: string[]): ChildProcess {
  const flood = fork(new URL("./flood-load.ts", import.meta.url), args);
  pin(flood, 1);
  if (flood.pid) setPriority(flood.pid, GIVES_WAY);
  return flood;
}

interface Round {
  idle: number;
  during: number;
  times: number;
  asked: number;
  answers: string;
}

async function underFlood({ origin }: Running, name: string): Promise<Round> {
  const quiet = await homeTimes(origin, QUIET_SECONDS);
  const flood = startFlood(origin, name);
  await wait(1000);
  const seen = await homeTimes(origin, SECONDS);
  const answers = await stopped(flood);
  // Requests sent before the stop are still being answered.
  await wait(1000);
  const idle = p99([...quiet, ...(await homeTimes(origin, QUIET_SECONDS))]);
  const during = p99(seen);
  return { idle, during, times: during / idle, asked: seen.length, answers };
}

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
