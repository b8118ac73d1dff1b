import { beforeAll, expect, test } from "vitest";
import { findEntry } from "#app/cms/content/lifecycle.server.ts";
import { feed } from "#app/kinds/shared/article/feed.server.ts";
import { articleLibrary } from "#app/kinds/shared/article/page.server.ts";
import { wordsOf } from "#app/kinds/shared/article/words.ts";
import { content, formOf, hana, memory, press } from "#tests/cms/admin/editing/editor-harness.ts";
import { blogPage } from "#tests/support/pages.ts";

const db = memory();

const now = new Date(hana.now.getTime() + 60_000);
const written = content("blog", {
  title: "冬の支度",
  summary: "寒くなる前に。",
  body: "# 温度計\n・ケージ\n・[湿度](/term/humidity)\n二行目",
});

beforeAll(async () => {
  await press(db, "blog", null, formOf("blog", written, 0, ["id", "winter"], ["do", "publish"]));
});

test("help on writing is beside the text, which stays as typed", async () => {
  expect((await findEntry(db, "blog", "winter"))?.live).toMatchObject({ body: written.body, bodyFormat: "text" });
});

test("the page, the feed, search and suggestions use its HTML", async () => {
  const list = '<li>ケージ</li>\n<li><a href="/term/humidity">湿度</a></li>';
  const page = await blogPage(db, "winter", now);
  expect(page?.article.html).toContain(list);
  expect(page?.article.contents).toMatchObject([{ level: 2, text: "温度計" }]);
  expect(await feed(db, { origin: "https://borupa.example", siteName: "x" }, now)).toContain(
    "&lt;li&gt;&lt;a href=&quot;https://borupa.example/term/humidity",
  );
  const document = await db.selectFrom("search_documents").select("text").where("scope", "=", "live").execute();
  expect(document).toEqual([{ text: "寒くなる前に。 温度計／ケージ／湿度／二行目" }]);
  const { articles } = await articleLibrary(db, now);
  const links = wordsOf({ path: "", title: "", summary: "", body: list }).links;
  expect(articles).toMatchObject([{ card: { to: "/blog/winter" }, words: { links } }]);
});
