import type { Page } from "playwright";
import { expect, test } from "vitest";
import { isAt, isInteractive, launch, openPage, visit } from "#tests/support/browser.ts";
import { sharedSite } from "#tests/support/site.ts";

const site = await sharedSite();
const browser = await launch();

const phone = { viewport: { width: 390, height: 844 } };
const top = (page: Page) => page.waitForFunction(() => window.scrollY === 0);
const at = (page: Page, y: number) => page.waitForFunction((wanted) => Math.abs(window.scrollY - wanted) < 2, y);

/** Marks the document, to distinguish client-side navigation from a new document. */
const mark = (page: Page) => page.evaluate(() => document.body.setAttribute("data-same", "yes"));
const isSame = (page: Page) => page.evaluate(() => document.body.dataset.same === "yes");
/** Scroll positions reach the page a frame later. */
const isDrawn = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
const scrollTo = async (page: Page, y: number) => {
  await page.evaluate((wanted) => window.scrollTo(0, wanted), y);
  await at(page, y);
  await isDrawn(page);
};

test.each(["/ball", "/morph"])("the next page of %s opens at its top, Back returns to the pager", async (list) => {
  const { page, complaints } = await openPage(browser, phone);
  await visit(page, site.origin + list);
  await mark(page);
  const next = page.getByRole("link", { name: "次へ" });
  await next.scrollIntoViewIfNeeded();
  await isDrawn(page);
  const left = await page.evaluate(() => window.scrollY);
  expect(left).toBeGreaterThan(500);
  await next.click();
  await isAt(page, "page=2");
  await top(page);
  await page.goBack();
  await isAt(page, site.origin + list);
  await at(page, left);
  await page.goForward();
  await isAt(page, "page=2");
  await top(page);
  expect(await isSame(page)).toBe(true);
  expect(await page.evaluate(() => history.scrollRestoration)).toBe("manual");
  expect(complaints).toEqual([]);
});

test("Back from a card restores the scroll position, also after the card was reloaded", async () => {
  const { page } = await openPage(browser, phone);
  await visit(page, `${site.origin}/`);
  await page.locator("main a[href='/ball']").first().click();
  await isAt(page, "/ball");
  // The URL changes before the page does: the eleventh card is the list's, not the home page's.
  const card = page.locator("main li a[href^='/ball/']").nth(10);
  await card.waitFor();
  await top(page);
  await scrollTo(page, 1800);
  await card.evaluate((link: HTMLElement) => link.click());
  await isAt(page, /\/ball\/[^/]+$/);
  await top(page);
  await page.goBack();
  await isAt(page, "/ball");
  await at(page, 1800);
  await page.goForward();
  await isAt(page, /\/ball\/[^/]+$/);
  await page.reload();
  await isInteractive(page);
  await page.goBack();
  await isAt(page, "/ball");
  await at(page, 1800);
});

test("a hash link keeps the query and scrolls; another view of a result keeps the position", async () => {
  const { page } = await openPage(browser, { viewport: { width: 1280, height: 700 } });
  await visit(page, `${site.origin}/calculate?sire=pastel%20het%20clown&dam=clown`);
  const view = page.getByRole("navigation", { name: "結果の見方" }).getByRole("link", { name: /遺伝子型/ });
  await scrollTo(page, 300);
  // A mouse click would first scroll the link into view.
  await view.evaluate((link: HTMLElement) => link.click());
  await isAt(page, /view=genotype/);
  await page.getByRole("table", { name: "遺伝子型ごとの確率" }).waitFor();
  // Navigation would have moved the focus at once.
  expect(await page.evaluate(() => document.activeElement?.id)).not.toBe("result");
  // Scroll anchoring: where rows above grow, the browser scrolls by the same amount.
  await page.waitForFunction(() => Math.abs(window.scrollY - 300) < 100);
  await page.evaluate(() => {
    const link = document.createElement("a");
    link.href = "#result";
    link.id = "to-result";
    document.querySelector("main")?.append(link);
    link.click();
  });
  await isAt(page, /view=genotype.*#result$/);
});

test("another page or filter of a list starts at its results: focus and announcement go there", async () => {
  const { page, complaints } = await openPage(browser, phone);
  const focused = () => page.evaluate(() => document.activeElement?.id);
  const announced = () => page.locator("div[role=status].visually-hidden").textContent();
  for (const list of ["/ball", "/morph"]) {
    await visit(page, site.origin + list);
    await mark(page);
    await page.getByRole("link", { name: "次へ" }).focus();
    await page.keyboard.press("Enter");
    await isAt(page, "page=2");
    await expect.poll(focused).toBe("results");
    await expect.poll(announced).toMatch(/^[\d,]+\S（2\/\d+ページ）$/);
    await top(page);
    // Tab continues from there, not from the footer.
    await page.keyboard.press("Tab");
    expect(await page.evaluate(() => document.activeElement?.closest("main") !== null)).toBe(true);
    expect(await page.evaluate(() => window.scrollY)).toBeLessThan(900);
    expect(await isSame(page)).toBe(true);
  }
  await visit(page, `${site.origin}/ball`);
  await mark(page);
  await page.getByText("検索・絞り込み").click();
  await page.getByRole("combobox", { name: "性別" }).last().selectOption("male");
  await page.getByRole("button", { name: "絞り込む" }).last().press("Enter");
  // Empty parameters are not in the URL.
  await isAt(page, `${site.origin}/ball?sex=male`);
  await expect.poll(focused).toBe("results");
  await expect.poll(announced).toMatch(/^\d+匹/);
  expect(await isSame(page)).toBe(true);
  expect(complaints).toEqual([]);
});
