// That the look which other tests take at their pages sees what axe sees: it is axe, made quicker.

import { AxeBuilder } from "@axe-core/playwright";
import { expect, test } from "vitest";
import { findViolations, findViolationsInBothThemes } from "#tests/support/axe.ts";
import { launch, openPage } from "#tests/support/browser.ts";

const browser = await launch();

const rows = (count: number) => Array.from({ length: count }, (_, at) => `<li>${at + 1} <b>行の名</b></li>`).join("");

const page = (main: string, styles = "") =>
  `<!doctype html><html lang="ja"><title>頁</title><style>body { background: #fff; color: #222 } ${styles}</style>
  <body><main><h1>頁</h1>${main}</main></body></html>`;

test("the last of many rows alone has a colour too pale: it is found", async () => {
  const { page: seen } = await openPage(browser);
  await seen.setContent(page(`<ul>${rows(120)}</ul>`, "li:last-child b { color: #bbb }"));
  expect(await findViolations(seen)).toEqual(["color-contrast: <b>行の名</b>"]);
});

test("among many rows alike, one alone stands on a ground too dark for its words: it is found", async () => {
  const { page: seen } = await openPage(browser);
  await seen.setContent(page(`<ul>${rows(60)}</ul>`, "li:nth-child(40) { background: #444 }"));
  expect(await findViolations(seen)).toEqual(["color-contrast: <li>40 <b>行の名</b></li>"]);
});

test("a row that is too pale in the other theme only is found there", async () => {
  const { page: seen } = await openPage(browser);
  const dark = "html[data-theme=dark] body { background: #111; color: #eee }";
  const wrong = "html[data-theme=dark] li:last-child { color: #333 }";
  await seen.setContent(page(`<ul>${rows(60)}</ul>`, `${dark} ${wrong}`));
  expect(await findViolationsInBothThemes(seen)).toEqual(["other theme, color-contrast: <li>60 <b>行の名</b></li>"]);
});

test("of what is folded, laid over, half seen through, or cut off, it says what axe says as it comes", async () => {
  const { page: seen } = await openPage(browser);
  const main = `
    <details><summary>閉</summary><p class="pale">見えない</p></details>
    <details open><summary>開</summary><p class="pale">見える</p></details>
    <details class="shown"><summary>閉、しかし見える</summary><p class="pale">見える</p></details>
    <section class="half"><p>半ば透ける</p><p class="tinted">地の色が透ける</p></section>
    <div class="cut"><p class="pale">切れている</p><p>${"長い".repeat(50)}</p></div>
    <div class="under"><p>下</p><p class="over">上</p></div>
    <p class="display">color(display-p3 0.8 0.8 0.8)</p><img src="data:,"><a href="#a"></a><input>`;
  const styles = `.pale { color: #bbb } .half { opacity: 0.5 } .tinted { background: rgb(0 0 0 / 40%) } .shown::details-content
    { content-visibility: visible; display: block } .cut { overflow: hidden; height: 10px } .under { position: relative }
    .over { position: absolute; top: 0; background: #ddd; color: #ccc } .display { color: color(display-p3 0.8 0.8 0.8) }`;
  await seen.setContent(page(main, styles));
  const quick = await findViolations(seen);
  const same = await seen.context().newPage();
  await same.setContent(page(main, styles));
  const { violations } = await new AxeBuilder({ page: same }).setLegacyMode().analyze();
  expect(quick.length).toBeGreaterThan(3);
  expect(quick).toEqual(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`));
  expect(await seen.locator("[data-folded-away]").count()).toBe(0);
});
