import "./dom.ts";
import { expect, test } from "vitest";
import { demoBalls, demoBreeds } from "#app/cli/starter/demo-collection.server.ts";
import { starterBlogs, starterInfos, starterMorphs, starterTerms } from "#app/cli/starter/encyclopedia.server.ts";
import { lostInWriting, readBody, writeBody } from "#app/cms/admin/editor/body.ts";
import { bodySchema } from "#app/cms/admin/editor/extensions.ts";
import { sanitizeArticle } from "#app/platform/richtext/sanitize.server.ts";
import bodies from "./samples.json" with { type: "json" };

const schema = bodySchema();
/** Bodies as WordPress, Ghost, Japanese services, office programs and embedding codes leave them. */
const samples = Object.entries(bodies).flatMap(([system, ofSystem]) =>
  Object.entries(ofSystem).map(([name, body]) => ({ name: `${system}: ${name}`, body })),
);

/** What a visitor reads, and where it leads: by a way of its own, which knows nothing of the editor. */
function readerOf(html: string): unknown {
  const page = document.createElement("body");
  page.innerHTML = sanitizeArticle(html);
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
  "$name: written by the editor it says the same to a visitor, and is written so again",
  ({ body }) => {
    const written = writeBody(readBody(schema, body));
    expect(readerOf(written)).toEqual(readerOf(body));
    expect(writeBody(readBody(schema, written))).toBe(written);
  },
);

test("every entry the site ships with goes through the editor saying the same, all of it as words one can write in", () => {
  const all = [...starterBlogs, ...starterInfos, ...starterMorphs, ...starterTerms, ...demoBalls, ...demoBreeds];
  expect(all.length).toBeGreaterThanOrEqual(422);
  for (const { id, body } of all) {
    const doc = readBody(schema, body);
    expect(
      doc.children.filter((node) => node.type.name === "rawHtml").map((node) => node.attrs.html),
      id,
    ).toEqual([]);
    expect(lostInWriting(body, doc), id).toEqual([]);
  }
});

test.each(["javascript:alert(1)", "data:text/html,x"])("what a picture from %s is in stays raw HTML", (src) => {
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
