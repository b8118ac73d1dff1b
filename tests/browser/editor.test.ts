import type { Editor } from "@tiptap/core";
import type { CDPSession, Page } from "playwright";
import sharp from "sharp";
import { expect, test } from "vitest";
import { fillOne } from "#app/cli/starter/fill.server.ts";
import { openAdminPage } from "#tests/support/admin-page.ts";
import { startAdminSite } from "#tests/support/admin-site.ts";
import { findViolations, findViolationsInBothThemes } from "#tests/support/axe.ts";
import { hasFocus, visit } from "#tests/support/browser.ts";

const { site, cookie } = await startAdminSite();

async function open(page: Page, path: string): Promise<void> {
  await visit(page, `${site.origin}${path}`);
  await page.getByRole("toolbar", { name: "本文の書式" }).waitFor();
}

const textOf = (page: Page) => page.getByRole("textbox", { name: "本文" });
const bodyOf = (page: Page) => page.locator("textarea[name=body]").inputValue();

function paste(page: Page, data: Record<string, string>): Promise<void> {
  return page.evaluate((given) => {
    const clipboardData = new DataTransfer();
    for (const [type, text] of Object.entries(given)) clipboardData.setData(type, text);
    const event = new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true });
    document.activeElement?.dispatchEvent(event);
  }, data);
}

/** Composes text like an IME: shows it, then confirms it with an Enter that belongs to the IME. */
async function convert(cdp: CDPSession, reading: string, words: string): Promise<void> {
  await cdp.send("Input.imeSetComposition", {
    text: reading,
    selectionStart: reading.length,
    selectionEnd: reading.length,
  });
  const enter = { key: "Process", code: "Enter", windowsVirtualKeyCode: 229 };
  await cdp.send("Input.dispatchKeyEvent", { type: "rawKeyDown", ...enter });
  await cdp.send("Input.insertText", { text: words });
  await cdp.send("Input.dispatchKeyEvent", { type: "keyUp", ...enter });
}

/**
 * Waits until the text has focus, no composition is open and the editor knows the selection. The browser reports the
 * selection asynchronously, after keys sent immediately.
 */
async function isHeard(page: Page): Promise<void> {
  await hasFocus(page, "[contenteditable=true]");
  await page.waitForFunction(() => {
    const text = document.querySelector<HTMLElement & { editor?: Editor }>("[contenteditable=true]");
    return text?.editor?.view.composing === false;
  });
  await page.evaluate(() => void document.dispatchEvent(new Event("selectionchange")));
}

test("typed with keys and an IME, pasted, moved, undone, published", async () => {
  const { page, complaints } = await openAdminPage(site, cookie, {
    viewport: { width: 1280, height: 900 },
  });
  const cdp = await page.context().newCDPSession(page);
  await open(page, "/admin/blogs/new");
  await page.locator("[name=id]").fill("editor");
  await page.locator("[name=title]").focus();
  await convert(cdp, "えさのきろく", "餌の記録");
  await expect.poll(() => page.locator("[name=title]").inputValue()).toBe("餌の記録");
  // Safari's last Enter of a composition differs only by its keyCode.
  const isHeld = await page.locator("[name=title]").evaluate((input) => {
    const init = { key: "Enter", keyCode: 229, bubbles: true, cancelable: true };
    return !input.dispatchEvent(new KeyboardEvent("keydown", init));
  });
  expect(isHeld).toBe(true);
  expect(await bodyOf(page)).toBe("");

  await textOf(page).click();
  await isHeard(page);
  await convert(cdp, "さいしょ", "最初の段落");
  await expect.poll(() => bodyOf(page)).toBe("<p>最初の段落</p>");
  await isHeard(page);
  expect(page.url()).toBe(`${site.origin}/admin/blogs/new`);

  // The slash of a Japanese keyboard, and the menu by keyboard.
  const menu = page.getByRole("menu", { name: "挿入" });
  await page.keyboard.press("Enter");
  await isHeard(page);
  await convert(cdp, "／", "／");
  await hasFocus(page, "[role=menu] input");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await menu.waitFor({ state: "hidden" });
  await isHeard(page);
  await page.keyboard.type("見出し");
  await expect.poll(() => bodyOf(page)).toBe("<p>最初の段落</p>\n<h2>見出し</h2>");

  // Typing on after the slash dismisses the menu.
  await page.keyboard.press("Enter");
  await page.keyboard.press("/");
  await hasFocus(page, "[role=menu] input");
  await page.keyboard.press("w");
  await menu.waitFor({ state: "hidden" });
  await expect.poll(() => bodyOf(page)).toContain("<p>/w</p>");
  await isHeard(page);
  await page.keyboard.press("Backspace");
  await hasFocus(page, "[role=menu] input");
  // Typing filters the menu, in either script.
  await page.keyboard.type("hyo");
  expect(await menu.getByRole("menuitem").allTextContents()).toEqual([expect.stringContaining("表")]);
  for (const _ of "hyo") await page.keyboard.press("Backspace");
  expect(await menu.getByRole("menuitem").count()).toBeGreaterThan(5);
  await page.keyboard.press("Backspace");
  await menu.waitFor({ state: "hidden" });
  await isHeard(page);
  // A press outside closes it too, and keeps the slash.
  await page.keyboard.press("/");
  await hasFocus(page, "[role=menu] input");
  await textOf(page).getByText("/", { exact: true }).click();
  await menu.waitFor({ state: "hidden" });
  await isHeard(page);
  await page.keyboard.press("Backspace");

  // The toolbar: one tab stop, arrow keys, and back to the text.
  await page.keyboard.type("太い");
  await page.keyboard.press("Shift+Home");
  await isHeard(page);
  await page.keyboard.press("Alt+F10");
  await hasFocus(page, "[role=toolbar] button");
  await page.keyboard.press("Home");
  for (let step = 0; step < 4; step += 1) await page.keyboard.press("ArrowRight");
  await hasFocus(page, "[role=toolbar] button[tabindex='0'][aria-label=太字][aria-pressed=false]");
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "太字", pressed: true }).waitFor();
  await isHeard(page);
  await page.keyboard.press("End");
  await isHeard(page);
  await page.keyboard.press("Enter");
  await expect.poll(() => bodyOf(page)).toContain("<p><strong>太い</strong></p>");

  // Strikethrough by its shortcut; Ctrl+S without Shift would save.
  await page.keyboard.type("消す");
  await page.keyboard.press("Shift+Home");
  await isHeard(page);
  await page.keyboard.press("Control+Shift+s");
  await expect.poll(() => bodyOf(page)).toContain("<s>消す</s>");
  await page.keyboard.press("Delete");
  expect(page.url()).toBe(`${site.origin}/admin/blogs/new`);

  // A pasted video URL: edited as HTML, moved, undone and redone.
  await paste(page, { "text/plain": "https://www.youtube.com/watch?v=aqz-KE-bpKQ" });
  const frame = `<iframe src="https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ"`;
  await expect.poll(() => bodyOf(page)).toContain(frame);
  const video = page.locator("[data-body-editor]").getByText("YouTubeの動画", { exact: true });
  await video.waitFor();
  await page.getByRole("button", { name: "YouTubeの動画：HTMLを編集" }).click();
  const html = page.getByRole("dialog").getByRole("textbox", { name: "HTML" });
  await expect.poll(() => html.inputValue()).toContain('width="560"');
  await html.fill((await html.inputValue()).replace('width="560"', 'width="640"'));
  await page.getByRole("dialog").getByRole("button", { name: "変更する" }).click();
  await expect.poll(() => bodyOf(page)).toContain('width="640"');
  await isHeard(page);
  await page.keyboard.press("Alt+ArrowUp");
  await expect.poll(() => bodyOf(page)).toMatch(/<\/h2>\n<iframe[^\n]*\n<p><strong>/);
  await page.keyboard.press("Control+z");
  await expect.poll(() => bodyOf(page)).toMatch(/<\/strong><\/p>\n<iframe/);

  await page.keyboard.press("Control+End");
  await isHeard(page);
  const docs = `<b style="font-weight:normal" id="docs-internal-guid-1"><p dir="ltr"><span style="font-weight:700;color:red">強く</span></p><ul><li dir="ltr"><p><span>ひとつ</span></p></li></ul></b>`;
  await paste(page, { "text/html": docs, "text/plain": "強く" });
  await expect
    .poll(() => bodyOf(page))
    .toMatch(/<iframe[^\n]*\n<p><strong>強く<\/strong><\/p>\n<ul><li>ひとつ<\/li><\/ul>$/);

  // Markdown-like prefixes: in one composition with the text, before it, and typed; none during a composition.
  await page.keyboard.press("Control+End");
  await page.keyboard.press("Enter");
  await isHeard(page);
  await page.keyboard.press("Enter");
  await isHeard(page);
  await convert(cdp, "１．あらう", "１．洗う");
  await expect.poll(() => bodyOf(page)).toContain("<ol><li>洗う</li></ol>");
  await page.keyboard.press("Enter");
  await isHeard(page);
  await page.keyboard.press("Enter");
  await isHeard(page);
  await cdp.send("Input.imeSetComposition", { text: "・", selectionStart: 1, selectionEnd: 1 });
  await page.waitForFunction(() => document.querySelector("[contenteditable=true]")?.textContent?.endsWith("・"));
  await cdp.send("Input.insertText", { text: "・" });
  await page.locator("[contenteditable=true] > ul").nth(1).waitFor();
  await isHeard(page);
  await convert(cdp, "しつど", "湿度");
  await expect.poll(() => bodyOf(page)).toContain("<ul><li>湿度</li></ul>");
  await page.keyboard.press("Enter");
  await isHeard(page);
  await page.keyboard.press("Enter");
  await isHeard(page);
  await page.keyboard.type("# 題");
  await expect.poll(() => bodyOf(page)).toMatch(/<h2>題<\/h2>$/);
  await page.keyboard.press("Shift+Home");
  await isHeard(page);
  await page.getByRole("button", { name: "ふりがな" }).click();
  await page.getByRole("dialog").getByLabel("読み").fill("だい");
  await page.keyboard.press("Enter");
  await expect.poll(() => bodyOf(page)).toMatch(/<h2><ruby>題<rp>（<\/rp><rt>だい<\/rt><rp>）<\/rp><\/ruby><\/h2>$/);

  expect(await findViolationsInBothThemes(page)).toEqual([]);
  await page.keyboard.press("Control+k");
  await page.getByRole("dialog", { name: "リンク" }).waitFor();
  expect(await findViolations(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await page.getByRole("dialog").waitFor({ state: "hidden" });

  await page.getByRole("button", { name: "公開する" }).click();
  await page.locator("form [role=status]").getByText("公開しました", { exact: false }).first().waitFor();
  const article = await (await fetch(`${site.origin}/blog/editor`)).text();
  for (const part of [
    "最初の段落",
    ">見出し</h2>",
    "<strong>太い</strong>",
    frame,
    "<li>ひとつ</li>",
    "<li>洗う</li>",
  ]) {
    expect(article).toContain(part);
  }
  expect(complaints).toEqual([]);
});

test("on a phone an untouched body is sent unchanged, and a picture is inserted with its text", async () => {
  const body = `<!-- wp:paragraph -->\n<P class=x>そのまま<BR/></P>\n<dl><dt>語</dt><dd>意味</dd></dl>\n<table><caption>表</caption><tr><td>1</table>`;
  const entry = { id: "foreign", title: "よそから", summary: "", body, cover: null, fields: { tags: [] } };
  await fillOne(site.db, { kind: "blog", ...entry, publishedAt: "2026-01-01T00:00:00.000Z" }, new Date());
  const { page, complaints } = await openAdminPage(site, cookie, {
    viewport: { width: 390, height: 844 },
  });
  await open(page, "/admin/blogs/foreign/edit");
  await textOf(page).click();
  expect(await bodyOf(page)).toBe(body);
  // Opened and left unchanged, the body is sent as it was.
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);

  await page.getByRole("button", { name: "画像", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "画像" });
  const picture = { create: { width: 400, height: 300, channels: 3 as const, background: "#4f46e5" } };
  const buffer = await sharp(picture).png().toBuffer();
  await dialog.locator("input[type=file]").setInputFiles({ name: "a.png", mimeType: "image/png", buffer });
  await dialog.getByLabel("代替テキスト").fill("絵の説明");
  await dialog.getByLabel("画像の下の文").fill("図の文");
  expect(await findViolations(page)).toEqual([]);
  await dialog.getByRole("button", { name: "入れる" }).click();
  const figure =
    /<figure><img src="\/images\/[^"]+\/1280\.webp" alt="絵の説明" width="400" height="300"><figcaption>図の文<\/figcaption><\/figure>/;
  await expect.poll(() => bodyOf(page)).toMatch(figure);
  await page.getByRole("alert").getByText("コメント").waitFor();
  const untouched = ['<p class="x">そのまま<br></p>', "<dl><dt>語</dt><dd>意味</dd></dl>", "<caption>表</caption>"];
  for (const part of untouched) expect(await bodyOf(page)).toContain(part);

  // A file dropped on the text is uploaded and inserted there.
  const png = [
    ...(await sharp({ create: { ...picture.create, background: "#0a0" } })
      .png()
      .toBuffer()),
  ];
  await textOf(page).evaluate((text, bytes) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File([new Uint8Array(bytes)], "落とした.png", { type: "image/png" }));
    const { left, top } = text.getBoundingClientRect();
    const at = { clientX: left + 40, clientY: top + 20 };
    text.dispatchEvent(new DragEvent("drop", { dataTransfer, bubbles: true, cancelable: true, ...at }));
  }, png);
  await page.getByText("画像1枚を入れました").waitFor();
  await expect.poll(async () => [...(await bodyOf(page)).matchAll(/<figure>/g)]).toHaveLength(2);

  // The HTML source and back: edits there appear in the text.
  const source = page.getByRole("button", { name: "HTMLで編集" });
  await source.click();
  const typed = `${await bodyOf(page)}\n<p>手で<b>書いた</b></p>`;
  await page.locator("textarea[name=body]").fill(typed);
  await source.click();
  await textOf(page).getByText("手で書いた").waitFor();
  await expect.poll(() => bodyOf(page)).toBe(typed);
  for (const part of untouched) expect(typed).toContain(part);
  expect(complaints).toEqual([]);
});

test("until the editor has loaded the article is shown in its place, without HTML, file inputs or layout shift", async () => {
  const { page } = await openAdminPage(site, cookie);
  const held = Promise.withResolvers<void>();
  await page.route("**/*.js", async (route) => {
    await held.promise;
    await route.continue();
  });
  const id = "waiting";
  const body = `<h2>夏</h2>${"<p>水を替えます。</p>".repeat(30)}`;
  const article = { kind: "blog" as const, id, title: "待つ", summary: "", body, cover: null, fields: {} };
  await fillOne(site.db, { ...article, publishedAt: "2026-01-01T00:00:00.000Z" }, new Date());
  await page.goto(`${site.origin}/admin/blogs/${id}/edit`, { waitUntil: "commit" });
  await page.getByRole("heading", { name: "夏" }).waitFor();
  // biome-ignore lint/performance/useDomNodeTextContent: only what is drawn counts, and the hidden box holds HTML
  const seen = await page.evaluate(() => document.body.innerText);
  expect(seen).not.toContain("<p>");
  expect(await page.locator("input[type=file]:visible").count()).toBe(0);
  expect(await page.locator("textarea[name=body]").isVisible()).toBe(false);
  const top = () => page.locator("[name=summary]").evaluate((box) => box.getBoundingClientRect().top + window.scrollY);
  const before = await top();
  held.resolve();
  await page.getByRole("toolbar", { name: "本文の書式" }).waitFor();
  expect(Math.abs((await top()) - before)).toBeLessThan(120);
  expect(await bodyOf(page)).toBe(body);

  // The loss of a pasted picture is said in view, however long the article.
  await textOf(page).focus();
  await paste(page, { "text/html": '<p>絵</p><img src="https://example.com/a.png">' });
  const lost = page.getByRole("alert").getByText("画像1枚は入っていません");
  expect(await lost.evaluate((words) => words.getBoundingClientRect().bottom < window.innerHeight - 60)).toBe(true);
});
