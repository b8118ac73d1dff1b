import type { Page } from "playwright";
import { expect, test } from "vitest";
import { makePreviewLink } from "#app/cms/admin/editing/preview/preview-link.server.ts";
import { findEntry, publish } from "#app/cms/content/lifecycle.server.ts";
import { kindNamed } from "#app/cms/content/registry.ts";
import { isInteractive, launch, openPage, visit } from "#tests/support/browser.ts";
import { startSite } from "#tests/support/site.ts";

const site = await startSite();
const browser = await launch();

/** Returns the complete sets in the browser: versions and contents. */
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

/** Triggers the caching that the page does when idle. */
const keepNow = (page: Page) =>
  page.evaluate(async () => {
    await navigator.serviceWorker.register("/sw.js");
    const { active } = await navigator.serviceWorker.ready;
    active?.postMessage("keep");
  });

test("care, glossary and visited pages are available offline; an update is complete or not applied", async () => {
  const { page } = await openPage(browser, { serviceWorkers: "allow" });
  await visit(page, `${site.origin}/info`);
  await keepNow(page);
  // About forty pages, each rendered for the first time.
  await expect.poll(async () => (await sets(page)).map(({ version }) => version)).toEqual([await versionNow()]);
  const [{ paths } = { paths: [] }] = await sets(page);
  expect(paths).toEqual(
    expect.arrayContaining(["/offline", "/offline/genes.json", "/calculate", "/term", "/info/fasting"]),
  );
  expect(paths.filter((path) => path.startsWith("/admin"))).toEqual([]);
  expect(paths.some((path) => path.endsWith(".css"))).toBe(true);

  // Visited pages are kept beside the set; admin pages never.
  await page.goto(`${site.origin}/morph/mojave`);
  await expect.poll(async () => (await sets(page)).flatMap(({ read }) => read)).toEqual(["/morph/mojave"]);
  await page.goto(`${site.origin}/admin/login`);
  // Nor is a draft opened by its preview link.
  const { token } = await makePreviewLink(site.db, kindNamed("info"), "fasting", new Date());
  expect((await page.goto(`${site.origin}/preview/${token}`))?.status()).toBe(200);

  await page.context().setOffline(true);
  for (const path of ["/info/fasting", "/morph/mojave", "/term"]) {
    await page.goto(site.origin + path);
    expect(await page.locator("h1").textContent()).not.toContain("オフラインで使える");
    expect(
      await page.evaluate(() => getComputedStyle(document.querySelector("header") ?? document.body).position),
    ).toBe("sticky");
  }
  await page.goto(`${site.origin}/ball/b-2019-001`);
  expect(await page.locator("h1").textContent()).toBe("オフラインで使えるもの");
  expect(
    await page.evaluate(() =>
      fetch("/admin/login").then(
        () => "kept",
        () => "gone",
      ),
    ),
  ).toBe("gone");

  // After a write the cached set stays consistent until the next one is complete.
  const before = await versionNow();
  const fasting = await findEntry(site.db, "info", "fasting");
  if (!fasting?.live) throw new Error("no article");
  const content = { ...fasting.live, title: "書きかえた題名" };
  const actor = { by: "test@example.jp", now: new Date() };
  await publish(site.db, "info", "fasting", fasting.version, content, fasting.publishAt, actor);
  await expect.poll(versionNow).not.toBe(before);
  // Written by another process: wait until the server's pages show it.
  await expect.poll(async () => (await fetch(`${site.origin}/info/fasting`)).text()).toContain("書きかえた題名");
  await page.goto(`${site.origin}/info/fasting`);
  expect(await page.locator("h1").textContent()).not.toContain("書きかえた題名");
  await page.context().setOffline(false);
  // Reading an uncached page tells the worker about the newer version.
  await page.goto(`${site.origin}/blog`);
  await expect.poll(async () => (await sets(page)).map(({ version }) => version)).toEqual([await versionNow()]);
  await expect.poll(async () => (await sets(page)).flatMap(({ read }) => read)).toEqual(["/blog", "/morph/mojave"]);
  await page.context().setOffline(true);
  await page.goto(`${site.origin}/info/fasting`);
  expect(await page.locator("h1").textContent()).toContain("書きかえた題名");
});

/** Opens a page that has cached everything; returns the cached bytes too. */
async function keptPage(path = "/tools", options = {}) {
  const opened = await openPage(browser, { serviceWorkers: "allow", ...options });
  await visit(opened.page, site.origin + path);
  await keepNow(opened.page);
  await expect.poll(async () => (await sets(opened.page)).length).toBe(1);
  return opened;
}

const crosses = [
  "/calculate?sire=piebald&dam=",
  "/calculate?sire=モハベ het clown&dam=レッサー het clown",
  "/calculate?sire=BEL&dam=pastel",
  "/calculate?sire=xyzxyz&dam=pastel",
  "/calculate?sire_ball=b-2019-001&dam=clown",
  "/calculate?tool=prove&prior=66&eggs=5&visuals=0",
  "/calculate?tool=plan&target=クラウン&among=mine&mine=ハク（オス）：クラウン\nモモ（メス）：100%25ヘテロ・クラウン",
  "/stress_check?name=ハク&flag=prolapse&hot-spot=low1",
  "/morph/compare?ids=spider&ids=pinstripe&ids=bumblebee",
].map((path) => path.replaceAll("\n", "%0A"));

test("offline every tool gives the site's own result at its own URL", async () => {
  const { page, complaints } = await keptPage();
  const shown = async (path: string) => {
    await page.goto(site.origin + path);
    if (await page.evaluate(() => !navigator.onLine))
      await page.getByText("この端末に保存したデータを使っています").waitFor();
    await isInteractive(page);
    return {
      title: await page.title(),
      address: new URL(page.url()).search,
      words: await page.locator("h1").evaluate((heading) => {
        const tool = heading.closest("main > div") ?? heading.closest("main");
        return [...(tool?.querySelectorAll("*") ?? [])]
          .filter(({ localName }) => localName !== "option" && localName !== "datalist")
          .flatMap(({ childNodes }) => [...childNodes])
          .filter((node) => node.nodeType === Node.TEXT_NODE)
          .map(({ textContent }) => textContent ?? "")
          .filter((text) => text.trim() !== "" && !text.startsWith("オフラインのため"));
      }),
      typed: await page.locator("main").evaluate((main) =>
        [...main.querySelectorAll("input, select, textarea")].map((field) => {
          const { name, value, checked } = field as HTMLInputElement;
          return `${name}=${value}${checked ? " ✓" : ""}`;
        }),
      ),
    };
  };
  const online = [];
  for (const path of crosses) online.push(await shown(path));
  expect(online[0]?.words.join("")).toContain("100%ヘテロ・パイボールド");
  expect(online[1]?.words.join("")).toContain("66%ポスヘテ・クラウン");
  await page.context().setOffline(true);
  for (const [i, path] of crosses.entries()) expect(await shown(path), path).toEqual(online[i]);

  await page.goto(`${site.origin}${crosses[1]}`);
  const drawn = page.locator("#result svg image");
  await drawn.first().waitFor();
  const pictures = await drawn.evaluateAll((all) => [...new Set(all.map((one) => one.getAttribute("href") ?? ""))]);
  for (const href of pictures)
    expect(
      await page.evaluate(async (src) => {
        const image = new Image();
        image.src = src;
        await image.decode();
        return image.naturalWidth;
      }, href),
    ).toBeGreaterThan(0);

  await page.goto(`${site.origin}/calculate`);
  await isInteractive(page);
  await page.getByLabel("文字で書く").first().fill("clown");
  await page.getByLabel("文字で書く").nth(1).fill("het clown");
  await page.getByLabel("文字で書く").nth(1).press("Enter");
  await page.getByText("この端末に保存したデータを使っています").waitFor();
  expect(await page.locator("#result").textContent()).toContain("100%ヘテロ・クラウン");
  for (let again = 0; again < 2; again += 1) {
    const before = await page.evaluate(() => performance.timeOrigin);
    await isInteractive(page);
    await page.getByRole("navigation", { name: "遺伝計算の道具" }).getByRole("link", { name: "計算" }).click();
    await page.waitForFunction((then) => performance.timeOrigin !== then, before);
    await page.getByText("例から始める").waitFor();
  }
  // Cached pages were rendered in the previous theme.
  await page.context().setOffline(false);
  await visit(page, `${site.origin}/policy`);
  await page.locator("form[action='/theme'] button").click();
  await page.locator("html[data-theme=dark]").waitFor();
  await page.context().setOffline(true);
  await page.goto(`${site.origin}/stress_check`);
  const ground = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  await expect.poll(ground).toBe("rgb(12, 17, 27)");
  // Cached HTML hydrates without errors.
  expect(complaints.filter((complaint) => complaint.includes("React"))).toEqual([]);
});

test("the cache's size is shown, stays within 6 MB, and it can be deleted and restored", async () => {
  const { page } = await keptPage();
  const stored = () =>
    page.evaluate(async () => {
      let bytes = 0;
      for (const name of await caches.keys()) {
        const cache = await caches.open(name);
        for (const request of await cache.keys()) bytes += (await (await cache.match(request))?.blob())?.size ?? 0;
      }
      return bytes;
    });
  // Pages visited beside the set are counted as well.
  for (const path of ["/morph/mojave", "/morph", "/ball/b-2019-001", "/"]) {
    await page.goto(site.origin + path);
    await expect.poll(async () => (await sets(page))[0]?.read).toContain(path);
  }
  await visit(page, `${site.origin}/tools`);
  const line = page.locator("main").getByRole("status");
  const bytes = await stored();
  expect(bytes).toBeGreaterThan(500_000);
  expect(bytes).toBeLessThan(6_000_000);
  await expect.poll(() => line.textContent()).toContain(`${(bytes / 1_000_000).toFixed(1)}MB`);
  await line.getByRole("button", { name: "この端末から消す" }).click();
  await expect.poll(() => line.textContent()).toContain("まだこの端末に保存していません");
  expect(await stored()).toBe(0);
  await visit(page, `${site.origin}/offline`);
  await page.waitForTimeout(6_000);
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
  expect(await stored()).toBe(0);
  await page.getByRole("button", { name: "この端末に保存する" }).click();
  await expect.poll(async () => (await sets(page)).length).toBe(1);
  await page.getByRole("button", { name: "この端末から消す" }).waitFor();
});

test("the notebook works offline from the first visit on: a snake, a record, a reload", async () => {
  const { page } = await keptPage("/note", { viewport: { width: 390, height: 660 }, timezoneId: "Asia/Tokyo" });
  await page.context().setOffline(true);
  await page.goto(`${site.origin}/note`);
  await isInteractive(page);
  await page.getByRole("link", { name: "最初の1匹を加える" }).click();
  await page.getByLabel("名前").fill("ヨル");
  await page.getByLabel("モルフ").fill("クラウン 66%ポスヘテ・パイボールド");
  await page.getByRole("button", { name: "加える" }).click();
  await page.getByRole("heading", { level: 1, name: "ヨル" }).waitFor();
  // Genes are read here too, and the snake is drawn.
  await page.locator("img[src^='data:image/svg']").first().waitFor();
  await page.getByRole("button", { name: "給餌", exact: true }).click();
  await page.getByRole("button", { name: "記録する", exact: true }).last().click();
  await page.getByRole("button", { name: /給餌 食べた/ }).waitFor();
  const address = new URL(page.url()).pathname;
  await page.reload();
  await page.getByRole("button", { name: /給餌 食べた/ }).waitFor();
  expect(new URL(page.url()).pathname).toBe(address);
  // The tools offer it offline, too.
  for (const tool of ["", "?tool=plan"]) {
    await page.goto(`${site.origin}/calculate${tool}`);
    await isInteractive(page);
    await page.getByRole("button", { name: "手帖の1匹を使う" }).click();
    expect(await page.getByLabel("1行に1匹").inputValue(), tool).toContain("ヨル：クラウン");
  }
  await page.goto(`${site.origin}/calculate?tool=prove`);
  await isInteractive(page);
  await page.getByRole("button", { name: "ヨル：66%ポスヘテ・パイボールド" }).click();
  expect(await page.getByLabel("はじめの確率", { exact: true }).inputValue()).toBe("66");
  await page.goto(`${site.origin}/stress_check?name=${encodeURIComponent("ヨル")}&flag=prolapse`);
  await isInteractive(page);
  await page.locator("datalist option[value='ヨル']").waitFor({ state: "attached" });
  await page.getByRole("button", { name: "この結果を残す" }).click();
  await page.getByText("手帖に残しました。").waitFor();
  await page.goto(`${site.origin}${address}`);
  await page.getByRole("link", { name: "受診のしるし" }).waitFor();
  // Print sheets are rendered by the server: offline they show the offline page, not 404.
  await page.goto(`${site.origin}/note/paper?name=1`);
  await page.getByRole("heading", { level: 1, name: "オフラインで使えるもの" }).waitFor();
});

test("a set cached by an older worker still serves its pages", async () => {
  const { page } = await openPage(browser, { serviceWorkers: "allow" });
  await visit(page, `${site.origin}/policy`);
  await page.evaluate(async () => {
    const cache = await caches.open("kept:older");
    const html = (title: string) =>
      new Response(`<h1>${title}</h1>`, { headers: { "Content-Type": "text/html; charset=utf-8" } });
    await cache.put("/offline", html("まえの一覧"));
    await cache.put("/term", html("まえの用語集"));
    await cache.put("/kept-set", Response.json({ version: "older", read: [] }));
    await navigator.serviceWorker.register("/sw.js");
    await navigator.serviceWorker.ready;
  });
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.context().setOffline(true);
  for (const path of ["/calculate?sire=clown", "/stress_check", "/morph/clown", "/term/nothing", "/offline"]) {
    await page.goto(site.origin + path);
    expect(await page.locator("h1").textContent(), path).toBe("まえの一覧");
  }
  await page.goto(`${site.origin}/term?q=x`);
  expect(await page.locator("h1").textContent()).toBe("まえの用語集");
});

test("disabled, the worker removes itself and its caches", async () => {
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
});
