import { expect, test } from "vitest";
import { inbreedingCoefficient, type Parents } from "../src/cross/kinship.ts";
import { fractionText } from "../src/genes/rational.ts";
import { good } from "./animals.ts";

const pedigree = (lines: string[]) =>
  new Map(
    lines.map((line): [string, Parents] => {
      const [id = "", sire = "", dam = ""] = line.split(" ");
      return [id, { sire: sire === "-" ? null : sire, dam: dam === "-" ? null : dam }];
    }),
  );

const coefficient = (lines: string[]) => fractionText(good(inbreedingCoefficient(pedigree(lines), "x")).coefficient);

test.each([
  ["unrelated parents", ["x s d"], "0"],
  ["unknown parents", [], "0"],
  ["one parent unknown", ["x s -"], "0"],
  ["full siblings", ["x s d", "s a b", "d a b"], "1/4"],
  ["half siblings", ["x s d", "s a b", "d a c"], "1/8"],
  ["father and daughter", ["x s d", "d s a"], "1/4"],
  ["grandfather and granddaughter", ["x s d", "d e a", "e s b"], "1/8"],
  ["first cousins", ["x s d", "s e a", "d f b", "e g h", "f g h"], "1/16"],
  ["siblings of siblings", ["x s d", "s a b", "d a b", "a e f", "b e f"], "3/8"],
])("%s", (_, lines, wanted) => {
  expect(coefficient(lines)).toBe(wanted);
});

test("an animal that is its own ancestor is rejected", () => {
  expect(inbreedingCoefficient(pedigree(["x s d", "s x a"]), "x").ok).toBe(false);
  expect(inbreedingCoefficient(pedigree(["x x d"]), "x").ok).toBe(false);
});

test("a pedigree of forty sibling generations is computed, an unlimited one rejected", () => {
  const generations = (count: number) =>
    Array.from({ length: count }, (_, i) => [`m${i} m${i + 1} f${i + 1}`, `f${i} m${i + 1} f${i + 1}`]).flat();
  const deep = inbreedingCoefficient(pedigree(["x m0 f0", ...generations(40)]), "x");
  expect(deep.ok && Number(deep.coefficient.numerator) / Number(deep.coefficient.denominator)).toBeGreaterThan(0.99);
  expect(inbreedingCoefficient(pedigree(["x m0 f0", ...generations(1000)]), "x").ok).toBe(false);
});
