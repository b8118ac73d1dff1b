import { beforeAll, expect, test } from "vitest";
import { generate } from "#app/cli/starter/generated/generate.server.ts";
import { generatedKinds } from "#app/cli/starter/generated/order.ts";
import { end } from "#app/cms/content/lifecycle.server.ts";
import { hasKeyRow, walkList } from "#app/cms/content/long-lists.server.ts";
import { isPublic } from "#app/cms/content/public.server.ts";
import { neighbours } from "#app/cms/content/public-queries.server.ts";
import { allKinds, kindNamed } from "#app/cms/content/registry.ts";
import { listVisible } from "#app/cms/content/visible-list.server.ts";
import { at, hana, memory, publishedEntry } from "#tests/cms/admin/editing/editor-harness.ts";

const db = memory();
const now = new Date(at.getTime() + 60_000);

beforeAll(async () => {
  await generate(db, { count: 200 }, at);
  for (const id of ["one", "two"]) await publishedEntry(db, "info", id, { title: id, fields: { pinned: true } });
  await publishedEntry(db, "morph", "first", { title: "x", fields: { type: "gene", featured: true, reading: "ん" } });
  for (const { name } of allKinds().filter(({ name }) => !generatedKinds.some((kind) => kind === name)))
    for (const id of ["one", "two"]) await publishedEntry(db, name, id, { title: id });
  await end(db, "term", "sample-term-3", 1, hana);
});

const lists = allKinds().flatMap(({ name, sorts }) => sorts.map((sort) => [name, sort] as const));
const filters: Readonly<Record<string, Record<string, string>>> = {
  term: { row: "か" },
  ball: { sex: "male" },
  info: { category: "notice" },
};

test.each(lists)("a long list of %s has the order of a short one: %o", async (kind, { value }) => {
  for (const narrowed of [{}, filters[kind] ?? {}]) {
    const all = await listVisible(db, kind, { sort: value, perPage: 1000, filters: narrowed }, now);
    const sort = kindNamed(kind).sorts.find((one) => one.value === value) ?? kindNamed(kind).sorts[0];
    const filtered = Object.entries(narrowed).map(([name, text]) => hasKeyRow(kind, name, text));
    const conditions = [isPublic(now), ...filtered];
    const ids: string[] = [];
    for (let offset = 0; offset < all.total + 7; offset += 7) {
      const list = { kind, sort, filters: narrowed, conditions, limit: 7, offset };
      ids.push(...(await walkList(db, list, (_, count) => count())).map(({ id }) => id));
    }
    expect(all.total).toBeGreaterThan(0);
    expect(ids).toEqual(all.items.map(({ id }) => id));
    expect(all.total).toBe(ids.length);
  }
});

test("from neighbour to neighbour a whole kind is walked, there and back", async () => {
  const { items } = await listVisible(db, "info", { sort: "newest", perPage: 1000 }, now);
  const inOrder = items.toSorted((a, b) => b.publishedAt.localeCompare(a.publishedAt) || (a.id < b.id ? -1 : 1));
  // Several came at one moment.
  expect(new Set(items.map(({ publishedAt }) => publishedAt)).size).toBeLessThan(items.length);
  const around = await Promise.all(inOrder.map((entry) => neighbours(db, entry, now)));
  const ids = inOrder.map(({ id }) => id);
  expect(around.map(({ previous }) => previous?.id)).toEqual([...ids.slice(1), undefined]);
  expect(around.map(({ next }) => next?.id)).toEqual([undefined, ...ids.slice(0, -1)]);
});
