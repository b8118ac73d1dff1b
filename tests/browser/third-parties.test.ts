// What a setting brings in from other hosts: loaded once, only where it belongs, under the page's own policy.

import type { Browser, Page } from "playwright";
import { afterAll, beforeAll, expect, test } from "vitest";
import { launch, openPage, visit } from "#tests/support/browser.ts";
import { type Site, startSite } from "#tests/support/site.ts";

let site: Site;
let browser: Browser;
beforeAll(async () => {
  site = await startSite({ env: { GTM_ID: "GTM-TEST123" } });
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
    return route.fulfill({ contentType: "text/javascript", body: "" });
  });
  return asked;
}

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
