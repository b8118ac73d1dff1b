import { expect, test } from "vitest";
import { currentParent, pairName, readSeason } from "#app/notebook/pairs/pair.ts";
import { newSnake } from "#app/notebook/snakes/snake.ts";

const read = (typed: Record<string, string>) => readSeason((name) => typed[name] ?? "", "2026-11-20");

test("dates and numbers are parsed as people type them", () => {
  const days = { ovulated: null, preLayShed: null, laid: "2026-06-01", hatched: null };
  const typed = { pairings: "2026/3/10\n3/2、令和8年3月2日", laid: "6月1日", eggs: "６個", incubation: "31.5℃" };
  const season = { pairings: ["2026-03-02", "2026-03-10"], ...days, eggs: 6, slugs: null, incubation: 31.5, memo: "" };
  expect(read(typed)).toEqual({ ok: true, season, doubt: "" });
  expect(read({ pairings: "2/4, 2/10-2/12\nロック 2026年3月1日〜3日", incubation: "89F" })).toMatchObject({
    season: {
      pairings: ["2026-02-04", "2026-02-10", "2026-02-11", "2026-02-12", "2026-03-01", "2026-03-02", "2026-03-03"],
      incubation: 31.7,
    },
  });
  expect(read({})).toMatchObject({ ok: true, season: { pairings: [], eggs: null } });
  expect(read({ laid: "11/10", hatched: "11/15" })).toMatchObject({
    ok: true,
    doubt: expect.stringContaining("5日後"),
  });
  const other: Record<string, string> = { laid: "2026-11-21", hatched: "2026-11-25" };
  expect(readSeason((name) => other[name] ?? "", "2026-11-20", other)).toMatchObject({ ok: true, doubt: "" });
});

test.each([
  [{ pairings: "いつか" }, "pairings"],
  [{ laid: "2027-01-01" }, "laid"],
  [{ pairings: "2026-05-01", laid: "2026-04-01" }, "laid"],
  [{ laid: "2026-06-01", hatched: "2026-05-01" }, "hatched"],
  [{ eggs: "たくさん" }, "eggs"],
  [{ incubation: "99" }, "incubation"],
])("%o is rejected at its field", (typed, field) => {
  const refused = read(typed);
  expect(refused.ok ? [] : Object.keys(refused.problems)).toEqual([field]);
});

test("an own snake has its current name; one no longer in the notebook keeps its former name", () => {
  const parent = { own: "aaaa", name: "モモ", genotype: "クラウン" };
  const renamed = { ...newSnake, id: "aaaa", name: "モモコ", genotype: "クラウン パステル" };
  expect(currentParent(parent, [renamed])).toEqual({ own: "aaaa", name: "モモコ", genotype: "クラウン パステル" });
  expect(pairName(currentParent(parent, []), { own: "", name: "", genotype: "" })).toBe("モモ × ？");
});
