import { expect, test } from "vitest";
import { readingOfInput } from "#app/cms/admin/editing/checks/body-reading.server.ts";
import { bodyLinks } from "#app/cms/admin/editing/checks/content-remarks.server.ts";
import { flashMessage } from "#app/cms/admin/kit/flash.ts";
import { emptyContent, kindNamed } from "#app/cms/content/registry.ts";
import { entryLinks } from "#app/cms/content/reindex/entry-links.server.ts";
import { documentsOf } from "#app/cms/content/search/index.server.ts";
import "#app/cms/fields/field-types.server.ts";
import { questionsOf } from "#app/kinds/shared/article/page.server.ts";
import { wordsOf } from "#app/kinds/shared/article/words.ts";
import { markdownOfHtml } from "#app/platform/richtext/markdown/html-to-markdown.server.ts";
import { withoutScripts } from "#app/platform/richtext/without-scripts.ts";
import { readDay } from "#app/platform/site/japanese-date.ts";
import { readNumber } from "#app/platform/site/japanese-number.ts";

const LONG = 600_000;
const long = (part: string) => part.repeat(LONG / part.length);

test.each(["<h2<", "<h2>", "<a\t", "<a ", "<script", "<"])("an article of %j is parsed in linear time", (part) => {
  const body = `<h2>温度</h2><p><a href="/info/heat">熱</a></p>${long(part)}`;
  const content = { ...emptyContent(kindNamed("info")), title: "記事", body };
  expect(documentsOf("info", "long", null, content)[0]?.indexed.lead).toContain("温度");
  const links = entryLinks({ kind: "info", id: "long", live: content, draft: null, next: null });
  expect(links.map(({ to_id }) => to_id)).toEqual(["heat"]);
  expect(wordsOf({ path: "/info/long", title: "", summary: "", body }).links).toHaveLength(1);
});

test.each(["<h2<", "<h2>", "<script"])("so is a page with pictures described by %j", (part) => {
  const page = `<h2>なぜですか？</h2><p>寒いからです。</p><img alt="${long(part)}"><script src="https://x.example"></script>`;
  expect(questionsOf(page)).toEqual([{ question: "なぜですか？", answer: "寒いからです。" }]);
  expect(withoutScripts(page)).toBe(page.slice(0, page.lastIndexOf("<script ")));
});

test.each([long("0"), `0千${long("0")}万`, long(" "), long("〇"), `１${long("　")}`])(
  "a text that long is neither a number nor a date",
  (text) => {
    expect(readNumber(`${text}x`)).toBeNull();
    expect(readDay(`${text}x`, { today: "2026-11-22" })).toBeNull();
  },
);

test.each(["<b>", "<svg>", "<p><i>", "<math><mi>"])("an article of nested %j is parsed in linear time", (part) => {
  const body = `<p>温度</p>${long(part)}<a href="/info/heat">熱</a>`;
  expect(readingOfInput(body)).toMatchObject({ format: "html", html: null, dropped: [] });
  expect(bodyLinks(body, "/info/long").links).toEqual([]);
  expect(markdownOfHtml(body)).toBeNull();
});

test("names of Object.prototype are neither a date nor a message", () => {
  for (const name of ["constructor", "__proto__", "toString"]) {
    expect(readDay(name, { today: "2026-11-22" })).toBeNull();
    expect(flashMessage(new URLSearchParams({ flash: name }), { deleted: "消しました。" })).toBeNull();
  }
});
