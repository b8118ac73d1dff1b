import { afterAll, expect, test } from "vitest";
import { find } from "#app/content/search/find.server.ts";
import { mentions } from "#app/content/search/mentions.server.ts";
import { nameBook } from "#app/content/search/names.server.ts";
import { readQuery } from "#app/content/search/read-query.ts";
import { at, memory, publishedEntry } from "#tests/admin/editing/editor-harness.ts";

const db = memory();
const now = new Date(at.getTime() + 60_000);
afterAll(() => db.destroy());

test("where a word is mentioned is looked up once, and again as soon as anything was published", async () => {
  await publishedEntry(db, "blog", "one", { title: "日記", body: "<p>ミカンを食べた。</p>" });
  const [mango] = readQuery("ミカン");
  if (!mango) throw new Error("Nothing to look for");
  const first = await mentions(db, mango, await nameBook(db, now));
  expect(first.visible).toHaveLength(1);
  expect(await mentions(db, mango, await nameBook(db, now))).toBe(first);
  expect((await find(db, "ミカン", now)).best[0]).toMatchObject({ snippet: ["", "ミカン", "を食べた。"] });

  await publishedEntry(db, "blog", "two", { title: "ミカンの話", body: "<p>また食べた。</p>" });
  expect((await mentions(db, mango, await nameBook(db, now))).visible).toHaveLength(2);
  const again = await find(db, "ミカン", now);
  expect(again.best.map(({ title }) => title.join(""))).toEqual(["ミカンの話", "日記"]);
});
