// The files an operator takes over: every number they name is one that the site gives.

import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { metricsPage, startMetrics } from "#app/platform/site/metrics.server.ts";

/** Told by the listener's own gauges, which stand only in a running server. */
const OF_THE_LISTENER = [
  "page_cache_pages",
  "page_cache_bytes",
  "content_generation",
  "requests_waiting",
  "requests_running",
  "database_up",
  "clock_ahead_seconds",
  "disk_free_bytes",
  "mails_failed",
  "backup_timestamp_seconds",
];

test.each(["deploy/alerts.yml", "deploy/grafana-dashboard.json"])(
  "%s asks for numbers that there are",
  async (file) => {
    startMetrics();
    const { text } = await metricsPage();
    const given = new Set([...text.matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => name));
    for (const name of OF_THE_LISTENER) given.add(`borupa_${name}`);
    const asked = readFileSync(file, "utf8").match(/\b(?:borupa|nodejs|process)_[a-z0-9_]+/g) ?? [];
    expect(asked.length).toBeGreaterThan(5);
    for (const name of asked) expect(given, name).toContain(name.replace(/_bucket$/, ""));
  },
);

test("the operator's manual says of each alert what to do", () => {
  const alerts = [...readFileSync("deploy/alerts.yml", "utf8").matchAll(/- alert: (\w+)/g)].map(([, name]) => name);
  const told = [...readFileSync("docs/operating.ja.md", "utf8").matchAll(/^\| (Borupa\w+) /gm)].map(([, name]) => name);
  expect(alerts.length).toBeGreaterThan(5);
  expect(told).toEqual(alerts);
});

test("every service has bounds on its log and its memory", () => {
  const names: string[] = [];
  for (const file of ["deploy/compose.yml", "deploy/compose.postgres.yml"]) {
    const { services } = parse(readFileSync(file, "utf8"), { merge: true, logLevel: "error" });
    for (const [name, service] of Object.entries<Record<string, unknown>>(services)) {
      if (!service.image && !service.build) continue;
      names.push(name);
      expect(service.mem_limit, name).toMatch(/^\d+[mg]$/);
      expect(service.logging, name).toMatchObject({ options: { "max-size": "10m", "max-file": "5" } });
    }
  }
  expect(names).toEqual(["site", "caddy", "database"]);
});

test("no line of nginx has a query, a Referer or the address of a preview", () => {
  const [, format] = /log_format borupa '([^']+)'/.exec(readFileSync("deploy/nginx.conf", "utf8")) ?? [];
  expect(format).toContain("$logged_path");
  expect(format).not.toMatch(/\$(?:request|request_uri|uri|args|http_referer)\b/);
});
