import { expect, test } from "vitest";
import { isPublicPicture } from "#app/cms/content/reindex/picture-uses.server.ts";
import { reindexIfOutdated } from "#app/cms/content/reindex/reindex.server.ts";
import { currentIndexVersion } from "#app/cms/content/reindex/search-keys.server.ts";
import { find } from "#app/cms/content/search/find.server.ts";
import { listVisible } from "#app/cms/content/visible-list.server.ts";
import { readGeneration } from "#app/platform/cache/generation-cache.server.ts";
import { publishedEntry } from "#tests/cms/admin/editing/editor-harness.ts";
import { at } from "#tests/support/contents.ts";
import { emptyDatabase, listenedDatabase } from "#tests/support/empty-database.ts";

const MANY = 64;
const image = "0123456789abcdef0123";

test("after an upgrade every entry is listed, found and shows its pictures by the new rules", async () => {
  const db = emptyDatabase();
  for (let n = 0; n < MANY; n += 1)
    await publishedEntry(db, "term", `t-${n}`, { title: `用語${n}`, fields: { synonyms: [`別名${n}`] } });
  await publishedEntry(db, "term", "shown", { title: "絵", cover: { image, alt: "絵" } });
  await db.updateTable("counters").set({ value: 0 }).where("name", "=", "index").execute();
  for (const table of ["entry_keys", "image_uses", "search_documents", "search_text"] as const)
    await db.deleteFrom(table).execute();
  expect(await isPublicPicture(db, image, at)).toBe(false);
  const generation = await readGeneration(db);

  await reindexIfOutdated(db);

  expect((await listVisible(db, "term", { perPage: 100 }, at)).items).toHaveLength(MANY + 1);
  expect((await find(db, "別名9", at)).best.map(({ to }) => to)).toContain("/term/t-9");
  expect(await isPublicPicture(db, image, at)).toBe(true);
  // Public pages are invalidated once, not with every step.
  expect(await readGeneration(db)).toBe(generation + 1);
});

test("an up-to-date index is not rebuilt", async () => {
  const queries: string[] = [];
  const db = listenedDatabase(({ sql }) => queries.push(sql));
  await publishedEntry(db, "term", "one", { title: "一つめ" });
  await reindexIfOutdated(db);
  const stored = await db.selectFrom("counters").select("value").where("name", "=", "index").executeTakeFirst();
  expect(stored?.value).toBe(currentIndexVersion());
  queries.length = 0;
  await reindexIfOutdated(db);
  expect(queries.filter((sql) => /^(?:insert|update|delete)/.test(sql))).toEqual([]);
});
