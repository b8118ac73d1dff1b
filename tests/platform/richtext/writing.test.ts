import { describe, expect, test } from "vitest";
import { bodyFormatOf } from "#app/platform/richtext/body-format.server.ts";
import { htmlOfWriting } from "#app/platform/richtext/markdown/writing.server.ts";
import { pictureCode } from "#app/platform/richtext/picture-code.ts";
import { cleanArticle } from "#app/platform/richtext/sanitize.server.ts";
import cases from "./writing.json" with { type: "json" };

describe("typed text becomes", () => {
  test.each(cases.typed)("$name", ({ typed, html }) => {
    expect(htmlOfWriting(typed).replaceAll(/ ?\/>/g, ">")).toBe(html);
  });

  test("line endings of Windows and of old Macs are line endings", () => {
    expect(htmlOfWriting("一\r\n二\r\r三")).toBe(htmlOfWriting("一\n二\n\n三"));
  });
});

describe("a URL alone on a line is embedded", () => {
  const shown = (address: string) => cleanArticle(htmlOfWriting(`前\n${address}\n後`)).html.replaceAll("\n", "");

  test.each(cases.frames)("$address: a frame", ({ address, frame }) => {
    expect(shown(address)).toContain(`<p>前</p><iframe ${frame}></iframe><p>後</p>`);
  });

  test.each(cases.posts)("$address: a post", ({ address, parts }) => {
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
  test("alone, with alternative text, with a caption", () => {
    expect(htmlOfWriting("[画像:abc-1]")).toBe('<figure><img src="/images/abc-1/1280.webp" alt=""></figure>');
    expect(htmlOfWriting("［画像：abc｜とぐろ & 水入れ｜9月の<b>朝</b>］")).toBe(
      '<figure><img src="/images/abc/1280.webp" alt="とぐろ &amp; 水入れ"><figcaption>9月の&lt;b&gt;朝&lt;/b&gt;</figcaption></figure>',
    );
    expect(htmlOfWriting("[画像:../x]")).toBe("<p>[画像:../x]</p>");
  });

  test("the code as displayed is parsed completely", () => {
    expect(htmlOfWriting(pictureCode("abc", 'a|b] "c"'))).toContain('alt="a b  &quot;c&quot;"');
  });
});

test("one rule distinguishes HTML from plain writing", () => {
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

test("long nested text takes linear time", () => {
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
