// Exact chance of a wanted offspring, computed per locus.

import { type GenotypeItem, type OrRefusals, refusal } from "../genes/gene.ts";
import type { GeneBook, Locus } from "../genes/gene-book.ts";
import {
  combineGametes,
  damGametes,
  type Genotype,
  type OffspringSex,
  type PairChance,
  sireGametes,
  statesAt,
} from "../genes/genotype.ts";
import { lookOfPair, type Pair, unordered, wild } from "../genes/locus-look.ts";
import { lociInPlay, product } from "../genes/offspring.ts";
import { add, half, multiply, type Rational, sum } from "../genes/rational.ts";
import { readGenotype } from "../genes/read-genotype.ts";

export interface Target {
  items: readonly GenotypeItem[];
  /** Whether further genes may be visible. Default: "any". */
  others?: "any" | "none";
  sex?: "male" | "female";
  pairs?: TargetLoci;
}

export type TargetLoci = ReadonlyMap<Locus, (pair: Pair) => boolean>;

/** Parses a target like an animal: visible genes match by look, hidden ones by the pair. */
export function readTarget(book: GeneBook, target: Target): OrRefusals<{ wanted: TargetLoci }> {
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
  for (const [locus, holds] of target.pairs ?? []) wanted.set(locus, holds);
  if (wanted.size === 0 && target.others !== "none") {
    return { ok: false, refusals: [refusal("empty-target", "ほしい子の遺伝子を1つ以上書いてください。")] };
  }
  return { ok: true, wanted };
}

/** Returns the chance that an egg of the given sex fits the target at one locus. */
export function chanceAtLocus(
  locus: Locus,
  holds: (pair: Pair) => boolean,
  sire: readonly PairChance[],
  dam: readonly PairChance[],
  sex: OffspringSex,
  recombination: Rational,
): Rational {
  const pairs = combineGametes(damGametes(dam), sireGametes(sire, locus.sexLinked ? sex : null, recombination));
  return sum(pairs.filter(({ pair }) => holds(pair)).map(({ probability }) => probability));
}

/** Returns the condition at a locus; for unnamed loci that nothing is visible. */
export function wantedAt(book: GeneBook, wanted: TargetLoci, locus: Locus): (pair: Pair) => boolean {
  return wanted.get(locus) ?? ((pair) => lookOfPair(book, pair).key === "");
}

export function lociOfTarget(
  wanted: TargetLoci,
  { others }: Target,
  parents: { sire: Genotype; dam: Genotype },
): Locus[] {
  return [...new Set([...wanted.keys(), ...(others === "none" ? lociInPlay(parents.sire, parents.dam) : [])])];
}

/** Returns the exact chance per egg that the offspring fits the target. */
export function chanceOfTarget(
  book: GeneBook,
  wanted: TargetLoci,
  target: Target,
  parents: { sire: Genotype; dam: Genotype },
  recombination: Rational,
): Rational {
  const loci = lociOfTarget(wanted, target, parents);
  const given = (sex: OffspringSex) =>
    product(
      loci.map((locus) => {
        const [sire, dam] = [statesAt(parents.sire, locus.id), statesAt(parents.dam, locus.id)];
        return chanceAtLocus(locus, wantedAt(book, wanted, locus), sire, dam, sex, recombination);
      }),
    );
  if (target.sex) return multiply(half, given(target.sex));
  return loci.some((locus) => locus.sexLinked) ? multiply(half, add(given("male"), given("female"))) : given(null);
}

export interface TargetOptions {
  recombination?: Rational;
}
