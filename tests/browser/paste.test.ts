// Clipboards of other programs, as they write them, given to the editor as the browser gives them.

import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright";
import { expect, test } from "vitest";
import { openAdminPage } from "#tests/support/admin-page.ts";
import { startAdminSite } from "#tests/support/admin-site.ts";
import { visit } from "#tests/support/browser.ts";

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
  // The box of the HTML itself is what anything else writes to.
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

const clipboards: [string, string[]][] = [
  [
    "word-emphasis",
    [
      "<p>本文<strong>太字</strong>と<em>斜体</em>と<strong><em>both</em></strong>です。<strong>書式の太字</strong><s>消す</s><u>下線</u>H<sub>2</sub>O</p>",
      "<p>ふつう<strong>太い</strong>細い<strong><em>両方</em></strong>日本語の途中で折れた行 あと</p>",
    ],
  ],
  [
    "word-lists",
    [
      "<h2>はじめに</h2>",
      "<h2>温度</h2>",
      "<ul><li>黒丸<ol><li>昼</li><li>夜</li></ol></li><li>湿度</li></ul>",
      "<p>丸数字</p>",
      "<ol><li>一つ</li><li>二つ</li></ol>",
      "<p>漢数字</p>",
      "<ol><li>一つ</li><li>二つ</li></ol>",
      "<p>イロハとかっこ</p>",
      "<ol><li>一つ</li><li>二つ</li></ol>",
      "<ol><li>一つ</li><li>二つ</li></ol>",
      "<ol><li>一つ</li></ol>",
      "<ol><li>一つ</li></ol>",
      "<p>途中から</p>",
      "<p>③ 三つ</p>",
      "<p>④ 四つ</p>",
      "<p>第1条 目的</p>",
    ],
  ],
  [
    "word-part-of-list",
    [
      "<ol><li>子</li><li>子二</li></ol>",
      "<p>2. 親二</p>",
      "<ol><li>孫</li></ol>",
      "<ol><li><p>親</p><p>1.1. 子</p></li></ol>",
    ],
  ],
  [
    "word-web",
    [
      "<p><strong>太字</strong></p>",
      "<ol><li>一</li><li>二<ul><li>点</li><li>点二</li></ul></li><li>三</li></ol>",
      "<p>間の文</p>",
      "<p>4. 四</p>",
    ],
  ],
  ["word-remarks", ["<p>温度は三十度です。注</p>"]],
  [
    "word-code-and-table",
    [
      "<pre><code>一行目\n  二行目</code></pre>",
      "<table><tbody><tr><td>月</td><td><strong>給餌</strong></td><td></td></tr><tr><td></td><td>一行目<br>二行目</td><td>・点</td></tr></tbody></table>",
    ],
  ],
  [
    "docs-text",
    [
      "<h2>題</h2>",
      '<p><strong>太字</strong><em>斜体</em><s>消す</s><sup>上</sup><a href="https://example.com/a?b=1">先</a></p>',
      "<ol><li>親<ol><li>子</li></ol></li><li>次</li></ol>",
    ],
  ],
  ["docs-sub-points", ["<ul><li>子だけ一</li><li>子だけ二</li></ul>"]],
  [
    "docs-deep-points",
    [
      "<ol><li>ひ孫</li><li>孫</li><li>親</li></ol>",
      "<p>つづき</p>",
      "<p>3. 三つ目</p>",
      "<ul><li>点</li></ul>",
      "<p>4. 四つ目</p>",
      "<ul><li>浮いた点</li></ul>",
    ],
  ],
  [
    "excel-cells",
    [
      "<table><tbody><tr><td><strong>日付</strong></td><td><strong>体重</strong></td><td></td></tr><tr><td>2026/7/4</td><td>1,520<br>g</td><td></td></tr></tbody></table>",
    ],
  ],
  [
    "pages-text",
    [
      "<p>ふつう<strong>太字</strong><em><s>斜体</s></em><strong>太い</strong> おわり</p>",
      "<ul><li>ひとつ<ul><li>子</li></ul></li></ul>",
      "<table><tbody><tr><td><strong>月</strong></td><td>一<br>二</td></tr></tbody></table>",
    ],
  ],
  [
    "notion-page",
    [
      "<h2>題</h2>",
      '<p>本文<strong>太字</strong>と<code>コード</code>と<a href="https://example.com/">先</a></p>',
      "<ul><li>親<ul><li>子</li></ul></li></ul>",
      "<ol><li>一</li><li>二</li></ol>",
      "<ul><li>☑ 済み</li><li>☐ まだ</li></ul>",
      "<p>💡 ひとこと</p>",
      "<pre><code>const a = 1;\n  const b = 2;</code></pre>",
      "<blockquote><p>引用</p></blockquote>",
      "<table><thead><tr><th>月</th><th>g</th></tr></thead><tbody><tr><td>1</td><td>90</td></tr></tbody></table>",
      "<hr>",
    ],
  ],
  [
    "web-page",
    [
      "<h2>題</h2>",
      "<p>文赤</p>",
      "<p>段落罠</p>",
      "<blockquote><p><ruby>蛇<rp>(</rp><rt>へび</rt><rp>)</rp></ruby>の話</p></blockquote>",
      '<iframe src="https://www.youtube.com/embed/aqz-KE-bpKQ" width="560" height="315"></iframe>',
      "<ul><li>はぐれた点</li></ul>",
      "<p>語</p>",
      "<p>意味</p>",
      "<p>枠だけの表</p>",
    ],
  ],
];

test("what the source of a clipboard showed is pasted, and one undo takes it back", async () => {
  const { page, complaints } = await open();
  for (const [name, blocks] of clipboards)
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

test("into a table's cell goes what a cell can hold, and the rest is said", async () => {
  const { page, complaints } = await open();
  for (const [name, data, wanted, said] of intoCell) {
    expect(await pasted(page, data, table, "td"), name).toEqual({ html: wanted, isUndone: true });
    if (said) await page.getByRole("alert").getByText(said).waitFor();
  }
  expect(complaints).toEqual([]);
});
