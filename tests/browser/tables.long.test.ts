import { expect, test } from "vitest";
import { launch, openPage } from "#tests/support/browser.ts";
import { sharedSite } from "#tests/support/site.ts";

const site = await sharedSite();
const browser = await launch();

test("tables of articles and tools", async () => {
  const { page } = await openPage(browser, { viewport: { width: 390, height: 844 } });
  const { pages }: { pages: string[] } = await (await fetch(`${site.origin}/offline.json`)).json();
  const articles = pages.filter((path) => path.startsWith("/info/"));
  const tools = [
    "/calculate?sire=pastel clown&dam=mojave het clown",
    "/weather-forecast",
    "/morph/compare?ids=clown,pastel",
  ];
  const wide: string[] = [];
  let tables = 0;
  for (const path of [...articles, ...tools]) {
    await page.goto(site.origin + path);
    const boxes = await page.locator("main :has(> table)").evaluateAll((all) =>
      all.map((box) => {
        const { overflowX, backgroundAttachment } = getComputedStyle(box);
        const isScrolled = overflowX === "auto" && box.scrollWidth > box.clientWidth;
        return { isWide: isScrolled, saysSo: backgroundAttachment.includes("local") };
      }),
    );
    tables += boxes.length;
    for (const { isWide, saysSo } of boxes) if (isWide) expect([path, saysSo]).toEqual([path, true]);
    if (boxes.some(({ isWide }) => isWide)) wide.push(path);
  }
  expect(tables).toBeGreaterThan(10);
  expect(wide).not.toContain("/info/fasting");
  expect(wide.filter((path) => path.startsWith("/info/")).length).toBeLessThan(6);
});
