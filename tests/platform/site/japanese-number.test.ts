import { expect, test } from "vitest";
import { readNumber } from "#app/platform/site/japanese-number.ts";
import numbersWritten from "./numbers-written.json" with { type: "json" };

test.each(numbersWritten)("%s is 65,000 yen", (text) => {
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
