import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { metricsPage, startMetrics } from "#app/platform/site/metrics.server.ts";

/** Reported by the listener's own gauges, which exist only in a running server. */
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

test.each(["deploy/alerts.yml", "deploy/grafana-dashboard.json"])("%s uses existing metrics", async (file) => {
  startMetrics();
  const { text } = await metricsPage();
  const given = new Set([...text.matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => name));
  for (const name of OF_THE_LISTENER) given.add(`borupa_${name}`);
  const asked = readFileSync(file, "utf8").match(/\b(?:borupa|nodejs|process)_[a-z0-9_]+/g) ?? [];
  expect(asked.length).toBeGreaterThan(5);
  for (const name of asked) expect(given, name).toContain(name.replace(/_bucket$/, ""));
});

test("no line of nginx has a query, a Referer or what follows the ~ of a preview URL", () => {
  const conf = readFileSync("deploy/nginx.conf", "utf8");
  const [, format] = /log_format borupa escape=json '([^']+)'/.exec(conf) ?? [];
  expect(format).toContain("$logged_path");
  expect(format).not.toMatch(/\$(?:request|request_uri|uri|args|http_referer)\b/);
  expect(conf).toContain('map $uri $logged_path {\n  "~^(?<path>[^~]*)" $path;\n}');
});
