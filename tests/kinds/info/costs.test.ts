import { expect, test } from "vitest";
import { amountProblems, costsOf, ownSum, yenRange } from "#app/kinds/info/costs/costs.ts";

const amounts = [
  { name: "ケージ", per: "once", from: 10_000, to: 30_000, basis: "" },
  { name: "診察", per: "once", from: 4_000, basis: "" },
  { name: "餌", per: "month", from: 500, to: 1_000, basis: "" },
  { name: "健診", per: "year", to: 6_000, basis: "" },
  { name: "電気", per: "kwh", from: 31, to: 31, basis: "" },
] as const;

test("amounts add up to the cost at first, a month, a year and over twenty years", () => {
  const costs = costsOf([...amounts, { name: "夜の電気", per: "kwh", from: 20, basis: "" }], "2026-11-29");
  expect(costs).toMatchObject({
    once: { from: 14_000, to: 34_000 },
    month: { from: 500, to: 1_000 },
    year: { from: 6_000, to: 6_000 },
    life: { from: 14_000 + 20 * 12_000, to: 34_000 + 20 * 18_000 },
    kwh: 31,
  });
  expect([costs.once, costs.month, costs.year, costs.life].map(yenRange)).toEqual([
    ...["1.4万〜3.4万円", "500〜1,000円", "6,000円", "25.4万〜39.4万円"],
  ]);
  expect(yenRange({ from: 4_000, to: 10_000 })).toBe("4,000〜10,000円");
  expect(yenRange({ from: 10_000, to: 10_400 })).toBe("1万円");
  expect(amountProblems(amounts)).toEqual([]);
});

test("amounts upside down or missing and a second unit price are not published", () => {
  const [cage, visit, food, , power] = amounts;
  const wrong = [{ ...cage, to: 9_000 }, visit, { ...food, from: undefined, to: undefined }, power, power] as never;
  const paths = ["[0].to", "[2].from", "[4].per"].map((row) => `fields.amounts${row}`);
  expect(amountProblems(wrong).map(({ path }) => path)).toEqual(paths);
  expect(amountProblems([visit])).toEqual([
    { path: "fields.amounts[0].per", message: expect.stringContaining("電気の単価") },
  ]);
  expect(amountProblems([])).toEqual([]);
});

const own = (query: string) => ownSum(new URLSearchParams(query), 31);

test("a visitor's own sum: full-width digits, units and empty fields are read", () => {
  expect(own("")).toBeNull();
  // 60 W for half the day: 21.6 kWh a month.
  expect(own("setup=６０，０００円&prey=300&meals=3&watts=60W")?.sums).toEqual({
    once: 60_000,
    food: 900,
    power: 670,
    month: 1_570,
    year: 18_840,
    life: 60_000 + 20 * 18_840,
  });
  expect(own("setup=6.5万円")?.sums).toMatchObject({ once: 65_000 });
  expect(own("setup=1,000万円")?.sums).toMatchObject({ once: 10_000_000 });
  expect(own("prey=300&meals=2")?.sums).toMatchObject({ once: 0, month: 600 });
});

test("unreadable amounts are named and kept, and nothing is summed", () => {
  expect(own("setup=三万&prey=300")).toMatchObject({
    typed: { setup: "三万", prey: "300" },
    problems: { setup: expect.stringContaining("「三万」は計算できません") },
    sums: null,
  });
  expect(own("setup=-5")?.problems.setup).toBeDefined();
  expect(own("watts=99999999999")?.problems.watts).toBeDefined();
});
