// Reading without a connection: what is kept, and that an update is taken up whole or not at all.

import type { Browser, Page } from "playwright";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makePreviewLink } from "#app/admin/editing/preview-link.server.ts";
import { findEntry, publish } from "#app/content/lifecycle.server.ts";
import { kindNamed } from "#app/content/registry.ts";
import { launch, openPage, visit } from "#tests/support/browser.ts";
import { type Site, startSite } from "#tests/support/site.ts";

let site: Site;
let browser: Browser;
beforeAll(async () => {
  site = await startSite();
  browser = await launch();
});
afterAll(async () => {
  await site.stop();
});

/** The whole sets in the browser: their versions, and what is in them. */
const sets = (page: Page) =>
  page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith("kept:"));
    const found = names.map(async (name) => {
      const cache = await caches.open(name);
      const whole: { version: string; read: string[] } | undefined = await (await cache.match("/kept-set"))?.json();
      const paths = (await cache.keys()).map(({ url }) => new URL(url).pathname);
      return { version: whole?.version, read: whole?.read ?? [], paths };
    });
    return (await Promise.all(found)).filter(({ version }) => version !== undefined);
  });

const versionNow = async () =>
  ((await (await fetch(`${site.origin}/offline.json`)).json()) as { version: string }).version;

/** As the page asks it once it has nothing else to do. */
const keepNow = (page: Page) =>
  page.evaluate(async () => {
    await navigator.serviceWorker.register("/sw.js");
    const { active } = await navigator.serviceWorker.ready;
    active?.postMessage("keep");
  });

test("care, glossary and what was read are there without a connection; an update comes whole", async () => {
  const { page, close } = await openPage(browser, { serviceWorkers: "allow" });
  await visit(page, `${site.origin}/info`);
  await keepNow(page);
  // Some forty pages, each drawn for the first time.
  await expect
    .poll(async () => (await sets(page)).map(({ version }) => version), { timeout: 80_000 })
    .toEqual([await versionNow()]);
  const [{ paths } = { paths: [] }] = await sets(page);
  expect(paths).toEqual(expect.arrayContaining(["/offline", "/term", "/info/fasting", "/info/respiratory"]));
  expect(paths.filter((path) => path.startsWith("/admin"))).toEqual([]);
  expect(paths.some((path) => path.endsWith(".css"))).toBe(true);

  // What is read is kept beside the set; the admin's door never.
  await page.goto(`${site.origin}/morph/mojave`);
  await expect.poll(async () => (await sets(page)).flatMap(({ read }) => read)).toEqual(["/morph/mojave"]);
  await page.goto(`${site.origin}/admin/login`);
  // Nor is a draft that somebody was given the link of.
  const { token } = await makePreviewLink(site.db, kindNamed("info"), "fasting", new Date());
  expect((await page.goto(`${site.origin}/preview/${token}`))?.status()).toBe(200);

  await page.context().setOffline(true);
  for (const path of ["/info/fasting", "/morph/mojave", "/term"]) {
    await page.goto(site.origin + path);
    expect(await page.locator("h1").textContent()).not.toContain("接続がない");
    // Its styles are there as well.
    expect(
      await page.evaluate(() => getComputedStyle(document.querySelector("header") ?? document.body).position),
    ).toBe("sticky");
  }
  await page.goto(`${site.origin}/ball/b-2019-001`);
  expect(await page.locator("h1").textContent()).toBe("接続がないときに読めるもの");
  // A cross is calculated here, with the genes that were kept.
  await page.goto(`${site.origin}/calculate?sire=pastel+clown&dam=clown`);
  await expect.poll(() => page.locator("main").getByRole("status").textContent()).toMatch(/パステル ?クラウン\s*50%/);
  expect(
    await page.evaluate(() =>
      fetch("/admin/login").then(
        () => "kept",
        () => "gone",
      ),
    ),
  ).toBe("gone");

  // Something is written: what is kept goes on being one state until the next is whole.
  const before = await versionNow();
  const fasting = await findEntry(site.db, "info", "fasting");
  if (!fasting?.live) throw new Error("no article");
  const content = { ...fasting.live, title: "書きかえた題名" };
  const actor = { by: "test@example.jp", now: new Date() };
  await publish(site.db, "info", "fasting", fasting.version, content, fasting.publishAt, actor);
  await expect.poll(versionNow).not.toBe(before);
  // Written by another process than the server's: once it tells of it, its pages show it.
  await expect.poll(async () => (await fetch(`${site.origin}/info/fasting`)).text()).toContain("書きかえた題名");
  await page.goto(`${site.origin}/info/fasting`);
  expect(await page.locator("h1").textContent()).not.toContain("書きかえた題名");
  await page.context().setOffline(false);
  // A page nobody kept yet: reading it tells the worker that another state is out.
  await page.goto(`${site.origin}/blog`);
  await expect.poll(async () => (await sets(page)).map(({ version }) => version)).toEqual([await versionNow()]);
  await expect.poll(async () => (await sets(page)).flatMap(({ read }) => read)).toEqual(["/blog", "/morph/mojave"]);
  await page.context().setOffline(true);
  await page.goto(`${site.origin}/info/fasting`);
  expect(await page.locator("h1").textContent()).toContain("書きかえた題名");
  await close();
}, 240_000);

test("switched off, the worker takes itself and all it kept away", async () => {
  const off = await startSite({ env: { OFFLINE: "0" } });
  const { page, close } = await openPage(browser, { serviceWorkers: "allow" });
  await page.goto(`${off.origin}/policy`);
  await page.evaluate(async () => {
    await (await caches.open("kept:old")).put("/x", new Response("x"));
    await navigator.serviceWorker.register("/sw.js");
  });
  await expect.poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([]);
  await close();
  await off.stop();
}, 120_000);
