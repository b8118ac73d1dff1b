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

test.each([
  ["<h2>脱皮</h2>"],
  ["<h6>脱皮</h6>"],
  ['<a href="/x">脱皮</a>'],
  ["<code>脱皮</code>"],
  ["<pre>脱皮</pre>"],
  ["<ruby>脱皮<rt>だっぴ</rt></ruby>"],
  ["<figure><figcaption>脱皮</figcaption></figure>"],
  ["<blockquote><p>脱皮</p></blockquote>"],
])("nothing is linked in %s, but the mention after it is", (untouched) => {
  expect(link(`${untouched}<p>脱皮</p>`)).toBe(`${sanitizeArticle(untouched)}<p>${a("shed", "脱皮")}</p>`);
});

test("the page's own term and the author's links are left alone", () => {
  expect(link("<p>脱皮</p>", "/term/shed")).toBe("<p>脱皮</p>");
  expect(link('<p>脱皮は<a href="/term/shed">こちら</a></p>')).toBe('<p>脱皮は<a href="/term/shed">こちら</a></p>');
});

test("addresses are escaped", () => {
  expect(termLinker([{ id: "x", words: ["脱皮"] }], () => '/a?b=1&c="<').link("<p>脱皮</p>")).toBe(
    '<p><a class="term-link" href="/a?b=1&amp;c=&quot;&lt;">脱皮</a></p>',
  );
});

test("linked articles are sanitised: sanitising only strips the links' class", () => {
  const linked = link("<h2>x</h2><p>パイドの脱皮 &amp; <b>het</b></p><table><tr><td>Pastel</td></tr></table>");
  expect(sanitizeArticle(linked)).toBe(linked);
});

test("the key changes exactly when the terms change", () => {
  expect(termLinker(terms, href).key).toBe(termLinker([...terms], href).key);
  expect(termLinker(terms.slice(1), href).key).not.toBe(termLinker(terms, href).key);
});
