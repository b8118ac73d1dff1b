import { expect, test } from "vitest";
import { chanceOfAtLeastOne } from "#app/genetics/clutch.ts";
import { fractionText, one, percentText, power, rational, subtract } from "#app/genetics/rational.ts";
import type { Target } from "#app/genetics/target.ts";
import { animal, good } from "./animals.ts";
import { starterBook as book } from "./starter-book.ts";

function chance(sire: string, dam: string, wanted: string, eggs: number, sex?: Target["sex"]) {
  const target = { items: animal(wanted).items, ...(sex ? { sex } : {}) };
  return good(chanceOfAtLeastOne(book, animal(sire), animal(dam), target, eggs)).probability;
}

test("the eggs of a possible het stand and fall together", () => {
  // 2/3 × (1 − 1/2^6), not 1 − (2/3)^6.
  expect(fractionText(chance("66% het clown", "clown", "clown", 6))).toBe("21/32");
  expect(percentText(chance("66% het clown", "clown", "clown", 6))).toBe("65.6%");
});

test("the eggs of certain parents are independent", () => {
  expect(chance("het clown", "clown", "clown", 6)).toEqual(subtract(one, power(rational(1, 2), 6)));
});

test("two possible hets: both must carry it", () => {
  // 1/2 × 1/2 × (1 − (3/4)^4)
  expect(fractionText(chance("50% het clown", "50% het clown", "clown", 4))).toBe("175/1024");
});

test("a banana sire of unknown phase: his daughters tell all or nothing, not half each", () => {
  // A female maker's egg is a banana daughter with chance 9/20, a male maker's with 1/20.
  const mixed = [rational(9, 20), rational(1, 20)].map((p) => subtract(one, power(subtract(one, p), 5)));
  const wanted = mixed.reduce((sum, p) => sum + Number(p.numerator) / Number(p.denominator) / 2, 0);
  const found = chance("banana", "normal", "banana", 5, "female");
  expect(Number(found.numerator) / Number(found.denominator)).toBeCloseTo(wanted, 12);
  expect(fractionText(chance("banana", "normal", "banana", 5))).toBe("31/32");
});

test.each([0, -1, 1.5, 51, 1_000_000, Number.NaN])("refuses a clutch of %s", (eggs) => {
  expect(chanceOfAtLeastOne(book, animal("pastel"), animal("pastel"), { items: animal("pastel").items }, eggs).ok).toBe(
    false,
  );
});

test("refuses a target without genes", () => {
  expect(chanceOfAtLeastOne(book, animal("pastel"), animal("pastel"), { items: [] }, 6).ok).toBe(false);
});
