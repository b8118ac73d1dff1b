import { afterAll, beforeAll, expect, test } from "vitest";
import { breedPage } from "#app/breed/breed-page.server.ts";
import type { Db } from "#app/database/connection.server.ts";
import { putBall, putBreed, siteWithMorphs, today } from "#tests/calculator/collection.ts";

let db: Db;

beforeAll(async () => {
  db = await siteWithMorphs();
  await putBall(db, "taro", "太郎", "male", [
    { gene: "pastel", state: "visual" },
    { gene: "clown", state: "het" },
  ]);
  await putBall(db, "hana", "花", "female", [{ gene: "clown", state: "visual" }]);
  await putBreed(db, "season", "太郎 × 花", {
    sire: "taro",
    dam: "hana",
    laid: "2026-10-01",
    eggs: 6,
    outcomes: [
      { look: "Pastel Clown", count: 4 },
      { look: "ノーマル", count: 1 },
      { look: "もふもふ", count: 1 },
    ],
  });
  await putBreed(db, "orphan", "親なし", { sire: "nobody", outcomes: [{ look: "パステル", count: 2 }] });
  await putBall(db, "child", "子", "unknown", [], { breed: "season" });
});

afterAll(() => db.destroy());

test("a record shows its parents, its countdown and the snakes that name it", async () => {
  const page = await breedPage(db, "season", today);
  expect(page?.sire?.title).toBe("太郎");
  expect(page?.dam?.title).toBe("花");
  expect(page?.countdown?.days).toBe(8);
  expect(page?.offspring.map(({ id }) => id)).toEqual(["child"]);
});

test("expected stands beside actual, by whichever name it was written", async () => {
  const table = (await breedPage(db, "season", today))?.table;
  const rows = table?.rows.map(({ look, genes, chance, actual }) => [genes ?? look, chance, actual]);
  expect(rows).toHaveLength(5);
  expect(rows).toContainEqual(["パステル クラウン", "25%（1/4）", 4]);
  expect(rows).toContainEqual(["クラウン", "25%（1/4）", 0]);
  expect(rows).toContainEqual(["ノーマル", "25%（1/4）", 1]);
  expect(rows?.at(-1)).toEqual(["もふもふ", null, 1]);
  expect(table?.lopsided).toMatch(/確率は[\d.]+%です/);
});

test("without both parents nothing is expected and the rest is shown", async () => {
  const page = await breedPage(db, "orphan", today);
  expect(page?.table).toBeNull();
  expect(page?.sire).toBeNull();
  expect(page?.outcomes).toEqual([{ look: "パステル", count: 2 }]);
});

test("a record that is not there is none", async () => {
  expect(await breedPage(db, "nothing", today)).toBeNull();
});
