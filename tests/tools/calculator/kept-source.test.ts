// What a device keeps answers every question as the server does: crosses, plans, proofs, and what is refused or not understood.

import { expect, test } from "vitest";
import { keepSource, sourceOf } from "#app/tools/calculator/offline-source.ts";
import { calculatorPage, siteSource } from "#app/tools/calculator/page.server.ts";
import { answerFrom } from "#app/tools/calculator/page.ts";
import { putBall, siteWithMorphs, today } from "./collection.ts";

const db = await siteWithMorphs();
await putBall(db, "taro", "太郎", "male", [{ gene: "pastel", state: "visual" }]);
await putBall(db, "hana", "花", "female", [{ gene: "clown", state: "het" }]);
const young = { sire: "taro", dam: "hana" };
await putBall(db, "jiro", "次郎", "male", [{ gene: "clown", state: "pos-het", percent: 50 }], young);
await putBall(db, "momo", "モモ", "female", [{ gene: "pastel", state: "visual" }], young);
const kept = sourceOf(JSON.parse(JSON.stringify(await keepSource(await siteSource(db, today)))));

const lines = [
  "",
  "piebald",
  "モハベ het clown",
  "レッサー het clown",
  "66% het clown",
  "66/50 het clown pied",
  "スパイダー",
  "スーパーシャンパン",
  "スーパーシナモン",
  "デザート",
  "オスメーカー バナナ",
  "ball:taro",
  "ball:nobody",
  "BEL",
  "アザンティック",
  "パステルル 美個体",
  "fire clown piebald ghost enchi",
];

const questions = [
  ...lines.flatMap((sire, i) => lines.slice(i).map((dam) => ({ sire, dam }))),
  { sire: "piebald", view: "genotype" },
  { sire_ball: "jiro", dam_ball: "momo", n: "8", r: "5%" },
  { sire: "banana", dam: "banana", r: "たくさん" },
  { sg: "clown", ss: "het", dg: "nothing", ds: "visual" },
  ...["pastel clown", "clown", "メス パステル", "66% het clown", "スーパースパイダー", "xyz"].flatMap((target) => [
    { tool: "plan", target },
    { tool: "plan", target, among: "mine", mine: "ハク（オス）：パステル ヘテロ・クラウン\nモモ（メス）：クラウン" },
  ]),
  { tool: "prove" },
  { tool: "prove", prior: "66", eggs: "5", visuals: "0" },
] as Record<string, string>[];

test("every question has the server's answer, to the letter", async () => {
  let answered = 0;
  for (const question of questions) {
    const search = new URLSearchParams(question);
    const there = await calculatorPage(db, search, today);
    expect(await answerFrom(kept, search), String(search)).toEqual(there);
    if (there.tool !== "cross" || there.result) answered += 1;
  }
  expect(answered).toBeGreaterThan(100);
});

test("carried unseen, perhaps carried and concerns are said", async () => {
  const page = await answerFrom(kept, new URLSearchParams({ sire: "モハベ het clown", dam: "スパイダー het clown" }));
  if (page.tool !== "cross" || !page.result) throw new Error("no cross");
  const said = JSON.stringify(page.result.rows);
  expect(said).toContain("66%ポスヘテ");
  expect(page.result.health.length).toBeGreaterThan(0);
});
