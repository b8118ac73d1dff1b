// How surprising a clutch is: the chance of one at least as lopsided as the one that hatched.

import {
  add,
  compare,
  multiply,
  one,
  type Rational,
  rational,
  subtract,
  sum,
  zero,
} from "#app/snake/genes/rational.ts";

/** What the eggs follow in one case of what the parents may carry; the cases' weights add up to 1. */
export interface Expectation {
  weight: Rational;
  /** The chance of each counted outcome, per egg. What they lack to 1 is everything else. */
  chances: readonly Rational[];
}

export interface ExactTest {
  /** The exact chance of a clutch no more likely than the one observed. Near 1 nothing is odd; 1/20 is the usual raised eyebrow. */
  probability: Rational;
  /** The genotypes as written cannot give what hatched. */
  impossible: boolean;
}

/** The most ways to fill a clutch that are gone through one by one. */
const maxClutches = 10_000;

function waysToFill(eggs: number, kinds: number): number {
  let ways = 1;
  for (let i = 1; i < kinds; i++) ways = (ways * (eggs + i)) / i;
  return ways;
}

/** The expectations in whole numbers over one denominator, so that thousands of clutches are compared without fractions. */
function wholeWeights(cases: readonly Expectation[]) {
  const common = (terms: Iterable<Rational>) => {
    let all = 1n;
    for (const { denominator } of terms) all *= rational(all, denominator).denominator;
    return all;
  };
  const perEgg = common(cases.flatMap(({ chances }) => chances));
  const perCase = common(cases.map(({ weight }) => weight));
  const scaled = ({ numerator, denominator }: Rational, whole: bigint) => (numerator * whole) / denominator;
  return {
    perEgg,
    perCase,
    weights: cases.map(({ weight }) => scaled(weight, perCase)),
    chances: cases.map(({ chances }) => chances.map((chance) => scaled(chance, perEgg))),
  };
}

function choose(n: number, k: number): bigint {
  let ways = 1n;
  for (let i = 1; i <= k; i++) ways = (ways * BigInt(n - k + i)) / BigInt(i);
  return ways;
}

/** The weight of every clutch of this many eggs; with `only`, of that one. */
function clutchWeights(whole: ReturnType<typeof wholeWeights>, eggs: number, only?: readonly number[]): bigint[] {
  const kinds = whole.chances[0]?.length ?? 0;
  const found: bigint[] = [];
  const fill = (kind: number, left: number, weights: readonly bigint[]) => {
    if (kind === kinds) {
      if (left === 0) found.push(weights.reduce((total, weight) => total + weight, 0n));
      return;
    }
    const last = kind === kinds - 1;
    const from = only?.[kind] ?? (last ? left : 0);
    const to = only?.[kind] ?? left;
    for (let count = from; count <= to; count++) {
      const ways = choose(left, count);
      const next = weights.map(
        (weight, index) => weight * ways * (whole.chances[index]?.[kind] ?? 0n) ** BigInt(count),
      );
      fill(kind + 1, left - count, next);
    }
  };
  fill(0, eggs, whole.weights);
  return found;
}

/** Puts the two outcomes least expected into one, as long as there are too many clutches to go through. */
function mergeRare(cases: readonly Expectation[], observed: readonly number[], eggs: number) {
  let chances = cases.map((one) => [...one.chances]);
  let counts = [...observed];
  while (counts.length > 2 && waysToFill(eggs, counts.length) > maxClutches) {
    const expected = (i: number) =>
      sum(cases.map(({ weight }, index) => multiply(weight, chances[index]?.[i] ?? zero)));
    const order = counts.map((_, i) => i).sort((a, b) => compare(expected(a), expected(b)));
    const [first = 0, second = 1] = order;
    const join = <T>(list: readonly T[], plus: (a: T, b: T) => T, none: T): T[] => [
      ...list.filter((_, i) => i !== first && i !== second),
      plus(list[first] ?? none, list[second] ?? none),
    ];
    chances = chances.map((list) => join(list, add, zero));
    counts = join(counts, (a, b) => a + b, 0);
  }
  return { cases: cases.map(({ weight }, i) => ({ weight, chances: chances[i] ?? [] })), counts };
}

/**
 * The exact multinomial test, over the cases of what the parents may carry. `observed` counts the outcomes in the order of
 * `chances`; `others` counts hatchlings that are none of them. At most 100 hatchlings; null beyond, or without any.
 */
export function exactTest(cases: readonly Expectation[], observed: readonly number[], others = 0): ExactTest | null {
  const eggs = observed.reduce((total, count) => total + count, others);
  if (eggs < 1 || eggs > 100 || ![...observed, others].every((count) => Number.isInteger(count) && count >= 0))
    return null;
  const whole = cases.map(({ weight, chances }) => ({ weight, chances: [...chances, subtract(one, sum(chances))] }));
  const counts = [...observed, others];
  const [unmerged = 0n] = clutchWeights(wholeWeights(whole), eggs, counts);
  if (unmerged === 0n) return { probability: zero, impossible: true };
  const small = mergeRare(whole, counts, eggs);
  const weights = wholeWeights(small.cases);
  const [actual = 0n] = clutchWeights(weights, eggs, small.counts);
  const asLopsided = clutchWeights(weights, eggs).filter((weight) => weight <= actual);
  const total = asLopsided.reduce((all, weight) => all + weight, 0n);
  const probability = rational(total, weights.perEgg ** BigInt(eggs) * weights.perCase);
  return { probability, impossible: false };
}
