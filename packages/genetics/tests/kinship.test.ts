import { expect, test } from "vitest";
import { inbreedingCoefficient, kinshipAmong, type Parents, relationOf } from "../src/cross/kinship.ts";
import { toNumber } from "../src/genes/rational.ts";
import { dice, good } from "./animals.ts";

test("every pair of a random pedigree has the coefficient found by tracing its paths", () => {
  const roll = dice(71);
  for (let round = 0; round < 10; round++) {
    const pedigree = new Map<string, Parents>();
    for (let i = 6; i < 30; i++) {
      const parent = () => (roll(5) === 0 ? null : `x${roll(i)}`);
      pedigree.set(`x${i}`, { sire: parent(), dam: parent() });
    }
    const ids = Array.from({ length: 30 }, (_, i) => `x${i}`);
    const { between } = kinshipAmong(pedigree, ids);
    for (const sire of ids) {
      for (const dam of ids) {
        const child = new Map(pedigree).set("child", { sire, dam });
        expect(between(sire, dam)).toBe(toNumber(good(inbreedingCoefficient(child, "child")).coefficient));
      }
    }
  }
});

test("ancestors outside the query count, cycles are cut, and strangers are unrelated", () => {
  const pedigree = new Map<string, Parents>([
    ["a", { sire: "old", dam: null }],
    ["b", { sire: "old", dam: null }],
    ["x", { sire: "y", dam: null }],
    ["y", { sire: "x", dam: null }],
  ]);
  const { between } = kinshipAmong(pedigree, ["a", "b", "x", "y"]);
  expect(between("a", "b")).toBe(1 / 8);
  expect(between("a", "x")).toBe(0);
  expect(between("x", "y")).toBe(1 / 4);
  expect(between("a", "nobody")).toBe(0);
});

test.each([
  ["parent-child", { id: "f", parents: {} }, { id: "d", parents: { sire: "f" } }, 0.25],
  ["parent-child", { id: null, parents: { dam: "m" } }, { id: "m", parents: {} }, 0.25],
  ["full-siblings", { id: "a", parents: { sire: "f", dam: "m" } }, { id: "b", parents: { sire: "f", dam: "m" } }, 0.25],
  [
    "half-siblings",
    { id: "a", parents: { sire: "f", dam: "m" } },
    { id: "b", parents: { sire: "f", dam: "n" } },
    0.125,
  ],
  ["related", { id: "a", parents: { sire: "f" } }, { id: "b", parents: { sire: "g" } }, 0.03125],
  [null, { id: "a", parents: {} }, { id: "b", parents: {} }, 0],
] as const)("%s", (relation, a, b, inbreeding) => {
  const known = (parents: Partial<Parents>) => ({ sire: null, dam: null, ...parents });
  const kin = ({ id, parents }: { id: string | null; parents: Partial<Parents> }) => ({ id, parents: known(parents) });
  expect(relationOf(kin(a), kin(b), inbreeding)).toBe(relation);
});
