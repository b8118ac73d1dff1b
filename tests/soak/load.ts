// Load process: many requests over many URLs on 200 connections, each from another network.

import { once } from "node:events";
import autocannon from "autocannon";

/** Sent as a message, because thousands of URLs exceed the length of a command line. */
export interface LoadWish {
  origin: string;
  count: number;
  connections: number;
  paths: readonly string[];
}

const [wish] = (await once(process, "message")) as [LoadWish];
const requests = wish.paths.map((path, index) => ({
  path,
  headers: {
    "user-agent": "Mozilla/5.0 Chrome/150.0",
    "accept-encoding": "br",
    "x-forwarded-for": `198.${18 + (index % 2)}.${Math.floor(index / 2) % 256}.${1 + (index % 250)}`,
  },
}));
const result = await autocannon({
  url: wish.origin,
  requests,
  amount: wish.count,
  connections: wish.connections,
  timeout: 60,
});
const { latency, errors, timeouts, duration, statusCodeStats = {} } = result;
const statuses = Object.fromEntries(
  Object.entries(statusCodeStats).map(([status, stats]) => [status, stats?.count ?? 0]),
);
process.send?.({ statuses, errors, timeouts, seconds: duration, p50: latency.p50, p99: latency.p99 }, () =>
  process.exit(0),
);
