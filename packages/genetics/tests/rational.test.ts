import { expect, test } from "vitest";
import {
  add,
  compare,
  divide,
  fractionText,
  percentText,
  power,
  rational,
  subtract,
  toNumber,
} from "../src/genes/rational.ts";

test("fractions are reduced, with a positive denominator", () => {
  expect(rational(-4, -6)).toEqual({ numerator: 2n, denominator: 3n });
  expect(rational(4, -6)).toEqual({ numerator: -2n, denominator: 3n });
  expect(rational(0, 7)).toEqual({ numerator: 0n, denominator: 1n });
  expect(() => rational(1, 0)).toThrow(RangeError);
});

test("sums and differences are exact", () => {
  expect(fractionText(add(rational(1, 3), rational(1, 6)))).toBe("1/2");
  expect(fractionText(subtract(rational(1, 2), rational(1, 3)))).toBe("1/6");
  expect(fractionText(divide(rational(1, 2), rational(3, 4)))).toBe("2/3");
  expect(fractionText(power(rational(2, 3), 0))).toBe("1");
  expect(compare(rational(1, 3), rational(33, 100))).toBeGreaterThan(0);
});

test("fractions far beyond doubles still become numbers", () => {
  expect(toNumber(rational(3n ** 1000n, 3n ** 1000n * 4n + 1n))).toBeCloseTo(0.25, 12);
  expect(toNumber(rational(-1, 4))).toBe(-0.25);
});

test.each([
  [rational(0), "0%"],
  [rational(1), "100%"],
  [rational(1, 2), "50%"],
  [rational(1, 8), "12.5%"],
  [rational(2, 3), "66.7%"],
  [rational(1, 1048576), "0.0000954%"],
  [rational(99999, 100000), "99.9%超"],
  [rational(1n, 10n ** 40n), "0.000000000001%未満"],
])("prints a percentage that never rounds to certainty (%#)", (chance, text) => {
  expect(percentText(chance)).toBe(text);
});
