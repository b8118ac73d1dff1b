// Statistics of one gene over many clutches: observed and expected carriers, with an exact test.

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
  chance: Rational;
  hatched: number;
  shown: number;
}

interface Hatched {
  look: string;
  count: number;
}

/** Parses all hatchlings; null if any name is not fully understood, because nothing follows from the rest alone. */
function readHatched(book: GeneBook, outcomes: readonly Hatched[]): { genotype: Genotype; count: number }[] | null {
  const read = outcomes.map(({ look, count }) => {
    const parsed = parseLine(book, look);
    if (!parsed.ok || parsed.line.unknown.length > 0) return null;
    const genotype = readCounted(book, parsed.line, "dam");
    return genotype && { genotype, count };
  });
  return read.every((one) => one !== null) ? read : null;
}

/** Returns viable eggs at one locus; null if a parent's genotype there is uncertain. */
function hatchingAt(book: GeneBook, locus: Locus, sire: Genotype, dam: Genotype): PairChance[] | null {
  if (statesAt(sire, locus.id).length > 1 || statesAt(dam, locus.id).length > 1) return null;
  return eggsAt(locus, sire, dam).filter(({ pair }) => lookOfPair(book, pair).viable);
}

/**
 * Counts one or several clutches of a pair by gene. Leaves out genes that all or none of the offspring must show and do, as they are
 * uninformative, and genes hidden by possible white offspring.
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

/** Larger numbers give fractions too long to compute. */
const mostHatchlings = 400;

/** Returns the distribution of hatchlings that show the gene, as integer weights. */
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
 * Performs the exact test over clutches with different chances (Poisson binomial): the chance of a count at most as likely as the
 * observed one. Assumes independent hatchlings, so parents must not be possible hets.
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
    /** Null without hatchlings and above `mostHatchlings`. */
    test: impossible
      ? { probability: zero, impossible }
      : { probability: noLikelier(weights[shown] ?? 0n), impossible },
    /** Whether any count could be significant at 1/20. */
    canBeOdd: compare(noLikelier(least), rational(1, 20)) < 0,
  };
}
