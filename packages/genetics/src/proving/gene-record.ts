// One gene over many clutches of different pairs: how many showed it, how many should have, and how surprising that is.

import type { GeneBook, Locus } from "../genes/gene-book.ts";
import { type Animal, type Genotype, type PairChance, statesAt } from "../genes/genotype.ts";
import { isHideable, lookOfPair, type Pair, wild } from "../genes/locus-look.ts";
import { lociInPlay } from "../genes/offspring.ts";
import {
  compare,
  divide,
  isOne,
  isZero,
  multiply,
  one,
  type Rational,
  rational,
  subtract,
  sum,
  zero,
} from "../genes/rational.ts";
import { parseLine } from "../reading/parse-line.ts";
import { readCounted } from "./parentage.ts";
import { eggsAt } from "./unseen-genes.ts";

export interface CountedClutch {
  /** That a hatchling shows the gene. */
  chance: Rational;
  hatched: number;
  shown: number;
}

interface Hatched {
  /** As the breeding record names it. */
  look: string;
  count: number;
}

/** Every hatchling with its genes; null where one is recorded in part only: nothing follows from the readable ones alone. */
function readHatched(book: GeneBook, outcomes: readonly Hatched[]): { genotype: Genotype; count: number }[] | null {
  const read = outcomes.map(({ look, count }) => {
    const parsed = parseLine(book, look);
    if (!parsed.ok || parsed.line.unknown.length > 0 || parsed.line.open.length > 0) return null;
    const genotype = readCounted(book, parsed.line, "dam");
    return genotype && { genotype, count };
  });
  return read.every((one) => one !== null) ? read : null;
}

/** The eggs that hatch, as one locus has it; null where a parent only may carry something there. */
function hatchingAt(book: GeneBook, locus: Locus, sire: Genotype, dam: Genotype): PairChance[] | null {
  if (statesAt(sire, locus.id).length > 1 || statesAt(dam, locus.id).length > 1) return null;
  return eggsAt(locus, sire, dam).filter(({ pair }) => lookOfPair(book, pair).viable);
}

/**
 * One clutch, or several of the same pair, gene by gene. Left out are genes that every young one must show or cannot show, and did so:
 * they say nothing; and where the pair can have white young, the genes that white hides.
 */
export function clutchOfGenes(
  book: GeneBook,
  sire: Animal,
  dam: Animal,
  outcomes: readonly Hatched[],
): Map<string, CountedClutch> {
  const [father, mother] = [readCounted(book, sire, "sire"), readCounted(book, dam, "dam")];
  const young = readHatched(book, outcomes);
  const genes = new Map<string, CountedClutch>();
  if (!father || !mother || !young) return genes;
  const loci = lociInPlay(father, mother).map((locus) => ({ locus, eggs: hatchingAt(book, locus, father, mother) }));
  const canBeWhite = loci.some(({ locus }) =>
    eggsAt(locus, father, mother).some(({ pair }) => lookOfPair(book, pair).white !== null),
  );
  const hatched = young.reduce((total, { count }) => total + count, 0);
  for (const { locus, eggs } of loci) {
    if (!eggs || eggs.length === 0 || (canBeWhite && isHideable(locus))) continue;
    const all = sum(eggs.map(({ probability }) => probability));
    for (const gene of new Set(eggs.flatMap(({ pair }) => pair))) {
      if (gene === wild) continue;
      const shows = (pair: Pair) => lookOfPair(book, pair).visible.some((one) => one.gene === gene);
      const chance = divide(sum(eggs.flatMap(({ pair, probability }) => (shows(pair) ? [probability] : []))), all);
      const shown = young.reduce((total, { genotype, count }) => {
        return statesAt(genotype, locus.id).some(({ pair }) => shows(pair)) ? total + count : total;
      }, 0);
      const isFixed = (isZero(chance) && shown === 0) || (isOne(chance) && shown === hatched);
      if (!isFixed) genes.set(gene, { chance, hatched, shown });
    }
  }
  return genes;
}

/** Beyond it the fractions grow too long for a page. */
const mostHatchlings = 400;

/** The chance of each number of hatchlings that show the gene, as whole weights over one denominator. */
function weightsOf(clutches: readonly CountedClutch[]): bigint[] {
  let weights = [1n];
  for (const { chance, hatched } of clutches) {
    const [yes, no] = [chance.numerator, chance.denominator - chance.numerator];
    for (let i = 0; i < hatched; i++) {
      const next = Array.from({ length: weights.length + 1 }, () => 0n);
      for (const [count, weight] of weights.entries()) {
        next[count] = (next[count] ?? 0n) + weight * no;
        next[count + 1] = (next[count + 1] ?? 0n) + weight * yes;
      }
      weights = next;
    }
  }
  return weights;
}

/**
 * The exact test of a sum of clutches with chances of their own (Poisson binomial): the chance of a count no likelier than the one
 * there is. Hatchlings are taken as independent, so no clutch may be of a parent that only may carry the gene.
 */
export function geneRecord(clutches: readonly CountedClutch[]) {
  const hatched = clutches.reduce((total, clutch) => total + clutch.hatched, 0);
  const shown = clutches.reduce((total, clutch) => total + clutch.shown, 0);
  const expected = sum(clutches.map(({ chance, hatched: count }) => multiply(chance, rational(count))));
  if (hatched < 1 || hatched > mostHatchlings) return { hatched, shown, expected, test: null, canBeOdd: false };
  const impossible = clutches.some(
    ({ chance, hatched: all, shown: some }) =>
      (chance.numerator === 0n && some > 0) || (compare(subtract(one, chance), zero) === 0 && some < all),
  );
  const weights = weightsOf(clutches);
  const whole = weights.reduce((total, weight) => total + weight, 0n);
  const noLikelier = (than: bigint) =>
    rational(
      weights.reduce((total, weight) => (weight <= than ? total + weight : total), 0n),
      whole,
    );
  const least = weights.filter((weight) => weight > 0n).sort((a, b) => (a < b ? -1 : 1))[0] ?? whole;
  return {
    hatched,
    shown,
    expected,
    /** Null without a hatchling, and beyond `mostHatchlings`. */
    test: impossible
      ? { probability: zero, impossible }
      : { probability: noLikelier(weights[shown] ?? 0n), impossible },
    /** Whether any count at all of so many hatchlings would be odd, at one in twenty. */
    canBeOdd: compare(noLikelier(least), rational(1, 20)) < 0,
  };
}
