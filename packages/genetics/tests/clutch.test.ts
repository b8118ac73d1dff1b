import { expect, test } from "vitest";
import { clutchOf, targetOfLook } from "../src/cross/clutch.ts";
import { chanceOfTarget, readTarget, type Target } from "../src/cross/target.ts";
import { type Animal, estimatedRecombination, type Genotype } from "../src/genes/genotype.ts";
import {
  add,
  compare,
  isOne,
  isZero,
  multiply,
  one,
  percentText,
  power,
  type Rational,
  rational,
  subtract,
  zero,
} from "../src/genes/rational.ts";
import { readGenotype } from "../src/genes/read-genotype.ts";
import { animal, calculableGenes, crossed, dice, good, randomAnimal } from "./animals.ts";
import { starterBook as book } from "./starter-book.ts";

function atLeastOne(sire: Animal, dam: Animal, target: Target, eggs: number): Rational {
  return good(good(clutchOf(book, sire, dam, eggs)).clutch.atLeastOne(target)).probability;
}

function chance(sire: string, dam: string, wanted: string, eggs: number, sex?: Target["sex"]) {
  const target = { items: animal(wanted).items, ...(sex ? { sex } : {}) };
  return atLeastOne(animal(sire), animal(dam), target, eggs);
}

/** Rounding tolerance, far below what is displayed. */
const tolerance = rational(1n, 1n << 180n);

function expectChance(found: Rational, exact: Rational): void {
  const off = subtract(found, exact);
  expect(compare(off, tolerance) < 0 && compare(subtract(zero, off), tolerance) < 0).toBe(true);
  expect(percentText(found)).toBe(percentText(exact));
}

/** Returns all possible genotypes of an animal with their chances. */
function certainties(parent: Animal, role: "sire" | "dam"): { weight: Rational; genotype: Genotype }[] {
  const { genotype } = good(readGenotype(book, parent, role));
  let cases = [{ weight: one, genotype }];
  for (const [id, { locus, states }] of genotype.loci) {
    cases = cases.flatMap(({ weight, genotype: { loci, readings } }) =>
      states.map((state) => ({
        weight: multiply(weight, state.probability),
        genotype: { readings, loci: new Map(loci).set(id, { locus, states: [{ ...state, probability: one }] }) },
      })),
    );
  }
  return cases;
}

/** Computes the exact chance by enumerating all genotypes of both parents. */
function exactly(sire: Animal, dam: Animal, target: Target, eggs: number): Rational {
  const { wanted } = good(readTarget(book, target));
  let total = zero;
  for (const father of certainties(sire, "sire")) {
    for (const mother of certainties(dam, "dam")) {
      const parents = { sire: father.genotype, dam: mother.genotype };
      const perEgg = chanceOfTarget(book, wanted, target, parents, estimatedRecombination);
      const some = subtract(one, power(subtract(one, perEgg), eggs));
      total = add(total, multiply(multiply(father.weight, mother.weight), some));
    }
  }
  return total;
}

test("a banana sire of unknown phase: his daughters all depend on the same case", () => {
  // A female maker's egg is a banana daughter with chance 9/20, a male maker's with 1/20.
  const mixed = [rational(9, 20), rational(1, 20)].map((p) => subtract(one, power(subtract(one, p), 5)));
  const wanted = mixed.reduce((sum, p) => add(sum, multiply(rational(1, 2), p)), zero);
  expectChance(chance("banana", "normal", "banana", 5, "female"), wanted);
  expectChance(chance("banana", "normal", "banana", 5), rational(31, 32));
});

test("matches full enumeration for possible hets on both sides, sex-linked genes and two-allele loci", () => {
  const roll = dice(6);
  const genes = ["clown", "piebald", "albino", "candy", "pastel", "mojave", "lesser", "banana"];
  for (let i = 0; i < 12; i++) {
    const [sire, dam] = [randomAnimal(roll, genes, 4), randomAnimal(roll, genes, 4)];
    for (const row of crossed(sire, dam, { rows: 3 }).looks) {
      const { items, others, sex } = targetOfLook(row);
      for (const target of [{ items, others }, sex ? { items, others, sex } : { items, others }]) {
        for (const eggs of [1, 7, 50]) {
          expectChance(atLeastOne(sire, dam, target, eggs), exactly(sire, dam, target, eggs));
        }
      }
    }
  }
});

test("possible hets of every gene on both sides give a short number between 0 and 1", () => {
  const loci = new Map(calculableGenes.map(({ id, inheritance }) => [book.locusOf.get(id), { id, inheritance }]));
  const possible = [...loci.values()];
  const of = (percent: number): Animal => ({
    items: possible.map(({ id }, i) => ({ gene: id, state: "pos-het", percent: percent + (i % 30) })),
  });
  const [sire, dam] = [of(20), of(60)];
  const { clutch } = good(clutchOf(book, sire, dam, 50));
  for (const row of crossed(sire, dam, { rows: 40 }).looks) {
    const { probability } = good(clutch.atLeastOne(targetOfLook(row)));
    // The exact fraction would have some ten thousand digits and take too long.
    expect(probability.denominator <= 1n << 256n).toBe(true);
    expect(isZero(probability) || isOne(probability)).toBe(false);
  }
  const everything = { items: possible.map(({ id }) => ({ gene: id, state: "super" as const })) };
  expect(percentText(atLeastOne(sire, dam, everything, 50))).toBe("0.000000000001%未満");
});

test("only the impossible has chance 0, only the certain has chance 1", () => {
  expect(isZero(chance("normal", "66% het clown", "clown", 50))).toBe(true);
  expect(isOne(chance("clown", "clown", "clown", 1))).toBe(true);
  expect(percentText(chance("super pastel", "pastel", "super pastel", 50))).toBe("99.9%超");
  expect(isOne(chance("super pastel", "pastel", "pastel clown", 50))).toBe(false);
});

test.each([0, -1, 1.5, 51, 1_000_000, Number.NaN])("refuses a clutch of %s", (eggs) => {
  expect(clutchOf(book, animal("pastel"), animal("pastel"), eggs).ok).toBe(false);
});

test("refuses a target without genes", () => {
  const { clutch } = good(clutchOf(book, animal("pastel"), animal("pastel"), 6));
  expect(clutch.atLeastOne({ items: [] }).ok).toBe(false);
});
