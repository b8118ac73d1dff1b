// One gene over many clutches of different pairs: how many showed it, how many should have, and how surprising that is.

import { compare, multiply, one, type Rational, rational, subtract, sum, zero } from "#app/snake/genes/rational.ts";
import type { ExactTest } from "./expected-hatchlings.ts";

export interface CountedClutch {
  /** That a hatchling shows the gene. */
  chance: Rational;
  hatched: number;
  shown: number;
}

export interface GeneRecord {
  hatched: number;
  shown: number;
  expected: Rational;
  /** Null without a hatchling, and beyond `mostHatchlings`. */
  test: ExactTest | null;
  /** Whether any count at all of so many hatchlings would be odd, at one in twenty. */
  canBeOdd: boolean;
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
export function geneRecord(clutches: readonly CountedClutch[]): GeneRecord {
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
    test: impossible
      ? { probability: zero, impossible }
      : { probability: noLikelier(weights[shown] ?? 0n), impossible },
    canBeOdd: compare(noLikelier(least), rational(1, 20)) < 0,
  };
}
