import { beforeEach, expect, test } from "vitest";
import { createEntry, saveDraft, trash } from "#app/cms/content/lifecycle.server.ts";
import { purge } from "#app/cms/content/purge.server.ts";
import { kindNamed } from "#app/cms/content/registry.ts";
import { findWork } from "#app/cms/content/search/find-work.server.ts";
import { adminList, adminSearch } from "#app/collection/registry/admin-list.server.ts";
import { priceInQuery } from "#app/kinds/ball/price-in-query.server.ts";
import type { Db } from "#app/platform/database/connection.server.ts";
import { at, content, hana, ken, memory, publishedEntry } from "#tests/cms/admin/editing/editor-harness.ts";

let db: Db;
beforeEach(async () => {
  db = memory();
  const snake = { number: "BP-2025-07", sex: "male", sale: "on-sale", price: 65_000, hatched: "2025-08-10" };
  const genotype = [{ gene: "clown", state: "visual" }];
  await publishedEntry(db, "ball", "b-2025-007", { title: "檸檬", fields: { ...snake, genotype } });
  await createEntry(
    db,
    "blog",
    "draft",
    content("blog", { title: "書きかけ", body: "<p>檸檬が脱皮しました。</p>" }),
    hana,
  );
  const { version } = await publishedEntry(db, "term", "shed", { title: "脱皮", fields: { reading: "だっぴ" } });
  await saveDraft(
    db,
    "term",
    "shed",
    version,
    content("term", { title: "脱皮（改）", fields: { reading: "だっぴ" } }),
    ken,
  );
  await publishedEntry(db, "info", "gone", { title: "捨てた脱皮の記事" });
  await trash(db, "info", "gone", 2, hana);
});

const ids = async (query: string) => (await findWork(db, query, 50)).found.map(({ id }) => id);

test("finds drafts, drafts over live versions and the trash, but nothing purged", async () => {
  expect((await ids("脱皮")).toSorted()).toEqual(["draft", "gone", "shed"]);
  expect(await ids("改")).toEqual(["shed"]);
  await purge(db, { kind: "info", id: "gone" });
  expect((await ids("脱皮")).toSorted()).toEqual(["draft", "shed"]);
});

test("a title precedes a mention; a number or id prefix finds exactly its entry", async () => {
  expect(await ids("檸檬")).toEqual(["b-2025-007", "draft"]);
  expect(await ids("BP-2025-07")).toEqual(["b-2025-007"]);
  expect(await ids("ｂｐ－２０２５－０７")).toEqual(["b-2025-007"]);
  expect(await ids("B-2025")).toEqual(["b-2025-007"]);
  expect(await ids("2025年")).toContain("b-2025-007");
});

test("without a full match, partial matches are shown and marked as such", async () => {
  expect(await findWork(db, "檸檬 停電", 50)).toMatchObject({
    isLoose: true,
    found: [{ id: "b-2025-007" }, { id: "draft" }],
  });
  expect(await findWork(db, "檸檬 脱皮", 50)).toMatchObject({ isLoose: false, found: [{ id: "draft" }] });
});

test.each(["", "！？", '"', "AND", "scope:live", "%_*", "a".repeat(5000)])(
  "empty and nonsensical queries are no error: %s",
  async (query) => {
    expect((await findWork(db, query, 50)).found).toEqual([]);
  },
);

test("a price in the query filters by price, in search and in the list of snakes", async () => {
  for (const [id, price] of [
    ["cheap", 30_000],
    ["dear", 120_000],
    ["none", null],
  ] as const) {
    const fields = { number: id, sex: "male", sale: "on-sale", price };
    await createEntry(db, "ball", id, content("ball", { title: `値札 ${id}`, fields }), hana);
  }
  await createEntry(db, "blog", "sale", content("blog", { title: "3万円の子", body: "<p>値札</p>" }), hana);
  const kind = kindNamed("ball");
  const all = async (q: string) => (await adminSearch(db, q, at)).items.map(({ id }) => id);
  const listed = async (q: string) =>
    (await adminList(db, kind, new URLSearchParams({ q, sort: "title" }), at)).items.map(({ id }) => id);
  for (const [q, wanted] of [
    ["3万円", ["cheap"]],
    ["¥３０，０００", ["cheap"]],
    ["〜5万", ["cheap"]],
    ["3〜7万円", ["cheap", "b-2025-007"]],
    ["5万円以上", ["b-2025-007", "dear"]],
    ["12万円台", ["dear"]],
    ["7万くらい", ["b-2025-007"]],
    ["檸檬 10万まで", ["b-2025-007"]],
    ["値札 〜20万", ["cheap", "dear"]],
  ] as const) {
    expect(await all(q), q).toEqual(wanted);
    expect((await listed(q)).toSorted(), q).toEqual(wanted.toSorted());
  }
  // A bare number may be a word as well.
  expect(await all("30000")).toEqual(["cheap"]);
  expect(await listed("120000")).toEqual(["dear"]);
  // No snake costs that: entries mentioning prices are found.
  expect(await all("1円")).toEqual(["sale"]);
});

test.each(["2025年", "1500g", "66%", "b-2025-007", "BP-30000", "12月", "〜", "円", "100-200", "200g以上"])(
  "not a price: %s",
  (query) => expect(priceInQuery(query)).toBeNull(),
);
