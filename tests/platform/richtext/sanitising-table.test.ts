import { expect, test } from "vitest";
import { allowedAttributes, allowedTags } from "#app/platform/richtext/policy.ts";
import { elementsOf, firstElement, sanitizeArticle } from "./reading.ts";
import sanitisingTable from "./sanitising-table.json" with { type: "json" };

const inTables = ["caption", "col", "colgroup", "table", "tbody", "td", "tfoot", "th", "thead", "tr"];
const elsewhere = allowedTags.filter((tag) => !inTables.includes(tag) && tag !== "script");

test.each(elsewhere)("<%s> is kept", (tag) => {
  expect(firstElement(sanitizeArticle(`<${tag}>x</${tag}>`))?.localName).toBe(tag);
});

const dropped = "button center details dialog font form input label marquee picture source blink big".split(" ");

test.each(dropped)("<%s> is removed but its text stays", (tag) => {
  const clean = sanitizeArticle(`<p>a</p><${tag}>words</${tag}>`);
  expect(elementsOf(clean).map((element) => element.localName)).not.toContain(tag);
  if (!["input", "source"].includes(tag)) expect(clean).toContain("words");
});

const droppedWhole =
  "style svg math noscript template textarea object embed applet meta link base title video audio".split(" ");

test.each(droppedWhole)("<%s> is removed", (tag) => {
  expect(elementsOf(sanitizeArticle(`<p>a</p><${tag}>b</${tag}><p>c</p>`)).map((e) => e.localName)).toEqual(["p", "p"]);
});

const plainValues: Record<string, string> = {
  id: "kyuji",
  class: "note wide",
  href: "/term/het",
  target: "_self",
  rel: "nofollow",
  style: "color: red",
  src: "/images/a.webp",
  alt: "とぐろを巻く個体",
  width: "640",
  height: "480",
  frameborder: "0",
  "data-*": "ja",
  "*": "ja",
};

const kept = Object.entries(allowedAttributes).flatMap(([tag, names]) =>
  tag === "script"
    ? []
    : names.map((name) => [tag, name.replace("data-*", "data-lang").replace("*", "lang"), plainValues[name]]),
);

test.each(kept)("<%s> keeps %s", (tag, name = "", value = "") => {
  const clean = firstElement(sanitizeArticle(`<${tag} ${name}="${value}">x</${tag}>`));
  expect(clean?.getAttribute(name)).toBe(value);
});

const everyName =
  "id class style title lang dir href src alt width height target rel name data-x aria-label role tabindex frameborder cite colspan align onclick".split(
    " ",
  );
const others = elsewhere
  .filter((tag) => tag !== "pre" && tag !== "code")
  .map((tag) => {
    const listed = allowedAttributes[tag] ?? [];
    const isListed = (name: string) => listed.includes(name) || (listed.includes("data-*") && name.startsWith("data-"));
    return [tag, everyName.filter((name) => !isListed(name))] as const;
  });

test.each(others)("<%s> loses every attribute that is not listed for it", (tag, names) => {
  const attributes = names.map((name) => `${name}="1"`).join(" ");
  expect(firstElement(sanitizeArticle(`<${tag} ${attributes}>x</${tag}>`))?.getAttributeNames()).toEqual([]);
});

test("h1 keeps no attributes, h2 to h6 keep id and class", () => {
  expect(sanitizeArticle('<h1 id="a" class="b">x</h1>')).toBe("<h1>x</h1>");
  for (const tag of ["h2", "h3", "h4", "h5", "h6"]) {
    const html = `<${tag} id="a" class="b">x</${tag}>`;
    expect(sanitizeArticle(html)).toBe(html);
  }
});

test.each(["title", "location", "links", "images", "forms", "name", "body", "history", "cookie"])(
  "the heading id %s, which is also a document property, stays linkable",
  (id) => {
    expect(sanitizeArticle(`<h2 id="${id}">x</h2>`)).toBe(`<h2 id="${id}">x</h2>`);
  },
);

test.each([
  "http://a.example/",
  "https://a.example/?b=1&c=2#d",
  "ftp://a.example/x",
  "mailto:a@example.jp",
  "tel:+81312345678",
])("a link may go to %s", (href) => {
  expect(firstElement(sanitizeArticle(`<a href="${href.replaceAll("&", "&amp;")}">x</a>`))?.getAttribute("href")).toBe(
    href,
  );
});

test.each(["/morph/pastel", "../a", "#h", "?q=1", "//cdn.example/a", "a.html", "時刻/12:00", ""])(
  "a link may be relative: %s",
  (href) => {
    expect(firstElement(sanitizeArticle(`<a href="${href}">x</a>`))?.getAttribute("href")).toBe(href);
  },
);

test.each([
  "javascript:1",
  "data:text/html,x",
  "sms:1",
  "xmpp:a",
  "vbscript:x",
  "file:///etc/passwd",
  "blob:x",
  "foo1:bar",
  "about:blank",
])("a link may not go to %s, its text stays", (href) => {
  expect(sanitizeArticle(`<a href="${href}">x</a>`)).toBe("<a>x</a>");
});

test.each([
  "http://a.example/a.png",
  "https://a.example/a.png",
  "//a.example/a.png",
  "/a.png",
  "data:image/png;base64,iVBORw0KGgo=",
])("a picture may come from %s", (src) => {
  expect(sanitizeArticle(`<img src="${src}" alt="">`)).toBe(`<img src="${src}" alt="">`);
});

test.each([
  "ftp://a.example/a.png",
  "javascript:1",
  "data:text/html,x",
  "data:image/svg+xml,<svg onload=1>",
  "mailto:a@b.c",
])("a picture may not come from %s", (src) => {
  expect(firstElement(sanitizeArticle(`<img src="${src}" alt="x">`))?.getAttribute("src")).toBeNull();
});

test("a frame keeps its listed attributes and shows http and https only", () => {
  const frame =
    '<iframe id="a" class="b" src="https://www.youtube.com/embed/x" alt="c" width="560" height="315" frameborder="0"></iframe>';
  expect(sanitizeArticle(frame)).toBe(frame);
  expect(sanitizeArticle('<iframe src="ftp://a.example/"></iframe>')).toBe("<iframe></iframe>");
  expect(sanitizeArticle('<iframe srcdoc="<p>x" name="y" allow="camera" onload="1"><b>fallback</b></iframe>')).toBe(
    "<iframe></iframe>",
  );
});

test("a blockquote keeps class and data, nothing else", () => {
  expect(sanitizeArticle('<blockquote id="a" cite="https://a.example/" class="b" data-c="d">x</blockquote>')).toBe(
    '<blockquote class="b" data-c="d">x</blockquote>',
  );
  expect(sanitizeArticle('<blockquote data-a="javascript:alert(1)">x</blockquote>')).toBe("<blockquote>x</blockquote>");
});

test.each([
  "https://platform.twitter.com/widgets.js",
  "https://platform.x.com/widgets.js",
  "https://www.instagram.com/embed.js",
])("the social script %s is kept, at the start and at the end, with src, async and charset only", (src) => {
  const script = `<script src="${src}" async="" charset="utf-8"></script>`;
  expect(
    sanitizeArticle(
      `<script src="${src}" async charset="utf-8" id="a" type="module" nonce="n" onload="x()">alert("<b>")</script><p>a</p>`,
    ),
  ).toBe(`${script}<p>a</p>`);
  expect(sanitizeArticle(`<p>a</p>${script}`)).toBe(`<p>a</p>${script}`);
});

test.each(sanitisingTable.foreignScripts)("the script %s is removed with its content", (src) => {
  expect(sanitizeArticle(`<p>a</p><script src="${src}">alert(1)</script><p>b</p>`)).toBe("<p>a</p><p>b</p>");
});

test("a script without a src is removed with its content", () => {
  expect(sanitizeArticle("<p>a</p><script>alert(1)</script>")).toBe("<p>a</p>");
});

test("pre and code keep all attributes except those that run script", () => {
  const attributes =
    'id="a" class="shiki" lang="en" dir="ltr" title="x: y" data-line="1" data-url="https://a.example/" aria-label="b" role="region" tabindex="0" translate="no" style="color: red"';
  for (const tag of ["pre", "code"]) {
    expect(sanitizeArticle(`<${tag} ${attributes}>x</${tag}>`)).toBe(`<${tag} ${attributes}>x</${tag}>`);
    expect(
      sanitizeArticle(
        `<${tag} onclick="1" onfocus="1" ONPOINTERRAWUPDATE="1" oncontentvisibilityautostatechange="1" autofocus srcdoc="x" href="javascript:1" data-a=" java&#10;script:1" formaction="javascript:1" xlink:href="javascript:1" @click="x" contenteditable popover>x</${tag}>`,
      ),
    ).toBe(`<${tag}>x</${tag}>`);
  }
});

test("a pre keeps its leading line breaks when sanitised repeatedly", () => {
  const html = "<pre>\n\n  one\n</pre>";
  expect(sanitizeArticle(html)).toBe(html);
  expect(sanitizeArticle(sanitizeArticle(html))).toBe(html);
});

test.each(sanitisingTable.styles)("the style %s becomes %s", (style, expected) => {
  for (const tag of ["p", "div", "img", "pre"]) {
    expect(firstElement(sanitizeArticle(`<${tag} style="${style}">`))?.getAttribute("style")).toBe(expected);
  }
});

test("a link that opens another window gets noopener and keeps its own rel", () => {
  expect(sanitizeArticle('<a href="/a" target="_blank">x</a>')).toBe(
    '<a href="/a" target="_blank" rel="noopener">x</a>',
  );
  expect(sanitizeArticle('<a rel="nofollow opener" href="/a" target="_blank">x</a>')).toBe(
    '<a rel="nofollow noopener" href="/a" target="_blank">x</a>',
  );
  expect(sanitizeArticle('<a href="/a" target="_self">x</a>')).toBe('<a href="/a" target="_self">x</a>');
});

test("ids of the page itself and of the framework are removed from articles", () => {
  for (const id of ["root", "main", "__reactRouterContext", "dataLayer", "twttr"]) {
    expect(sanitizeArticle(`<p id="${id}">x</p>`)).toBe("<p>x</p>");
  }
});

test("comments and processing instructions are removed", () => {
  expect(sanitizeArticle("<p>a<!-- b --><?php c ?><![CDATA[d]]></p>")).toBe("<p>a</p>");
});

test("a customised built-in element keeps its text and listed attributes", () => {
  expect(sanitizeArticle('<p id="a" is="x-y" class="b" onclick="1" title="c">words</p>')).toBe(
    '<p id="a" class="b">words</p>',
  );
});

test("a table in a paragraph is parsed as in a page", () => {
  expect(sanitizeArticle("<p>a<table><tr><td>b</td></tr></table>")).toBe(
    "<p>a</p><table><tbody><tr><td>b</td></tr></tbody></table>",
  );
});
