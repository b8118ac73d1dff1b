// Load from another process against a server process; ratios of medians taken in one run, turn by turn.

import { type ChildProcess, fork, spawnSync } from "node:child_process";
import { cpus } from "node:os";

/** Pins a process to one core where the machine can, so that server and load do not share. */
export function pin(child: ChildProcess, core: number): void {
  if (cpus().length > 1 && child.pid)
    spawnSync("taskset", ["-a", "-cp", String(core), String(child.pid)], { stdio: "ignore" });
}

export interface Shot {
  url: string;
  headers?: Record<string, string>;
  /** 20, or as many as this. */
  connections?: number;
}

/** For pages made afresh: one visitor's requests, one after the other. Many at once for the same page would share one rendering. */
export function alone(url: string): Shot {
  return { url, connections: 1 };
}

/** Requests per second of one target, as the load process saw them. */
export function load(shot: Shot, seconds: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = fork(new URL("./load.ts", import.meta.url), [JSON.stringify({ ...shot, seconds })]);
    pin(child, 1);
    child.once("message", (message) => resolve(Number(message)));
    child.once("error", reject);
    child.once("exit", (code) => code !== 0 && reject(new Error(`load stopped with ${code}`)));
  });
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/** Measures two targets alternately and gives the ratio of their medians. */
export async function ratio(
  ours: Shot,
  theirs: Shot,
  rounds: number,
  seconds: number,
): Promise<{ ours: number; theirs: number; ratio: number }> {
  const a: number[] = [];
  const b: number[] = [];
  await load(ours, 1);
  await load(theirs, 1);
  for (let round = 0; round < rounds; round += 1) {
    a.push(await load(ours, seconds));
    b.push(await load(theirs, seconds));
  }
  return { ours: median(a), theirs: median(b), ratio: median(a) / median(b) };
}
