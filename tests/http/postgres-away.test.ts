// PostgreSQL goes away under a running site, and comes back: what was kept goes on, the rest says so, nobody has to do anything.

import { afterAll, beforeAll, expect, test } from "vitest";
import { type Cluster, startCluster } from "#tests/support/postgres-cluster.ts";
import { get, type Site, startSite } from "#tests/support/site.ts";

let cluster: Cluster;
let site: Site;
beforeAll(async () => {
  cluster = await startCluster();
  // Every fresh cluster has a database of this name.
  site = await startSite({ filled: false, address: cluster.addressOf("postgres") });
});
afterAll(async () => {
  await site.stop();
  await cluster.remove();
});

const ask = (path: string) => get(site.origin + path);
const told = (msg: string) => site.log.join("").split(`"msg":"${msg}"`).length - 1;

test.each(["fast", "immediate"] as const)("away (%s) and back", async (how) => {
  const kept = await ask("/term");
  expect(kept.status).toBe(200);
  expect((await ask("/readyz")).status).toBe(200);
  const before = told("the database cannot be used");
  await cluster.stop(how);

  const still = await ask("/term");
  expect([still.status, await still.text()]).toEqual([200, await kept.text()]);
  const fresh = await ask(`/info?q=${how}`);
  expect([fresh.status, fresh.headers.get("Retry-After")]).toEqual([503, "5"]);
  expect(fresh.headers.get("Cache-Control")).toContain("no-store");
  const page = await fresh.text();
  expect(page).toContain("いまは開けません");
  expect(page).toContain("ただいまデータベースにつながりません");
  for (const path of [
    "/term/x",
    "/feed.xml",
    "/images/00000000000000000000/320.webp",
    "/term/x.data",
    "/sitemap.xml",
  ]) {
    const answer = await ask(path);
    expect([path, answer.status, answer.headers.get("Retry-After")]).toEqual([path, 503, "5"]);
  }
  expect((await ask("/readyz")).status).toBe(503);
  expect((await ask("/healthz")).status).toBe(200);
  await expect.poll(() => told("the database cannot be used")).toBe(before + 1);

  await cluster.start();
  await expect.poll(async () => (await ask("/readyz")).status, { interval: 100 }).toBe(200);
  expect((await ask(`/info?q=${how}-again`)).status).toBe(200);
  expect(site.log.join("")).not.toContain("could not read the content generation");
});
