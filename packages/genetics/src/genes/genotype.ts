// Genotypes: an animal's alleles per locus, certain or as a mixture for possible hets.

import type { GenotypeItem } from "./gene.ts";
import { calculableItems, type GeneBook, isRecessive, type Locus } from "./gene-book.ts";
import { type Allele, type Pair, wild } from "./locus-look.ts";
import { add, half, isZero, multiply, one, type Rational, rational, subtract, zero } from "./rational.ts";

export type Maker = "male" | "female";

export interface Animal {
  items: readonly GenotypeItem[];
  /** For sex-linked genes of males: whether he passes the gene mostly to sons or daughters. */
  makers?: Readonly<Record<string, Maker>>;
}

export type Role = "sire" | "dam";

export function withoutIncalculable(book: GeneBook, { items, makers }: Animal): Animal {
  return { items: calculableItems(book, items), ...(makers ? { makers } : {}) };
}

/** A possible pair at a locus. For a sire at a sex-linked locus it is [on the X, on the Y]. */
export interface PairChance {
  pair: Pair;
  probability: Rational;
}

export interface LocusState {
  locus: Locus;
  states: PairChance[];
}

export interface Reading {
  kind:
    | "unknown-gene"
    | "unknown-phase"
    | "exclusive-hets"
    | "unstated-percent"
    | "duplicate"
    | "non-viable-parent"
    | "one-copy"
    | "same-gene";
  gene: string;
  message: string;
}

export interface Genotype {
  loci: ReadonlyMap<string, LocusState>;
  readings: Reading[];
}

const wildState: PairChance[] = [{ pair: [wild, wild], probability: one }];

export function statesAt(genotype: Genotype, locusId: string): PairChance[] {
  return genotype.loci.get(locusId)?.states ?? wildState;
}

/** Converts a pair back to items, as an editor would enter them. */
export function itemsOfPair(book: GeneBook, [a, b]: Pair): GenotypeItem[] {
  if (a === wild && b === wild) return [];
  if (a === b) return [{ gene: a, state: isRecessive(book, a) ? "visual" : "super" }];
  return [a, b]
    .filter((allele) => allele !== wild)
    .map((gene) => ({ gene, state: isRecessive(book, gene) ? ("het" as const) : ("visual" as const) }));
}

/** Sex of the offspring if relevant to a locus, else null. */
export type OffspringSex = "male" | "female" | null;

export interface Gamete {
  allele: Allele;
  probability: Rational;
}

/**
 * Default crossover rate between X and Y in males. No measured value for ball pythons was found: this is an estimate,
 * marked as such and editable.
 */
export const estimatedRecombination = rational(1, 10);

/** Parses "0.1", "10%" or "1/10". Must be above 0 and at most 1/2 (free assortment). */
export function readRecombination(text: string): { ok: true; rate: Rational } | { ok: false; message: string } {
  const trimmed = text.normalize("NFKC").trim();
  const fraction = /^(\d{1,6})\s*\/\s*(\d{1,6})$/.exec(trimmed);
  const decimal = /^(\d{0,3})(?:\.(\d{1,9}))?\s*(%?)$/.exec(trimmed);
  let rate: Rational | null = null;
  if (fraction && Number(fraction[2]) > 0) rate = rational(BigInt(fraction[1] ?? 0), BigInt(fraction[2] ?? 1));
  if (decimal && /\d/.test(trimmed)) {
    const [, whole = "", decimals = "", sign] = decimal;
    rate = rational(BigInt(`${whole}${decimals}`), 10n ** BigInt(decimals.length) * (sign ? 100n : 1n));
  }
  if (!rate) return { ok: false, message: "組換え率は 0.1・10%・1/10 のように書いてください。" };
  if (isZero(rate) || rate.numerator * 2n > rate.denominator) {
    return { ok: false, message: "組換え率は0より大きく50%以下にしてください。組換えは、わずかでも起こります。" };
  }
  return { ok: true, rate };
}

function gametes(states: readonly PairChance[], shareOfFirst: Rational): Gamete[] {
  const chances = new Map<Allele, Rational>();
  const give = (allele: Allele, probability: Rational) => {
    if (!isZero(probability)) chances.set(allele, add(chances.get(allele) ?? zero, probability));
  };
  for (const { pair, probability } of states) {
    give(pair[0], multiply(probability, shareOfFirst));
    give(pair[1], multiply(probability, subtract(one, shareOfFirst)));
  }
  return [...chances].map(([allele, probability]) => ({ allele, probability }));
}

export function damGametes(states: readonly PairChance[]): Gamete[] {
  return gametes(states, half);
}

/**
 * Returns a sire's gametes for an egg of the given sex. At a sex-linked locus the pair is [on the X, on the Y]: a daughter gets the
 * X copy unless they crossed over (rate `recombination`), a son likewise the Y copy (XX/XY with recombination: Mallery & Carrillo
 * 2016).
 */
export function sireGametes(states: readonly PairChance[], sex: OffspringSex, recombination: Rational): Gamete[] {
  if (sex === null) return gametes(states, half);
  return gametes(states, sex === "female" ? subtract(one, recombination) : recombination);
}

/** Returns an egg's pairs as [from the dam, from the sire]; probabilities sum to 1. */
export function combineGametes(fromDam: readonly Gamete[], fromSire: readonly Gamete[]): PairChance[] {
  return fromDam.flatMap((d) =>
    fromSire.map((s): PairChance => {
      const pair: Pair = [d.allele, s.allele];
      return { pair, probability: multiply(d.probability, s.probability) };
    }),
  );
}
