import { expect, test } from "vitest";
import { referenceIndexes } from "#app/kinds/shared/reference-indexes.server.ts";
import { visibleGenes } from "#app/notebook/store/own-lines.ts";
import { minesInQuery } from "#app/tools/calculator/limits.ts";
import { calculatorPage } from "#app/tools/calculator/page.server.ts";
import { putBall, siteWithMorphs, today } from "./collection.ts";
import linesOfMine from "./lines-of-mine.json" with { type: "json" };

const db = await siteWithMorphs();
await putBall(db, "hana", "花", "female", [{ gene: "clown", state: "visual" }]);

async function plan(query: Record<string, string>) {
  const page = await calculatorPage(db, new URLSearchParams({ tool: "plan", target: "pastel clown", ...query }), today);
  if (page.tool !== "plan") throw new Error("no plan");
  return page;
}
async function cross(query: Record<string, string>) {
  const page = await calculatorPage(db, new URLSearchParams(query), today);
  if (page.tool !== "cross") throw new Error("no cross");
  return page;
}

test("a plan pairs the visitor's own snakes with the site's, or only with each other", async () => {
  const mine = "ハク（オス）：パステル 100%ヘテロ・クラウン\nモモ ♀: clown";
  const both = await plan({ mine, among: "all" });
  expect(both.searched).toEqual({ balls: 1, mine: 2 });
  expect(both.result?.pairings.map(({ sire, dam }) => [sire.title, dam.title])).toEqual(
    expect.arrayContaining([
      ["ハク", "花"],
      ["ハク", "モモ"],
    ]),
  );
  // Only the visitor's own snakes, unless the site's are requested too.
  const own = await plan({ mine });
  expect(own.searched).toEqual({ balls: 0, mine: 2 });
  expect(own.result?.pairings.map(({ sire, dam }) => [sire.isMine, dam.title])).toEqual([[true, "モモ"]]);
  // Its cross can be requested without the list.
  const to = new URL(own.result?.pairings[0]?.calculate ?? "", "https://x").searchParams;
  expect(to.has("mine")).toBe(false);
  expect((await cross(Object.fromEntries(to))).result?.headline).toContain("25%");
});

test.each(linesOfMine)("%s is read as a snake", async (line, title, sex) => {
  const side = sex === "female" ? "dam" : "sire";
  const page = await cross({ mine: line, [`${side}_ball`]: "mine:1" });
  expect(page.form[side].balls[0]).toBe(`mine:1\tわたしの個体 ${title}：パステル`);
  expect(page.form[side].ball).toBe("mine:1");
  expect(page.result?.[side]).toBe("パステル");
  // The shared URL names the genes, never the visitor's list.
  expect(page.links?.share).toBe(`/calculate?${side}=${encodeURIComponent("パステル")}`);
  expect(page.problems.filter((problem) => problem.includes("わたしの"))).toEqual([]);
});

test.each([
  ["パステル ヘテロ：クラウン", "パステル 100%ヘテロ・クラウン"],
  ["ヘテロ：クラウン、パイド", "ノーマル 100%ヘテロ・クラウン 100%ヘテロ・パイボールド"],
  ["♂ 100% het: clown", "ノーマル 100%ヘテロ・クラウン"],
  ["66%: clown", "ノーマル 66%ポスヘテ・クラウン"],
  ["スーパー：パステル", "スーパーパステル"],
  ["ハク（オス）：ヘテロ：クラウン", "ノーマル 100%ヘテロ・クラウン"],
])("%s: a het before a colon is not a name, and never becomes a visual", async (line, genes) => {
  const page = await cross({ mine: line, sire_ball: "mine:1" });
  expect([page.result?.sire, page.problems.filter((problem) => problem.includes("わたしの"))]).toEqual([genes, []]);
});

test.each(["pastel メス clown", "パステル♂ クラウン"])("%s: a gene before a sex is not a name", async (line) => {
  const page = await cross({ mine: line, sire_ball: "mine:1" });
  expect(page.result?.sire).toBe("パステル クラウン");
});

test.each([
  ["Ghost ♂ パステル", "Ghost（オス）：パステル"],
  ["モカ 2022年 ♀ 1500g パステル クラウン", "モカ（メス）：パステル クラウン"],
  ["Nova, pastel clown, ♂", "Nova（オス）：パステル クラウン"],
  ["クラウン ♀ モカ", "モカ（メス）：クラウン"],
])("%s: a gene's name that may be the snake's is asked about", async (line, named) => {
  const [asked] = (await cross({ mine: line })).refused;
  const lines = asked?.corrections.map(({ to }) => new URL(to, "http://x").searchParams.get("mine"));
  expect([lines?.length, lines?.includes(named)]).toEqual([2, true]);
});

test("a male maker stays one: in the cross, in the plan, and in the URL between them", async () => {
  const mine = "ハク（オス）：オスメーカー バナナ\nモモ（メス）：クラウン";
  const page = await cross({ mine, sire_ball: "mine:1", dam: "ノーマル" });
  expect(page.result?.sire).toBe("オスメーカー バナナ（コーラルグロー）");
  expect(page.result?.remarks.filter((remark) => remark.includes("半々として"))).toEqual([]);
  const planned = await plan({ mine, among: "mine", target: "バナナ", sex: "male", n: "8", r: "20%" });
  const [pair] = planned.result?.pairings ?? [];
  // Half of the young are sons, and four fifths of those have his Y.
  expect(pair?.chance.fraction).toBe("2/5");
  const to = new URL(pair?.calculate ?? "", "https://x").searchParams;
  expect([to.get("sire"), to.get("n"), to.get("r")]).toEqual(["オスメーカー バナナ（コーラルグロー）", "8", "1/5"]);
  expect((await plan({ mine, target: "メスメーカー バナナ" })).problems).toContain(
    "ほしい子がオスメーカーかメスメーカーかを区別せずに探しました。",
  );
});

test("the interpretation of an ambiguous line is stated", async () => {
  const { problems } = await plan({ mine: "ハク（オス）：het clown pied" });
  expect(problems.filter((problem) => problem.startsWith("わたしの個体「ハク」：「pied」も"))).toHaveLength(1);
});

test("unreadable lines are reported with the snake, excess ones too, and no input is lost", async () => {
  const many = Array.from({ length: minesInQuery + 2 }, (_, i) => `${i}：pastel`).join("\r\n");
  const page = await plan({ mine: many });
  expect(page.form.mine.split("\n")).toHaveLength(minesInQuery + 2);
  expect(page.problems).toContain(`わたしの個体は${minesInQuery}匹までです。残りの2匹は読みませんでした。`);
  const odd = await plan({ mine: "謎：もふもふ\n白：BEL" });
  expect(odd.refused.map(({ message }) => message.slice(0, 11))).toEqual([
    "わたしの個体「謎」：読",
    "わたしの個体「白」：「",
  ]);
  expect(odd.searched?.mine).toBe(0);
  const slip = await plan({ mine: "ハク：パステル\nモモ（メス）：クラウソ het pied" });
  const [choice] = slip.refused[0]?.corrections ?? [];
  expect(choice?.label).toBe("クラウン 100%ヘテロ・パイボールド");
  const meant = new URL(choice?.to ?? "", "http://x").searchParams.get("mine");
  expect(meant).toBe("ハク：パステル\nモモ（メス）：クラウン 100%ヘテロ・パイボールド");
});

test.each([
  ["スーパーパステル 100%ヘテロ・クラウン", ["pastel"]],
  ["クラウン 66%ポスヘテ・パイボールド パステル", ["clown", "pastel"]],
  ["ヘテロ・クラウン", []],
  ["もふもふ", []],
])("for %s the visible genes are compared", async (line, shown) => {
  expect(visibleGenes((await referenceIndexes(db, today)).genes, line)).toEqual(shown);
});
