// What a plan comes to in clutches of a given size: the chance of at least one, not only the chance per egg.

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
} from "#app/snake/cross/clutch-moments.ts";
import type { Locus } from "#app/snake/genes/gene-book.ts";
import type { Genotype } from "#app/snake/genes/genotype.ts";
import type { OffspringSex } from "#app/snake/genes/inheritance.ts";
import type { Pair } from "#app/snake/genes/locus-look.ts";
import type { Rational } from "#app/snake/genes/rational.ts";
import { rational, toNumber } from "#app/snake/genes/rational.ts";
import type { Block, Holding } from "./plan-block.ts";
import type { LooksAlike } from "./plan-looks.ts";

/** One block of a pairing, and what is wanted of the egg there. */
export interface ClutchBlock {
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

/** The moments of the sex alone, where a sex is wanted and no block speaks of it. */
export function sexMoments(blocks: readonly Block[], sex: OffspringSex, eggs: number): Moments[] {
  if (sex === null || blocks.some(({ sexLinked }) => sexLinked)) return [];
  return [momentsOf([{ weight: fixedOne, chance: fixedOne >> 1n }], eggs)];
}

/** At least one in a clutch, over all blocks; as good as exact (see clutch.ts). */
export function atLeastOne(moments: readonly Moments[], eggs: number): Rational {
  return rational(atLeastOneOf(moments, emptyProduct(eggs)), fixedOne);
}

/** At least one in a clutch that looks as the one to keep back, of its sex. */
export function chanceToKeep(
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
