// The longest names, words that cannot be broken, wide tables, pictures and frames, no picture of its own: every page still fits.

import type { Browser } from "playwright";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { KindName } from "#app/content/kind.ts";
import { fillOne } from "#app/starter/fill.server.ts";
import { launch, openPage } from "#tests/support/browser.ts";
import { type Site, startSite } from "#tests/support/site.ts";

const NAME = "とても長い名前のボールパイソンについての記録".repeat(6).slice(0, 120);
const WORD = "Supercalifragilisticexpialidocious".repeat(3);
const BODY = [
  `<h2>${NAME}</h2><p>${WORD}</p>`,
  `<table><tr><th>${WORD}</th><th>${WORD}</th></tr><tr><td>${WORD}</td><td>${NAME}</td></tr></table>`,
  `<pre>${WORD}${WORD}</pre><blockquote>${WORD}</blockquote>`,
  `<img src="/nothing.png" alt="${NAME}" width="3000" height="2000">`,
  '<iframe src="https://example.invalid/" width="2000" height="900"></iframe>',
].join("");
const fields: Record<KindName, Record<string, unknown>> = {
  morph: {
    type: "gene",
    english: WORD.slice(0, 60),
    reading: "なが",
    inheritance: "recessive",
    homozygote: "viable",
    aliases: [NAME.slice(0, 80)],
  },
  ball: { sex: "male", number: WORD.slice(0, 40), genotype: [{ gene: "x", state: "visual" }], sale: "display" },
  blog: { tags: [NAME.slice(0, 20), WORD.slice(0, 20)], author: NAME.slice(0, 40) },
  info: { category: "care", pinned: true },
  term: { reading: "なが".repeat(30), english: WORD, synonyms: [NAME.slice(0, 60)], related: [] },
  breed: { sire: "x", dam: "x", pairings: ["2026-10-01"] },
};
const PAGES = [
  "/",
  "/ball",
  "/ball/x",
  "/morph",
  "/morph/x",
  "/blog",
  "/blog/x",
  "/info/x",
  "/term",
  "/term/x",
  "/breed/x",
  "/calculate?sire=ball:x&dam=ball:x",
  `/search?q=${encodeURIComponent("記録")}`,
];
let site: Site;
let browser: Browser;
beforeAll(async () => {
  site = await startSite({ filled: false });
  for (const kind of ["morph", "ball", "blog", "info", "term", "breed"] as const) {
    const item = { kind, id: "x", title: NAME, summary: NAME, body: BODY, cover: null, fields: fields[kind] };
    await fillOne(site.db, { ...item, publishedAt: "2026-01-01T00:00:00.000Z" }, new Date());
  }
  browser = await launch();
});
afterAll(async () => {
  await browser.close();
  await site.stop();
});

test.each([320, 390, 960, 1440, 2560])(
  "nothing is wider than a window of %i px",
  async (width) => {
    const { page, close } = await openPage(browser, { viewport: { width, height: 900 } });
    for (const path of PAGES) {
      await page.goto(site.origin + path, { waitUntil: "domcontentloaded" });
      const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(over, path).toBeLessThanOrEqual(0);
      expect(await page.locator("h1").count(), path).toBe(1);
    }
    await close();
  },
  60_000,
);
