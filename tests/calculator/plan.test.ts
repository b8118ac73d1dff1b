import { afterAll, beforeAll, expect, test } from "vitest";
import { calculatorPage, type PlanPage } from "#app/calculator/page.server.ts";
import type { Db } from "#app/database/connection.server.ts";
import { putBall, siteWithMorphs, today } from "./collection.ts";

let db: Db;

beforeAll(async () => {
  db = await siteWithMorphs();
  await putBall(db, "clown-male", "クラ", "male", [{ gene: "clown", state: "visual" }]);
  await putBall(db, "het-female", "ヘテ", "female", [{ gene: "clown", state: "het" }]);
  await putBall(db, "pos-female", "ポス", "female", [{ gene: "clown", state: "pos-het", percent: 66 }]);
  await putBall(db, "pastel-female", "パス", "female", [{ gene: "pastel", state: "visual" }]);
  await putBall(db, "who", "だれ", "unknown", [{ gene: "clown", state: "visual" }]);
});

afterAll(() => db.destroy());

async function plan(query: Record<string, string>): Promise<PlanPage> {
  const made = await calculatorPage(db, new URLSearchParams({ tool: "plan", ...query }), today);
  if (made.tool !== "plan") throw new Error(`not a plan: ${made.tool}`);
  return made;
}

test.each(["アザンティック", "BEL", "スノー", "het snow clown"])(
  "a wanted %s that may be several animals is answered with links to each",
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

test("pairings that can make it, best first, each with a link to its calculation", async () => {
  const { result, searched } = await plan({ target: "クラウン" });
  expect(searched).toEqual({ balls: 5, total: 5 });
  expect(result?.pairings.map(({ dam, chance }) => [dam.id, chance.fraction])).toEqual([
    ["het-female", "1/2"],
    ["pos-female", "1/3"],
  ]);
  expect(result?.pairings[0]?.calculate).toBe("/calculate?sire=ball:clown-male&dam=ball:het-female");
  // All six eggs hang on whether she is het: 2/3 of 63/64, not 1 − (2/3)^6.
  expect(result?.pairings[1]?.clutch).toBe("65.6%");
  expect(result?.skipped.map(({ ball }) => ball.id)).toEqual(["who"]);
});

test("where one generation cannot, two can", async () => {
  const { result } = await plan({ target: "pastel clown" });
  expect(result?.pairings).toEqual([]);
  expect(result?.twoGenerations[0]?.dams.map(({ id }) => id)).toEqual(["pastel-female"]);
  expect(result?.headline).toContain("2世代");
});

test("where nothing can, it says so", async () => {
  const { result } = await plan({ target: "バナナ" });
  expect(result?.twoGenerations).toEqual([]);
  expect(result?.headline).toContain("生まれません");
});

test("nothing wanted is no error; nothing understood is named", async () => {
  expect(await plan({})).toMatchObject({ result: null, problems: [] });
  const { result, problems } = await plan({ target: "もふもふ", sex: "both", n: "x" });
  expect(result).toBeNull();
  expect(problems.join()).toContain("もふもふ");
  expect(problems.join()).toContain("both");
});
