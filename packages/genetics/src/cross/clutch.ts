// The chance that a clutch holds at least one of what is wanted.

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

// Facts that a clutch needs of each locus: how the chance of the wanted offspring varies with what the parents really carry.
// Reckoned in whole multiples of 2^-256: as good as exact for a percentage, and as cheap for ninety loci as for one.
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

/** A locus of one pairing, ready to give the odds of any wanted offspring. */
interface ClutchLocus {
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
 * At least one in as many eggs as there are means: 1 − (1 − p)^n = −Σ (−1)^k C(n, k) p^k, and means of independent loci multiply.
 * `none`: memoised for a whole clutch, so that looks that begin alike share the work.
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

/** The target of exactly one look of a result, with nothing else showing. */
export function targetOfLook({ pairs, sex }: Pick<LookRow, "pairs" | "sex">): Target {
  return { items: [], others: "none", pairs, ...(sex ? { sex } : {}) };
}

interface Clutch {
  /** At least one in the clutch: within 2^-180 of the exact chance, 0 and 1 exactly where it is impossible or certain. */
  atLeastOne(target: Target): OrRefusals<{ probability: Rational }>;
}

/**
 * A clutch of one pairing, for the odds of as many wanted offspring as there are: what a locus gives is reckoned once.
 * The eggs of a possible het are not independent: either all of them have a het parent or none has, so the chance is the mean of
 * 1 − (1 − p)^eggs over the cases, not that of the mean p. The cases of many loci are too many to go through, and the exact
 * fractions too long; the means of the powers of p multiply locus by locus, and what rounding them to 2^-256 can do to the result
 * (at most 2^50 times some thousand roundings) is far below what a percentage shows.
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
