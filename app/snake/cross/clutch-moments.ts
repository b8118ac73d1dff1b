// What a clutch needs to know of each locus: how the chance of the wanted offspring differs with what the parents really carry.
// Reckoned in whole multiples of 2^-256: as good as exact for a percentage, and as cheap for ninety loci as for one.

import type { Locus } from "#app/snake/genes/gene-book.ts";
import { type Genotype, type PairChance, statesAt } from "#app/snake/genes/genotype.ts";
import { combineGametes, damGametes, type OffspringSex, sireGametes } from "#app/snake/genes/inheritance.ts";
import type { Pair } from "#app/snake/genes/locus-look.ts";
import { multiply, one, type Rational, sum } from "#app/snake/genes/rational.ts";

const bits = 256n;
/** The certain event. */
export const fixedOne = 1n << bits;

/** The nearest multiple of 2^-256. */
function fixed({ numerator, denominator }: Rational): bigint {
  return ((numerator << (bits + 1n)) / denominator + 1n) >> 1n;
}

/** Rounded down. */
function times(a: bigint, b: bigint): bigint {
  return (a * b) >> bits;
}

/** One thing the parents may really be, and the chance per egg of what is wanted then, by the egg's sex. */
export interface ClutchCase {
  weight: bigint;
  male: bigint;
  female: bigint;
}

interface Brood {
  weight: bigint;
  male: PairChance[];
  female: PairChance[];
}

/** A locus of one pairing, ready to be asked about any wanted offspring. */
export interface ClutchLocus {
  /** Every pair an egg can have here. */
  pairs: Pair[];
  broods: Brood[];
}

export function clutchLocus(
  locus: Locus,
  { sire, dam }: { sire: Genotype; dam: Genotype },
  recombination: Rational,
): ClutchLocus {
  const broods = statesAt(sire, locus.id).flatMap((father) =>
    statesAt(dam, locus.id).map((mother): Brood => {
      const given = (sex: OffspringSex) =>
        combineGametes(
          damGametes([{ ...mother, probability: one }]),
          sireGametes([{ ...father, probability: one }], sex, recombination),
        );
      const weight = fixed(multiply(father.probability, mother.probability));
      if (locus.sexLinked) return { weight, male: given("male"), female: given("female") };
      const either = given(null);
      return { weight, male: either, female: either };
    }),
  );
  const pairs = new Map(
    broods.flatMap(({ male, female }) =>
      [...male, ...female].map(({ pair }): [string, Pair] => [pair.join("&"), pair]),
    ),
  );
  return { pairs: [...pairs.values()], broods };
}

export function casesOf({ broods }: ClutchLocus, holds: (pair: Pair) => boolean): ClutchCase[] {
  const chance = (outcomes: readonly PairChance[]) =>
    fixed(sum(outcomes.filter(({ pair }) => holds(pair)).map(({ probability }) => probability)));
  return broods.map(({ weight, male, female }) => {
    const son = chance(male);
    return { weight, male: son, female: female === male ? son : chance(female) };
  });
}

/** Loci that all depend on the egg's sex, as one; cases that come to the same are put together, so that their number stays small. */
export function jointCases(loci: readonly (readonly ClutchCase[])[]): ClutchCase[] {
  let joint: ClutchCase[] = [{ weight: fixedOne, male: fixedOne, female: fixedOne }];
  for (const cases of loci) {
    const merged = new Map<string, ClutchCase>();
    for (const before of joint) {
      for (const after of cases) {
        const [male, female] = [times(before.male, after.male), times(before.female, after.female)];
        const key = `${male} ${female}`;
        const weight = times(before.weight, after.weight) + (merged.get(key)?.weight ?? 0n);
        merged.set(key, { weight, male, female });
      }
    }
    joint = [...merged.values()];
  }
  return joint;
}

/** The means of p, p², … p^eggs over the cases of one locus, and whether p is ever more than nothing or always all. */
export interface Moments {
  means: bigint[];
  possible: boolean;
  certain: boolean;
}

export function momentsOf(cases: readonly { weight: bigint; chance: bigint }[], eggs: number): Moments {
  const means = Array.from({ length: eggs }, () => 0n);
  for (const { weight, chance } of cases) {
    let term = weight;
    for (let k = 0; k < eggs && term > 0n; k++) {
      term = times(term, chance);
      means[k] = (means[k] ?? 0n) + term;
    }
  }
  return {
    means,
    possible: cases.some(({ chance }) => chance > 0n),
    certain: cases.every(({ chance }) => chance === fixedOne),
  };
}

/** The means of a row of loci, and of every longer row that begins with it. */
export interface Product {
  means: bigint[];
  longer: Map<Moments, Product>;
}

export function emptyProduct(eggs: number): Product {
  return { means: Array.from({ length: eggs }, () => fixedOne), longer: new Map() };
}

function joined(before: Product, next: Moments): Product {
  const known = before.longer.get(next);
  if (known) return known;
  const product = { means: before.means.map((mean, i) => times(mean, next.means[i] ?? 0n)), longer: new Map() };
  before.longer.set(next, product);
  return product;
}

/**
 * At least one in as many eggs as there are means: 1 − (1 − p)^n = −Σ (−1)^k C(n, k) p^k, and means of independent loci multiply.
 * `none`: kept for a whole clutch, so that looks that begin alike share the work.
 */
export function atLeastOneOf(loci: readonly Moments[], none: Product): bigint {
  const uncertain = loci.filter(({ certain }) => !certain);
  if (uncertain.length === 0) return fixedOne;
  if (!uncertain.every(({ possible }) => possible)) return 0n;
  const { means } = uncertain.reduce(joined, none);
  const eggs = means.length;
  let choose = 1n;
  let chance = 0n;
  for (let k = 1; k <= eggs; k++) {
    choose = (choose * BigInt(eggs - k + 1)) / BigInt(k);
    const mean = means[k - 1] ?? 0n;
    chance += k % 2 === 1 ? choose * mean : -choose * mean;
  }
  // Neither impossible nor certain, so never written as either.
  if (chance < 1n) return 1n;
  return chance < fixedOne ? chance : fixedOne - 1n;
}
