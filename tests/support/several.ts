// Runs three processes of one site behind a balancer under editors and readers: one is killed and restarted, then all
// are replaced by a newer build in turn.

import { once } from "node:events";
import { setTimeout as wait } from "node:timers/promises";
import { Balancer } from "./balancer.ts";
import { newerBuild } from "./newer-build.ts";
import { Publisher } from "./publisher.ts";
import { type RunningServer, startServer } from "./site.ts";

const FRESH_MS = 1_000;
const PROCESSES = 3;
const READERS = 4;
const PATHS = ["/", "/term", "/ball", "/shop", "/search?q=脱皮", "/feed.xml", "/policy"];

export interface Course {
  /** Messages about everything that failed for a client. */
  faults: string[];
  reads: number;
  /** Each editor's last confirmed write: the entry and its version. */
  answered: [id: string, version: number][];
  builds: string[];
  /** Number of writes that were first sent to a process that died. */
  retries: number;
}

const NEWER = "abcdef99";

export async function runSeveral(
  env: Record<string, string>,
  cookieFor: (origin: string) => Promise<string>,
): Promise<Course> {
  const faults: string[] = [];
  const balancer = new Balancer();
  const front = await balancer.listen();
  const logs: string[][] = [];
  const start = async (folder?: string) => {
    const server = await startServer({ DRAIN_SECONDS: "1", LOG_LEVEL: "error", ...env }, folder);
    logs.push(server.log);
    balancer.add(server.origin);
    return server;
  };
  const leave = async (server: RunningServer, signal: "SIGKILL" | "SIGTERM") => {
    const ended = once(server.process, "exit");
    server.process.kill(signal);
    await ended;
    balancer.remove(server.origin);
  };
  const newer = newerBuild(NEWER);
  // Started in parallel: one of them creates the tables, the others wait for it.
  const servers = await Promise.all(Array.from({ length: PROCESSES }, () => start()));
  const over = new AbortController();
  let reads = 0;
  try {
    const cookie = await cookieFor(front);
    const editors = ["several-a", "several-b"].map((id) => new Publisher(id, cookie));
    const published = editors.map((): { n: number; at: number }[] => []);
    const editing = editors.map(async (editor, index) => {
      for (let n = 0; !over.signal.aborted; n += 1) {
        try {
          await editor.publish(front, `several-${n}-`, 10 + index);
          published[index]?.push({ n, at: performance.now() });
        } catch (error) {
          faults.push(`an editor: ${error}`);
          return;
        }
        await wait(150);
      }
    });
    const reading = Array.from({ length: READERS }, async (_, reader) => {
      for (let n = 0; !over.signal.aborted; n += 1) {
        await wait(20);
        const index = (reader + n) % editors.length;
        const sure = published[index]?.findLast(({ at }) => performance.now() - at >= FRESH_MS);
        const path = n % 2 === 0 && sure ? (editors[index]?.path ?? "/") : (PATHS[n % PATHS.length] ?? "/");
        // Another visitor each time, and so another process.
        const first = await read(front + path, reader + n);
        reads += 1;
        if (first.status !== 200) faults.push(`${path}: ${first.status}`);
        if (!sure || path !== editors[index]?.path || first.seen >= sure.n) continue;
        // A process that was starved for a second on a busy machine has noticed the write by the second read.
        const again = await read(front + path, reader + n);
        if (again.seen < sure.n) faults.push(`${again.by} showed ${again.seen} a second after ${sure.n}`);
      }
    });
    /** Waits until each editor has written this many times more and visitors have read. */
    const goOn = async (writes: number) => {
      const [atReads, at] = [reads, published.map(({ length }) => length)];
      const isDone = () =>
        reads >= atReads + 10 * writes && published.every(({ length }, index) => length >= (at[index] ?? 0) + writes);
      while (faults.length === 0 && !isDone()) await wait(20);
    };
    await goOn(4);
    const [first] = servers;
    if (first) await leave(first, "SIGKILL");
    servers[0] = await start();
    await goOn(2);
    for (const [index, old] of servers.entries()) {
      // The newer process takes traffic before the older one stops.
      servers[index] = await start(newer.folder);
      await leave(old, "SIGTERM");
    }
    await goOn(2);
    over.abort();
    await Promise.all([...editing, ...reading]);
    if (faults.length > 0) faults.push(...logs.flat().slice(-5));
    const builds = await Promise.all(
      servers.map(
        async ({ origin }) => ((await (await fetch(`${origin}/builds/latest.json`)).json()) as { id: string }).id,
      ),
    );
    const answered = editors.map(({ id, version }): [string, number] => [id, version]);
    return { faults, reads, answered, builds, retries: balancer.retries };
  } finally {
    over.abort();
    await balancer.close();
    for (const { process } of servers) process.kill("SIGKILL");
    newer.remove();
  }
}

/** Returns the number shown on the page and which process responded. */
async function read(url: string, visitor: number): Promise<{ status: number; seen: number; by: string | null }> {
  const headers = { "X-Visitor": String(visitor), "User-Agent": "Mozilla/5.0 Chrome/150.0" };
  const answer = await fetch(url, { headers });
  const seen = Number(/several-(\d+)-/.exec(await answer.text())?.[1] ?? -1);
  return { status: answer.status, seen, by: answer.headers.get("X-Answered-By") };
}

export const isNewer = (id: string) => id === NEWER;
