// Benchmark helpers: throughput under load and latency for one visitor, always interleaved in one run.

import { type ChildProcess, fork, spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { Agent, get } from "node:http";
import { cpus } from "node:os";

/** Pins a process to one core if possible, so that server and load do not share one. */
export function pin(child: ChildProcess, core: number): void {
  if (cpus().length > 1 && child.pid)
    spawnSync("taskset", ["-a", "-cp", String(core), String(child.pid)], { stdio: "ignore" });
}

export interface Target {
  url: string;
  pid: number | undefined;
  headers?: Record<string, string>;
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/**
 * Measures responses per second with twenty connections, for both targets. Uses `wrk`, which is faster than any server
 * here. Without it the load process is the bottleneck, so the result is responses per second of server CPU time.
 */
export async function underLoad(
  ours: Target,
  theirs: Target,
  rounds: number,
): Promise<{ ours: number; theirs: number; ratio: number }> {
  const a: number[] = [];
  const b: number[] = [];
  await answersASecond(ours);
  await answersASecond(theirs);
  for (let round = 0; round < rounds; round += 1) {
    a.push(await answersASecond(ours));
    b.push(await answersASecond(theirs));
  }
  return { ours: median(a), theirs: median(b), ratio: median(a) / median(b) };
}

const SECONDS = 2;

async function answersASecond({ url, headers, pid }: Target): Promise<number> {
  const byWrk = wrk(url, headers);
  if (byWrk !== undefined) return byWrk;
  const before = secondsWorked(pid);
  const answers = await new Promise<number>((resolve, reject) => {
    const child = fork(new URL("./load.ts", import.meta.url), [JSON.stringify({ url, headers, seconds: SECONDS })]);
    pin(child, 1);
    child.once("message", (message) => resolve(Number(message)));
    child.once("error", reject);
    child.once("exit", (code) => code !== 0 && reject(new Error(`load stopped with ${code}`)));
  });
  const worked = secondsWorked(pid) - before;
  return answers / (worked > 0 ? worked : SECONDS);
}

function wrk(url: string, headers: Record<string, string> = {}): number | undefined {
  const named = Object.entries(headers).flatMap(([name, value]) => ["-H", `${name}: ${value}`]);
  const args = ["-c", "1", "wrk", "-t1", "-c20", `-d${SECONDS}s`, ...named, url];
  const { stdout = "" } = spawnSync("taskset", args, { encoding: "utf8" });
  const [, rate] = /Requests\/sec:\s+([\d.]+)/.exec(stdout ?? "") ?? [];
  if (rate === undefined) return undefined;
  if (/Non-2xx|Socket errors/.test(stdout)) throw new Error(`${url}: ${stdout}`);
  return Number(rate);
}

const TICKS_A_SECOND = 100;

/** Returns the CPU time of a process in seconds, or NaN if the system does not report it. */
export function secondsWorked(pid: number | undefined): number {
  try {
    // The second field is the program name in parentheses, which may contain spaces.
    const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
    return (Number(fields[11]) + Number(fields[12])) / TICKS_A_SECOND;
  } catch {
    return Number.NaN;
  }
}

/** Returns resident memory in megabytes, or NaN if the system does not report it. */
export function megabytesOf({ pid }: Pick<ChildProcess, "pid">): number {
  try {
    const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
    return Math.round((Number(kilobytes) * 1024) / 1e6);
  } catch {
    return Number.NaN;
  }
}

/**
 * Returns the median latency of each page in milliseconds. Requests one page at a time, in turns, so that other load on
 * the machine affects all pages alike. `urlOf` returns the URL of a page at its n-th turn.
 */
export async function turnByTurn<Name extends string>(
  pages: Readonly<Record<Name, (turn: number) => string>>,
  turns = 150,
  warm = 60,
): Promise<Record<Name, number>> {
  const names = Object.keys(pages) as Name[]; // Object.keys loses the key type
  const times = new Map(names.map((name) => [name, [] as number[]]));
  const agent = new Agent({ keepAlive: true });
  for (let turn = 0; turn < warm + turns; turn += 1) {
    // Rotates the order, because the page that fills V8's young generation pays for the garbage collection.
    const first = turn % names.length;
    for (const name of [...names.slice(first), ...names.slice(0, first)]) {
      const ms = await timeOf(pages[name](turn), agent);
      if (turn >= warm) times.get(name)?.push(ms);
    }
  }
  agent.destroy();
  return Object.fromEntries(names.map((name) => [name, median(times.get(name) ?? [])])) as Record<Name, number>;
}

/** A client behind an untrusted proxy: per-network limits do not apply, because many visitors are measured. */
const headers = { "X-Forwarded-For": "192.0.2.1" };

/** Returns the time to the last byte in milliseconds. Throws if the response is not a page. */
export function timeOf(url: string, agent?: Agent): Promise<number> {
  const started = performance.now();
  return new Promise((resolve, reject) => {
    get(url, agent ? { agent, headers } : { headers }, (response) => {
      response.resume().once("end", () => {
        if (response.statusCode === 200) resolve(performance.now() - started);
        else reject(new Error(`${url}: ${response.statusCode}`));
      });
    }).once("error", reject);
  });
}
