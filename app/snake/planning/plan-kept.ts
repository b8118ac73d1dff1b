// One young animal of a first pairing that a plan breeds on: its genes, and how sure one can be of them by its look.

import type { GenotypeItem } from "#app/snake/genes/gene.ts";
import type { GeneBook } from "#app/snake/genes/gene-book.ts";
import { itemsOfPair, type Maker } from "#app/snake/genes/genotype.ts";
import { product } from "#app/snake/genes/likeliest.ts";
import { wild } from "#app/snake/genes/locus-look.ts";
import { printGenotype } from "#app/snake/genes/print-genotype.ts";
import { half, one, type Rational } from "#app/snake/genes/rational.ts";
import type { Block, Holdback, Holding } from "./plan-block.ts";
import { chanceToKeep } from "./plan-chance.ts";
import type { Couple } from "./plan-couples.ts";
import { certaintyAt, looksAlike } from "./plan-looks.ts";

export interface KeptBack {
  sex: "male" | "female";
  parents: Couple;
  /** Its genes at the loci that matter, and for a male how it carries the sex-linked ones. */
  items: GenotypeItem[];
  makers: Record<string, Maker>;
  label: string;
  /** Per egg of the first pairing, the sex reckoned in. */
  probability: Rational;
  /** The chance that a young animal of that sex and look has these genes; below 1 it has to be proven first. */
  certainty: Rational;
  inbreeding: number;
}

/** At one block of a first pairing: its parents, all their young of the sex, and the one chosen. */
export interface ChosenAt {
  block: Block;
  sire: Holding;
  dam: Holding;
  siblings: readonly Holdback[];
  chosen: Holdback | undefined;
}

interface Question {
  book: GeneBook;
  recombination: Rational;
  eggs: number;
}

/** The animal, and the chance that a clutch has one that looks like it. */
export function keptBack(
  { book, recombination, eggs }: Question,
  places: readonly ChosenAt[],
  sex: "male" | "female",
  parents: Couple,
  inbreeding: number,
): { keep: KeptBack; hatches: number } {
  const blocks = places.map(({ block }) => block);
  const alike = looksAlike(
    book,
    blocks,
    places.map(({ chosen }) => chosen),
  );
  const chosen = places.flatMap((one) => one.chosen ?? []);
  const items = chosen.flatMap(({ pairs }) => pairs.flatMap((pair) => itemsOfPair(book, pair)));
  const certainty = product(
    places.map((where, i) => (where.chosen ? certaintyAt(where.chosen, where.siblings, alike[i] ?? []) : one)),
  );
  const keep: KeptBack = {
    sex,
    parents,
    items,
    makers: sex === "male" ? makersOf(places) : {},
    label: printGenotype(book, items),
    probability: product([half, ...chosen.map(({ probability }) => probability)]),
    certainty,
    inbreeding,
  };
  return { keep, hatches: chanceToKeep(places, alike, sex, recombination, eggs) };
}

/** From which parent a son has what is sex-linked. */
function makersOf(places: readonly ChosenAt[]): Record<string, Maker> {
  const makers: Record<string, Maker> = {};
  for (const { block, chosen } of places) {
    if (!block.sexLinked) continue;
    for (const [onX, onY] of chosen?.pairs ?? []) {
      if (onX === onY) continue;
      if (onX !== wild) makers[onX] = "female";
      if (onY !== wild) makers[onY] = "male";
    }
  }
  return makers;
}
