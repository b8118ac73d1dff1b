import { request } from "node:http";
import { expect, test, vi } from "vitest";
import { get, startSite } from "#tests/support/site.ts";

const site = await startSite({ filled: false });
await vi.waitUntil(() => site.log.join("").includes('"listening"'), 120_000);

const lines = () => site.log.join("").split("\n").slice(0, -1).filter(Boolean);
/** Request lines only: the process may log other events in between. */
const requests = () => lines().filter((line) => "method" in JSON.parse(line));
const statusesAfter = (count: number) =>
  requests()
    .slice(count)
    .map((line) => JSON.parse(line).status);

test.each([
  ["malformed", `/${"%E0".repeat(20_000)}`],
  ["long", `/${"a".repeat(60_000)}`],
  ["long and in Japanese", `/ball/${encodeURIComponent("蛇".repeat(6_000))}`],
  ["malformed under the admin", `/admin/balls/${"%FF".repeat(20_000)}/edit`],
  ["malformed data", `/ball/${"%FF".repeat(20_000)}.data`],
])("a %s path is one short line of JSON", async (_, path) => {
  const before = requests().length;
  // A raw request: fetch would normalise the URL.
  await new Promise<void>((resolve, reject) => {
    const { hostname, port } = new URL(site.origin);
    request({ hostname, port, path }, (response) => response.resume().once("end", resolve))
      .once("error", reject)
      .end();
  });
  await expect.poll(() => requests().slice(before).length).toBeGreaterThan(0);
  // Log order: lines of the first request precede those of the second.
  await get(`${site.origin}/after-${before}`);
  await expect.poll(() => requests().at(-1)).toContain(`"path":"/after-${before}"`);
  const own = requests().slice(before, -1);
  expect(own).toHaveLength(1);
  expect(JSON.parse(own[0] ?? "").method).toBe("GET");
  expect(own[0]?.length).toBeLessThan(1_000);
});

test("requests that their clients abandon are neither faults nor refusals", async () => {
  const before = requests().length;
  const { hostname, port } = new URL(site.origin);
  const sent = Array.from({ length: 30 }, (_, at) => request({ hostname, port, path: `/search?q=${at}` }));
  await Promise.all(
    sent.map(async (one) => {
      one.on("error", () => {});
      await new Promise((resolve) => one.once("finish", resolve).end());
    }),
  );
  for (const one of sent) one.destroy();
  await expect.poll(() => statusesAfter(before).length).toBe(sent.length);
  expect(new Set(statusesAfter(before).filter((status) => status !== 200))).toEqual(new Set([499]));
});

test("a route without an action logs a rejected post in one line", async () => {
  const before = requests().length;
  const headers = { Origin: site.origin, "X-Request-Id": "number-of-the-network" };
  const response = await fetch(`${site.origin}/ball`, { method: "POST", headers });
  expect([response.status, response.headers.get("x-request-id")]).toEqual([405, headers["X-Request-Id"]]);
  await expect.poll(() => statusesAfter(before)).toEqual([405]);
});
