// Independently inherited parts of a target: one ordinary locus, or all sex-linked loci together.

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

export type Holding = readonly (readonly PairChance[])[];

export interface Block {
  loci: readonly Locus[];
  holds: readonly ((pair: Pair) => boolean)[];
  sexLinked: boolean;
}

/** Balls of one sex that are equivalent for every block. */
export interface BallClass {
  ids: string[];
  genotype: Genotype;
  /** For each block, the index of its holding in `Blocks.sires` or `Blocks.dams`. */
  classes: number[];
}

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

/** Equal if and only if two animals are equivalent for this block. */
export function holdingKey(holding: Holding): string {
  return holding
    .map((states) =>
      states
        .map(({ pair, probability: { numerator, denominator } }) => `${pair.join("&")}:${numerator}/${denominator}`)
        .join(","),
    )
    .join(";");
}

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

export interface Holdback {
  key: string;
  pairs: Pair[];
  holding: Holding;
  probability: Rational;
  weight: number;
}

/** Returns the viable genotypes of offspring of the given sex. */
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
      // Sons keep the order [on the X, on the Y], which decides what they pass on.
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

// Siblings that look like the held-back animal.

/** Returns whether a sibling with this pair looks like the chosen animal at one locus. */
export type LooksAlike = (pair: Pair) => boolean;

/**
 * Returns a predicate per block and locus. On a white snake, hidden loci (by the rule of `distinctLooks`) match any viable pair.
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

/** Returns the chance that a sibling with the chosen one's look also has its genes at this block. */
export function certaintyAt(chosen: Holdback, siblings: readonly Holdback[], alike: readonly LooksAlike[]): Rational {
  const same = siblings.filter(({ pairs }) => pairs.every((pair, i) => alike[i]?.(pair)));
  return divide(chosen.probability, sum(same.map(({ probability }) => probability)));
}
