import "./dom.ts";
import { expect, test } from "vitest";
import { embedOf } from "#app/cms/admin/editor/paste/embed-code.ts";
import { normalisePaste } from "#app/cms/admin/editor/paste/normalise-paste.ts";
import { htmlOfWriting } from "#app/platform/richtext/markdown/writing.server.ts";
import { openOver } from "./opened.ts";

test("pictures of other places are left out and counted; the site's own stay", () => {
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

/** Pastes into the editor's one empty paragraph, and waits for what the server makes of it. */
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
])("%s is read as the box without scripts reads it", async (_, text) => {
  const { html } = await pasted({ "text/plain": text });
  const read = openOver(htmlOfWriting(text.trim()));
  expect(html?.replace(/\s+/g, "")).toBe(read.textarea.value.replace(/\s+/g, ""));
  for (const sign of ["**", "](", "> 引用", "|-|", "```", "## "]) expect(html).not.toContain(sign);
});

test.each(["・い", "一行目\n二行目", "<p>\n・い</p>", "3 * 4 * 5 は", "2026_11_23_メモ"])(
  "%j says no more than its letters",
  async (text) => {
    expect((await pasted({ "text/plain": text })).html).toBeNull();
  },
);

test("without the server the letters are pasted, and that is said; an undo takes the paste back", async () => {
  const away = await pasted({ "text/plain": markdown }, true);
  expect(away.html).toContain("**30度**");
  expect(away.said.join("")).toContain("記号のまま");
  const { editor, textarea } = await pasted({ "text/plain": "**大事**\n\n- 水" });
  expect(textarea.value).toContain("<strong>大事</strong>");
  editor.commands.undo();
  expect(textarea.value).toBe("<p></p>");
});

test("pictures that a paste could not bring are said aloud", () => {
  const { editor, warned } = openOver("<p>文</p>");
  const html = `<p>文<img src="https://example.com/a.png"><img src="file:///b.png"></p>`;
  editor.view.someProp("transformPastedHTML", (transform) => void transform(html, editor.view));
  expect(warned).toEqual([expect.stringContaining("画像2枚は入っていません")]);
});

test("an address or a code becomes an embed only where the site shows such", () => {
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
