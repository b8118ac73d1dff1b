import type { Page } from "playwright";
import { expect, test } from "vitest";
import { fillOne } from "#app/cli/starter/fill.server.ts";
import type { Field } from "#app/cms/content/field.ts";
import { allKinds } from "#app/cms/content/registry.ts";
import { fullContent } from "#tests/kinds/examples.ts";
import { openAdminPage } from "#tests/support/admin-page.ts";
import { startAdminSite } from "#tests/support/admin-site.ts";
import { findViolations } from "#tests/support/axe.ts";
import { launch, openPage, visit } from "#tests/support/browser.ts";

const NAME = "とても長い名前のボールパイソンについての記録".repeat(6).slice(0, 120);
const WORD = "Supercalifragilisticexpialidocious".repeat(3);
const BODY = [
  `<h2>${NAME}</h2><p>${WORD}</p>`,
  `<table><tr><th>${WORD}</th><th>${WORD}</th></tr><tr><td>${WORD}</td><td>${NAME}</td></tr></table>`,
  `<pre>${WORD}${WORD}</pre><blockquote>${WORD}</blockquote>`,
  `<img src="/nothing.png" alt="${NAME}" width="3000" height="2000">`,
  '<iframe src="https://example.invalid/" width="2000" height="900"></iframe>',
].join("");
const PAGES = [
  "/",
  ...allKinds().flatMap(({ path, hasPublicList }) => [...(hasPublicList ? [path] : []), `${path}/x`]),
  "/calculate?sire=ball:x&dam=ball:x",
  `/search?q=${encodeURIComponent("記録")}`,
];

/** Returns a value of maximum length; references name the only entry of their kind. */
function longest(field: Field, value: unknown): unknown {
  const max = "max" in field && typeof field.max === "number" ? field.max : NAME.length;
  if (field.type === "text") return ("kana" in field && field.kana ? "なが".repeat(60) : WORD + NAME).slice(0, max);
  if (field.type === "long-text") return (WORD + NAME).slice(0, max);
  if (field.type === "words") return [NAME.slice(0, max), WORD.slice(0, max)];
  if (field.type === "reference") return "x";
  if (field.type === "references") return ["x"];
  if (field.type === "gallery") return [];
  if (field.type !== "rows" || !Array.isArray(value)) return value;
  return value.map((row) => longestOf(field.columns as Record<string, Field>, row)); // a field's columns are fields
}

function longestOf(fields: Record<string, Field>, values: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => (name in values ? [[name, longest(field, values[name])]] : [])),
  );
}

const { site, cookie } = await startAdminSite({ filled: false });
for (const { name, fields } of allKinds()) {
  const fill = (id: string, more: Record<string, unknown> = {}) => {
    const all = { ...longestOf(fields, fullContent(name).fields), ...more };
    const content = { title: NAME, summary: NAME, body: BODY, fields: all };
    return fillOne(
      site.db,
      { kind: name, id, cover: null, publishedAt: "2026-01-01T00:00:00.000Z", ...content },
      new Date(),
    );
  };
  // A snake cannot be its own parent.
  if (name === "ball") await fill("parent", { sire: null, dam: null, number: "" });
  await fill("x", name === "ball" ? { sire: "parent", dam: "parent" } : {});
}
const browser = await launch();

test("nothing overflows at any width or violates axe rules", async () => {
  const { page } = await openPage(browser);
  await page.route("https://example.invalid/", (route) => route.abort());
  for (const path of PAGES) await fits(page, path);
});

test("the same holds in the admin", async () => {
  const { page } = await openAdminPage(site, cookie);
  for (const path of ["balls/x", "balls/x/ledger", "breeds/x", "care"]) await fits(page, `/admin/${path}`);
});

async function fits(page: Page, path: string): Promise<void> {
  await visit(page, site.origin + path);
  expect(await page.locator("h1").count(), path).toBe(1);
  expect(await findViolations(page), path).toEqual([]);
  for (const width of [320, 390, 960, 1440, 2560]) {
    await page.setViewportSize({ width, height: 900 });
    const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(over, `${path} at ${width}`).toBeLessThanOrEqual(0);
  }
}
