import { expect, test } from "vitest";
import { publish } from "#app/cms/content/lifecycle.server.ts";
import { find } from "#app/cms/content/search/find.server.ts";
import { mentions } from "#app/cms/content/search/mentions.server.ts";
import { nameBook } from "#app/cms/content/search/names.server.ts";
import { readQuery } from "#app/cms/content/search/read-query.ts";
import { raiseGeneration } from "#app/platform/cache/generation-cache.server.ts";
import { fold } from "#app/platform/search/fold.ts";
import { at, content, hana, memory, publishedEntry } from "#tests/cms/admin/editing/editor-harness.ts";

const db = memory();
const now = new Date(at.getTime() + 60_000);

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

test("names are gathered again only where an entry has changed, a search's own findings after every write", async () => {
  const later = async () => {
    await db.transaction().execute(raiseGeneration);
    return nameBook(db, now);
  };
  const first = await nameBook(db, now);
  const second = await later();
  expect(second).not.toBe(first);
  expect(second.names).toBe(first.names);

  await publish(db, "blog", "two", 2, content("blog", { title: "キウイの話" }), null, hana);
  const third = await nameBook(db, now);
  expect([...third.documents.values()].map(({ id }) => id).toSorted()).toEqual(["one", "two"]);
  expect(third.sorted).toContain(fold("キウイの話"));
  expect(third.sorted).not.toContain(fold("ミカンの話"));

  await db.insertInto("counters").values({ name: "index under way", value: 1 }).execute();
  expect((await later()).names).not.toBe(third.names);
});
