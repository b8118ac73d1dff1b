import { keepWords, one } from "@borupa/genetics";
import { expect, test } from "vitest";
import { starterBook } from "#app/cli/starter/encyclopedia.server.ts";
import { writeLine } from "#app/collection/papers/ledger/ledger.server.ts";
import { calculatorPage } from "#app/tools/calculator/page.server.ts";
import type { PlanPage } from "#app/tools/calculator/page.ts";
import { putBall, siteWithMorphs, today } from "./collection.ts";

const db = await siteWithMorphs();
await putBall(db, "clown-male", "クラ", "male", [{ gene: "clown", state: "visual" }]);
await putBall(db, "het-female", "ヘテ", "female", [{ gene: "clown", state: "het" }]);
await putBall(db, "pos-female", "ポス", "female", [{ gene: "clown", state: "pos-het", percent: 66 }]);
await putBall(db, "pastel-female", "パス", "female", [{ gene: "pastel", state: "visual" }]);
await putBall(db, "who", "だれ", "unknown", [{ gene: "clown", state: "visual" }]);
await putBall(db, "dead-male", "故", "male", [{ gene: "clown", state: "visual" }]);
await writeLine(db, "dead-male", 0, { diedOn: "2026-11-02" }, { by: "test", now: today });

async function plan(query: Record<string, string>): Promise<PlanPage> {
  const made = await calculatorPage(db, new URLSearchParams({ tool: "plan", ...query }), today);
  if (made.tool !== "plan") throw new Error(`not a plan: ${made.tool}`);
  return made;
}

test.each(["アザンティック", "BEL", "スノー", "clown het snow"])(
  "an ambiguous wanted %s gets links to each meaning",
  async (target) => {
    const made = await plan({ target, n: "9" });
    expect(made.result).toBeNull();
    expect(made.problems).toEqual([]);
    const { to, label } = made.refused[0]?.corrections[0] ?? { to: "", label: "" };
    const chosen = new URL(to, "http://localhost").searchParams;
    expect([chosen.get("tool"), chosen.get("target"), chosen.get("n")]).toEqual(["plan", label, "9"]);
    const next = await plan(Object.fromEntries(chosen));
    expect([next.refused, next.problems, next.result?.target]).toEqual([[], [], label]);
  },
);

test("possible pairings, best first, each with a link to its calculation", async () => {
  const { result, searched } = await plan({ target: "クラウン" });
  expect(searched).toEqual({ balls: 5, mine: 0 });
  expect(result?.pairings.map(({ dam, chance }) => [dam.id, chance.fraction])).toEqual([
    ["het-female", "1/2"],
    ["pos-female", "1/3"],
  ]);
  expect(result?.pairings[0]?.calculate).toBe("/calculate?sire=ball:clown-male&dam=ball:het-female");
  // All six eggs depend on whether she is het: 2/3 of 63/64, not 1 − (2/3)^6.
  expect(result?.pairings[1]?.clutch).toBe("65.6%");
  expect(result?.skipped.map(({ ball }) => ball.id)).toEqual(["who"]);
});

test("a wanted white snake is named as one, with its hidden genes; others are only named", async () => {
  const mine = [
    "あ（オス）：レッサー パステル",
    "い（メス）：モハベ",
    "う（メス）：ファントム",
    "え（メス）：ヘテロダディ",
  ].join("\n");
  const remarks = async (target: string) => (await plan({ target, mine })).result?.remarks;
  expect(await remarks("モハベ レッサー パステル")).toEqual([
    "呼び名：パステル ブルーアイリューシスティック（モハベ×レッサー）",
    "白い体に隠れて見えない遺伝子：パステル（持っているかは、見た目では分かりません）",
  ]);
  expect(await remarks("レッサー ファントム")).toEqual(["呼び名：カルマ（ブルーアイリューシスティック（BEL））"]);
  expect(await remarks("レッサー ヘテロダディ")).toEqual(["呼び名：プラティダディ"]);
  expect(await remarks("クラウン")).toEqual([]);
  const white = ["mojave", "lesser"].map((gene) => ({ gene, state: "visual" as const }));
  const kept = { sex: "male" as const, parents: { sire: "a", dam: "b" }, items: white, makers: {}, label: "" };
  expect(keepWords(starterBook, { ...kept, probability: one, certainty: one, inbreeding: 0 })).toBe(
    "「モハベ レッサー」の白い個体（ブルーアイリューシスティック（BEL））のオスを残します（卵1個あたり100%。ほかの遺伝子は問いません）。",
  );
});

async function siteWith(balls: [id: string, sex: "male" | "female", genes: string[], sire?: string, dam?: string][]) {
  const site = await siteWithMorphs();
  for (const [id, sex, genes, sire = null, dam = null] of balls) {
    const items = genes.map(
      (gene) => ({ gene: gene.replace("het ", ""), state: gene.startsWith("het ") ? "het" : "visual" }) as const,
    );
    await putBall(site, id, id, sex, items, { sire, dam });
  }
  return async (query: Record<string, string>) => {
    const made = await calculatorPage(site, new URLSearchParams({ tool: "plan", ...query }), today);
    if (made.tool !== "plan" || !made.result) throw new Error("no plan");
    return made.result;
  };
}

test("genes that combine only in a third generation are reported, with their carriers", async () => {
  const ask = await siteWith([
    ["kuro", "male", ["clown"]],
    ["pai", "female", ["piebald"]],
    ["aru", "male", ["albino"]],
  ]);
  const view = await ask({ target: "クラウン パイボールド アルビノ" });
  expect(view.headline).toContain("3世代以上");
  expect(view.headline).not.toContain("いません");
  expect(view.carriers.map(({ balls }) => balls.map(({ id }) => id))).toEqual([["kuro"], ["pai"], ["aru"]]);
});

test("close kin come last, even if more likely, and the headline says so", async () => {
  const ask = await siteWith([
    ["ani", "male", ["clown"], "chichi", "haha"],
    ["imouto", "female", ["clown"], "chichi", "haha"],
    ["yoso", "female", ["het clown"]],
  ]);
  const { pairings, headline } = await ask({ target: "クラウン" });
  expect(pairings.map(({ dam, chance }) => [dam.id, chance.percent])).toEqual([
    ["yoso", "50%"],
    ["imouto", "100%"],
  ]);
  expect(headline).toContain("血縁の遠いペアでいちばん確率が高いのは ani × yoso");
});

test("every pair can be reached by paging", async () => {
  const males = Array.from({ length: 5 }, (_, i) => [`m${i}`, "male", ["clown"]] as const);
  const females = Array.from({ length: 9 }, (_, i) => [`f${i}`, "female", ["het clown"]] as const);
  const site = await siteWithMorphs();
  for (const [id, sex, [gene = ""]] of [...males, ...females])
    await putBall(site, id, id, sex, [{ gene: "clown", state: gene.startsWith("het") ? "het" : "visual" }]);
  const found = new Set<string>();
  for (const page of ["1", "2", "3"]) {
    const made = await calculatorPage(site, new URLSearchParams({ tool: "plan", target: "クラウン", page }), today);
    if (made.tool !== "plan") throw new Error("no plan");
    expect(made.pages).toMatchObject({ page: Number(page), pages: 3, query: { tool: "plan", target: "クラウン" } });
    for (const { sire, dam } of made.result?.pairings ?? []) found.add(`${sire.id} ${dam.id}`);
  }
  expect(found.size).toBe(45);
});

test("siblings are marked and follow an unrelated pair of equal chance, even if their parents are hidden", async () => {
  const ask = await siteWith([
    ["ani", "male", ["het clown"], "chichi", "haha"],
    ["imouto", "female", ["het clown"], "chichi", "haha"],
    ["yoso", "female", ["het clown"]],
  ]);
  const { pairings, headline } = await ask({ target: "クラウン" });
  expect(pairings.map(({ dam, kin }) => [dam.id, kin.relation, kin.inbreeding, kin.isClose])).toEqual([
    ["yoso", null, "0%", false],
    ["imouto", "きょうだい", "25%（1/4）", true],
  ]);
  expect(headline).not.toMatch(/きょうだい|血縁/);
});
