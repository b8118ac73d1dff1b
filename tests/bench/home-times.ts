// Measures the response times of the home page while the site is under load.

import { fork } from "node:child_process";
import { pin } from "./measure.ts";

/** Returns the time of each request. They come from a separate process, so that garbage collection here delays none. */
export function homeTimes(origin: string, seconds: number, page: "home" | "fresh" = "home"): Promise<number[]> {
  const visitor = fork(new URL("./home-load.ts", import.meta.url), [origin, String(seconds), page]);
  pin(visitor, 1);
  return new Promise((resolve, reject) => {
    visitor.once("message", (times) => resolve(times as number[])); // what home-load.ts sends
    visitor.once("exit", (code) => code !== 0 && reject(new Error(`the visitor stopped with ${code}`)));
  });
}

export function p99(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? Number.NaN;
}

export function longest(times: readonly number[]): number {
  return times.reduce((most, ms) => Math.max(most, ms), 0);
}
