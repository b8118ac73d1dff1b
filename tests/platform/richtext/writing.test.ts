// Ordinary writing, as it is typed into the box without JavaScript.

import { describe, expect, test } from "vitest";
import { bodyFormatOf } from "#app/platform/richtext/body-format.server.ts";
import { htmlOfWriting } from "#app/platform/richtext/markdown/writing.server.ts";
import { pictureCode } from "#app/platform/richtext/picture-code.ts";
import { cleanArticle } from "#app/platform/richtext/sanitize.server.ts";

describe("what people type becomes", () => {
  test.each([
    ["paragraphs", "朝の記録です。\n\n夜の記録です。", "<p>朝の記録です。</p>\n<p>夜の記録です。</p>"],
    ["an empty line of wide spaces", "一。\n　　\n二。", "<p>一。</p>\n<p>二。</p>"],
    ["a line break", "一行目\n二行目", "<p>一行目<br>\n二行目</p>"],
    ["a paragraph set in", "　一字下げた段落です。", "<p>一字下げた段落です。</p>"],
    ["words far from the edge", "        離れた文字", "<p>離れた文字</p>"],
    ["headings, one lower than the page's own", "# 一\n\n## 二\n\n### 三", "<h2>一</h2>\n<h3>二</h3>\n<h4>三</h4>"],
    ["wide headings", "＃　飼育環境\n本文", "<h2>飼育環境</h2>\n<p>本文</p>"],
    ["a tag word, which is no heading", "#ボールパイソン", "<p>#ボールパイソン</p>"],
    [
      "points",
      "用意するもの\n・ケージ\n・ 水入れ",
      "<p>用意するもの</p>\n<ul>\n<li>ケージ</li>\n<li>水入れ</li>\n</ul>",
    ],
    ["half-width points and hyphens", "･一\n- 二", "<ul>\n<li>一</li>\n<li>二</li>\n</ul>"],
    [
      "points below points",
      "・床材\n　・ヤシがら\n・水",
      "<ul>\n<li>床材\n<ul>\n<li>ヤシがら</li>\n</ul>\n</li>\n<li>水</li>\n</ul>",
    ],
    ["points all set in", "　・一\n　・二", "<ul>\n<li>一</li>\n<li>二</li>\n</ul>"],
    ["words after a list", "・一\n以上です。", "<ul>\n<li>一</li>\n</ul>\n<p>以上です。</p>"],
    ["words that go on with a point", "・一\n　続き", "<ul>\n<li>一<br>\n続き</li>\n</ul>"],
    ["a quotation in either width", "＞一\n> 二\n\n三", "<blockquote>\n<p>一<br>\n二</p>\n</blockquote>\n<p>三</p>"],
    ["a face", "＞＜ だめでした", "<p>＞＜ だめでした</p>"],
    [
      "lines around a frame's code",
      '・一\n<iframe src="https://www.youtube.com/embed/a"></iframe>\n・二',
      '<ul>\n<li>一</li>\n</ul>\n<iframe src="https://www.youtube.com/embed/a"></iframe>\n<ul>\n<li>二</li>\n</ul>',
    ],
    ["three dots", "・・・まだ食べません", "<p>・・・まだ食べません</p>"],
    ["numbers", "1. 洗う\n2. 乾かす", "<ol>\n<li>洗う</li>\n<li>乾かす</li>\n</ol>"],
    ["wide numbers", "１．洗う\n２．乾かす", "<ol>\n<li>洗う</li>\n<li>乾かす</li>\n</ol>"],
    ["numbers with brackets", "1）洗う\n2) 乾かす", "<ol>\n<li>洗う</li>\n<li>乾かす</li>\n</ol>"],
    [
      "a weight, which is no list",
      "1.5kgになりました。\n１．５kgでした。",
      "<p>1.5kgになりました。<br>\n１．５kgでした。</p>",
    ],
    ["a row of hyphens under a line", "一\n---\n二", "<p>一</p>\n<hr>\n<p>二</p>"],
    [
      "emphasis beside Japanese",
      "**48時間は触りません。**そのあと",
      "<p><strong>48時間は触りません。</strong>そのあと</p>",
    ],
    ["a link", "[体重](/info/weight)の話", '<p><a href="/info/weight">体重</a>の話</p>'],
    [
      "an address among words",
      "くわしくは https://example.jp/a?b=1を、または（https://example.jp/）へ",
      '<p>くわしくは <a href="https://example.jp/a?b=1">https://example.jp/a?b=1</a>を、または（<a href="https://example.jp/">https://example.jp/</a>）へ</p>',
    ],
    [
      "an address alone",
      "https://ja.wikipedia.org/wiki/ヘビ",
      '<p><a href="https://ja.wikipedia.org/wiki/%E3%83%98%E3%83%93">https://ja.wikipedia.org/wiki/ヘビ</a></p>',
    ],
    [
      "a table",
      "| 体重 | 間隔 |\n| --- | --- |\n| 50g | 5日 |",
      "<table>\n<thead>\n<tr>\n<th>体重</th>\n<th>間隔</th>\n</tr>\n</thead>\n<tbody>\n<tr>\n<td>50g</td>\n<td>5日</td>\n</tr>\n</tbody>\n</table>",
    ],
    ["signs", '5 < 20 & "BEL"', '<p>5 &lt; 20 &amp; "BEL"</p>'],
    [
      "HTML among words",
      "前\n\n<table>\n<tr><td>・そのまま</td></tr>\n・ここも\n</table>\n\n後",
      "<p>前</p>\n<table>\n<tr><td>・そのまま</td></tr>\n・ここも\n</table>\n<p>後</p>",
    ],
    ["code between fences", "```\n・そのまま\n＃ これも\n```", "<pre><code>・そのまま\n＃ これも\n</code></pre>"],
    ["nothing", "", ""],
  ])("%s", (_, typed, html) => {
    expect(htmlOfWriting(typed).replaceAll(/ ?\/>/g, ">")).toBe(html);
  });

  test("line ends of Windows and of old Macs are line ends", () => {
    expect(htmlOfWriting("一\r\n二\r\r三")).toBe(htmlOfWriting("一\n二\n\n三"));
  });
});

describe("an address alone on a line becomes what stands there", () => {
  const shown = (address: string) => cleanArticle(htmlOfWriting(`前\n${address}\n後`)).html.replaceAll("\n", "");

  test.each([
    [
      "https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=1m30s",
      "https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?start=90",
    ],
    ["https://youtu.be/dQw4w9WgXcQ?si=abc", "https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ"],
    ["https://m.youtube.com/shorts/dQw4w9WgXcQ", "https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ"],
    ["https://www.google.com/maps/embed?pb=!1m18!2z5p2x", "https://www.google.com/maps/embed?pb=!1m18!2z5p2x"],
    [
      "https://www.google.co.jp/maps/place/%E6%9D%B1%E4%BA%AC%E9%A7%85/@35.6,139.7,17z",
      "https://www.google.com/maps?q=%E6%9D%B1%E4%BA%AC%E9%A7%85&amp;output=embed",
    ],
  ])("%s: a frame", (address, src) => {
    expect(shown(address)).toContain(`<p>前</p><iframe src="${src}"`);
    expect(shown(address)).toContain("</iframe><p>後</p>");
  });

  test.each([
    [
      "https://x.com/keeper/status/1234567890?s=20",
      '<blockquote class="twitter-tweet">',
      "platform.twitter.com/widgets.js",
    ],
    [
      "https://twitter.com/keeper/status/1234567890",
      '<blockquote class="twitter-tweet">',
      "platform.twitter.com/widgets.js",
    ],
    ["https://www.instagram.com/p/Cabc_-123/", '<blockquote class="instagram-media"', "www.instagram.com/embed.js"],
    [
      "https://www.instagram.com/keeper/reel/Cabc123/",
      "https://www.instagram.com/reel/Cabc123/",
      "www.instagram.com/embed.js",
    ],
    [
      "https://www.tiktok.com/@keeper/video/6718335390845095173?lang=ja",
      '<blockquote class="tiktok-embed" data-video-id="6718335390845095173">',
      "@keeper のTikTokの投稿",
    ],
  ])("%s: a post", (address, ...parts) => {
    for (const part of parts) expect(shown(address)).toContain(part);
  });

  test.each([
    "https://www.youtube.com/@keeper",
    "https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ",
    "https://evil.example/?x=https://youtu.be/dQw4w9WgXcQ",
    "https://x.com/keeper",
    "https://maps.app.goo.gl/abcdef",
    "https://user@www.youtube.com/watch?v=dQw4w9WgXcQ",
  ])("%s: a link", (address) => {
    expect(shown(address)).toContain(`<a href="${address}">`);
    expect(shown(address)).not.toMatch(/iframe|blockquote/);
  });
});

describe("a picture by its code", () => {
  test("alone, with words for who cannot see it, with a caption", () => {
    expect(htmlOfWriting("[画像:abc-1]")).toBe('<figure><img src="/images/abc-1/1280.webp" alt=""></figure>');
    expect(htmlOfWriting("［画像：abc｜とぐろ & 水入れ｜9月の<b>朝</b>］")).toBe(
      '<figure><img src="/images/abc/1280.webp" alt="とぐろ &amp; 水入れ"><figcaption>9月の&lt;b&gt;朝&lt;/b&gt;</figcaption></figure>',
    );
    expect(htmlOfWriting("[画像:../x]")).toBe("<p>[画像:../x]</p>");
  });

  test("the code as it is given out is read back whole", () => {
    expect(htmlOfWriting(pictureCode("abc", 'a|b] "c"'))).toContain('alt="a b  &quot;c&quot;"');
  });
});

test("one rule tells HTML from ordinary writing", () => {
  const html = [
    "",
    " \n",
    "<p>一</p>\n<p>二</p>",
    "<h2>一",
    "<ul><li>一</li></ul>",
    "<!-- 注 --><img src=x>",
    "<iframe></iframe>",
  ];
  const text = [
    "一",
    "・一\n・二",
    "<b>一</b>",
    "前<p>一</p>",
    "<iframe></iframe>\n\n今日の動画です",
    "<https://example.jp>",
    "a < b",
  ];
  expect(html.map(bodyFormatOf)).toEqual(html.map(() => "html"));
  expect(text.map(bodyFormatOf)).toEqual(text.map(() => "text"));
});

test("what is long and tangled takes no long time: work grows with the length", () => {
  const rows = [
    "・".repeat(200_000),
    "[画像:".repeat(60_000),
    `あ${"　".repeat(300_000)}い`,
    "https://".repeat(40_000),
    "<https://a".repeat(40_000),
    "<".repeat(300_000),
  ];
  for (const row of rows) expect(htmlOfWriting(row).length).toBeGreaterThan(0);
});
