import { expect, test } from "vitest";
import { createEntry, end, publish } from "#app/cms/content/lifecycle.server.ts";
import { getVisible } from "#app/cms/content/public-queries.server.ts";
import { articleLibrary, relatedArticles } from "#app/kinds/shared/article/page.server.ts";
import { at, content, hana, memory, publishedEntry } from "#tests/cms/admin/editing/editor-harness.ts";

const db = memory();
const later = (minutes: number) => new Date(at.getTime() + minutes * 60_000);
const article = (title: string, body: string) => ({ title, body: `<p>${body}</p>` });

async function offered(id: string, now: Date): Promise<string[]> {
  const entry = await getVisible(db, "info", id, now);
  return entry ? (await relatedArticles(db, `/info/${id}`, entry, entry.content.body, now)).map(({ to }) => to) : [];
}

test("what is offered after an article follows every change of the others, and is worked out anew after none else", async () => {
  await publishedEntry(db, "info", "fasting", article("食べない", "拒食と体重"));
  await publishedEntry(db, "info", "floor", article("床", "床材と湿度"));
  await publishedEntry(db, "blog", "winter", article("日記", "床材を替えた"));
  const soon = content("info", article("予告", "拒食と体重の記録"));
  await createEntry(db, "info", "soon", soon, hana);
  await publish(db, "info", "soon", 1, soon, later(60).toISOString(), hana);
  expect(await offered("floor", later(1))).toEqual(["/blog/winter", "/info/fasting"]);

  const library = await articleLibrary(db, later(1));
  await publishedEntry(db, "term", "shed", { title: "脱皮" });
  expect(await articleLibrary(db, later(1))).toBe(library);

  await publish(db, "blog", "winter", 2, content("blog", article("日記", "拒食と体重")), null, hana);
  const changed = await articleLibrary(db, later(1));
  expect(await offered("fasting", later(1))).toEqual(["/blog/winter", "/info/floor"]);
  for (const [place, one] of changed.articles.entries())
    expect(one === library.articles[place], one.card.to).toBe(one.card.to !== "/blog/winter");

  expect(await offered("fasting", later(61))).toEqual(["/blog/winter", "/info/soon", "/info/floor"]);
  await end(db, "blog", "winter", 3, hana);
  expect(await offered("fasting", later(61))).toEqual(["/info/soon", "/info/floor"]);
});
