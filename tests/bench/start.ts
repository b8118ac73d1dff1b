// From nothing to the first page, and how much memory that takes before anybody comes.

import { setTimeout as wait } from "node:timers/promises";
import { median, megabytesOf, timeOf } from "./measure.ts";
import type { OnPostgres } from "./on-postgres.ts";
import type { Say } from "./report.ts";
import { serve } from "./servers.ts";

const ROUNDS = 5;
/** Until a server has tidied up after its start. */
const SETTLED_MS = 10_000;

export async function benchStart(folder: string, { place }: OnPostgres, say: Say): Promise<void> {
  for (const [name, where] of [
    ["SQLite", { DATA_DIR: folder }],
    ["PostgreSQL", place],
  ] as const) {
    const seconds: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const began = performance.now();
      const site = await serve(where);
      await timeOf(`${site.origin}/`);
      seconds.push((performance.now() - began) / 1000);
      site.stop();
    }
    const cold = median(seconds);
    say(`cold start to first page, ${name}`, `${cold.toFixed(2)} s`, "≤ 1 s", cold <= 1);
    const site = await serve(where);
    await timeOf(`${site.origin}/`);
    await wait(SETTLED_MS);
    const idle = megabytesOf(site.process);
    say(`memory when idle, ${name}`, `${idle} MB`, "≤ 150 MB", !(idle > 150));
    site.stop();
  }
}
