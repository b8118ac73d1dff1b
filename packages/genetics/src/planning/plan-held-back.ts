// The animal held back from a first pairing: its genes, and their certainty by its look.

import {
  atLeastOneOf,
  type ClutchCase,
  casesOf,
  clutchLocus,
  emptyProduct,
  fixedOne,
  jointCases,
  type Moments,
  momentsOf,
} from "../cross/clutch.ts";
import type { GenotypeItem } from "../genes/gene.ts";
import type { GeneBook, Locus } from "../genes/gene-book.ts";
import { type Genotype, itemsOfPair, type Maker, type OffspringSex } from "../genes/genotype.ts";
import { type Pair, wild } from "../genes/locus-look.ts";
import { product } from "../genes/offspring.ts";
import { half, one, type Rational, rational, toNumber } from "../genes/rational.ts";
import { type Block, certaintyAt, type Holdback, type Holding, type LooksAlike, looksAlike } from "./plan-block.ts";
import type { Couple } from "./plan-couples.ts";

interface ClutchBlock {
  block: Block;
  sire: Holding;
  dam: Holding;
  holds: readonly ((pair: Pair) => boolean)[];
}

function genotypeOf(locus: Locus, holding: Holding, i: number): Genotype {
  return { loci: new Map([[locus.id, { locus, states: [...(holding[i] ?? [])] }]]), readings: [] };
}

function bySex(cases: readonly ClutchCase[], sex: OffspringSex) {
  return cases.map(({ weight, male, female }) => ({
    weight,
    chance: ((sex === "female" ? 0n : male) + (sex === "male" ? 0n : female)) >> 1n,
  }));
}

export function blockMoments(
  { block, sire, dam, holds }: ClutchBlock,
  sex: OffspringSex,
  recombination: Rational,
  eggs: number,
): Moments {
  const cases = block.loci.map((locus, i) =>
    casesOf(
      clutchLocus(locus, { sire: genotypeOf(locus, sire, i), dam: genotypeOf(locus, dam, i) }, recombination),
      holds[i] ?? (() => false),
    ),
  );
  if (block.sexLinked) return momentsOf(bySex(jointCases(cases), sex), eggs);
  return momentsOf(
    jointCases(cases).map(({ weight, male }) => ({ weight, chance: male })),
    eggs,
  );
}

/** Returns the moments of the egg's sex, if a sex is wanted and no block covers it. */
export function sexMoments(blocks: readonly Block[], sex: OffspringSex, eggs: number): Moments[] {
  if (sex === null || blocks.some(({ sexLinked }) => sexLinked)) return [];
  return [momentsOf([{ weight: fixedOne, chance: fixedOne >> 1n }], eggs)];
}

export function atLeastOne(moments: readonly Moments[], eggs: number): Rational {
  return rational(atLeastOneOf(moments, emptyProduct(eggs)), fixedOne);
}

/** Returns the chance that a clutch has an animal with the look and sex to hold back. */
function chanceToKeep(
  pairing: readonly { block: Block; sire: Holding; dam: Holding }[],
  alike: readonly (readonly LooksAlike[])[],
  sex: "male" | "female",
  recombination: Rational,
  eggs: number,
): number {
  const moments = pairing.map((one, i) => blockMoments({ ...one, holds: alike[i] ?? [] }, sex, recombination, eggs));
  const blocks = pairing.map(({ block }) => block);
  return toNumber(atLeastOne([...moments, ...sexMoments(blocks, sex, eggs)], eggs));
}

export interface HeldBack {
  sex: "male" | "female";
  parents: Couple;
  /** Its genes at the relevant loci, and for males how sex-linked genes are carried. */
  items: GenotypeItem[];
  makers: Record<string, Maker>;
  /** Per egg of the first pairing, including the sex. */
  probability: Rational;
  /** Chance that an animal of that sex and look has these genes; below 1 it must be proven first. */
  certainty: Rational;
  inbreeding: number;
}

/** At one block of a first pairing: the parents, all offspring of the sex, and the chosen one. */
export interface ChosenAt {
  block: Block;
  sire: Holding;
  dam: Holding;
  siblings: readonly Holdback[];
  chosen: Holdback | undefined;
}

/** Returns the animal, and the chance that a clutch has one that looks like it. */
export function heldBack(
  { book, recombination, eggs }: { book: GeneBook; recombination: Rational; eggs: number },
  places: readonly ChosenAt[],
  sex: "male" | "female",
  parents: Couple,
  inbreeding: number,
): { keep: HeldBack; hatches: number } {
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
  const keep: HeldBack = {
    sex,
    parents,
    items,
    makers: sex === "male" ? makersOf(places) : {},
    probability: product([half, ...chosen.map(({ probability }) => probability)]),
    certainty,
    inbreeding,
  };
  return { keep, hatches: chanceToKeep(places, alike, sex, recombination, eggs) };
}

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
