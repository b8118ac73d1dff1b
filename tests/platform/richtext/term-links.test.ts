// The first mention of a term leads to its page.

import { expect, test } from "vitest";
import { termLinker } from "#app/platform/richtext/term-links.server.ts";
import { sanitizeArticle } from "./reading.ts";

const terms = [
  { id: "het", words: ["ヘテロ", "het", "ヘテロ接合"] },
  { id: "shed", words: ["脱皮"] },
  { id: "dysecdysis", words: ["脱皮不全"] },
  { id: "pastel", words: ["パステル", "Pastel"] },
  { id: "pied", words: ["パイド", "Pied"] },
  { id: "qt", words: ["Q&A"] },
];
const href = (term: { id: string }) => `/term/${term.id}`;
const link = (html: string, own?: string) => termLinker(terms, href).link(sanitizeArticle(html), own);
const a = (id: string, words: string) => `<a class="term-link" href="/term/${id}">${words}</a>`;

test("only the first mention is linked, whichever way the term is written", () => {
  expect(link("<p>ヘテロとhet。</p><p>ヘテロ。</p>")).toBe(`<p>${a("het", "ヘテロ")}とhet。</p><p>ヘテロ。</p>`);
});

test("the longest word wins, and a shorter one inside it is not a mention", () => {
  expect(link("<p>脱皮不全と脱皮不全、そして脱皮。</p>")).toBe(
    `<p>${a("dysecdysis", "脱皮不全")}と脱皮不全、そして${a("shed", "脱皮")}。</p>`,
  );
});

test.each([
  ["<h2>脱皮</h2>"],
  ["<h6>脱皮</h6>"],
  ['<a href="/x">脱皮</a>'],
  ["<code>脱皮</code>"],
  ["<pre>脱皮</pre>"],
  ["<ruby>脱皮<rt>だっぴ</rt></ruby>"],
  ["<figure><figcaption>脱皮</figcaption></figure>"],
  ["<blockquote><p>脱皮</p></blockquote>"],
])("in %s nothing is linked, the mention after it is", (untouched) => {
  expect(link(`${untouched}<p>脱皮</p>`)).toBe(`${sanitizeArticle(untouched)}<p>${a("shed", "脱皮")}</p>`);
});

test("words are found inside other marks and on both sides of them", () => {
  expect(link("<p><b>パイド</b>、<em>Pastel</em></p>")).toBe(
    `<p><b>${a("pied", "パイド")}</b>、<em>${a("pastel", "Pastel")}</em></p>`,
  );
});

test("full and half width and letter case do not matter, and the author's spelling stays", () => {
  expect(link("<p>ﾊﾟｲﾄﾞと ＰＡＳＴＥＬ と HET</p>")).toBe(
    `<p>${a("pied", "ﾊﾟｲﾄﾞ")}と ${a("pastel", "ＰＡＳＴＥＬ")} と ${a("het", "HET")}</p>`,
  );
});

test("a word is not found in the middle of a longer one", () => {
  const html =
    "<p>whether heterozygous スーパーパステル パイドロス ヘテロー 脱皮殻 脱皮前夜 パイド図鑑 国内Pied 反脱皮</p>";
  expect(link(html)).toBe(html);
  expect(link("<p>脱皮前に、パイドの</p>")).toBe(`<p>${a("shed", "脱皮")}前に、${a("pied", "パイド")}の</p>`);
});

test("words with characters that HTML escapes are found", () => {
  expect(link("<p>&lt;Q&amp;A&gt;</p>")).toBe(`<p>&lt;${a("qt", "Q&amp;A")}&gt;</p>`);
});

test("the page's own term and what the author linked by hand are left alone", () => {
  expect(link("<p>脱皮</p>", "/term/shed")).toBe("<p>脱皮</p>");
  expect(link('<p>脱皮は<a href="/term/shed">こちら</a></p>')).toBe('<p>脱皮は<a href="/term/shed">こちら</a></p>');
});

test("terms without words and words of one character link nothing", () => {
  expect(termLinker([{ id: "egg", words: ["卵", "", " "] }], href).link("<p>卵 a</p>")).toBe("<p>卵 a</p>");
});

test("addresses are escaped", () => {
  expect(termLinker([{ id: "x", words: ["脱皮"] }], () => '/a?b=1&c="<').link("<p>脱皮</p>")).toBe(
    '<p><a class="term-link" href="/a?b=1&amp;c=&quot;&lt;">脱皮</a></p>',
  );
});

test("linked articles are clean articles: cleaning only takes the links' class along", () => {
  const linked = link("<h2>x</h2><p>パイドの脱皮 &amp; <b>het</b></p><table><tr><td>Pastel</td></tr></table>");
  expect(sanitizeArticle(linked)).toBe(linked);
});

test("a long article with many terms: each is linked once", () => {
  const many = Array.from({ length: 400 }, (_, index) => ({
    id: `t${index}`,
    words: [`用語${index}番`, `Term${index}`],
  }));
  const linker = termLinker(many, href);
  const article = many.map(({ words }) => `<p>${words.join("、")}について。</p>`).join("");
  expect(linker.link(article + article).match(/class="term-link"/g)).toHaveLength(400);
});

test("the key changes with the terms and only with them", () => {
  expect(termLinker(terms, href).key).toBe(termLinker([...terms], href).key);
  expect(termLinker(terms.slice(1), href).key).not.toBe(termLinker(terms, href).key);
});
