// Monitors during the load: staleness of pages and memory of the process.

import { readFileSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import type { Publisher } from "#tests/support/publisher.ts";

/** Maximum age of a page after a write was confirmed. */
const FRESH_MS = 1_000;

interface Published {
  words: string;
  at: number;
}

export interface Watched {
  published: number;
  looked: number;
  stale: string[];
  refusals: string[];
  /** Duration of each confirmed write in milliseconds. */
  took: number[];
}

/** Publishes each second through the first server and reads through all of them, until `signal`. */
export async function publishAndLook(
  publisher: Publisher,
  origins: readonly string[],
  signal: AbortSignal,
): Promise<Watched> {
  const watched: Watched = { published: 0, looked: 0, stale: [], refusals: [], took: [] };
  const all: Published[] = [];
  const publishing = (async () => {
    for (let n = 0; !signal.aborted; n += 1) {
      const words = `soak-${n}-`;
      const began = performance.now();
      await publisher.publish(origins[n % origins.length] ?? "", words).then(
        () => {
          all.push({ words, at: performance.now() });
          watched.published += 1;
          watched.took.push(performance.now() - began);
        },
        (error) => watched.refusals.push(String(error)),
      );
      await wait(1_000, undefined, { signal }).catch(() => {});
    }
  })();
  const looking = origins.map(async (origin, index) => {
    while (!signal.aborted) {
      const must = all.findLastIndex(({ at }) => performance.now() - at >= FRESH_MS);
      const answer = await fetch(origin + publisher.path, {
        headers: { "X-Forwarded-For": `192.0.2.${1 + index}`, "User-Agent": "Mozilla/5.0 Chrome/150.0" },
      }).catch(String);
      watched.looked += 1;
      if (typeof answer === "string") {
        watched.stale.push(`${origin}: ${answer}`);
        continue;
      }
      const page = await answer.text();
      const seen = Number(/soak-(\d+)-/.exec(page)?.[1] ?? -1);
      const wanted = Number(/\d+/.exec(all[must]?.words ?? "")?.[0] ?? -1);
      if (seen < wanted) watched.stale.push(`${origin}: saw ${seen} a second after ${wanted} (${answer.status})`);
      await wait(50);
    }
  });
  await Promise.all([publishing, ...looking]);
  return watched;
}

/** Samples the memory in megabytes each second, until `signal`. */
export async function memoryOf(pid: number, signal: AbortSignal): Promise<number[]> {
  const megabytes: number[] = [];
  while (!signal.aborted) {
    const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
    megabytes.push(Math.round(Number(kilobytes) / 1024));
    await wait(1_000, undefined, { signal }).catch(() => {});
  }
  return megabytes;
}

/** Returns the p99 event loop delay in milliseconds, from the process's own metric. */
export async function eventLoopP99(metrics: string): Promise<number> {
  const text = await (await fetch(metrics)).text();
  return Number(/^nodejs_eventloop_lag_p99_seconds (\S+)/m.exec(text)?.[1] ?? Number.NaN) * 1000;
}
