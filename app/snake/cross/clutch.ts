// The chance that a clutch holds at least one of what is wanted.

import type { GeneBook, Locus } from "#app/snake/genes/gene-book.ts";
import type { Animal } from "#app/snake/genes/genotype.ts";
import { estimatedRecombination } from "#app/snake/genes/inheritance.ts";
import type { Pair } from "#app/snake/genes/locus-look.ts";
import { type Rational, rational } from "#app/snake/genes/rational.ts";
import { readPairing } from "#app/snake/genes/read-genotype.ts";
import { type OrRefusals, refusal } from "#app/snake/genes/refusal.ts";
import {
  atLeastOneOf,
  type ClutchLocus,
  casesOf,
  clutchLocus,
  emptyProduct,
  fixedOne,
  jointCases,
  type Moments,
  momentsOf,
} from "./clutch-moments.ts";
import type { LookRow } from "./cross-rows.ts";
import { lociOfTarget, readTarget, type Target, type TargetOptions, wantedAt } from "./target.ts";

/** Ball pythons lay 1 to 15 eggs or so; beyond this a number of eggs is a slip of the finger. */
export const maxEggs = 50;

/** The target that a look of a result stands for: exactly that look, nothing else showing. */
export function targetOfLook({ pairs, sex }: Pick<LookRow, "pairs" | "sex">): Target {
  return { items: [], others: "none", pairs, ...(sex ? { sex } : {}) };
}

export interface Clutch {
  /** At least one in the clutch: within 2^-180 of the exact chance, 0 and 1 exactly where it is impossible or certain. */
  atLeastOne(target: Target): OrRefusals<{ probability: Rational }>;
}

/**
 * A clutch of one pairing, to be asked about as many wanted offspring as there are: what a locus gives is reckoned once.
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
