// One part of a wanted offspring that is inherited independently: one ordinary locus, or all sex-linked ones together.

import { chanceAtLocus, type TargetLoci } from "../cross/target.ts";
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
import { isHideable, lookOfPair, type Pair, unordered } from "../genes/locus-look.ts";
import { product } from "../genes/offspring.ts";
import { add, divide, half, multiply, one, type Rational, sum, toNumber, zero } from "../genes/rational.ts";

/** Alleles of an animal at the loci of a block, in their order. */
export type Holding = readonly (readonly PairChance[])[];

export interface Block {
  loci: readonly Locus[];
  holds: readonly ((pair: Pair) => boolean)[];
  sexLinked: boolean;
}

/** Balls of one sex that are worth the same to every part of the target. */
export interface BallClass {
  ids: string[];
  genotype: Genotype;
  /** For each block, the place of its holding among `Blocks.sires` or `Blocks.dams`. */
  classes: number[];
}

/** A block with the distinct holdings the collection has at it. */
export interface BlockStock {
  block: Block;
  sires: Holding[];
  dams: Holding[];
}

export function blocksOf(wanted: TargetLoci): Block[] {
  const block = (entries: [Locus, (pair: Pair) => boolean][]): Block => ({
    loci: entries.map(([locus]) => locus),
    holds: entries.map(([, holds]) => holds),
    sexLinked: entries.some(([locus]) => locus.sexLinked),
  });
  const linked = [...wanted].filter(([locus]) => locus.sexLinked);
  const free = [...wanted].filter(([locus]) => !locus.sexLinked);
  return [...free.map((entry) => block([entry])), ...(linked.length > 0 ? [block(linked)] : [])];
}

export function holdingOf(block: Block, genotype: Genotype): Holding {
  return block.loci.map((locus) => statesAt(genotype, locus.id));
}

/** The same for two animals exactly when they are worth the same to this block. */
export function holdingKey(holding: Holding): string {
  return holding
    .map((states) =>
      states
        .map(({ pair, probability: { numerator, denominator } }) => `${pair.join("&")}:${numerator}/${denominator}`)
        .join(","),
    )
    .join(";");
}

/** The chance that an egg (of the wanted sex, where one is wanted) is as wanted at this block. */
export function chanceOfBlock(
  block: Block,
  sire: Holding,
  dam: Holding,
  wantedSex: OffspringSex,
  recombination: Rational,
): Rational {
  const given = (sex: OffspringSex) =>
    product(
      block.loci.map((locus, i) => {
        const holds = block.holds[i] ?? (() => false);
        return chanceAtLocus(locus, holds, sire[i] ?? [], dam[i] ?? [], sex, recombination);
      }),
    );
  if (!block.sexLinked || wantedSex) return given(wantedSex);
  return multiply(half, add(given("male"), given("female")));
}

/** One thing a young animal held back can have at a block. */
export interface Holdback {
  key: string;
  pairs: Pair[];
  holding: Holding;
  probability: Rational;
  /** The same as a double, for ranking. */
  weight: number;
}

/** Everything viable that offspring of the given sex can have at the block. */
export function holdbacks(
  book: GeneBook,
  block: Block,
  sire: Holding,
  dam: Holding,
  sex: "male" | "female",
  recombination: Rational,
): Holdback[] {
  let partial: { pairs: Pair[]; probability: Rational }[] = [{ pairs: [], probability: one }];
  for (const [i, locus] of block.loci.entries()) {
    const linkedTo = locus.sexLinked ? sex : null;
    const found = new Map<string, { pair: Pair; probability: Rational }>();
    for (const { pair, probability } of combineGametes(
      damGametes(dam[i] ?? []),
      sireGametes(sire[i] ?? [], linkedTo, recombination),
    )) {
      if (!lookOfPair(book, pair).viable) continue;
      // A son keeps [on the X, on the Y]: it decides what he passes to whom.
      const shape = linkedTo === "male" ? pair : unordered(pair);
      const before = found.get(shape.join("&"))?.probability ?? zero;
      found.set(shape.join("&"), { pair: shape, probability: add(before, probability) });
    }
    partial = partial.flatMap((begun) =>
      [...found.values()].map(({ pair, probability }) => ({
        pairs: [...begun.pairs, pair],
        probability: multiply(begun.probability, probability),
      })),
    );
  }
  return partial.map(({ pairs, probability }) => ({
    key: pairs.map((pair) => pair.join("&")).join(";"),
    pairs,
    holding: pairs.map((pair) => [{ pair, probability: one }]),
    probability,
    weight: toNumber(probability),
  }));
}

// Siblings of a held-back young animal that look the same as it does.

/** Alleles of a sibling at one locus, where it looks like the chosen one. */
export type LooksAlike = (pair: Pair) => boolean;

/**
 * For each block and each of its loci. On a white snake the other loci cannot be read, as far as white hides them (the same rule
 * as `distinctLooks`): such a sibling may have there whatever lives.
 */
export function looksAlike(
  book: GeneBook,
  blocks: readonly Block[],
  chosen: readonly (Holdback | undefined)[],
): LooksAlike[][] {
  const seen = (locus: Locus, pair: Pair | undefined) => ({ locus, look: pair && lookOfPair(book, pair) });
  const loci = blocks.map(({ loci: own }, i) => own.map((locus, j) => seen(locus, chosen[i]?.pairs[j])));
  const whiteAt = loci.flat().find(({ look }) => look?.white)?.locus;
  return loci.map((own) =>
    own.map(({ locus, look }) => (pair) => {
      const other = lookOfPair(book, pair);
      if (!other.viable) return false;
      if (locus === whiteAt) return other.white !== null;
      return (whiteAt !== undefined && isHideable(locus)) || other.key === look?.key;
    }),
  );
}

/** The chance that a sibling of the chosen one's look has its genes at this block. */
export function certaintyAt(chosen: Holdback, siblings: readonly Holdback[], alike: readonly LooksAlike[]): Rational {
  const same = siblings.filter(({ pairs }) => pairs.every((pair, i) => alike[i]?.(pair)));
  return divide(chosen.probability, sum(same.map(({ probability }) => probability)));
}
