import { beforeAll, expect, test } from "vitest";
import { generate } from "#app/cli/starter/generated/generate.server.ts";
import { end } from "#app/cms/content/lifecycle.server.ts";
import { rankedAmongMany, telling } from "#app/cms/content/search/among-many.server.ts";
import { nameBook } from "#app/cms/content/search/names.server.ts";
import { readQuery, wordingOf } from "#app/cms/content/search/read-query.ts";
import { at, hana, memory, publishedEntry } from "#tests/cms/admin/editing/editor-harness.ts";

const db = memory();
const now = new Date(at.getTime() + 60_000);

beforeAll(async () => {
  await generate(db, { count: 120 }, at);
  await publishedEntry(db, "term", "mango", { title: "マンゴー", fields: { reading: "まんごー" } });
  await publishedEntry(db, "term", "orchard", { title: "果樹園のマンゴー棚", fields: { reading: "かじゅえん" } });
  await publishedEntry(db, "info", "fruit", { title: "果物", summary: "マンゴーの話。" });
  await publishedEntry(db, "blog", "diary", { title: "日記", body: "<p>おやつはマンゴーでした。</p>" });
  await publishedEntry(db, "blog", "gone", { title: "マンゴーの古い話" });
  await end(db, "blog", "gone", 2, hana);
});

async function found(query: string): Promise<{ ids: string[]; coverage: number[] }> {
  const rows = await rankedAmongMany(db, readQuery(query), query, now, await nameBook(db, now));
  const documents = await db.selectFrom("search_documents").select(["rowid", "id"]).execute();
  const ids = new Map(documents.map(({ rowid, id }) => [rowid, id]));
  return { ids: rows.map(({ rowid }) => ids.get(rowid) ?? ""), coverage: rows.map(({ coverage }) => coverage) };
}

test("what goes by the name, then a title, then a summary, then a body that says it; nothing visitors may not see", async () => {
  expect((await found("マンゴー")).ids).toEqual(["mango", "orchard", "fruit", "diary"]);
});

test("all words together, and where no page has all, some of them", async () => {
  expect(await found("果物 マンゴー")).toEqual({ ids: ["fruit"], coverage: [1] });
  const loose = await found("マンゴー zzzz");
  expect(loose.ids).toContain("mango");
  expect(new Set(loose.coverage)).toEqual(new Set([0.5]));
  expect((await found("zzzz")).ids).toEqual([]);
});

test("of a word on every page only some hundred are looked at", async () => {
  const wording = wordingOf("ボールパイソン") ?? wordingOf("個体");
  if (!wording) throw new Error("Nothing to look for");
  for (const scope of ["live", "work"] as const) expect((await telling(db, scope, wording)).size).toBeLessThan(700);
  expect((await telling(db, "live", wording)).size).toBeGreaterThan(0);
});
