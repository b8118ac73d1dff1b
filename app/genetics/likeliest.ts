// The most likely combinations of independent loci, without ever writing out all of them.

import { multiply, type Rational, rational } from "./rational.ts";

export interface Likely<Value> {
  /** One value a locus, in the order the loci were given. */
  values: Value[];
  probability: Rational;
}

interface Beginning<Value> {
  values: Value[];
  weight: bigint;
}

/**
 * The `limit` most likely combinations, best first; equal ones in the order of the given lists.
 * Keeping only the best `limit` after each locus loses nothing: a combination can be no better placed than its beginning.
 * Whole weights over a common denominator spare a fraction's reduction at every step.
 */
export function likeliest<Value extends { probability: Rational }>(
  loci: readonly (readonly Value[])[],
  limit: number,
): Likely<Value>[] {
  let best: Beginning<Value>[] = [{ values: [], weight: 1n }];
  let whole = 1n;
  for (const values of loci) {
    const common = values.reduce((all, { probability: { denominator } }) => {
      const ratio = rational(all, denominator);
      return all * ratio.denominator;
    }, 1n);
    whole *= common;
    const longer = best.flatMap((beginning) =>
      values.map((value) => ({
        values: [...beginning.values, value],
        weight: beginning.weight * ((value.probability.numerator * common) / value.probability.denominator),
      })),
    );
    longer.sort((a, b) => (a.weight > b.weight ? -1 : a.weight < b.weight ? 1 : 0));
    best = longer.slice(0, limit);
  }
  return best.map(({ values, weight }) => ({ values, probability: rational(weight, whole) }));
}

/** The number of combinations. */
export function combinations(loci: readonly (readonly unknown[])[]): bigint {
  return loci.reduce((count, values) => count * BigInt(values.length), 1n);
}

/** The chance that independent things all happen. */
export function product(chances: Iterable<Rational>): Rational {
  let all = rational(1n);
  for (const chance of chances) all = multiply(all, chance);
  return all;
}
