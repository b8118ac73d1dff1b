import { expect, test } from "vitest";
import { demoBalls } from "#app/cli/starter/demo-collection.server.ts";
import { starterInfos } from "#app/cli/starter/encyclopedia.server.ts";
import { fillOne } from "#app/cli/starter/fill.server.ts";
import { listEntries } from "#app/cms/admin/editing/list/list.server.ts";
import { readAdminListQuery } from "#app/cms/admin/editing/list/list.ts";
import { trash } from "#app/cms/content/lifecycle.server.ts";
import { kindNamed } from "#app/cms/content/registry.ts";
import { adminList, adminSearch } from "#app/collection/registry/admin-list.server.ts";
import { emptyDatabase } from "#tests/support/empty-database.ts";

const now = new Date("2026-11-21T00:00:00.000Z");

const db = emptyDatabase();
const publishedAt = "2026-11-20T00:00:00.000Z";
for (const ball of demoBalls) {
  await fillOne(db, { kind: "ball", ...ball, fields: { ...ball.fields }, cover: null, publishedAt }, now);
}
for (const info of starterInfos) {
  await fillOne(db, { kind: "info", ...info, fields: { ...info.fields }, cover: null, publishedAt }, now);
}

const found = (kind: "ball" | "info", q: string) =>
  listEntries(db, kindNamed(kind), readAdminListQuery(new URLSearchParams({ q }), kindNamed(kind)), now);

test("だに finds texts about mites, not every text with ただに or まだに", async () => {
  const { items, total } = await found("info", "だに");
  expect(items.map(({ id }) => id)).toContain("mites");
  const texts = new Map(starterInfos.map(({ id, summary, body, fields }) => [id, `${summary}${body}${fields.words}`]));
  for (const { id } of items) expect(texts.get(id), id).toMatch(/ダニ|虫|黒い[点粒]|スネークマイト/);
  expect(total).toBeLessThan(starterInfos.length);
  expect(total).toBe((await found("info", "ダニ")).total);
});

test("an id or its prefix finds the entry, whatever its text", async () => {
  const { items } = await found("info", "respiratory");
  expect(items.map(({ id }) => id)).toContain("respiratory");
  const beginning = await found("ball", "B-2025-0");
  const ids = demoBalls.map(({ id }) => id).filter((id) => id.startsWith("b-2025-0"));
  expect(ids.length).toBeGreaterThan(1);
  expect(beginning.items.map(({ id }) => id)).toEqual(expect.arrayContaining(ids));
});

test("an exact number, title or id comes first, in every order", async () => {
  const numbers = demoBalls.flatMap(({ id, title, fields }) =>
    fields.number ? [{ id, title, number: fields.number }] : [],
  );
  expect(numbers.length).toBeGreaterThan(10);
  // The first, the last and some between.
  for (const { id, title, number } of numbers.filter((_, at) => at % 6 === 0 || at === numbers.length - 1)) {
    for (const q of [number, number.toLowerCase(), id, title]) {
      for (const sort of ["updated", "title", "price"]) {
        const { items } = await adminList(db, kindNamed("ball"), new URLSearchParams({ q, sort }), now);
        expect(items[0]?.id, `${q} by ${sort}`).toBe(id);
      }
    }
    const { items } = await adminSearch(db, number, now);
    expect(items[0]?.id).toBe(id);
  }
});

test("the kind's filters, dates and orders narrow and sort the list through the URL", async () => {
  const list = async (search: string) =>
    (await adminList(db, kindNamed("ball"), new URLSearchParams(search), now)).items;
  const ids = async (search: string) => (await list(search)).map(({ id }) => id).toSorted();
  const having = (has: (fields: (typeof demoBalls)[number]["fields"]) => boolean) =>
    demoBalls
      .filter(({ fields }) => has(fields))
      .map(({ id }) => id)
      .toSorted();
  expect(await ids("sale=on-sale&sex=female")).toEqual(having((f) => f.sale === "on-sale" && f.sex === "female"));
  expect(await ids("morph=clown")).toEqual(having((f) => f.genotype.some(({ gene }) => gene === "clown")));
  expect(await ids("sex=nonsense")).toEqual([]);
  expect(await ids("from=2026-11-21&to=2026-11-21")).toHaveLength(demoBalls.length);
  expect(await ids("from=2026-11-22")).toEqual([]);
  expect(await ids("on=published&to=2026-11-19")).toEqual([]);
  const prices = (await list("sort=price")).map(({ cells }) => cells[2]?.note ?? null);
  const numbers = prices.filter((note) => note !== null).map((note) => Number(note.replace(/\D/g, "")));
  expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
  expect(prices.slice(numbers.length).every((note) => note === null)).toBe(true);
});

test("results keep the selected order on all pages, and a write is visible at once", async () => {
  const page = (number: number) => {
    const asked = new URLSearchParams({ q: "温度", sort: "title", per: "25", page: String(number) });
    return listEntries(db, kindNamed("info"), readAdminListQuery(asked, kindNamed("info")), now);
  };
  const [first, second, past] = [await page(1), await page(2), await page(99)];
  const titles = [...first.items, ...second.items].map(({ title }) => title);
  expect(titles).toEqual(titles.toSorted((a, b) => (a < b ? -1 : 1)));
  expect(titles.length).toBe(Math.min(50, first.total));
  expect(past.page).toBe(first.pages);
  await trash(db, "info", first.items[0]?.id ?? "", first.items[0]?.version ?? 0, { by: "hana", now });
  expect((await page(1)).total).toBe(first.total - 1);
});
