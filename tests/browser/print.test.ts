// On paper: a snake is one sheet, its card one A6 page, an article without what belongs to the screen.

import type { Browser } from "playwright";
import { afterAll, beforeAll, expect, test } from "vitest";
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

test("sheets and cards are one page each; articles leave the screen's furniture behind; dark is printed light", async () => {
  const { page, close } = await openPage(browser);
  const printed = async (path: string) => {
    await visit(page, site.origin + path);
    const pdf = (await page.pdf({ preferCSSPageSize: true, format: "A4" })).toString("latin1");
    const [, width, height] = /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(pdf) ?? [];
    return { pages: pdf.match(/\/Type \/Page\b/g)?.length, size: [Number(width), Number(height)].map(Math.round) };
  };
  for (const id of ["b-2019-001", "b-2022-002"]) {
    expect(await printed(`/ball/${id}`), id).toEqual({ pages: 1, size: [596, 843] });
    expect(await printed(`/ball/${id}/card`), id).toEqual({ pages: 1, size: [298, 420] });
  }

  expect(await printed("/morph/compare?ids=clown,piebald,pastel")).toEqual({ pages: 1, size: [596, 843] });

  await page.context().addCookies([{ name: "theme", value: "dark", url: site.origin }]);
  await visit(page, `${site.origin}/info/fasting`);
  const background = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  expect(await background()).not.toBe("rgb(255, 255, 255)");
  await page.emulateMedia({ media: "print" });
  await expect.poll(background).toBe("rgb(255, 255, 255)");
  for (const furniture of ["header.site", "footer.site", "main nav"]) {
    for (const one of await page.locator(furniture).all()) expect(await one.isVisible(), furniture).toBe(false);
  }
  expect(await page.getByText("次に読む").first().isVisible()).toBe(false);
  // A figure of half a page (about 130 mm) went to the next one and left the first half empty.
  const figure = page.locator("figure img").first();
  expect((await figure.boundingBox())?.height).toBeLessThan((90 * 96) / 25.4);
  await close();
}, 60_000);
