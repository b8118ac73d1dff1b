import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright";
import { expect, test } from "vitest";
import { openAdminPage } from "#tests/support/admin-page.ts";
import { startAdminSite } from "#tests/support/admin-site.ts";
import { visit } from "#tests/support/browser.ts";
import clipboards from "./clipboards/pasted.json" with { type: "json" };

const { site, cookie } = await startAdminSite();

async function open() {
  const { page, complaints } = await openAdminPage(site, cookie, { viewport: { width: 1280, height: 900 } });
  await visit(page, `${site.origin}/admin/blogs/new`);
  await page.getByRole("toolbar", { name: "本文の書式" }).waitFor();
  return { page, complaints };
}

const bodyOf = (page: Page) => page.locator("textarea[name=body]").inputValue();

/** Replaces the body, puts the cursor at the end of `at` (or of the body), and pastes. */
async function pasted(page: Page, data: Record<string, string>, body = "", at?: string) {
  // Setting the HTML textarea updates the editor.
  await page.locator("textarea[name=body]").evaluate((box: HTMLTextAreaElement, text) => {
    box.value = text;
    box.dispatchEvent(new Event("input", { bubbles: true }));
  }, body);
  const text = page.getByRole("textbox", { name: "本文" });
  if (at) await text.locator(at).first().click();
  else await text.click();
  await page.keyboard.press(at ? "End" : "Control+End");
  await page.evaluate((given) => {
    document.dispatchEvent(new Event("selectionchange"));
    const clipboardData = new DataTransfer();
    for (const [type, text] of Object.entries(given)) clipboardData.setData(type, text);
    const event = new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true });
    document.activeElement?.dispatchEvent(event);
  }, data);
  const html = await bodyOf(page);
  await page.keyboard.press("Control+z");
  return { html, isUndone: (await bodyOf(page)) === body };
}

const html = (name: string) => ({
  "text/html": readFileSync(join(import.meta.dirname, "clipboards", `${name}.html`), "utf8"),
  "text/plain": "ことば",
});

test("the visible content of the clipboard is pasted, and one undo reverts it", async () => {
  const { page, complaints } = await open();
  for (const [name, blocks] of Object.entries(clipboards))
    expect(await pasted(page, html(name)), name).toEqual({ html: blocks.join("\n"), isUndone: true });
  const code = { "text/html": "<pre><code>一\n  二</code></pre>" };
  expect((await pasted(page, code, "<p>あ</p>")).html).toBe("<p>あ</p>\n<pre><code>一\n  二</code></pre>");
  expect(complaints).toEqual([]);
});

const table = "<table><tbody><tr><td>1</td><td>2</td></tr><tr><td>3</td><td>4</td></tr></tbody></table>";
const lines = (first: string) => table.replace("1", first);

const intoCell: [string, Record<string, string>, string, string?][] = [
  ["two lines", { "text/plain": "一行目\n二行目" }, lines("1一行目<br>二行目")],
  ["two paragraphs", { "text/html": "<p>一</p><p>二</p>" }, lines("1一<br>二")],
  ["a list", { "text/html": "<ul><li>a<ol><li>b</li></ol></li></ul>" }, lines("1・a<br>1. b")],
  [
    "a table between words",
    { "text/html": "<p>前</p><table><tr><td>A</td><td>B</td></tr></table>" },
    lines("1前<br>A　B"),
  ],
  [
    "a table that ends in a merged cell",
    { "text/html": "<table><tr><td>A</td><td>B</td><td rowspan=2>C</td></tr><tr><td>D</td><td>E</td></tr></table>" },
    "<table><tbody><tr><td>A</td><td>B</td><td>C</td></tr><tr><td>D</td><td>E</td><td></td></tr></tbody></table>",
    "1つずつに分けました",
  ],
  [
    "a video",
    { "text/html": '<p>前</p><iframe src="https://www.youtube.com/embed/x"></iframe>' },
    lines("1前"),
    "表や図の外に",
  ],
];

test("a table cell receives only what it can hold, and the rest is reported", async () => {
  const { page, complaints } = await open();
  for (const [name, data, wanted, said] of intoCell) {
    expect(await pasted(page, data, table, "td"), name).toEqual({ html: wanted, isUndone: true });
    if (said) await page.getByRole("alert").getByText(said).waitFor();
  }
  expect(complaints).toEqual([]);
});
