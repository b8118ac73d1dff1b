// What an article or a setting brings in from other hosts: loaded once, only where it belongs, under the page's own policy.

import type { Browser, Page } from "playwright";
import { afterAll, beforeAll, expect, test } from "vitest";
import { fillOne } from "#app/starter/fill.server.ts";
import { isAt, launch, openPage, visit } from "#tests/support/browser.ts";
import { type Site, startSite } from "#tests/support/site.ts";

const WIDGET = "https://platform.twitter.com/widgets.js";
const embed = `<h2>見出し</h2><blockquote class="twitter-tweet" data-lang="ja"><p>つぶやき</p><a href="https://twitter.com/a/status/1">出典</a></blockquote><script async src="${WIDGET}" charset="utf-8"></script>`;
let site: Site;
let browser: Browser;
beforeAll(async () => {
  site = await startSite({ env: { GTM_ID: "GTM-TEST123" } });
  for (const id of ["embed-one", "embed-two"]) {
    const fields = { tags: [], author: "" };
    const item = { kind: "blog", id, title: id, summary: "", body: embed, cover: null, fields } as const;
    await fillOne(site.db, { ...item, publishedAt: "2026-01-01T00:00:00.000Z" }, new Date());
  }
  browser = await launch();
});
afterAll(async () => {
  await site.stop();
});

/** Plays the other hosts; what each was asked, in order. */
async function othersOf(page: Page): Promise<string[]> {
  const asked: string[] = [];
  await page.route(/^https:\/\//, (route) => {
    const url = route.request().url();
    asked.push(url);
    const body = url === WIDGET ? "window.twttr = { widgets: { load: (el) => (el.dataset.shown = 'yes') } };" : "";
    return route.fulfill({ contentType: "text/javascript", body });
  });
  return asked;
}

test("social embeds work on first load and on client navigation; their script is loaded once", async () => {
  const { page, complaints, close } = await openPage(browser, { viewport: { width: 1440, height: 900 } });
  const asked = await othersOf(page);
  await visit(page, `${site.origin}/blog/embed-one`);
  await page.locator("[data-shown=yes] blockquote.twitter-tweet").waitFor();
  await page.evaluate(() => {
    document.body.dataset.same = "yes";
  });
  await page.getByRole("link", { name: "ブログ" }).first().click();
  await isAt(page, "/blog");
  await page.locator("a[href='/blog/embed-two']").first().click();
  await isAt(page, "/blog/embed-two");
  await page.locator("[data-shown=yes] blockquote.twitter-tweet").waitFor();
  expect(await page.evaluate(() => document.body.dataset.same)).toBe("yes");
  expect(asked.filter((url) => url === WIDGET)).toHaveLength(1);
  expect(complaints).toEqual([]);
  await close();
}, 60_000);

test("the tag manager is told of every page once, and stays out of the admin", async () => {
  const { page, complaints, close } = await openPage(browser, { viewport: { width: 1440, height: 900 } });
  const asked = await othersOf(page);
  await visit(page, `${site.origin}/ball`);
  const views = () =>
    page.evaluate(() => window.dataLayer?.filter(({ event }) => event === "page_view").map((view) => view.page_path));
  await expect.poll(views).toEqual(["/ball"]);
  await page.getByRole("navigation", { name: "主なページ" }).getByRole("link", { name: "モルフ図鑑" }).click();
  await expect.poll(views).toEqual(["/ball", "/morph"]);
  await expect
    .poll(() => asked.filter((url) => url.includes("gtm.js")))
    .toEqual(["https://www.googletagmanager.com/gtm.js?id=GTM-TEST123"]);
  expect(complaints).toEqual([]);
  await visit(page, `${site.origin}/admin/login`);
  expect(await page.evaluate(() => window.dataLayer)).toBeUndefined();
  await close();
}, 60_000);
