import { afterAll, beforeAll, expect, test } from "vitest";
import { postgresFindings } from "#app/cli/doctor/postgres.ts";
import { createEntry, publish } from "#app/cms/content/lifecycle.server.ts";
import { content, hana, publishedEntry } from "#tests/cms/admin/editing/editor-harness.ts";
import { type Cluster, startCluster } from "#tests/support/postgres-cluster.ts";
import { get, type Site, startSite } from "#tests/support/site.ts";

const HOUR_MS = 3_600_000;
let cluster: Cluster;
const sites: Site[] = [];

/** Starts a site on a machine whose clock is off by that many hours. */
async function siteOff(hours: number): Promise<Site> {
  const shifted = `const off = ${hours * HOUR_MS}, own = Date;
    globalThis.Date = class extends own { constructor(...words) { super(...(words.length ? words : [own.now() + off])); } static now() { return own.now() + off; } };`;
  const env = { METRICS_PORT: "0", NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(shifted)}` };
  const site = await startSite({ filled: false, address: cluster.addressOf("postgres"), env });
  sites.push(site);
  return site;
}

beforeAll(async () => {
  cluster = await startCluster();
});
afterAll(async () => {
  for (const site of sites) await site.stop();
  await cluster.remove();
});

test("scheduled entries follow the database's clock, and each machine reports its own offset", async () => {
  const [right, ahead, behind] = [await siteOff(0), await siteOff(2), await siteOff(-2)];
  const { db } = right;
  const now = new Date();
  await publishedEntry(db, "term", "out", { title: "もう公開" });
  await createEntry(db, "term", "later", content("term", { title: "あとで公開" }), hana);
  const due = new Date(now.getTime() + HOUR_MS).toISOString();
  expect(await publish(db, "term", "later", 1, content("term", { title: "あとで公開" }), due, hana)).toMatchObject({
    ok: true,
  });
  await db
    .updateTable("entries")
    .set({ publish_at: new Date(now.getTime() - HOUR_MS).toISOString() })
    .where("id", "=", "out")
    .execute();
  for (const site of [right, ahead, behind]) {
    await expect.poll(async () => (await get(`${site.origin}/term/out`)).status).toBe(200);
    expect((await get(`${site.origin}/term/later`)).status).toBe(404);
    expect(await (await get(`${site.origin}/term`)).text()).not.toContain("あとで公開");
  }
  for (const [site, seconds] of [
    [right, 0],
    [ahead, 7200],
    [behind, -7200],
  ] as const) {
    const log = site.log.join("");
    expect(log.includes("this machine's clock is not the database's")).toBe(seconds !== 0);
    const [, port] = /"port":(\d+),"host":"127\.0\.0\.1","msg":"metrics"/.exec(log) ?? [];
    const numbers = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
    expect(Number(/^borupa_clock_ahead_seconds (.+)$/m.exec(numbers)?.[1])).toBeCloseTo(seconds, -1);
  }
});

test("the doctor compares the clocks", async () => {
  const address = cluster.addressOf("postgres");
  expect(await postgresFindings(address, "here")).toContainEqual({
    grade: "ok",
    what: "データベースの時計と合っています",
  });
});
