import { expect, test } from "vitest";
import { get, startSite } from "#tests/support/site.ts";

async function start(env: Record<string, string>) {
  const site = await startSite({ filled: false, env });
  const lines = () =>
    site.log
      .join("")
      .split("\n")
      .filter(Boolean)
      .map((line) => JSON.parse(line));
  return { site, lines };
}

test("every response is counted by route, on a private port", async () => {
  const { site, lines } = await start({ METRICS_PORT: "0" });
  await expect.poll(() => lines().map(({ msg }) => msg)).toContain("metrics");
  const { port, host } = lines().find(({ msg }) => msg === "metrics");
  expect(host).toBe("127.0.0.1");
  for (const path of ["/", "/", "/ball/nope", "/admin", "/favicon.svg", "/a/b/c", "/%E0%80"])
    await (await get(site.origin + path)).text();
  await fetch(site.origin, { method: "PROPFIND" });
  const response = await fetch(`http://127.0.0.1:${port}/metrics`);
  expect(response.headers.get("Content-Type")).toContain("text/plain");
  const text = await response.text();
  for (const line of [
    'borupa_requests_total{route="/",method="GET",status="200",from="rendered"} 1',
    'borupa_requests_total{route="/",method="GET",status="200",from="cache"} 1',
    'borupa_requests_total{route="/ball/:id",method="GET",status="404",from="rendered"} 1',
    'borupa_requests_total{route="file",method="GET",status="200",from="file"} 1',
    'borupa_request_seconds_count{route="/"} ',
    'borupa_database_query_seconds_count{statement="select"}',
    "borupa_page_cache_pages 1",
    "borupa_requests_running 0",
    "nodejs_eventloop_lag_p99_seconds",
    "borupa_database_up 1",
    "borupa_disk_free_bytes ",
    "borupa_backup_timestamp_seconds 0",
    "borupa_mails_waiting 0",
    "borupa_mails_failed 0",
    "borupa_sessions_recent 0",
    "borupa_note_boxes 0",
    "borupa_note_box_bytes 0",
  ]) {
    expect(text).toContain(line);
  }
  // As promtool requires: names of counters end in _total, others do not.
  for (const [, name, type] of text.matchAll(/^# TYPE (\S+) (\w+)$/gm))
    expect([name, name?.endsWith("_total")]).toEqual([name, type === "counter"]);
  // Labels have few values: no client-supplied paths or methods.
  expect(text).not.toContain("nope");
  expect(text).not.toContain("PROPFIND");
  expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404);
  expect((await get(`${site.origin}/metrics`)).status).toBe(404);
});
