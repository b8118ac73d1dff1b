// The load itself: on one process, or on several that share a database.

import { fork } from "node:child_process";
import { once } from "node:events";
import { freePort } from "#app/cli/auth-emulator.ts";
import { Publisher } from "#tests/support/publisher.ts";
import { type RunningServer, startServer } from "#tests/support/site.ts";
import { addressesOf } from "./addresses.ts";
import type { Say } from "./report.ts";
import { eventLoopP99, memoryOf, publishAndLook } from "./watch.ts";

const ADDRESSES = 5_000;
const CONNECTIONS = 200;

interface Loaded {
  statuses: Record<string, number>;
  errors: number;
  timeouts: number;
  seconds: number;
  p50: number;
  p99: number;
}

interface Wish {
  name: string;
  processes: number;
  requests: number;
  env: Record<string, string>;
  cookieFor(origin: string): Promise<string>;
}

export async function underLoad({ name, processes, requests, env, cookieFor }: Wish, say: Say): Promise<void> {
  const servers: (RunningServer & { metrics: string })[] = [];
  try {
    for (let n = 0; n < processes; n += 1) {
      const port = await freePort(0);
      const server = await startServer({ ...env, TRUST_PROXY: "1", METRICS_PORT: String(port), LOG_LEVEL: "error" });
      servers.push({ ...server, metrics: `http://127.0.0.1:${port}/metrics` });
    }
    const origins = servers.map(({ origin }) => origin);
    const publisher = new Publisher(`soak-${processes}`, await cookieFor(origins[0] ?? ""));
    const paths = await addressesOf(origins[0] ?? "", ADDRESSES);
    const over = new AbortController();
    const watching = publishAndLook(publisher, origins, over.signal);
    const memory = servers.map(({ process }) => memoryOf(process.pid ?? 0, over.signal));
    const loaded = await Promise.all(
      origins.map((origin) => load(origin, Math.ceil(requests / processes), Math.ceil(CONNECTIONS / processes), paths)),
    );
    const lags = await Promise.all(servers.map(({ metrics }) => eventLoopP99(metrics)));
    over.abort();
    const { published, looked, stale, refusals } = await watching;
    const sums = new Map<string, number>();
    for (const { statuses } of loaded)
      for (const [status, count] of Object.entries(statuses)) sums.set(status, (sums.get(status) ?? 0) + count);
    const told = [...sums].map(([status, count]) => `${count} × ${status}`).join(", ");
    const faults = [...sums].filter(([status]) => status.startsWith("5")).length;
    const broken = loaded.reduce((sum, { errors, timeouts }) => sum + errors + timeouts, 0);
    const slowest = Math.max(...loaded.map(({ seconds }) => seconds));
    say(
      `${name}: ${requests} requests, ${paths.length} addresses`,
      `${told}, ${Math.round(requests / slowest)}/s`,
      "no 5xx, none lost",
      faults + broken === 0,
    );
    say(`${name}: answers, p50 and p99`, loaded.map(({ p50, p99 }) => `${p50} / ${p99} ms`).join(", "), "", true);
    say(
      `${name}: an admin published ${published} times`,
      `${refusals.length} refused ${refusals[0] ?? ""}`,
      "none refused",
      published > 0 && refusals.length === 0,
    );
    say(
      `${name}: looked ${looked} times`,
      `${stale.length} older than a second ${stale[0] ?? ""}`,
      "none",
      stale.length === 0,
    );
    for (const [index, megabytes] of (await Promise.all(memory)).entries()) {
      const third = Math.floor(megabytes.length / 3);
      const [middle, last] = [Math.max(...megabytes.slice(third, 2 * third)), Math.max(...megabytes.slice(2 * third))];
      const isFlat = third === 0 || last <= middle * 1.15;
      say(`${name}: memory of process ${index + 1}, second and last third`, `${middle} → ${last} MB`, "flat", isFlat);
    }
    say(`${name}: event loop, p99`, lags.map((lag) => `${lag.toFixed(0)} ms`).join(", "), "", true);
  } finally {
    for (const { process } of servers) process.kill("SIGKILL");
  }
}

async function load(origin: string, count: number, connections: number, paths: readonly string[]): Promise<Loaded> {
  const child = fork(new URL("./load.ts", import.meta.url), [
    origin,
    String(count),
    String(connections),
    JSON.stringify(paths),
  ]);
  const [loaded] = await once(child, "message");
  return loaded as Loaded;
}
