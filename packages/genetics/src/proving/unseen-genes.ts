// Exact chances of hidden genes, from an animal's parents and look.

import type { GenotypeItem } from "../genes/gene.ts";
import { type GeneBook, isRecessive, type Locus } from "../genes/gene-book.ts";
import {
  type Animal,
  combineGametes,
  damGametes,
  estimatedRecombination,
  type Genotype,
  type PairChance,
  sireGametes,
  statesAt,
} from "../genes/genotype.ts";
import { isHideable, lookOfPair, wild } from "../genes/locus-look.ts";
import { lociInPlay } from "../genes/offspring.ts";
import { divide, isOne, isZero, type Rational, sum } from "../genes/rational.ts";
import { hetPercent } from "../genes/read-genotype.ts";
import { isWhite, readCounted } from "./parentage.ts";

export interface UnseenGene {
  gene: string;
  chance: Rational;
  /** As recorded: 2/3 is 66%, 1 is a het; two certain copies hidden by white are a visual. */
  item: GenotypeItem;
}

export function eggsAt(locus: Locus, sire: Genotype, dam: Genotype): PairChance[] {
  const sexes = locus.sexLinked ? (["male", "female"] as const) : [null];
  const fromDam = damGametes(statesAt(dam, locus.id));
  return sexes.flatMap((sex) =>
    combineGametes(fromDam, sireGametes(statesAt(sire, locus.id), sex, estimatedRecombination)),
  );
}

function unseenAt(book: GeneBook, locus: Locus, eggs: readonly PairChance[], looksLike: string | null): UnseenGene[] {
  const alike = eggs.filter(({ pair }) => {
    const { key, viable } = lookOfPair(book, pair);
    return viable && (looksLike === null || key === looksLike);
  });
  const all = sum(alike.map(({ probability }) => probability));
  if (isZero(all)) return [];
  return locus.genes.flatMap(({ id }): UnseenGene[] => {
    if (!isRecessive(book, id)) return [];
    const share = (holds: (eggs: PairChance) => boolean) =>
      divide(sum(alike.filter(holds).map(({ probability }) => probability)), all);
    const isHidden = ({ pair }: PairChance) =>
      looksLike === null ? pair.includes(id) : lookOfPair(book, pair).hidden.includes(id);
    const chance = share(isHidden);
    if (isZero(chance)) return [];
    if (isOne(chance)) {
      const isDouble = isOne(share(({ pair: [a, b] }) => a === id && b === id));
      return [{ gene: id, chance, item: { gene: id, state: isDouble ? "visual" : "het" } }];
    }
    return [{ gene: id, chance, item: { gene: id, state: "pos-het", percent: hetPercent(chance) } }];
  });
}

/**
 * Returns recessive genes the animal carries or may carry beyond its record, given its parents and look. Skips loci where the record
 * already names a het or the parents cannot give that look. On a white snake, which hides colour and pattern, the chance is that of
 * at least one copy. Empty if an animal is impossible.
 */
export function unseenGenes(
  book: GeneBook,
  sire: Animal,
  dam: Animal,
  young: { items: readonly GenotypeItem[] },
): UnseenGene[] {
  const [father, mother] = [readCounted(book, sire, "sire"), readCounted(book, dam, "dam")];
  const child = readCounted(book, young, "dam");
  if (!father || !mother || !child) return [];
  const white = isWhite(book, child);
  return lociInPlay(father, mother).flatMap((locus) => {
    const states = statesAt(child, locus.id);
    const look = lookOfPair(book, states[0]?.pair ?? [wild, wild]);
    const isNamed = child.loci.has(locus.id);
    if (states.length > 1 || look.hidden.length > 0) return [];
    return unseenAt(
      book,
      locus,
      eggsAt(locus, father, mother),
      white && !isNamed && isHideable(locus) ? null : look.key,
    );
  });
}
