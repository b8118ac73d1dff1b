// What somebody else waits for the home page, asked for again and again while the site is made to work.

import { Agent, get } from "node:http";
import { setTimeout as wait } from "node:timers/promises";

/** How long the home page took, asked for again and again on one connection, as one visitor would, from one network of many. */
export async function homeTimes(origin: string, seconds: number): Promise<number[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const times: number[] = [];
  const end = performance.now() + seconds * 1000;
  while (performance.now() < end) {
    const started = performance.now();
    await new Promise<void>((resolve, reject) => {
      get(origin, { agent }, (response) => response.resume().once("end", resolve)).once("error", reject);
    });
    times.push(performance.now() - started);
    await wait(3);
  }
  agent.destroy();
  return times;
}

export function p99(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? Number.NaN;
}

export function longest(times: readonly number[]): number {
  return times.reduce((most, ms) => Math.max(most, ms), 0);
}
