// Consequences of a proven recessive het for its parents, siblings and offspring, by exact Bayesian inference.

import type { GenotypeItem } from "../genes/gene.ts";
import { type GeneBook, isRecessive, type Locus } from "../genes/gene-book.ts";
import { type Animal, combineGametes, damGametes, type PairChance, sireGametes, statesAt } from "../genes/genotype.ts";
import { lookOfPair, type Pair, wild } from "../genes/locus-look.ts";
import { add, divide, isOne, isZero, multiply, one, type Rational, rational, sum, zero } from "../genes/rational.ts";
import { hetPercent } from "../genes/read-genotype.ts";
import { readCounted } from "./parentage.ts";

export interface Couple {
  weight: Rational;
  sire: Pair;
  dam: Pair;
}

const certain = (pair: Pair): PairChance[] => [{ pair, probability: one }];

/** Recessive genes are autosomal, so both sexes are alike. */
function eggsOf({ sire, dam }: Couple): PairChance[] {
  return combineGametes(damGametes(certain(dam)), sireGametes(certain(sire), null, rational(1, 2)));
}

function chanceIn(couple: Couple, holds: (pair: Pair) => boolean): Rational {
  return sum(eggsOf(couple).flatMap(({ pair, probability }) => (holds(pair) ? [probability] : [])));
}

/** Returns the parents' possible combinations; null if one is impossible. */
export function couplesOf(book: GeneBook, locus: Locus, sire: Animal, dam: Animal): Couple[] | null {
  const [father, mother] = [readCounted(book, sire, "sire"), readCounted(book, dam, "dam")];
  if (!father || !mother) return null;
  return statesAt(father, locus.id).flatMap((a) =>
    statesAt(mother, locus.id).map((b) => ({
      weight: multiply(a.probability, b.probability),
      sire: a.pair,
      dam: b.pair,
    })),
  );
}

function shownAt(book: GeneBook, locus: Locus, items: readonly GenotypeItem[]): string | null {
  const young = readCounted(book, { items }, "dam");
  return young && lookOfPair(book, statesAt(young, locus.id)[0]?.pair ?? [wild, wild]).key;
}

/**
 * Returns the parents' combinations after an offspring that shows `young` is proven to carry `gene`, weighted by likelihood. Empty if
 * the records rule it out, which means that a parent carries more than recorded.
 */
export function provenCouples(
  book: GeneBook,
  gene: string,
  couples: readonly Couple[],
  young: readonly GenotypeItem[],
): Couple[] {
  const locus = book.locusOf.get(gene);
  const key = locus && shownAt(book, locus, young);
  if (!locus || key === null) return [];
  const carries = (pair: Pair) => lookOfPair(book, pair).key === key && pair.includes(gene);
  const weighed = couples.map((couple) => ({
    ...couple,
    weight: multiply(couple.weight, chanceIn(couple, carries)),
  }));
  const all = sum(weighed.map(({ weight }) => weight));
  if (isZero(all)) return [];
  return weighed.filter(({ weight }) => !isZero(weight)).map((one) => ({ ...one, weight: divide(one.weight, all) }));
}

function itemOf(gene: string, chance: Rational): GenotypeItem[] {
  if (isZero(chance)) return [];
  return [isOne(chance) ? { gene, state: "het" } : { gene, state: "pos-het", percent: hetPercent(chance) }];
}

function recessivesOf(book: GeneBook, locus: Locus): string[] {
  return locus.genes.map(({ id }) => id).filter((id) => isRecessive(book, id));
}

export function hiddenInParent(
  book: GeneBook,
  locus: Locus,
  couples: readonly Couple[],
  parent: "sire" | "dam",
): GenotypeItem[] {
  return recessivesOf(book, locus).flatMap((gene) =>
    itemOf(
      gene,
      sum(couples.flatMap((couple) => (lookOfPair(book, couple[parent]).hidden.includes(gene) ? [couple.weight] : []))),
    ),
  );
}

/** Returns the alleles that an offspring hides at the locus, given its look; null if impossible. */
export function hiddenInYoung(
  book: GeneBook,
  locus: Locus,
  couples: readonly Couple[],
  items: readonly GenotypeItem[],
): GenotypeItem[] | null {
  const key = shownAt(book, locus, items);
  if (key === null) return null;
  const chance = (holds: (pair: Pair) => boolean) =>
    couples.reduce((total, couple) => add(total, multiply(couple.weight, chanceIn(couple, holds))), zero);
  const alike = (pair: Pair) => lookOfPair(book, pair).key === key;
  const all = chance(alike);
  if (isZero(all)) return null;
  return recessivesOf(book, locus).flatMap((gene) =>
    itemOf(
      gene,
      divide(
        chance((pair) => alike(pair) && lookOfPair(book, pair).hidden.includes(gene)),
        all,
      ),
    ),
  );
}

/** Returns whether the record leaves the hidden allele open; only then is it amended. */
export function isOpenAt(book: GeneBook, locus: Locus, items: readonly GenotypeItem[]): boolean {
  const animal = readCounted(book, { items }, "dam");
  if (!animal) return false;
  const states = statesAt(animal, locus.id);
  return (
    states.length > 1 ||
    (states[0]?.pair.includes(wild) === true && lookOfPair(book, states[0].pair).hidden.length === 0)
  );
}

export function withHidden(
  book: GeneBook,
  locus: Locus,
  items: readonly GenotypeItem[],
  hidden: readonly GenotypeItem[],
): GenotypeItem[] {
  const isHidden = ({ gene, state }: GenotypeItem) =>
    book.locusOf.get(gene) === locus && isRecessive(book, gene) && (state === "pos-het" || state === "het");
  return [...items.filter((item) => !isHidden(item)), ...hidden];
}
