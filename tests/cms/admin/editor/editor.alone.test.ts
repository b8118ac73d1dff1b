import "./dom.ts";
import { getSchema } from "@tiptap/core";
import { toggleHeaderRow } from "@tiptap/pm/tables";
import { expect, test, vi } from "vitest";
import { readBody, writeBody } from "#app/cms/admin/editor/body.ts";
import { deleteBlock, flowOf, insertBlock, tableOf } from "#app/cms/admin/editor/commands.ts";
import { extensions } from "#app/cms/admin/editor/extensions.ts";
import { embedOf } from "#app/cms/admin/editor/paste/embed-code.ts";
import { normalisePaste } from "#app/cms/admin/editor/paste/normalise-paste.ts";
import { addFiles } from "#app/cms/admin/editor/pictures.ts";
import { type TypedSign, typedSign } from "#app/cms/admin/editor/typing/typing.ts";
import { htmlOfWriting } from "#app/platform/richtext/markdown/writing.server.ts";
import { cleanArticle } from "#app/platform/richtext/sanitize.server.ts";
import { openOver } from "./opened.ts";
import bodies from "./samples.json" with { type: "json" };

vi.mock("#app/cms/library/use-uploads.ts", () => ({
  sendFile: async ({ name }: File) =>
    name === "bad"
      ? { name, ok: false, message: "読めません" }
      : { name, ok: true, id: name, width: 640, height: 480, alt: "" },
}));

const body = `<p>ひとつ</p>\n\n<ul>\n<li>ふたつ</li>\n</ul>\n<dl><dt>みっつ</dt></dl>\n<P>よっつ<BR/></P>\n`;
test("opening, looking and closing leave the textarea unchanged", () => {
  const { editor, textarea, inputs } = openOver(body);
  expect(editor.view.dom.textContent).toContain("みっつ");
  editor.commands.selectAll();
  editor.commands.setTextSelection(2);
  expect([textarea.value, inputs()]).toEqual([body, 0]);
});

test("a change is written and the form notified; undo restores every character", () => {
  const { editor, textarea, inputs } = openOver(body);
  editor.commands.insertContentAt(1, "★");
  expect(textarea.value).toBe("<p>★ひとつ</p>\n<ul><li>ふたつ</li></ul>\n<dl><dt>みっつ</dt></dl>\n<p>よっつ<br></p>");
  expect(inputs()).toBe(1);
  editor.commands.undo();
  expect(textarea.value).toBe(body);
});

test("HTML dropped by the first change that no visitor sees is reported", () => {
  const { editor, warned } = openOver('<!-- wp --><p data-x="1">文</p>');
  editor.commands.insertContentAt(1, "★");
  expect(warned).toEqual([expect.stringContaining("コメント、<p>のdata-x")]);
});

test("a table, a rule and a picture replace an empty line, and typing continues below", () => {
  const { editor, textarea } = openOver("");
  insertBlock(editor, tableOf(2, 2));
  expect(textarea.value).toBe(
    "<table><thead><tr><th></th><th></th></tr></thead><tbody><tr><td></td><td></td></tr></tbody></table>",
  );
  // A former heading row moves to the body's rows.
  toggleHeaderRow(editor.state, editor.view.dispatch);
  expect(textarea.value).toBe("<table><tbody><tr><td></td><td></td></tr><tr><td></td><td></td></tr></tbody></table>");
  editor.commands.setTextSelection(editor.state.doc.content.size - 1);
  insertBlock(editor, { type: "figure", attrs: { src: "/images/a/1280.webp", alt: "絵", width: "8", height: "6" } });
  expect(textarea.value).toMatch(
    /<\/table>\n<figure><img src="\/images\/a\/1280.webp" alt="絵" width="8" height="6"><\/figure>$/,
  );
  editor.commands.insertContent("つづき");
  expect(textarea.value).toMatch(/<\/figure>\n<p>つづき<\/p>$/);
});

test("plain writing is shown as its HTML, and becomes HTML with the first change only", () => {
  const { editor, textarea, inputs } = openOver("・ひとつ\n・ふたつ", "<ul>\n<li>ひとつ</li>\n<li>ふたつ</li>\n</ul>");
  editor.commands.selectAll();
  expect([textarea.value, inputs()]).toEqual(["・ひとつ\n・ふたつ", 0]);
  editor.commands.insertContentAt(3, "★");
  expect(textarea.value).toBe("<ul><li>★ひとつ</li><li>ふたつ</li></ul>");
});

test("external changes of the textarea are read again", () => {
  const { editor, textarea, isCurrent, reread } = openOver(body);
  textarea.value = "<p>ほかの</p>";
  expect(isCurrent()).toBe(false);
  reread(textarea.value);
  expect([editor.getText(), isCurrent()]).toEqual(["ほかの", true]);
  editor.commands.insertContentAt(1, "★");
  expect(textarea.value).toBe("<p>★ほかの</p>");
});

test("deleting a picture leaves its container: only the selected block is removed", () => {
  const figure = '<figure><img src="/images/a/1280.webp" alt=""><figcaption>絵</figcaption></figure>';
  const { editor, textarea } = openOver(`<blockquote><p>ことば</p>${figure}</blockquote>\n<p>した</p>`);
  let caption = 0;
  editor.state.doc.descendants((node, position) => {
    if (node.type.name === "figure") caption = position + 1;
  });
  editor.commands.setTextSelection(caption);
  deleteBlock(editor);
  expect(textarea.value).toBe("<blockquote><p>ことば</p></blockquote>\n<p>した</p>");
  editor.commands.undo();
  editor.commands.setNodeSelection(caption - 1);
  deleteBlock(editor);
  expect(textarea.value).toBe("<blockquote><p>ことば</p></blockquote>\n<p>した</p>");
});

test("a flow is inserted, written step by step with its answers, and parsed back from its HTML", () => {
  const { editor, textarea } = openOver("<p></p>");
  insertBlock(editor, flowOf(2));
  editor.commands.insertContent("量る");
  editor.commands.splitListItem("listItem");
  editor.commands.sinkListItem("listItem");
  editor.commands.insertContent([{ type: "text", marks: [{ type: "bold" }], text: "減った" }]);
  const written = /<figure><ol><li>量る<ol><li><strong>減った<\/strong><\/li><\/ol><\/li><li><\/li><\/ol><\/figure>/;
  expect(textarea.value).toMatch(written);
  const again = openOver(textarea.value);
  expect(again.editor.state.doc.firstChild?.type.name).toBe("flow");
  again.editor.commands.insertContentAt(4, "★");
  expect(again.textarea.value).toContain("<li>★量る<ol>");
  again.editor.commands.setTextSelection(4);
  deleteBlock(again.editor);
  expect(again.textarea.value).not.toContain("<figure>");
});

test.each([
  ["below a line of words", "<p>あ</p>\n<p>い</p>", 2],
  ["in the place of an empty line", "<p>あ</p>\n<p></p>\n<p>い</p>", 4],
])("several pictures come %s in drop order, whatever is typed meanwhile", async (_, text, at) => {
  const { editor, textarea } = openOver(text);
  const said: string[] = [];
  const files = ["one", "bad", "two", "three"].map((name) => new File([], name));
  const adding = addFiles(editor, files, at, (words) => said.push(words));
  editor.commands.insertContentAt(1, "★");
  await adding;
  const shown = /<p>★あ<\/p>.*\/one\/.*\/two\/.*\/three\/.*<p>い<\/p>$/s;
  expect(textarea.value).toMatch(shown);
  expect(said.at(-1)).toMatch(/3枚.*bad：読めません/);
});

function open(text: string) {
  const { editor, textarea, said } = openOver(text);
  /** Types letter by letter; a line break is an Enter. */
  const type = (letters: string) => {
    for (const letter of letters) {
      const { view, state } = editor;
      const { from, to } = state.selection;
      const insert = () => view.state.tr.insertText(letter, from, to);
      const isTaken =
        letter === "\n"
          ? view.someProp("handleKeyDown", (take) => take(view, new KeyboardEvent("keydown", { key: "Enter" })))
          : view.someProp("handleTextInput", (take) => take(view, from, to, letter, insert));
      if (!isTaken) view.dispatch(insert());
    }
    return textarea.value;
  };
  const paste = (data: Record<string, string>) => {
    const clipboardData = { files: [], types: Object.keys(data), getData: (name: string) => data[name] ?? "" };
    const event = { clipboardData, preventDefault: () => {} } as unknown as ClipboardEvent;
    const isTaken = editor.view.someProp("handlePaste", (take) => take(editor.view, event, editor.state.doc.slice(0)));
    return isTaken ? textarea.value : null;
  };
  return { editor, textarea, said, type, paste };
}

test.each<[string, TypedSign | null]>([
  ["・", { type: "bullet", length: 1 }],
  ["･ゲージ", { type: "bullet", length: 1 }],
  ["- ", { type: "bullet", length: 2 }],
  ["1. ", { type: "number", length: 3, start: 1 }],
  ["１．", null],
  ["１．ゲージ", { type: "number", length: 2, start: 1 }],
  ["１２）床材", { type: "number", length: 3, start: 12 }],
  ["# ", { type: "heading", length: 2, level: 2 }],
  ["＃＃　", { type: "heading", length: 3, level: 3 }],
  ["##### ", { type: "heading", length: 6, level: 4 }],
  ["> ", { type: "quote", length: 2 }],
  ["＞そうです", { type: "quote", length: 1 }],
  ...["・・・", "-5度", "1.5kg", "１．５ｇ", "2026. ", "#給餌", "＞＜", ">_<", "- ".trim(), "あ・い", "*"].map(
    (words): [string, null] => [words, null],
  ),
])("the prefix %j", (line, sign) => expect(typedSign(line)).toEqual(sign));

test.each([
  ["・ひとつ\nふたつ", "<ul><li>ひとつ</li><li>ふたつ</li></ul>"],
  ["・ひとつ\n・ふたつ\n\nあと", "<ul><li>ひとつ</li><li>ふたつ</li></ul>\n<p>あと</p>"],
  ["- a\n- b", "<ul><li>a</li><li>b</li></ul>"],
  ["1. a\n2. b", "<ol><li>a</li><li>b</li></ol>"],
  ["1. a\n\n2. b", "<ol><li>a</li><li>b</li></ol>"],
  ["1. a\n\n5. b", '<ol><li>a</li></ol>\n<ol start="5"><li>b</li></ol>'],
  ["3. a", '<ol start="3"><li>a</li></ol>'],
  ["# 題\n文", "<h2>題</h2>\n<p>文</p>"],
  ["＃＃＃　小さな題", "<h4>小さな題</h4>"],
  ["> 引用", "<blockquote><p>引用</p></blockquote>"],
  ["1.5kg", "<p>1.5kg</p>"],
  ["あ・い", "<p>あ・い</p>"],
  ["https://example.com/a\nb", '<p><a href="https://example.com/a">https://example.com/a</a></p>\n<p>b</p>'],
])("typed: %j", (letters, wanted) => expect(open("").type(letters)).toBe(wanted));

test("one undo restores a converted prefix, and typing continues", () => {
  const { type, editor, textarea } = open("");
  type("・");
  expect(editor.isActive("bulletList")).toBe(true);
  editor.commands.undo();
  expect(textarea.value).toBe("<p>・</p>");
  expect(type("そのまま")).toBe("<p>・そのまま</p>");
});

const code = '<iframe width="560" height="315" src="https://www.youtube.com/embed/aqz-KE-bpKQ"></iframe>';

test.each([
  ["an item of a list", "<ul><li>ひとつ</li><li>ふたつ</li></ul>", 4],
  ["a cell of a table", "<table><tbody><tr><td>あ</td></tr></tbody></table>", 4],
  ["a quotation", "<blockquote><p>あ</p></blockquote>", 3],
])("embed code pasted in %s is placed below it, with a message", (_, body, at) => {
  const { editor, said, paste } = open(`${body}\n<p>あと</p>`);
  editor.commands.setTextSelection(at);
  expect(paste({ "text/plain": code })).toBe(`${body}\n${code}\n<p>あと</p>`);
  expect(said.join()).toContain("その下に入れました");
});

test("pictures from other sites are dropped and counted; the site's own stay", () => {
  const { html, pictures } = normalisePaste(
    `<p><img src="file:///C:/x.png"><img src="https://lh3.example.com/a"><img src="/images/a/640.webp" alt="絵" class="x"></p>`,
  );
  expect(pictures).toBe(2);
  expect(html).toBe(`<p><img src="/images/a/640.webp" alt="絵"></p>`);
});

const memo =
  "はじめ\n二行目\n\n＃ 見出し\n・い\n　・い の子\n・ろ\n\n１．は\n２．に\n\nhttps://youtu.be/aqz-KE-bpKQ\nhttps://example.com/\n";
const markdown =
  "## 温度\n**30度**と[指針](https://example.com/)\n\n> 引用\n\n|月|g|\n|-|-|\n|1|90|\n\n```\nコード\n```\n\n### 夜\n- 水\n";

/** Pastes into an empty editor and waits for the server's cleaned HTML. */
async function pasted(data: Record<string, string>, isAway = false) {
  const opened = openOver("<p></p>", "<p></p>", isAway);
  const clipboardData = { files: [], types: Object.keys(data), getData: (name: string) => data[name] ?? "" };
  const event = { clipboardData, preventDefault: () => {} } as unknown as ClipboardEvent;
  const { view } = opened.editor;
  const isTaken = view.someProp("handlePaste", (take) => take(view, event, opened.editor.state.doc.slice(0)));
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
  return { ...opened, html: isTaken ? opened.textarea.value : null };
}

test.each([
  ["a memo", memo],
  ["Markdown", markdown],
  ["a line with bold words", "**大事**なこと"],
])("%s is read like the box without scripts reads it", async (_, text) => {
  const { html } = await pasted({ "text/plain": text });
  const read = openOver(htmlOfWriting(text.trim()));
  expect(html?.replace(/\s+/g, "")).toBe(read.textarea.value.replace(/\s+/g, ""));
  for (const sign of ["**", "](", "> 引用", "|-|", "```", "## "]) expect(html).not.toContain(sign);
});

test.each(["・い", "一行目\n二行目", "<p>\n・い</p>", "3 * 4 * 5 は", "2026_11_23_メモ"])(
  "%j means only its characters",
  async (text) => {
    expect((await pasted({ "text/plain": text })).html).toBeNull();
  },
);

test("without the server the text is pasted with a message; undo reverts the paste", async () => {
  const away = await pasted({ "text/plain": markdown }, true);
  expect(away.html).toContain("**30度**");
  expect(away.said.join("")).toContain("記号のまま");
  const { editor, textarea } = await pasted({ "text/plain": "**大事**\n\n- 水" });
  expect(textarea.value).toContain("<strong>大事</strong>");
  editor.commands.undo();
  expect(textarea.value).toBe("<p></p>");
});

test("pictures that a paste could not include are announced", () => {
  const { editor, warned } = openOver("<p>文</p>");
  const html = `<p>文<img src="https://example.com/a.png"><img src="file:///b.png"></p>`;
  editor.view.someProp("transformPastedHTML", (transform) => void transform(html, editor.view));
  expect(warned).toEqual([expect.stringContaining("画像2枚は入っていません")]);
});

test("a URL or code becomes an embed only if the site shows such embeds", () => {
  expect(embedOf("https://youtu.be/aqz-KE-bpKQ")).toContain("youtube-nocookie.com/embed/aqz-KE-bpKQ");
  expect(embedOf("https://www.youtube.com/shorts/aqz-KE-bpKQ")).toContain('width="315" height="560"');
  expect(embedOf("https://x.com/keeper/status/1234567890")).toContain("twitter-tweet");
  expect(embedOf("https://www.tiktok.com/@keeper/video/6718335390845095173")).toContain("tiktok-embed");
  const post =
    '<blockquote class="tiktok-embed" cite="https://www.tiktok.com/@a/video/12" data-video-id="12">a</blockquote>';
  expect(embedOf(`${post} <script async src="https://www.tiktok.com/embed.js"></script>`)).toBe(post);
  const tweet =
    '<blockquote class="twitter-tweet" data-lang="ja">a</blockquote> <script async src="https://platform.twitter.com/widgets.js" charset="utf-8"></script>';
  expect(embedOf(tweet)).toBe(tweet);
  expect(embedOf("https://example.com/")).toBeNull();
  expect(embedOf("javascript:alert(1)")).toBeNull();
  const map = `<iframe src="https://www.google.com/maps/embed?pb=1" width="600"></iframe>`;
  expect(embedOf(` ${map}\n`)).toBe(map);
  expect(embedOf(`<div style="padding:56%"><div>${map}</div></div>\n<style>p{}</style>`)).toBe(map);
  expect(embedOf(`<div>${map}と文章</div>`)).toBeNull();
  expect(embedOf(`<iframe src="javascript:alert(1)"></iframe>`)).toBeNull();
  expect(embedOf(`<blockquote class="other">x</blockquote>`)).toBeNull();
  expect(embedOf("ふつうの文章")).toBeNull();
});

const schema = getSchema(extensions);
/** Bodies as WordPress, Ghost, Japanese services, office programs and embed codes produce them. */
const samples = Object.entries(bodies).flatMap(([system, ofSystem]) =>
  Object.entries(ofSystem).map(([name, body]) => ({ name: `${system}: ${name}`, body })),
);

/** Returns text and links as a visitor reads them, extracted without the editor's code. */
function readerOf(html: string): unknown {
  const page = document.createElement("body");
  page.innerHTML = cleanArticle(html).html;
  const words = (page.textContent ?? "").replace(/\s+/g, "");
  const objects = Array.from(
    page.querySelectorAll("a, img, iframe, h2, h3, h4, li, td, th, pre, rt, blockquote"),
    (one) =>
      [one.localName, one.getAttribute("href"), one.getAttribute("src"), one.getAttribute("alt"), one.className].join(
        " ",
      ),
  );
  const marks = Array.from(
    page.querySelectorAll("b, strong, i, em, s, code:not(pre > code), u, mark, sub, sup"),
    (one) => one.textContent,
  );
  return { words, objects, marks: marks.join("").replace(/\s+/g, "") };
}

test.each(samples)(
  "$name: written by the editor it reads the same to a visitor, and is stable when rewritten",
  ({ body }) => {
    const written = writeBody(readBody(schema, body));
    expect(readerOf(written)).toEqual(readerOf(body));
    expect(writeBody(readBody(schema, written))).toBe(written);
  },
);

test.each(["javascript:alert(1)", "data:text/html,x"])("markup around a picture from %s stays raw HTML", (src) => {
  for (const body of [`<p>文<img src="${src}"></p>`, `<figure><img src="${src}" alt="絵"></figure>`])
    expect(readBody(schema, body).firstChild?.type.name, body).toBe("rawHtml");
});

test.each([
  ["<pre>一行目\n  二行目</pre>", "codeBlock"],
  ['<pre><code class="language-js">a\n b</code></pre>', "codeBlock"],
  ["<pre><span>a</span></pre>", "rawHtml"],
  ["<table><tr><td><p>一</p><p>二</p></td></tr></table>", "rawHtml"],
  ["<table><caption>表</caption><tr><td>1</td></tr></table>", "rawHtml"],
  ["<table><thead><tr><th>頭</th></tr></thead><tbody><tr><td>1</td></tr></tbody></table>", "table"],
  ["<dl><dt>語</dt><dd>意味</dd></dl>", "rawHtml"],
  ["<details><summary>開く</summary>中</details>", "rawHtml"],
  ['<p id="a" class="b" style="color: red">色</p>', "paragraph"],
  ["<p><span>ただの</span>文</p>", "paragraph"],
  ['<div class="box"><p>箱</p></div>', "rawHtml"],
])("%s is read as %s", (body, type) => {
  const doc = readBody(schema, body);
  expect(doc.firstChild?.type.name).toBe(type);
  expect(readerOf(writeBody(doc))).toEqual(readerOf(body));
});
