import { fork } from "node:child_process";
import { once } from "node:events";
import { setTimeout as wait } from "node:timers/promises";
import { freePort } from "#app/cli/free-port.ts";
import { onExit } from "#app/platform/site/on-exit.server.ts";
import { megabytesOf } from "#tests/bench/measure.ts";
import { Publisher } from "#tests/support/publisher.ts";
import { type RunningServer, startServer } from "#tests/support/site.ts";
import { addressesOf } from "./addresses.ts";
import type { LoadWish } from "./load.ts";
import type { Say } from "./report.ts";
import { eventLoopP99, memoryOf, publishAndLook, type Watched } from "./watch.ts";

const ADDRESSES = 5_000;
const CONNECTIONS = 200;
/** Time for a server to clean up, and the memory it may then use. */
const SETTLED_MS = 10_000;
const AFTER_MB = 300;

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

export async function underLoad(wish: Wish, say: Say): Promise<void> {
  const { name, processes, requests } = wish;
  const over = new AbortController();
  const servers: Server[] = [];
  try {
    for (let n = 0; n < processes; n += 1) servers.push(await startWatched(wish.env));
    for (const { process, log } of servers) {
      process.once("exit", (code, signal) => {
        if (!over.signal.aborted)
          say(`${name}: a process ended by itself`, `${code ?? signal} ${log.slice(-3).join("")}`, "none", false);
      });
    }
    const origins = servers.map(({ origin }) => origin);
    const publisher = new Publisher(`soak-${processes}`, await wish.cookieFor(origins[0] ?? ""));
    const paths = await addressesOf(origins[0] ?? "", ADDRESSES);
    const watching = publishAndLook(publisher, origins, over.signal);
    const memory = servers.map(({ process }) => memoryOf(process.pid ?? 0, over.signal));
    const loaded = await Promise.all(
      origins.map((origin) =>
        load({
          origin,
          count: Math.ceil(requests / processes),
          connections: Math.ceil(CONNECTIONS / processes),
          paths,
        }),
      ),
    );
    const lags = await Promise.all(servers.map(({ metrics }) => eventLoopP99(metrics)));
    over.abort();
    sayAnswers(name, loaded, paths.length, say);
    sayWatched(name, await watching, say);
    for (const [index, megabytes] of (await Promise.all(memory)).entries())
      sayMemory(`${name}: memory of process ${index + 1}`, megabytes, say);
    await wait(SETTLED_MS);
    for (const [index, { process }] of servers.entries()) {
      const megabytes = megabytesOf(process);
      const left = `${name}: memory of process ${index + 1}, ten seconds later`;
      say(left, `${megabytes} MB`, `≤ ${AFTER_MB} MB`, !(megabytes > AFTER_MB));
    }
    say(`${name}: event loop, p99`, lags.map((lag) => `${lag.toFixed(0)} ms`).join(", "), "", true);
  } finally {
    over.abort();
    for (const { process } of servers) process.kill("SIGKILL");
  }
}

type Server = RunningServer & { metrics: string };

async function startWatched(env: Record<string, string>): Promise<Server> {
  const port = await freePort();
  const server = await startServer({ ...env, TRUST_PROXY: "1", METRICS_PORT: String(port), LOG_LEVEL: "error" });
  return { ...server, metrics: `http://127.0.0.1:${port}/metrics` };
}

function sayAnswers(name: string, loaded: readonly Loaded[], addresses: number, say: Say): void {
  const sums = new Map<string, number>();
  for (const { statuses } of loaded) {
    for (const [status, count] of Object.entries(statuses)) sums.set(status, (sums.get(status) ?? 0) + count);
  }
  const answers = [...sums.values()].reduce((sum, count) => sum + count, 0);
  const told = [...sums].map(([status, count]) => `${count} × ${status}`).join(", ");
  const faults = [...sums].filter(([status]) => status.startsWith("5")).length;
  const broken = loaded.reduce((sum, { errors, timeouts }) => sum + errors + timeouts, 0);
  const each = Math.round(answers / Math.max(...loaded.map(({ seconds }) => seconds)));
  say(
    `${name}: ${answers} requests, ${addresses} addresses`,
    `${told}, ${broken} lost, ${each}/s`,
    "no 5xx, none lost",
    faults + broken === 0,
  );
  say(`${name}: answers, p50 and p99`, loaded.map(({ p50, p99 }) => `${p50} / ${p99} ms`).join(", "), "", true);
}

function sayWatched(name: string, { published, looked, stale, refusals, took }: Watched, say: Say): void {
  const refused = `${refusals.length} refused ${refusals[0] ?? ""}`;
  say(`${name}: an admin published ${published} times`, refused, "none", published > 0 && refusals.length === 0);
  const inOrder = took.toSorted((a, b) => a - b);
  const [half, worst] = [inOrder[inOrder.length >> 1], inOrder.at(-1)];
  say(`${name}: a publication, half of them and the longest`, `${half?.toFixed(0)}, ${worst?.toFixed(0)} ms`, "", true);
  const older = `${stale.length} older than a second ${stale[0] ?? ""}`;
  say(`${name}: looked ${looked} times`, older, "none", looked > 0 && stale.length === 0);
}

function sayMemory(name: string, megabytes: readonly number[], say: Say): void {
  const third = Math.floor(megabytes.length / 3);
  const [middle, last] = [Math.max(...megabytes.slice(third, 2 * third)), Math.max(...megabytes.slice(2 * third))];
  // The cache and the heap fill up in the first minutes, so shorter runs are not judged.
  const isFlat = third < 60 || last <= middle * 1.15;
  say(`${name}, second and last third`, `${middle} → ${last} MB`, "flat", isFlat);
}

async function load(wish: LoadWish): Promise<Loaded> {
  const child = fork(new URL("./load.ts", import.meta.url));
  child.once(
    "exit",
    onExit(() => child.kill("SIGKILL")),
  );
  child.send(wish);
  const loaded = once(child, "message").then(([told]) => told as Loaded);
  const ended = once(child, "exit").then(([code]) => Promise.reject(new Error(`The load ended with ${code}`)));
  return Promise.race([loaded, ended]);
}
