import { afterAll, beforeAll, expect, test } from "vitest";
import { starterInfos, starterMorphs, starterTerms } from "#app/cli/starter/encyclopedia.server.ts";
import { fillOne } from "#app/cli/starter/fill.server.ts";
import { find } from "#app/cms/content/search/find.server.ts";
import { suggest } from "#app/cms/content/search/suggest.server.ts";
import { type Db, openDatabase } from "#app/platform/database/connection.server.ts";

const now = new Date("2026-11-21T00:00:00.000Z");
const publishedAt = "2026-11-20T00:00:00.000Z";
let db: Db;

beforeAll(async () => {
  db = openDatabase(":memory:");
  const kinds = [
    ["term", starterTerms.filter(({ id }, place) => place < 60 || id === "exotic-vet")],
    ["info", starterInfos],
    ["morph", starterMorphs.filter(({ id }) => /^(pastel|piebald|panda|banana|clown|mocha|super-mojave)/.test(id))],
  ] as const;
  for (const [kind, entries] of kinds)
    for (const entry of entries)
      await fillOne(db, { kind, ...entry, fields: { ...entry.fields }, cover: null, publishedAt }, now);
  await fillOne(
    db,
    {
      kind: "morph",
      ...(starterMorphs[0] as (typeof starterMorphs)[number]),
      id: "hidden",
      title: "パスワード",
      cover: null,
      publishedAt: "2099-01-01T00:00:00.000Z",
    } as never,
    now,
  );
});
afterAll(() => db.destroy());

const titles = async (query: string) => (await suggest(db, query, now)).map(({ title }) => title);

test("one letter in any script suggests names, the shortest first", async () => {
  expect((await titles("パ"))[0]).toMatch(/^パ/);
  expect(await titles("ぱ")).toEqual(await titles("パ"));
  expect((await titles("ぱす"))[0]).toBe("パステル");
  expect((await titles("pas"))[0]).toBe("パステル");
  expect(await titles("pasu")).toContain("パステル");
  expect((await titles("バナナ"))[0]).toMatch(/^バナナ/);
});

test("without a matching name it offers a search, and never unpublished entries", async () => {
  expect(await titles("餌を食べない")).toContain("食べないときに見ること：拒食との付き合い方");
  expect(await titles("パスワ")).toEqual([]);
  expect(await titles("")).toEqual([]);
  expect(await titles("　")).toEqual([]);
});

test("at most eight distinct suggestions, each with its target and kind", async () => {
  for (const query of ["p", "ア", "ヘビ", "温度"]) {
    const offers = await suggest(db, query, now);
    expect(offers.length, query).toBeLessThanOrEqual(8);
    expect(new Set(offers.map(({ to }) => to)).size).toBe(offers.length);
    for (const { to, label } of offers)
      expect([to, label]).toEqual([expect.stringMatching(/^\/\w+\//), expect.any(String)]);
  }
});

test("a complex's name suggests its map first, a hospital search the article on finding one", async () => {
  expect((await suggest(db, "BEL", now))[0]).toMatchObject({ to: "/morph/complexes#bel", title: "BELコンプレックス" });
  expect((await titles("病院"))[0]).toBe("エキゾチック動物病院");
  expect((await titles("動物病院"))[0]).toBe("エキゾチック動物病院");
  expect((await find(db, "病院", now)).best[0]?.to).toBe("/term/exotic-vet");
});
