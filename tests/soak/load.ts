// The load process: so many requests over so many addresses on 200 connections, each from another network.

import autocannon from "autocannon";

const [origin = "", count = "", connections = "", paths = "[]"] = process.argv.slice(2);
const requests = (JSON.parse(paths) as string[]).map((path, index) => ({
  path,
  headers: {
    "user-agent": "Mozilla/5.0 Chrome/150.0",
    "accept-encoding": "br",
    "x-forwarded-for": `198.${18 + (index % 2)}.${Math.floor(index / 2) % 256}.${1 + (index % 250)}`,
  },
}));
const result = await autocannon({
  url: origin,
  requests,
  amount: Number(count),
  connections: Number(connections),
  timeout: 60,
});
const { latency, errors, timeouts, duration, statusCodeStats = {} } = result;
const statuses = Object.fromEntries(
  Object.entries(statusCodeStats).map(([status, stats]) => [status, stats?.count ?? 0]),
);
process.send?.({ statuses, errors, timeouts, seconds: duration, p50: latency.p50, p99: latency.p99 }, () =>
  process.exit(0),
);
