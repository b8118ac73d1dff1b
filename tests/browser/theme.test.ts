// Light, dark, or as the device has it: chosen in one tab, seen in all; with and without JavaScript; paper stays white.

import type { Page } from "playwright";
import { expect, test } from "vitest";
import { launch, openPage, visit } from "#tests/support/browser.ts";
import { startSite } from "#tests/support/site.ts";

const site = await startSite();
const browser = await launch();

const WHITE = "rgb(255, 255, 255)";
const DARK = "rgb(12, 17, 27)";
const toggle = "form[action='/theme'] button";
const theme = (page: Page) => page.locator("html").getAttribute("data-theme");
/** As it is drawn, not as it is declared. */
const ground = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
const words = (page: Page) => page.evaluate(() => getComputedStyle(document.body).color);

for (const javaScriptEnabled of [true, false]) {
  test(`the third theme follows the device, ${javaScriptEnabled ? "with" : "without"} JavaScript`, async () => {
    const { page } = await openPage(browser, { javaScriptEnabled, colorScheme: "dark" });
    await visit(page, `${site.origin}/term`);
    // Light is the default, whatever the device has.
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
    // A browser's own bars have the page's colour.
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

test("a theme switched in one tab reaches the others, and pages that were kept", async () => {
  const { page } = await openPage(browser, { serviceWorkers: "allow" });
  await visit(page, `${site.origin}/term`);
  const other = await page.context().newPage();
  await visit(other, `${site.origin}/blog`);
  await page.locator(toggle).click();
  await expect.poll(() => theme(other)).toBe("dark");
  expect(await ground(other)).toBe(DARK);
  // The other goes on from there.
  await other.locator(toggle).click();
  await expect.poll(() => theme(page)).toBe("auto");
  await page.locator(toggle).click();
  await expect.poll(() => theme(other)).toBe("light");

  // What the device keeps was drawn in the theme of then.
  await page.evaluate(async () => {
    await navigator.serviceWorker.register("/sw.js");
    (await navigator.serviceWorker.ready).active?.postMessage("keep");
  });
  await expect
    .poll(
      () =>
        page.evaluate(async () => {
          for (const name of await caches.keys()) if (await (await caches.open(name)).match("/kept-set")) return true;
          return false;
        }),
      { timeout: 80_000 },
    )
    .toBe(true);
  await page.locator(toggle).click();
  await page.context().setOffline(true);
  await page.goto(`${site.origin}/stress_check`);
  await expect.poll(() => ground(page)).toBe(DARK);
});

const isHydrated = (page: Page) => page.evaluate(() => history.scrollRestoration === "manual");
/** The scripts are there and have run, whatever they have left for later. */
const scriptsRan = (page: Page) =>
  page.waitForFunction(
    () =>
      document.readyState === "complete" &&
      "__reactRouterRouteModules" in window &&
      scheduler.postTask(() => true, { priority: "background" }),
  );

test("a page that is only read is taken over by its first tap, and the tap counts", async () => {
  const { page, complaints } = await openPage(browser);
  await page.clock.install();
  await page.goto(`${site.origin}/term`);
  await scriptsRan(page);
  expect(await isHydrated(page)).toBe(false);
  const opened = await page.evaluate(() => performance.timeOrigin);
  // As a screen reader presses it: no pointer came before.
  await page.locator(toggle).dispatchEvent("click");
  await expect.poll(() => theme(page)).toBe("dark");
  expect(await page.evaluate(() => performance.timeOrigin)).toBe(opened);
  expect(complaints).toEqual([]);
});

test("a page that nobody touches is taken over once it has been open for a while; one with something to show at once", async () => {
  const { page } = await openPage(browser);
  await page.clock.install();
  await page.goto(`${site.origin}/term`);
  await scriptsRan(page);
  await page.clock.fastForward(3_000);
  expect(await isHydrated(page)).toBe(false);
  await page.clock.fastForward(3_000);
  await expect.poll(() => isHydrated(page)).toBe(true);
  await page.evaluate(() => localStorage.setItem("notebook", "1"));
  await page.goto(`${site.origin}/blog`);
  await expect.poll(() => isHydrated(page)).toBe(true);
});
