// A wanted offspring, and the exact chance of it: asked locus by locus, so it stays exact however many genes are in play.

import type { GenotypeItem } from "#app/content/fields-of-kinds.ts";
import type { GeneBook, Locus } from "./gene-book.ts";
import { type Animal, type Genotype, type PairChance, statesAt } from "./genotype.ts";
import { damGametes, estimatedRecombination, meet, type OffspringSex, sireGametes } from "./inheritance.ts";
import { lookOfPair, type Pair, unordered, wild } from "./locus-look.ts";
import { lociInPlay } from "./offspring.ts";
import { add, half, isZero, multiply, one, power, type Rational, rational, sum, zero } from "./rational.ts";
import { readGenotype } from "./read-genotype.ts";
import { type OrRefusals, refusal } from "./refusal.ts";

export interface Target {
  items: readonly GenotypeItem[];
  /** Whether other genes may show besides the wanted ones. "any" where not said. */
  others?: "any" | "none";
  sex?: "male" | "female";
}

/** For each locus the target speaks of: whether a pair is what is wanted. */
export type Wanted = ReadonlyMap<Locus, (pair: Pair) => boolean>;

/** A target reads like an animal: what shows is matched by look, what is carried unseen by the pair itself. */
export function readTarget(book: GeneBook, target: Target): OrRefusals<{ wanted: Wanted }> {
  const reading = readGenotype(book, { items: target.items }, "dam");
  if (!reading.ok) return reading;
  const wanted = new Map<Locus, (pair: Pair) => boolean>();
  for (const { locus, states } of reading.genotype.loci.values()) {
    const pairs = new Set(states.map(({ pair }) => pair.join("&")));
    const [state] = states;
    const look = lookOfPair(book, state?.pair ?? [wild, wild]);
    wanted.set(locus, (pair) => {
      const seen = lookOfPair(book, pair);
      const unseen = states.length > 1 || look.hidden.length > 0;
      return unseen ? pairs.has(unordered(pair).join("&")) : seen.key === look.key;
    });
  }
  if (wanted.size === 0 && target.others !== "none") {
    return { ok: false, refusals: [refusal("empty-target", "ほしい子の遺伝子を1つ以上書いてください。")] };
  }
  return { ok: true, wanted };
}

/** The chance that an egg of the given sex, of parents certain or mixed, is what is wanted at one locus. */
export function chanceAtLocus(
  locus: Locus,
  holds: (pair: Pair) => boolean,
  sire: readonly PairChance[],
  dam: readonly PairChance[],
  sex: OffspringSex,
  recombination: Rational,
): Rational {
  const pairs = meet(damGametes(dam), sireGametes(sire, locus.sexLinked ? sex : null, recombination));
  return sum(pairs.filter(({ pair }) => holds(pair)).map(({ probability }) => probability));
}

/**
 * The mean of p^k for k = 0 … `highest`, where p is the chance of the target per egg given what the parents really carry. With a
 * possible het p differs from case to case; the means say all that a clutch needs to know, and multiply locus by locus.
 */
export function momentsOfTarget(
  book: GeneBook,
  wanted: Wanted,
  target: Pick<Target, "others" | "sex">,
  parents: { sire: Genotype; dam: Genotype },
  recombination: Rational,
  highest: number,
): Rational[] {
  const plain = (pair: Pair) => lookOfPair(book, pair).key === "";
  const loci = new Set([...wanted.keys(), ...(target.others === "none" ? lociInPlay(parents.sire, parents.dam) : [])]);
  const powers = Array.from({ length: highest + 1 }, (_, k) => k);
  let autosomal = powers.map(() => one);
  const linked: { weight: Rational; male: Rational; female: Rational }[][] = [];
  for (const locus of loci) {
    const holds = wanted.get(locus) ?? plain;
    const cases = statesAt(parents.sire, locus.id).flatMap((s) =>
      statesAt(parents.dam, locus.id).map((d) => {
        const given = (sex: OffspringSex) =>
          chanceAtLocus(locus, holds, [{ ...s, probability: one }], [{ ...d, probability: one }], sex, recombination);
        const male = given("male");
        const female = locus.sexLinked ? given("female") : male;
        return { weight: multiply(s.probability, d.probability), male, female };
      }),
    );
    if (locus.sexLinked) linked.push(cases);
    else
      autosomal = autosomal.map((mean, k) =>
        multiply(mean, sum(cases.map((c) => multiply(c.weight, power(c.male, k))))),
      );
  }

  const mixed = (sons: number, daughters: number) => {
    let mean = one;
    for (const cases of linked) {
      const terms = cases.map((c) => multiply(c.weight, multiply(power(c.male, sons), power(c.female, daughters))));
      mean = multiply(mean, sum(terms));
    }
    return mean;
  };
  const bySex = (k: number): Rational => {
    if (target.sex) return multiply(power(half, k), target.sex === "male" ? mixed(k, 0) : mixed(0, k));
    if (linked.length === 0) return one;
    // The mean of ((m + f) / 2)^k, written out by the binomial theorem.
    let choose = 1n;
    let total = zero;
    for (let sons = 0; sons <= k; sons++) {
      total = add(total, multiply(rational(choose), mixed(sons, k - sons)));
      choose = (choose * BigInt(k - sons)) / BigInt(sons + 1);
    }
    return multiply(power(half, k), total);
  };
  return powers.map((k) => {
    const mean = autosomal[k] ?? zero;
    return isZero(mean) ? zero : multiply(mean, bySex(k));
  });
}

export interface TargetOptions {
  recombination?: Rational;
}

/** Reads both parents and the target at once; refuses with everything that is wrong with any of them. */
export function readPairing(
  book: GeneBook,
  sire: Animal,
  dam: Animal,
  target: Target,
): OrRefusals<{ wanted: Wanted; parents: { sire: Genotype; dam: Genotype } }> {
  const father = readGenotype(book, sire, "sire");
  const mother = readGenotype(book, dam, "dam");
  const aim = readTarget(book, target);
  if (father.ok && mother.ok && aim.ok) {
    return { ok: true, wanted: aim.wanted, parents: { sire: father.genotype, dam: mother.genotype } };
  }
  return { ok: false, refusals: [father, mother, aim].flatMap((reading) => (reading.ok ? [] : reading.refusals)) };
}

/** The exact chance, per egg, that the offspring is what is wanted. */
export function targetProbability(
  book: GeneBook,
  sire: Animal,
  dam: Animal,
  target: Target,
  { recombination = estimatedRecombination }: TargetOptions = {},
): OrRefusals<{ probability: Rational }> {
  const pairing = readPairing(book, sire, dam, target);
  if (!pairing.ok) return pairing;
  const moments = momentsOfTarget(book, pairing.wanted, target, pairing.parents, recombination, 1);
  return { ok: true, probability: moments[1] ?? zero };
}
