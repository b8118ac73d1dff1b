import { beforeEach, expect, test } from "vitest";
import { starterMorphs } from "#app/cli/starter/encyclopedia.server.ts";
import { createEntry, trash } from "#app/cms/content/lifecycle.server.ts";
import { AllSeasons } from "#app/collection/breeding/all-seasons/AllSeasons.tsx";
import { allSeasons } from "#app/collection/breeding/all-seasons/all-seasons.server.ts";
import { seasonPage } from "#app/collection/breeding/season/season-page.server.ts";
import type { Db } from "#app/platform/database/connection.server.ts";
import { drawn } from "#tests/cms/admin/editing/drawn.tsx";
import { content, hana, memory, publishedEntry, state } from "#tests/cms/admin/editing/editor-harness.ts";
import { documentOf } from "#tests/support/document.ts";
import { owner } from "#tests/support/owner.ts";
import { noteSeason } from "#tests/support/season.ts";

const pastel = { gene: "pastel", state: "visual", percent: null };
const pair = { sire: "sora", dam: "koyuki" };

let db: Db;
beforeEach(async () => {
  db = memory();
  for (const { id, title, fields } of starterMorphs.filter(({ id }) => ["pastel", "clown"].includes(id)))
    await publishedEntry(db, "morph", id, { title, fields: { ...fields } });
  const snakes = [
    ["sora", "空", "male", [pastel]],
    ["koyuki", "小雪", "female", []],
    ["shizuku", "雫", "female", []],
  ] as const;
  for (const [id, title, sex, genotype] of snakes)
    await publishedEntry(db, "ball", id, { title, fields: { sex, genotype: [...genotype] } });
});

const season = (id: string, fields: Record<string, unknown>) => publishedEntry(db, "breed", id, { title: id, fields });
const looks = (pastels: number, normals: number) =>
  [
    { look: "パステル", count: pastels },
    { look: "ノーマル", count: normals },
  ].filter(({ count }) => count > 0);
const all = (which: { sire: string | null; dam: string | null } = pair) => allSeasons(db, which, hana.now);
const figures = async () =>
  (await all())?.table?.rows.map(({ look, chance, expected, actual }) => [look, chance, expected, actual]);

test("all seasons of a pair are combined, drafts too; other pairs and the trash are excluded", async () => {
  await season("2025", { ...pair, hatched: "2025-08-01", outcomes: looks(3, 1) });
  await createEntry(
    db,
    "breed",
    "2026",
    content("breed", { title: "2026", fields: { ...pair, hatched: "2026-08-01", outcomes: looks(2, 2) } }),
    hana,
  );
  await season("other", { sire: "sora", dam: "shizuku", outcomes: looks(5, 0) });
  await season("gone", { ...pair, outcomes: looks(9, 0) });
  await trash(db, "breed", "gone", 2, hana);
  const seen = await all();
  expect(seen?.seasons.map(({ id, hatchlings }) => [id, hatchlings])).toEqual([
    ["2025", 4],
    ["2026", 4],
  ]);
  expect(await figures()).toEqual([
    ["ノーマル", "50%（1/2）", "4匹", 3],
    ["パステル", "50%（1/2）", "4匹", 5],
  ]);
  // 5 to 3, or further off on either side: 1 − C(8,4)/256.
  expect(seen?.table?.lopsided).toBe(
    "8匹では、偏りとは言えません（計算どおりに遺伝していても、これと同じかそれ以上に偏る確率は72.7%）。",
  );
});

test("a record without looks uses those of its snakes if the whole clutch is on record", async () => {
  await season("2025", pair);
  await noteSeason(db, "2025", { hatchlings: 2 });
  const young = (id: string, genotype: object[]) =>
    publishedEntry(db, "ball", id, { title: id, fields: { ...pair, breed: "2025", genotype } });
  await young("a", [pastel, { gene: "clown", state: "pos-het", percent: 50 }]);
  expect((await all())?.seasons).toMatchObject([{ hatchlings: 0 }]);
  expect((await all())?.table).toBeNull();
  await young("b", []);
  expect((await figures())?.map(([look, , , actual]) => [look, actual])).toEqual([
    ["ノーマル", 1],
    ["パステル", 1],
  ]);
  // A normal of this dam would be a possible het: without a genotype its look is not recorded yet.
  const kage = { sex: "female", genotype: [{ gene: "clown", state: "het", percent: null }] };
  await publishedEntry(db, "ball", "kage", { title: "影", fields: kage });
  await season("2026", { sire: "sora", dam: "kage" });
  await noteSeason(db, "2026", { hatchlings: 1 });
  await publishedEntry(db, "ball", "c", { title: "c", fields: { breed: "2026", genotype: [] } });
  expect((await all({ sire: "sora", dam: "kage" }))?.seasons).toMatchObject([{ hatchlings: 0 }]);
});

test("a season's page shows it, links the other seasons, and explains what is not counted or tested", async () => {
  await season("2025", { ...pair, outcomes: looks(3, 1) });
  await season("2026", pair);
  const { seasons } = await seasonPage.load(
    owner,
    db,
    await state(db, "breed", "2026"),
    hana.now,
    new URLSearchParams(),
  );
  if (!seasons) throw new Error("no seasons");
  const draw = (shown: typeof seasons) => documentOf(drawn(<AllSeasons id="2026" seasons={shown} />));
  const page = draw(seasons);
  expect([...page.querySelectorAll("a")].map((link) => link.getAttribute("href"))).toEqual([
    "/admin/breeds/2025",
    "/admin/pairs/genes",
  ]);
  expect(page.body.textContent).toContain("見た目の記録がないので数えません");
  expect(page.body.textContent).toContain("4匹では、偏りとは言えません");
  await season("many", { ...pair, outcomes: Array.from({ length: 4 }, () => looks(14, 14)).flat() });
  const many = await all();
  expect(many && draw(many).body.textContent).toContain("100匹を超えるので、偏りの検定はしていません");
});
