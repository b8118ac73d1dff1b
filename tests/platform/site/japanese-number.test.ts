import { expect, test } from "vitest";
import { readNumber } from "#app/platform/site/japanese-number.ts";

test.each([
  ["65000"],
  ["65,000"],
  ["６５，０００"],
  ["６５０００円"],
  ["65000円"],
  ["65,000 円"],
  ["¥65,000"],
  ["￥６５，０００"],
  ["¥65,000-"],
  ["6.5万"],
  ["6.5万円"],
  ["６．５万円"],
  ["6万5千円"],
  ["6万5000"],
  ["6万5"],
  ["６万５"],
  ["65千円"],
  ["65,000円（税込）"],
  ["税込65,000円"],
])("%s is 65,000 yen", (text) => {
  expect(readNumber(text, "円")).toBe(65_000);
});

test("decimals, units and signs", () => {
  expect(readNumber("812.5g", "g")).toBe(812.5);
  expect(readNumber("８１２．５ｇ", "g")).toBe(812.5);
  expect(readNumber("31.5℃", "℃")).toBe(31.5);
  expect(readNumber("66%", "%")).toBe(66);
  expect(readNumber("6.3万")).toBe(63_000);
  expect(readNumber("-5")).toBe(-5);
  expect(readNumber("0")).toBe(0);
});

test.each([["6,5万"], ["65,00"], ["6,50,00"], ["65.000"], ["6万50"], ["1,2"]])("%s is not a number: a typo", (text) => {
  expect(readNumber(text, "円")).toBeNull();
});

test.each([["高い"], [""], ["万"], ["."], ["12匹くらい"], ["1.2.3"], ["円"], ["6万5万"]])(
  "%s is not a number",
  (text) => {
    expect(readNumber(text, "円")).toBeNull();
  },
);
