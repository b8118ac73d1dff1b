import { expect, test } from "vitest";
import { generate, generatedKinds } from "#app/cli/starter/generate.server.ts";
import { currentIndexVersion } from "#app/cms/content/reindex/search-keys.server.ts";
import { find } from "#app/cms/content/search/find.server.ts";
import { listVisible } from "#app/cms/content/visible-list.server.ts";
import { at, memory } from "#tests/cms/admin/editing/editor-harness.ts";

test("a second, larger set adds only what is missing; lists and search find both", async () => {
  const db = memory();
  expect(await generate(db, { count: 40 }, at)).toBe(40);
  expect(await generate(db, { count: 60 }, at)).toBe(20);
  expect(await generate(db, { count: 60 }, at)).toBe(0);
  const index = await db.selectFrom("counters").select("value").where("name", "=", "index").executeTakeFirst();
  // The first start has nothing to reindex.
  expect(index?.value).toBe(currentIndexVersion());
  const lists = await Promise.all(generatedKinds.map((kind) => listVisible(db, kind, {}, at)));
  expect(lists.reduce((sum, { total }) => sum + total, 0)).toBe(60);
  const [term] = lists[0]?.items ?? [];
  expect((await find(db, term?.content.title ?? "", at)).best[0]?.to).toBe(`/term/${term?.id}`);
});
