// The most likely combinations of independent loci, without ever writing out all of them.

import { multiply, type Rational, rational } from "./rational.ts";

export interface Likely<Value> {
  /** One value a locus, in the order the loci were given. */
  values: Value[];
  probability: Rational;
}

/** Shares what came before with all that began alike. */
type Beginning<Value> = { before: null; weight: bigint } | { before: Beginning<Value>; value: Value; weight: bigint };

function valuesOf<Value>(whole: Beginning<Value>): Value[] {
  const values: Value[] = [];
  for (let part = whole; part.before !== null; part = part.before) values.push(part.value);
  return values.reverse();
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
  let best: Beginning<Value>[] = [{ before: null, weight: 1n }];
  let whole = 1n;
  for (const values of loci) {
    const common = values.reduce((all, { probability: { denominator } }) => {
      const ratio = rational(all, denominator);
      return all * ratio.denominator;
    }, 1n);
    whole *= common;
    const weights = values.map(({ probability }) => (probability.numerator * common) / probability.denominator);
    const longer = best.flatMap((before) =>
      values.map((value, i): Beginning<Value> => ({ before, value, weight: before.weight * (weights[i] ?? 0n) })),
    );
    longer.sort((a, b) => (a.weight > b.weight ? -1 : a.weight < b.weight ? 1 : 0));
    best = longer.slice(0, limit);
  }
  return best.map((one) => ({ values: valuesOf(one), probability: rational(one.weight, whole) }));
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
