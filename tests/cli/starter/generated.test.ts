import { expect, test } from "vitest";
import { generatedEntry } from "#app/cli/starter/generated/entries.server.ts";
import { generate } from "#app/cli/starter/generated/generate.server.ts";
import { generatedKinds } from "#app/cli/starter/generated/order.ts";
import { placeMany } from "#app/cms/content/place.server.ts";
import { currentIndexVersion } from "#app/cms/content/reindex/search-keys.server.ts";
import { find } from "#app/cms/content/search/find.server.ts";
import { listVisible } from "#app/cms/content/visible-list.server.ts";
import type { Db } from "#app/platform/database/connection.server.ts";
import { at, hana, memory, publishedEntry } from "#tests/cms/admin/editing/editor-harness.ts";

const around = {
  genes: ["pastel", "clown", "spider"].map((id) => ({ id, title: id })),
  pictures: [{ image: "0123456789abcdef0123", alt: "見本" }],
};
test("a second, larger set adds only what is missing; lists and search find both", async () => {
  const db = memory();
  expect(await generate(db, { count: 40 }, at)).toBe(40);
  expect(await generate(db, { count: 60 }, at)).toBe(20);
  expect(await generate(db, { count: 60 }, at)).toBe(0);
  const index = await db.selectFrom("counters").select("value").where("name", "=", "index").executeTakeFirst();
  // The first start has nothing to make findable anew.
  expect(index?.value).toBe(currentIndexVersion());
  const lists = await Promise.all(generatedKinds.map((kind) => listVisible(db, kind, {}, at)));
  expect(lists.reduce((sum, { total }) => sum + total, 0)).toBe(60);
  const [term] = lists[0]?.items ?? [];
  expect((await find(db, term?.content.title ?? "", at)).best[0]?.to).toBe(`/term/${term?.id}`);
});

/** All that entries are found by, the numbers that join two tables aside. */
async function traces(db: Db) {
  const columns = ["scope", "kind", "id", "title", "text"] as const;
  return {
    keys: await db.selectFrom("entry_keys").selectAll().orderBy("name").orderBy("text").execute(),
    documents: await db.selectFrom("search_documents").select(columns).orderBy("scope").execute(),
    uses: await db.selectFrom("image_uses").selectAll().orderBy("scope").orderBy("place").execute(),
  };
}

test.each(generatedKinds)("an entry of %s put in with many leaves the traces of one written by hand", async (kind) => {
  const generated = generatedEntry(7, kind, around);
  const [many, one] = [memory(), memory()];
  await many.transaction().execute((trx) => placeMany(trx, [generated], hana));
  await publishedEntry(one, kind, generated.id, generated.content);
  expect(await traces(many)).toEqual(await traces(one));
  await Promise.all([many.destroy(), one.destroy()]);
});
