import { beforeAll, expect, test } from "vitest";
import { end } from "#app/cms/content/lifecycle.server.ts";
import { neighbours } from "#app/cms/content/public-queries.server.ts";
import { listVisible } from "#app/cms/content/visible-list.server.ts";
import { addCare } from "#app/kinds/ball/care/care-log.server.ts";
import { at, hana, memory, publishedEntry } from "#tests/cms/admin/editing/editor-harness.ts";

const db = memory();
const now = new Date(at.getTime() + 60_000);

beforeAll(async () => {
  const ball = (id: string, price: number | null, sex = "male") =>
    publishedEntry(db, "ball", id, { title: id, fields: { price, sex } });
  await ball("dear", 120_000);
  await ball("cheap", 9800.5);
  await ball("free", 0, "female");
  await ball("unpriced", null);
  await ball("also-unpriced", null, "female");
  const morph = (id: string, reading: string, featured = false) =>
    publishedEntry(db, "morph", id, { title: id, fields: { type: "gene", reading, featured } });
  await morph("a", "い");
  await morph("b", "あ");
  await morph("c", "ん", true);
  await morph("gone", "う");
  await end(db, "morph", "gone", 2, hana);
  for (const [id, fields] of [
    ["notice", { category: "notice" }],
    ["pinned", { category: "notice", pinned: true }],
    ["care", { category: "care" }],
    ["pinned-care", { category: "care", pinned: true }],
  ] as const)
    await publishedEntry(db, "info", id, { title: id, fields });
});

async function ids(kind: "ball" | "morph" | "info", sort: string, filters = {}): Promise<string[]> {
  const all: string[] = [];
  for (let page = 1; ; page += 1) {
    const { items, pages } = await listVisible(db, kind, { sort, filters, page, perPage: 2 }, now);
    all.push(...items.map(({ id }) => id));
    if (page >= pages) return all;
  }
}

test.each([
  ["ball", "price", {}, ["free", "cheap", "dear", "also-unpriced", "unpriced"]],
  ["ball", "price-desc", {}, ["dear", "cheap", "free", "also-unpriced", "unpriced"]],
  ["ball", "price", { sex: "female" }, ["free", "also-unpriced"]],
  ["morph", "featured", {}, ["c", "b", "a"]],
  ["morph", "kana", {}, ["b", "a", "c"]],
  ["info", "newest", {}, ["pinned-care", "pinned", "care", "notice"]],
] as const)("%s by %s, narrowed to %o, page by page", async (kind, sort, filters, order) => {
  expect(await ids(kind, sort, filters)).toEqual(order);
});

test("a logged weight sorts the snake", async () => {
  expect(await ids("ball", "weight")).toEqual(["also-unpriced", "cheap", "dear", "free", "unpriced"]);
  const weighed = { type: "weight", date: "2026-01-01", isPublic: true } as const;
  const lines = [
    { ball: "dear", grams: 900, ...weighed },
    { ball: "unpriced", grams: 1500, ...weighed },
  ];
  await addCare(db, lines, hana);
  expect(await ids("ball", "weight")).toEqual(["unpriced", "dear", "also-unpriced", "cheap", "free"]);
});

test("previous and next links walk a whole kind in both directions", async () => {
  const { items } = await listVisible(db, "info", { sort: "latest", perPage: 1000 }, now);
  const around = await Promise.all(items.map((entry) => neighbours(db, entry, now)));
  const inOrder = items.map(({ id }) => id);
  expect(around.map(({ previous }) => previous?.id)).toEqual([...inOrder.slice(1), undefined]);
  expect(around.map(({ next }) => next?.id)).toEqual([undefined, ...inOrder.slice(0, -1)]);
});
