import "./dom.ts";
import { expect, test } from "vitest";
import { cleanPaste } from "#app/cms/admin/editor/paste/clean-paste.ts";
import { embedOf } from "#app/cms/admin/editor/paste/embed-code.ts";
import { htmlOfWriting } from "#app/platform/richtext/markdown/writing.server.ts";
import { openOver } from "./opened.ts";

const pastes: [string, string, string][] = [
  [
    "Google Docs",
    `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-1"><h1 dir="ltr" style="line-height:1.38"><span style="font-size:20pt;font-weight:700">題</span></h1><p dir="ltr"><span style="font-weight:700;color:#f00">太字</span><span style="font-weight:400">と</span><span style="font-style:italic">斜体</span><span style="text-decoration:line-through">消す</span></p><p dir="ltr"><a href="https://www.google.com/url?q=https://example.com/a?b%3D1&amp;sa=D" style="text-decoration:none"><span style="color:#1155cc">先</span></a></p><ul style="margin:0"><li dir="ltr" aria-level="1"><p dir="ltr" role="presentation"><span>ひとつ</span></p></li></ul></b>`,
    `<h2>題</h2><p><strong>太字</strong>と<em>斜体</em><s>消す</s></p><p><a href="https://example.com/a?b=1">先</a></p><ul><li>ひとつ</li></ul>`,
  ],
  [
    "Word: headings, paragraphs and what only Word knows",
    `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p.MsoNormal{margin:0}</style><!--[if gte mso 9]><xml></xml><![endif]--></head><body lang=JA><!--StartFragment--><h2 style='mso-style-next:標準'><span style='font-family:"游ゴシック"'>温度<o:p></o:p></span></h2><p class=MsoNormal><b><span lang=EN-US>30</span>度</b>を<span style='color:red'>保ちます</span><o:p></o:p></p><p class=MsoNormal><span lang=EN-US><o:p>&nbsp;</o:p></span></p><!--EndFragment--></body></html>`,
    `<h2>温度</h2><p><b>30度</b>を保ちます</p>`,
  ],
  [
    "Word: lists within lists",
    `<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><span lang=EN-US style='font-family:Wingdings'><span style='mso-list:Ignore'>l<span style='font:7.0pt "Times New Roman"'>&nbsp; </span></span></span>温度</p><p class=MsoListParagraph style='mso-list:l0 level2 lfo1'><span style='mso-list:Ignore'>1)<span>&nbsp;</span></span>昼</p><p class=MsoListParagraph style='mso-list:l0 level2 lfo1'><span style='mso-list:Ignore'>2)<span>&nbsp;</span></span>夜</p><p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>l</span>湿度</p><p class=MsoNormal>おわり</p>`,
    `<ul><li>温度<ol><li>昼</li><li>夜</li></ol></li><li>湿度</li></ul><p>おわり</p>`,
  ],
  [
    "Word: a list, words, and another list",
    `<p style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>1.</span>あ</p><p>あいだ</p><p style='mso-list:l1 level1 lfo2'><span style='mso-list:Ignore'>1.</span>い</p>`,
    `<ol><li>あ</li></ol><p>あいだ</p><ol><li>い</li></ol>`,
  ],
  [
    "Word: a numbered list at once after bullets",
    `<p style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>・</span>あ</p><p style='mso-list:l1 level1 lfo2'><span style='mso-list:Ignore'>1.</span>い</p><p style='mso-list:l1 level1 lfo2'><span style='mso-list:Ignore'>2.</span>う</p>`,
    `<ul><li>あ</li></ul><ol><li>い</li><li>う</li></ol>`,
  ],
  [
    "a list whose items hold paragraphs",
    `<ul><li><p>ひとつ</p></li><li><p>ふたつ</p><p>そのつづき</p></li></ul>`,
    `<ul><li>ひとつ</li><li><p>ふたつ</p><p>そのつづき</p></li></ul>`,
  ],
  [
    "Excel",
    `<html><body><table border=0 cellpadding=0 width=144 style='width:108pt'><!--StartFragment--><col width=72 style='width:54pt'><tr height=25><td class=xl65 width=72>日付</td><td colspan=2>体重</td></tr><!--EndFragment--></table></body></html>`,
    `<table><tbody><tr><td>日付</td><td colspan="2">体重</td></tr></tbody></table>`,
  ],
  [
    "Word's table",
    `<table class=MsoTableGrid><tr><td style='width:10pt'><p class=MsoNormal>月</p></td><td><p>一行目</p><p>二行目</p></td></tr></table>`,
    `<table><tbody><tr><td>月</td><td>一行目<br>二行目</td></tr></tbody></table>`,
  ],
  [
    "a web page's article",
    `<article class="post"><div class="inner"><h1 id="t">題</h1><div>文<font color="red">赤</font></div><script>alert(1)</script><p onclick="x()" style="position:fixed">段落<a href="javascript:alert(1)">罠</a></p><pre>そのまま</pre><button>押す</button></div></article>`,
    `<h2>題</h2><p>文赤</p><p>段落罠</p><p>そのまま</p>`,
  ],
  [
    "ruby and a quotation",
    `<blockquote class="q"><p><ruby class="r">蛇<rp>(</rp><rt>へび</rt><rp>)</rp></ruby>の話</p></blockquote>`,
    `<blockquote><p><ruby>蛇<rp>(</rp><rt>へび</rt><rp>)</rp></ruby>の話</p></blockquote>`,
  ],
  [
    "a video in a page",
    `<p>動画</p><iframe src="https://www.youtube.com/embed/aqz-KE-bpKQ" width="560" height="315" allow="autoplay" onload="x()"></iframe>`,
    `<p>動画</p><div data-island="<iframe src=&quot;https://www.youtube.com/embed/aqz-KE-bpKQ&quot; width=&quot;560&quot; height=&quot;315&quot;></iframe>"></div>`,
  ],
];

test.each(pastes)("a paste from %s keeps what it says and drops how it looked", (_, pasted, wanted) => {
  const { html } = cleanPaste(pasted);
  expect(
    html
      .replace(/\s*\n\s*/g, "")
      .replaceAll("&lt;", "<")
      .replaceAll("&gt;", ">"),
  ).toBe(wanted);
});

test("pictures of other places are left out and counted; the site's own stay", () => {
  const { html, pictures } = cleanPaste(
    `<p><img src="file:///C:/x.png"><img src="https://lh3.example.com/a"><img src="/images/a/640.webp" alt="絵" class="x"></p>`,
  );
  expect(pictures).toBe(2);
  expect(html).toBe(`<p><img src="/images/a/640.webp" alt="絵"></p>`);
});

test("the editor's own copies come back as they were", () => {
  const own = `<p data-pm-slice="0 0 []" data-extra='[["class","x"]]'>a</p>`;
  expect(cleanPaste(own).html).toBe(own);
  const others = `<h1 data-pm-slice="1 1 []" class="heading">題</h1><p><img src="https://example.com/a.png">文</p>`;
  expect(cleanPaste(others)).toEqual({ html: "<h2>題</h2><p>文</p>", pictures: 1 });
});

const memo =
  "はじめ\n二行目\n\n＃ 見出し\n・い<b>\n　・い の子\n・ろ\n\n１．は\n２．に\n\nhttps://youtu.be/aqz-KE-bpKQ\nhttps://example.com/\n";
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

test("what a program for notes copies in its letters' colours is read the same; what it has formatted stays formatted", async () => {
  const coloured = `<div style="color:#ccc"><span>**30度**</span>を保つ</div><div>- 水</div>`;
  const plain = "**30度**を保つ\n\n- 水";
  expect((await pasted({ "text/plain": plain, "text/html": coloured })).html).toContain("<strong>30度</strong>");
  const formatted = "<p><b>30度</b>を保つ ** と書く</p>";
  expect((await pasted({ "text/plain": "30度を保つ **x** と書く", "text/html": formatted })).html).toBeNull();
});

test("without the server the letters stay, and that is said; an undo brings them back", async () => {
  const away = await pasted({ "text/plain": markdown }, true);
  expect(away.html).toContain("**30度**");
  expect(away.said.join("")).toContain("記号のまま");
  const { editor, textarea } = await pasted({ "text/plain": "**大事**\n\n- 水" });
  expect(textarea.value).toContain("<strong>大事</strong>");
  editor.commands.undo();
  expect(textarea.value).toContain("**大事**");
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
