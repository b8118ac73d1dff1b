import { afterAll, beforeAll, expect, test } from "vitest";
import { raiseGeneration, readGeneration } from "#app/platform/cache/generation-cache.server.ts";
import { documentOf } from "#tests/support/document.ts";
import { faultsAtFirstPaint } from "#tests/support/first-paint.ts";
import { DEMO_ADMIN, emulatorSettings, makePeople, signIn } from "#tests/support/people.ts";
import { type Cluster, startCluster, withClient } from "#tests/support/postgres-cluster.ts";
import { get, type Site, startSite } from "#tests/support/site.ts";

let cluster: Cluster;
let site: Site;
beforeAll(async () => {
  cluster = await startCluster();
  await makePeople();
  const env = { ...emulatorSettings(), METRICS_PORT: "0" };
  site = await startSite({ filled: false, address: cluster.addressOf("postgres"), env });
});
afterAll(async () => {
  await site.stop();
  await cluster.remove();
});

const ask = (path: string) => get(site.origin + path);
/** Returns the generation of the site's content. */
async function seenGeneration(): Promise<number> {
  const [, port] = /"port":(\d+),"host":"127\.0\.0\.1","msg":"metrics"/.exec(site.log.join("")) ?? [];
  const numbers = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  return Number(/^borupa_content_generation (.+)$/m.exec(numbers)?.[1]);
}
const told = (msg: string) => site.log.join("").split(`"msg":"${msg}"`).length - 1;

test.each(["fast", "immediate"] as const)("down (%s) and back", async (how) => {
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
  expect(await faultsAtFirstPaint(documentOf(page), site.origin)).toEqual([]);
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
  // A sealed notebook is rate-limited before any route runs.
  const headers = { Authorization: `Notebook ${"A".repeat(43)}` };
  for (const [path, init] of [
    ["/api/calculate?sire=clown&dam=clown", {}],
    ["/api/note-box", { method: "PUT", headers, body: "x" }],
  ] as const) {
    const answer = await fetch(site.origin + path, init);
    const { message } = await answer.json();
    expect([path, answer.status, answer.headers.get("Retry-After"), message]).toEqual([
      ...[path, 503, "5"],
      expect.stringContaining("データベースにつながりません"),
    ]);
  }
  expect((await ask("/readyz")).status).toBe(503);
  expect((await ask("/healthz")).status).toBe(200);
  await expect.poll(() => told("the database cannot be used")).toBe(before + 1);

  await cluster.start();
  await expect.poll(async () => (await ask("/readyz")).status, { interval: 100 }).toBe(200);
  expect((await ask(`/info?q=${how}-again`)).status).toBe(200);
  expect(site.log.join("")).not.toContain("could not read the content generation");
});

test("a stale page is served with a mark, and never to an admin", async () => {
  const before = await ask("/term");
  const page = await before.text();
  expect([before.status, before.headers.get("Warning")]).toEqual([200, null]);
  await raiseGeneration(site.db);
  const generation = await readGeneration(site.db);
  // The site must notice the write before the database stops.
  await expect.poll(seenGeneration).toBe(generation);
  await cluster.stop();
  await expect.poll(async () => (await ask("/term")).headers.get("Warning")).toBe('110 - "Response is Stale"');
  const stale = await ask("/term");
  expect([stale.status, await stale.text()]).toEqual([200, page]);
  expect(stale.headers.get("Cache-Control")).toBe("public, max-age=0, must-revalidate");
  const toAdmin = await get(`${site.origin}/term`, { Cookie: "admin-session=a.b.c" });
  expect([toAdmin.status, toAdmin.headers.get("Retry-After")]).toEqual([503, "5"]);
  await cluster.start();
  await expect.poll(async () => (await ask("/readyz")).status, { interval: 100 }).toBe(200);
  const fresh = await ask("/term");
  expect([fresh.status, fresh.headers.get("Warning")]).toEqual([200, null]);
});

test("an admin sees a database error rather than a sign-in error, and gets the input back", async () => {
  const { cookie } = await signIn(site.origin, DEMO_ADMIN);
  const headers = {
    Cookie: cookie ?? "",
    Origin: site.origin,
    "Sec-Fetch-Dest": "document",
    "User-Agent": "Mozilla/5.0 Chrome/150.0",
  };
  const start = site.log.length;
  await cluster.stop();
  for (const path of ["/admin/dashboard", "/admin/balls", "/admin/dashboard.data", "/admin/care"]) {
    const answer = await fetch(site.origin + path, { headers });
    expect([path, answer.status, answer.headers.get("Retry-After")]).toEqual([path, 503, "5"]);
    const words = await answer.text();
    if (!path.endsWith(".data")) expect(words).toContain("データベースにつながりません");
    expect(words).not.toContain("ログインのサービス");
  }
  const body = new URLSearchParams({ do: "save", title: "書きかけの題", body: "消えては困る本文" });
  for (const path of ["/admin/blogs/new", "/admin/care", "/admin/shop"]) {
    const saved = await fetch(site.origin + path, { method: "POST", headers, body });
    expect([path, saved.status, saved.headers.get("Retry-After")]).toEqual([path, 503, "5"]);
    const words = await saved.text();
    expect(words).toContain("サーバーのデータベースにつながらないため");
    expect(words).toContain("消えては困る本文");
  }
  const refused = await signIn(site.origin, DEMO_ADMIN);
  expect([refused.status, refused.cookie]).toEqual([503, null]);
  expect(refused.body).toContain("データベースにつながらないため、いまはログインできません");
  expect(refused.body).toContain(DEMO_ADMIN);
  await cluster.start();
  await expect.poll(async () => (await ask("/readyz")).status, { interval: 100 }).toBe(200);
  const lines = site.log.slice(start).join("");
  expect(lines).not.toContain("identity provider");
  expect(lines.split('"level":50').length - 1).toBe(1);
});

test("if PostgreSQL refuses connections the site continues with those it has, and logs it once", async () => {
  const owner = cluster.addressOf("postgres");
  await withClient(owner, async (client) => {
    await client.query("CREATE ROLE few LOGIN CONNECTION LIMIT 4");
    await client.query("CREATE DATABASE few OWNER few");
  });
  const few = cluster.addressOf("few").replace("//postgres@", "//few@");
  const narrow = await startSite({ filled: false, address: few });
  try {
    // The test's own connection counts towards the limit.
    await narrow.db.destroy();
    const paths = Array.from({ length: 60 }, (_, index) => `/info?q=${index}`);
    const answers = await Promise.all(paths.map((path) => get(narrow.origin + path)));
    expect(answers.map(({ status }) => status)).toEqual(paths.map(() => 200));
    const lines = narrow.log.join("");
    expect(lines.split("PostgreSQL opens no more connections").length - 1).toBe(1);
    expect(lines).not.toContain('"level":50');
    expect((await get(`${narrow.origin}/readyz`)).status).toBe(200);
  } finally {
    await narrow.stop();
  }
});
