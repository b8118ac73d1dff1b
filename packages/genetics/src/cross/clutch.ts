import { type OrRefusals, refusal } from "../genes/gene.ts";
import type { GeneBook, Locus } from "../genes/gene-book.ts";
import {
  type Animal,
  combineGametes,
  damGametes,
  estimatedRecombination,
  type Genotype,
  type OffspringSex,
  type PairChance,
  sireGametes,
  statesAt,
} from "../genes/genotype.ts";
import type { Pair } from "../genes/locus-look.ts";
import { multiply, one, type Rational, rational, sum } from "../genes/rational.ts";
import { readPairing } from "../genes/read-genotype.ts";
import type { LookRow } from "./cross-rows.ts";
import { maxEggs } from "./max-eggs.ts";
import { lociOfTarget, readTarget, type Target, type TargetOptions, wantedAt } from "./target.ts";

// Per-locus data for clutch odds: how the chance of a target varies with the parents' actual genotypes. Uses multiples of
// 2^-256: as good as exact for a percentage, and cheap for any number of loci.
const bits = 256n;
export const fixedOne = 1n << bits;

/** Rounds to the nearest multiple of 2^-256. */
function fixed({ numerator, denominator }: Rational): bigint {
  return ((numerator << (bits + 1n)) / denominator + 1n) >> 1n;
}

function times(a: bigint, b: bigint): bigint {
  return (a * b) >> bits;
}

/** One possible case of the parents' genotypes, with the chance of the target per egg by sex. */
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

/** A locus of one pairing, precomputed for any target. */
interface ClutchLocus {
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

/** Combines loci that depend on the egg's sex; merges equal cases to keep their number small. */
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

/** Means of p, p², … p^eggs over the cases of a locus, and whether p is ever above 0 or always 1. */
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

/** Means of a sequence of loci, with its memoised continuations. */
interface Product {
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
 * Returns the chance of at least one success, from as many means as there are eggs: 1 − (1 − p)^n = −Σ (−1)^k C(n, k) p^k, where
 * the means of independent loci multiply. `none` memoises, so that looks with a common prefix share work.
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
  // Clamped, because the event is neither impossible nor certain.
  if (chance < 1n) return 1n;
  return chance < fixedOne ? chance : fixedOne - 1n;
}

export function targetOfLook({ pairs, sex }: Pick<LookRow, "pairs" | "sex">): Target {
  return { items: [], others: "none", pairs, ...(sex ? { sex } : {}) };
}

interface Clutch {
  /** At least one in the clutch: within 2^-180 of the exact chance; 0 and 1 are exact. */
  atLeastOne(target: Target): OrRefusals<{ probability: Rational }>;
}

/**
 * Prepares the odds of any targets in one pairing. The eggs of a possible het are not independent (either all or none have a het
 * parent), so the chance is the mean of 1 − (1 − p)^eggs over the cases, not that of the mean p. Enumerating the cases of many
 * loci or using exact fractions is too slow, but the means of p's powers multiply per locus; rounding them to 2^-256 (an error of
 * at most 2^50 times some thousand roundings) is far below what a percentage shows.
 */
export function clutchOf(
  book: GeneBook,
  sire: Animal,
  dam: Animal,
  eggs: number,
  { recombination = estimatedRecombination }: TargetOptions = {},
): OrRefusals<{ clutch: Clutch }> {
  if (!Number.isInteger(eggs) || eggs < 1 || eggs > maxEggs) {
    return { ok: false, refusals: [refusal("bad-number", `卵の数は1〜${maxEggs}の整数で書いてください。`)] };
  }
  const pairing = readPairing(book, sire, dam);
  if (!pairing.ok) return pairing;
  const { parents } = pairing;
  const none = emptyProduct(eggs);
  const known = new Map<Locus, { crossed: ClutchLocus; moments: Map<string, Moments> }>();
  const knownAt = (locus: Locus) => {
    const entry = known.get(locus) ?? { crossed: clutchLocus(locus, parents, recombination), moments: new Map() };
    known.set(locus, entry);
    return entry;
  };
  const momentsAt = (locus: Locus, holds: (pair: Pair) => boolean): Moments => {
    const { crossed, moments } = knownAt(locus);
    const key = crossed.pairs.map((pair) => (holds(pair) ? "1" : "0")).join("");
    const found =
      moments.get(key) ??
      momentsOf(
        casesOf(crossed, holds).map(({ weight, male }) => ({ weight, chance: male })),
        eggs,
      );
    moments.set(key, found);
    return found;
  };

  const atLeastOne: Clutch["atLeastOne"] = (target) => {
    const aim = readTarget(book, target);
    if (!aim.ok) return aim;
    const loci = lociOfTarget(aim.wanted, target, parents).map((locus) => ({
      locus,
      holds: wantedAt(book, aim.wanted, locus),
    }));
    const free = loci.filter(({ locus }) => !locus.sexLinked);
    const bySex = jointCases(
      loci.filter(({ locus }) => locus.sexLinked).map(({ locus, holds }) => casesOf(knownAt(locus).crossed, holds)),
    ).map(({ weight, male, female }) => {
      const chance = (target.sex === "female" ? 0n : male) + (target.sex === "male" ? 0n : female);
      return { weight, chance: chance >> 1n };
    });
    const chance = atLeastOneOf(
      [...free.map(({ locus, holds }) => momentsAt(locus, holds)), momentsOf(bySex, eggs)],
      none,
    );
    return { ok: true, probability: rational(chance, fixedOne) };
  };
  return { ok: true, clutch: { atLeastOne } };
}
