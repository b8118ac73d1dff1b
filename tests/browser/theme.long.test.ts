import type { Page } from "playwright";
import { expect, test } from "vitest";
import { launch, openPage, visit } from "#tests/support/browser.ts";
import { sharedSite } from "#tests/support/site.ts";

const site = await sharedSite();
const browser = await launch();

const WHITE = "rgb(255, 255, 255)";
const DARK = "rgb(12, 17, 27)";
const toggle = "form[action='/theme'] button";
const theme = (page: Page) => page.locator("html").getAttribute("data-theme");
const ground = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
const words = (page: Page) => page.evaluate(() => getComputedStyle(document.body).color);

for (const javaScriptEnabled of [true, false]) {
  test(`the third theme follows the device, ${javaScriptEnabled ? "with" : "without"} JavaScript`, async () => {
    const { page } = await openPage(browser, { javaScriptEnabled, colorScheme: "dark" });
    await visit(page, `${site.origin}/term`);
    // Light is the default, whatever the device's setting.
    expect([await theme(page), await ground(page)]).toEqual(["light", WHITE]);
    await page.locator(toggle).click();
    await expect.poll(() => theme(page)).toBe("dark");
    await page.locator(toggle).click();
    await expect.poll(() => theme(page)).toBe("auto");
    expect(await page.locator(toggle).getAttribute("aria-label")).toMatch(/^端末に合わせた表示/);
    expect(await ground(page)).toBe(DARK);
    const onDark = await words(page);
    await page.emulateMedia({ colorScheme: "light" });
    await expect.poll(() => ground(page)).toBe(WHITE);
    expect(await words(page)).not.toBe(onDark);
    const bars = () =>
      page.evaluate(() => {
        const all = [...document.querySelectorAll<HTMLMetaElement>("meta[name=theme-color]")];
        return all.find(({ media }) => matchMedia(media || "all").matches)?.content;
      });
    await expect.poll(bars).toBe("#ffffff");
    await page.emulateMedia({ colorScheme: "dark" });
    await expect.poll(bars).toBe("#0C111B");
    await page.reload();
    expect(await theme(page)).toBe("auto");
    await page.emulateMedia({ colorScheme: "dark", media: "print" });
    expect(await ground(page)).toBe(WHITE);
  });
}

test("a theme switched in one tab reaches the others", async () => {
  const { page } = await openPage(browser);
  await visit(page, `${site.origin}/term`);
  const other = await page.context().newPage();
  await visit(other, `${site.origin}/blog`);
  await page.locator(toggle).click();
  await expect.poll(() => theme(other)).toBe("dark");
  expect(await ground(other)).toBe(DARK);
  await other.locator(toggle).click();
  await expect.poll(() => theme(page)).toBe("auto");
  await page.locator(toggle).click();
  await expect.poll(() => theme(other)).toBe("light");
});
