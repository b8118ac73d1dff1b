import { describe, expect, test } from "vitest";
import { markdownOfHtml } from "#app/platform/richtext/markdown/html-to-markdown.server.ts";
import { htmlOfMarkdown } from "#app/platform/richtext/markdown/markdown.server.ts";

describe("Markdown as people write it", () => {
  test("headings, lists, links, emphasis and tables", () => {
    expect(
      htmlOfMarkdown(
        "## 特徴\n\n**太さ**と[体重](/info/weight)\n\n- 一\n- 二\n\n| 体重 | 間隔 |\n| --- | --- |\n| 50g | 5日 |\n",
      ),
    ).toBe(
      '<h2>特徴</h2>\n<p><strong>太さ</strong>と<a href="/info/weight">体重</a></p>\n<ul>\n<li>一</li>\n<li>二</li>\n</ul>\n<table>\n<thead>\n<tr>\n<th>体重</th>\n<th>間隔</th>\n</tr>\n</thead>\n<tbody>\n<tr>\n<td>50g</td>\n<td>5日</td>\n</tr>\n</tbody>\n</table>',
    );
  });

  test("emphasis that ends in Japanese punctuation is emphasis", () => {
    expect(htmlOfMarkdown("**48時間は触りません。**膨らみが目立つあいだは、もっと待ちます。")).toContain(
      "<strong>48時間は触りません。</strong>膨らみ",
    );
    expect(htmlOfMarkdown("これは**「拒食」**です")).toContain("<strong>「拒食」</strong>");
  });
});

describe("HTML back to Markdown", () => {
  test.each([
    ["a paragraph", "<p>本文です。</p>", "本文です。"],
    ["two of them", "<p>一。</p>\n<p>二。</p>", "一。\n\n二。"],
    ["a heading and a link", '<h3>次</h3>\n<p><a href="/term/het">ヘテロ</a></p>', "### 次\n\n[ヘテロ](/term/het)"],
    [
      "a list in a list",
      "<ul>\n<li>一\n<ol>\n<li>甲</li>\n<li>乙</li>\n</ol>\n</li>\n<li>二</li>\n</ul>",
      "- 一\n  1. 甲\n  2. 乙\n- 二",
    ],
    ["items of paragraphs", "<ul>\n<li>\n<p>一</p>\n</li>\n<li>\n<p>二</p>\n</li>\n</ul>", "- 一\n\n- 二"],
    ["a quotation", "<blockquote>\n<p>一</p>\n<p>二</p>\n</blockquote>", "> 一\n> \n> 二"],
    ["a ruby", "<p><ruby>鱗<rt>うろこ</rt></ruby></p>", "<ruby>鱗<rt>うろこ</rt></ruby>"],
    ["characters that mean something", "<p>5 * 3 &lt; 20 &amp; [x]</p>", "5 * 3 < 20 & [x]"],
    ["characters that would be taken for marks", "<p>*x* と _y_</p>", "\\*x\\* と \\_y\\_"],
    ["a paragraph that begins like a list", "<p>1. 春</p>", "1\\. 春"],
    ["quotation marks", '<p>"BEL"</p>', '"BEL"'],
    ["nothing", "", ""],
  ])("%s", (_, html, markdown) => {
    expect(markdownOfHtml(html)).toBe(markdown);
    expect(htmlOfMarkdown(markdown)).toBe(html);
  });

  test.each([
    ["blocks on one line", "<p>一</p><p>二</p>"],
    ["words outside any block", "ただの文"],
    ["an empty line inside HTML", "<div>一\n\n二</div>"],
    ["a tag left open", "<p>一\n<p>二</p>"],
    ["line ends of Windows", "<p>一</p>\r\n<p>二</p>"],
  ])("%s have no exact Markdown equivalent", (_, html) => {
    expect(markdownOfHtml(html)).toBeNull();
  });
});
