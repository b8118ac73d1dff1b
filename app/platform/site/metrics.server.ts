import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";

const registry = new Registry();
const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];
const registers = [registry];
let isOn = false;

const requests = new Counter({
  name: "borupa_requests_total",
  help: "Requests answered, by route, method, status, and where the answer came from (page cache, file, rendered)",
  labelNames: ["route", "method", "status", "from"] as const,
  registers,
});
const requestSeconds = new Histogram({
  name: "borupa_request_seconds",
  help: "How long answers took that were made, waiting for their turn included",
  labelNames: ["route"] as const,
  buckets: SECONDS,
  registers,
});
const querySeconds = new Histogram({
  name: "borupa_database_query_seconds",
  help: "How long the database took, by the statement's first word",
  labelNames: ["statement"] as const,
  buckets: SECONDS,
  registers,
});
const signIns = new Counter({
  name: "borupa_sign_ins_total",
  help: "Sign-ins of admins, by result",
  labelNames: ["result"] as const,
  registers,
});

/** Starts counting. Before that, metrics cost nothing. */
export function startMetrics(): void {
  if (isOn) return;
  isOn = true;
  collectDefaultMetrics({ register: registry });
  // Gauges with counter names, rejected by Prometheus' linter and duplicated by type.
  for (const name of ["handles", "requests", "resources"]) registry.removeSingleMetric(`nodejs_active_${name}_total`);
}

/** "stale": cached page served during a database outage. */
export type AnsweredFrom = "cache" | "file" | "rendered" | "stale";

/** Counts a request. `seconds`: rendering time; omitted for cached pages and files. */
export function countRequest(
  route: string,
  method: string | undefined,
  status: number,
  from: AnsweredFrom,
  seconds?: number,
): void {
  if (!isOn) return;
  requests.inc({ route, method: METHODS.has(method ?? "") ? method : "other", status, from });
  if (seconds !== undefined) requestSeconds.observe({ route }, seconds);
}

/** Clients can send any method; a label for each would exhaust memory. */
const METHODS: ReadonlySet<string> = new Set(["GET", "HEAD", "POST", "PUT", "DELETE", "OPTIONS"]);

export function countQuery(sql: string, milliseconds: number): void {
  if (isOn)
    querySeconds.observe({ statement: /^\s*(\w+)/.exec(sql)?.[1]?.toLowerCase() ?? "other" }, milliseconds / 1000);
}

export function countSignIn(result: "ok" | "refused"): void {
  if (isOn) signIns.inc({ result });
}

/** Registers a gauge that calls `read` on each scrape; NaN if it fails. */
export function gauge(name: string, help: string, read: () => number | Promise<number>): void {
  new Gauge({
    name: `borupa_${name}`,
    help,
    registers,
    async collect() {
      try {
        this.set(await read());
      } catch {
        this.set(Number.NaN);
      }
    },
  });
}

export async function metricsPage(): Promise<{ type: string; text: string }> {
  return { type: registry.contentType, text: await registry.metrics() };
}
