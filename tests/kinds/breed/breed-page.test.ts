import { expect, test } from "vitest";
import { breedPage } from "#tests/support/pages.ts";
import { putBall, putBreed, siteWithMorphs, today } from "#tests/tools/calculator/collection.ts";

const db = await siteWithMorphs();
await putBall(db, "taro", "太郎", "male", [
  { gene: "pastel", state: "visual" },
  { gene: "clown", state: "het" },
]);
await putBall(db, "hana", "花", "female", [{ gene: "clown", state: "visual" }]);
const outcomes = [
  { look: "Pastel Clown", count: 4 },
  { look: "ノーマル", count: 1 },
  { look: "もふもふ", count: 1 },
];
const parents = { sire: "taro", dam: "hana" };
await putBreed(db, "season", "太郎 × 花", { ...parents, outcomes }, { laid: "2026-10-01", eggs: 6 });
await putBreed(db, "orphan", "親なし", { sire: "nobody", outcomes: [{ look: "パステル", count: 2 }] });
await putBall(db, "child", "子", "unknown", [], { breed: "season" });

test("expected and actual are compared, by whichever name it was written", async () => {
  const table = (await breedPage(db, "season", today))?.table;
  const rows = table?.rows.map(({ look, genes, chance, actual }) => [genes ?? look, chance, actual]);
  expect(rows).toHaveLength(5);
  expect(rows).toContainEqual(["パステル クラウン", "25%（1/4）", 4]);
  expect(rows).toContainEqual(["クラウン", "25%（1/4）", 0]);
  expect(rows).toContainEqual(["ノーマル", "25%（1/4）", 1]);
  expect(rows?.at(-1)).toEqual(["もふもふ", null, 1]);
  expect(table?.lopsided).toMatch(/確率は[\d.]+%です/);
});
