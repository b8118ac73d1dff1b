import { afterEach, beforeEach, expect, test } from "vitest";
import { starterMorphs } from "#app/cli/starter/encyclopedia.server.ts";
import { trash } from "#app/cms/content/lifecycle.server.ts";
import { AllGenes } from "#app/collection/breeding/AllGenes.tsx";
import { allGenes } from "#app/collection/breeding/all-genes.server.ts";
import { provePage } from "#app/collection/breeding/prove/prove.server.ts";
import type { Db } from "#app/platform/database/connection.server.ts";
import { drawn } from "#tests/cms/admin/editing/drawn.tsx";
import { hana, memory, publishedEntry, state } from "#tests/cms/admin/editing/editor-harness.ts";
import { documentOf } from "#tests/support/document.ts";

const item = (gene: string, kind = "visual", percent: number | null = null) => ({ gene, state: kind, percent });
const pastel = item("pastel");

let db: Db;
beforeEach(async () => {
  db = memory();
  const genes = ["pastel", "clown", "mojave", "lesser", "albino"];
  for (const { id, title, fields } of starterMorphs.filter(({ id }) => genes.includes(id)))
    await publishedEntry(db, "morph", id, { title, fields: { ...fields } });
  await snake("sora", "male", [pastel, item("clown", "het")]);
  await snake("koyuki", "female", [item("clown", "het")]);
  await snake("shizuku", "female", []);
});
afterEach(() => db.destroy());

const snake = (id: string, sex: string, genotype: object[], more: object = {}) =>
  publishedEntry(db, "ball", id, { title: id, fields: { sex, genotype, ...more } });
const clutch = (id: string, dam: string, looks: Record<string, number>, sire = "sora") =>
  publishedEntry(db, "breed", id, {
    title: id,
    fields: { sire, dam, outcomes: Object.entries(looks).map(([look, count]) => ({ look, count })) },
  });
const all = async () => (await allGenes(db, hana.now)).lines;
const whole = async () => (await allGenes(db, hana.now)).whole;
const figures = async () =>
  (await all()).map(({ gene, clutches, hatched, expected, shown }) => [gene, clutches, hatched, expected, shown]);

test("a gene is counted over several pairs with their own odds; pairs that cannot show it do not count", async () => {
  await clutch("a", "koyuki", { パステル: 3, ノーマル: 3, "パステル クラウン": 2 });
  await clutch("b", "shizuku", { パステル: 1, ノーマル: 5 });
  await clutch("gone", "shizuku", { パステル: 9 });
  await trash(db, "breed", "gone", 2, hana);
  // Pastel: one in two of 8 + 6. Clown: one in four of the 8 of two hets; the other pair can produce none.
  expect(await figures()).toEqual([
    ["pastel", 2, 14, "7", 6],
    ["clown", 1, 8, "2", 2],
  ]);
  // 6 or 8 of 14 and further off: all but the 3,432 ways of 7, of 16,384.
  expect((await all())[0]?.says).toContain(
    "偏りとは言えません（計算どおりに遺伝していても、これと同じかそれ以上に偏る確率は79.1%）",
  );
});

test("clutches with unreadable looks, possible carriers and genes hidden by white are not counted", async () => {
  await clutch("odd", "koyuki", { パステル: 3, なにか: 1 });
  expect(await figures()).toEqual([]);
  await snake("maybe", "female", [item("clown", "pos-het", 66)]);
  await clutch("m", "maybe", { パステル: 2, ノーマル: 2 });
  expect(await figures()).toEqual([["pastel", 1, 4, "2", 2]]);
  await snake("mo", "male", [item("mojave"), pastel]);
  await snake("les", "female", [item("lesser")]);
  await clutch("white", "les", { モハベ: 2, レッサー: 2 }, "mo");
  expect(await figures()).toEqual([["pastel", 1, 4, "2", 2]]);
});

test("the table covers every gene, the prove page the requested one", async () => {
  await clutch("a", "koyuki", { パステル: 3, ノーマル: 3, "パステル クラウン": 2 });
  const page = documentOf(drawn(<AllGenes {...(await allGenes(db, hana.now))} />));
  expect([...page.querySelectorAll("tbody tr")].map(({ id }) => id)).toEqual(["clown", "pastel"]);
  const { record } = await provePage(db, await state(db, "ball", "koyuki"), "clown", hana.now);
  expect(record).toMatchObject({ hatched: 8, expected: "2", shown: 2 });
  expect(documentOf(drawn(<AllGenes lines={[]} whole={null} />)).body.textContent).toContain("ここに並びます");
});

test("the combined test accounts for the number of genes", async () => {
  await clutch("a", "koyuki", { パステル: 3, ノーマル: 3, "パステル クラウン": 2 });
  // 5 of 8 pastels: 93 ways in 128; doubled for two genes that exceeds 1.
  expect(await whole()).toBe(
    "すべてをまとめると（検定できる遺伝子2種類）：偏りとは言えません。いちばん偏って見えるのはパステルです。",
  );
  await clutch("b", "shizuku", { ノーマル: 5 });
  await clutch("c", "shizuku", { ノーマル: 9 });
  // At most 5, or at least 17, of 22: 1.69%, doubled for two tests.
  expect(await whole()).toMatch(/パステルの偏りは、.*珍しいものです（.*最大で3\.38%/);
  await clutch("d", "shizuku", { クラウン: 1 });
  expect(await whole()).toContain("生まれないはずの子がいます");
  await trash(db, "breed", "a", 2, hana);
  await trash(db, "breed", "d", 2, hana);
  expect(await whole()).toBeNull();
});
