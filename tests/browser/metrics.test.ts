// The specification's measures, on every page: buttons 38 px, fields 48, the bar on top 56, and no shadow under any of them.

import type { Browser, Page } from "playwright";
import { afterAll, beforeAll, expect, test } from "vitest";
import { bringSession, openAdminPage } from "#tests/support/admin-page.ts";
import { startAdminSite } from "#tests/support/admin-site.ts";
import { isAt, launch, openPage, visit } from "#tests/support/browser.ts";
import type { Site } from "#tests/support/site.ts";

let site: Site;
let browser: Browser;
let cookie: string;
beforeAll(async () => {
  ({ site, cookie } = await startAdminSite());
  browser = await launch();
});
afterAll(async () => {
  await site.stop();
});

const PUBLIC = [
  "/",
  "/ball",
  "/ball/b-2022-002",
  "/breed/2022-kohaku-akane",
  "/calculate?sire=pastel%20het%20clown&dam=clown",
  "/calculate?tool=prove",
  "/calculate?tool=plan",
  "/info/temperature",
  "/morph",
  "/nothing",
  "/search?q=BEL",
  "/shop",
  "/stress_check",
  "/term",
  "/weather-forecast",
];
const ADMIN = [
  "/admin/account",
  "/admin/balls",
  "/admin/balls/b-2022-002",
  "/admin/balls/b-2022-002/edit",
  "/admin/dashboard",
  "/admin/images",
  "/admin/inquiries",
  "/admin/morphs/mojave/revisions",
  "/admin/shop",
  "/admin/terms/new",
  "/admin/trash",
];

/** What on this page has another height or a shadow: the tag, its words, its height. */
function oddOnes(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const odd: string[] = [];
    for (const details of document.querySelectorAll("details")) details.open = true;
    const measure = (selector: string, wanted: number) => {
      for (const element of document.querySelectorAll<HTMLElement>(selector)) {
        if (!element.checkVisibility({ visibilityProperty: true }) || element.ariaHidden === "true") continue;
        const { height } = element.getBoundingClientRect();
        const name = `${element.localName} ${element.textContent || element.getAttribute("name")}`;
        if (Math.abs(height - wanted) > 0.5) odd.push(`${name}: ${height}`);
        if (getComputedStyle(element).boxShadow !== "none") odd.push(`${name}: shadow`);
      }
    };
    measure("button, input[type=submit], [class*='button'], [class*='primary'][href], [class*='secondary'][href]", 38);
    measure("body > header, [class*='frame'] > header", 56);
    return odd;
  });
}

test("every button is 38 high and every bar 56, on a phone and on a desk", async () => {
  const { page, close } = await openPage(browser, { reducedMotion: "reduce" });
  const odd: string[] = [];
  const look = async (path: string) => {
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      odd.push(...(await oddOnes(page)).map((one) => `${path} at ${width} ${one}`));
    }
  };
  for (const path of [...PUBLIC, "/admin/login"]) {
    await visit(page, site.origin + path);
    await look(path);
  }
  await bringSession(page, site, cookie);
  for (const path of ADMIN) {
    await visit(page, site.origin + path);
    expect(page.url()).toBe(site.origin + path);
    await look(path);
  }
  expect(odd).toEqual([]);
  await close();
}, 180_000);

test("fields are 48 high, outlined and rounded", async () => {
  const { page, close } = await openPage(browser, { viewport: { width: 390, height: 900 } });
  for (const path of ["/shop", "/calculate", "/term", "/admin/login"]) {
    await visit(page, site.origin + path);
    const field = page.locator("main input:is([type=search], [type=email], [type=text], :not([type])), main select");
    for (const one of await field.all()) {
      if (!(await one.isVisible())) continue;
      expect((await one.boundingBox())?.height, path).toBe(48);
      expect(await one.evaluate((element) => getComputedStyle(element).borderTopWidth)).toBe("1px");
      expect(await one.evaluate((element) => getComputedStyle(element).borderTopLeftRadius)).toBe("8px");
    }
  }
  await close();
}, 60_000);

test("the overlay covers an arrival, and not the admin's own next document", async () => {
  const { page, close } = await openAdminPage(site, cookie, { viewport: { width: 1280, height: 900 } });
  const overlay = page.locator("body > div[class*='overlay']");
  for (const path of ["/ball", "/admin/balls/b-2022-002"]) {
    await visit(page, site.origin + path);
    expect(await overlay.count(), path).toBe(1);
  }
  await page.locator("[name=grams]").fill("1234");
  await page.getByRole("button", { name: "体重を記録する" }).click();
  await isAt(page, "flash=weighed");
  await expect.poll(() => overlay.count()).toBe(0);
  await close();
}, 60_000);
