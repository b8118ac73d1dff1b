import { expect, test } from "vitest";
import { createEntry, publish } from "#app/cms/content/lifecycle.server.ts";
import { feed } from "#app/kinds/shared/article/feed.server.ts";
import { content, hana, memory } from "#tests/cms/admin/editing/editor-harness.ts";

const db = memory();

test("the newest article comes first, and the feed's date is that of the last change", async () => {
  const blog = (title: string) => content("blog", { title, summary: "要約", body: "<p>本文</p>" });
  const minutes = (count: number) => new Date(hana.now.getTime() + count * 60_000);
  const put = (id: string, version: number, title: string, at: number) =>
    publish(db, "blog", id, version, blog(title), null, { ...hana, now: minutes(at) });
  for (const id of ["old", "new"]) await createEntry(db, "blog", id, blog(id), hana);
  await put("old", 1, "前の記事", 0);
  await put("new", 1, "次の記事", 10);
  await put("old", 2, "前の記事（改）", 20);

  const atom = await feed(db, { origin: "https://borupa.example", siteName: "x" }, minutes(30));
  expect(atom.match(/<updated>[^<]+/)?.[0]).toBe(`<updated>${minutes(20).toISOString()}`);
  expect(atom.indexOf("次の記事")).toBeGreaterThan(0);
  expect(atom.indexOf("次の記事")).toBeLessThan(atom.indexOf("前の記事（改）"));
});
