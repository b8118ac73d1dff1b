import { expect, test } from "vitest";
import { fillOne } from "#app/cli/starter/fill.server.ts";
import { kept } from "#tests/cms/library/pictures.ts";
import { bringSession } from "#tests/support/admin-page.ts";
import { startAdminSite } from "#tests/support/admin-site.ts";
import { findViolations, findViolationsInBothThemes, switchTheme } from "#tests/support/axe.ts";
import { isAt, isInteractive, launch, openPage, visit } from "#tests/support/browser.ts";
import { oddMeasures, oddWords } from "#tests/support/measures.ts";
import screens from "#tests/support/screens.json" with { type: "json" };

const { site, cookie } = await startAdminSite();
const browser = await launch();

test("no page in either theme has axe violations, odd measures or broken words, logs errors, or overflows on a phone", async () => {
  const { page, complaints } = await openPage(browser, { viewport: { width: 390, height: 844 } });
  for (const path of screens.public) {
    await visit(page, site.origin + path);
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
      path,
    ).toBeLessThanOrEqual(0);
    expect(await findViolations(page), path).toEqual([]);
    expect(await oddMeasures(page), path).toEqual([]);
    expect(await oddWords(page), path).toEqual([]);
    // The same document at the other widths, without reloading.
    for (const width of [320, 768, 1280, 2560]) {
      await page.setViewportSize({ width, height: 900 });
      const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(over, `${path} at ${width}`).toBeLessThanOrEqual(0);
      expect(await oddWords(page), `${path} at ${width}`).toEqual([]);
    }
    // Panels that are folded on a phone are open here; the themes differ only in their colours.
    await page.setViewportSize({ width: 1280, height: 900 });
    await switchTheme(page);
    expect(await findViolations(page), `${path} at 1280, other theme`).toEqual([]);
    await page.setViewportSize({ width: 390, height: 844 });
  }
  expect(complaints).toEqual([]);
});

test("no admin page in either theme overflows on a phone, has axe violations or odd measures, or logs errors", async () => {
  const name = "とても長い名前のボールパイソンについての記録".repeat(6).slice(0, 120);
  const word = "Supercalifragilisticexpialidocious".repeat(3);
  const common = {
    id: "long",
    summary: name,
    body: "<p>本文</p>",
    cover: null,
    publishedAt: "2026-01-01T00:00:00.000Z",
  };
  const snake = {
    sex: "male",
    number: word.slice(0, 40),
    genotype: [{ gene: "pastel", state: "visual" }],
    sale: "display",
    shelf: "ラック".repeat(10),
  };
  await fillOne(site.db, { ...common, kind: "ball", title: name, fields: snake }, new Date());
  const term = { reading: "なが", english: word, synonyms: [name.slice(0, 60)], related: [] };
  await fillOne(site.db, { ...common, kind: "term", title: word, fields: term }, new Date());
  const { page, complaints } = await openPage(browser, { viewport: { width: 390, height: 844 } });
  await visit(page, `${site.origin}/admin/login`);
  expect(await findViolationsInBothThemes(page)).toEqual([]);
  expect(await oddMeasures(page)).toEqual([]);
  await bringSession(page, site, cookie);
  const { id: picture } = await kept(site.db, "#abcdef", { name: `${word}.png`, alt: name });
  for (const path of [...screens.admin, `/admin/images/${picture}`]) {
    await page.goto(site.origin + path);
    await isInteractive(page);
    const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(over, path).toBeLessThanOrEqual(0);
    expect(await findViolationsInBothThemes(page), path).toEqual([]);
    expect(await oddMeasures(page), path).toEqual([]);
  }
  expect(complaints).toEqual([]);
});

test("every page is readable without JavaScript at 320 px, without overflow", async () => {
  const { page } = await openPage(browser, { viewport: { width: 320, height: 640 }, javaScriptEnabled: false });
  for (const path of screens.public) {
    await visit(page, site.origin + path);
    expect(await page.locator("h1").isVisible(), path).toBe(true);
    expect(await page.locator("[data-overlay]").isVisible(), path).toBe(false);
  }
  await visit(page, `${site.origin}/`);
  await page.locator("header").getByLabel("メニュー", { exact: true }).click();
  await page.locator("header details").getByRole("link", { name: "用語集" }).click();
  await isAt(page, `${site.origin}/term`);
  await page.locator("button[aria-label^='明るい']").click();
  await page.locator("html[data-theme=dark]").waitFor();
});
