// The alleles at each locus of an animal: certain, or a mixture where a het is only possible.

import type { GenotypeItem } from "./gene.ts";
import { calculableItems, type GeneBook, isRecessive, type Locus } from "./gene-book.ts";
import { type Allele, type Pair, wild } from "./locus-look.ts";
import { add, half, isZero, multiply, one, type Rational, rational, subtract, zero } from "./rational.ts";

export type Maker = "male" | "female";

/** An animal as people describe it. */
export interface Animal {
  items: readonly GenotypeItem[];
  /** For a sex-linked gene of a male: whether it passes the gene mostly to its sons or to its daughters. */
  makers?: Readonly<Record<string, Maker>>;
}

export type Role = "sire" | "dam";

/** The animal without genes that have no ratio: polygenic traits, and genes of unproven inheritance. */
export function withoutIncalculable(book: GeneBook, { items, makers }: Animal): Animal {
  return { items: calculableItems(book, items), ...(makers ? { makers } : {}) };
}

/** One thing an animal may be at a locus. For a sire at a sex-linked locus the pair is [on the X, on the Y]. */
export interface PairChance {
  pair: Pair;
  probability: Rational;
}

export interface LocusState {
  locus: Locus;
  states: PairChance[];
}

/** Something the reader should know about how the description was taken. */
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

/** The alleles at a locus that the description does not mention. */
const wildState: PairChance[] = [{ pair: [wild, wild], probability: one }];

export function statesAt(genotype: Genotype, locusId: string): PairChance[] {
  return genotype.loci.get(locusId)?.states ?? wildState;
}

/** The items that stand for a pair: the way back from an outcome to what an editor would type. */
export function itemsOfPair(book: GeneBook, [a, b]: Pair): GenotypeItem[] {
  if (a === wild && b === wild) return [];
  if (a === b) return [{ gene: a, state: isRecessive(book, a) ? "visual" : "super" }];
  return [a, b]
    .filter((allele) => allele !== wild)
    .map((gene) => ({ gene, state: isRecessive(book, gene) ? ("het" as const) : ("visual" as const) }));
}

// How a locus passes from parents to an egg: gametes, and the pairs they make.

/** The sex of the offspring where it matters to a locus; null where it does not. */
export type OffspringSex = "male" | "female" | null;

export interface Gamete {
  allele: Allele;
  probability: Rational;
}

/**
 * Default rate at which a sex-linked gene crosses over between X and Y in a male. No measured value for
 * ball pythons was found: it is an estimate, shown as one and editable.
 */
export const estimatedRecombination = rational(1, 10);

/** Reads "0.1", "10%" or "1/10". Recombination is never nil and never more than free assortment: above 0, at most 1/2. */
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
    return { ok: false, message: "組換え率は0より大きく50%以下にしてください。組換えが全く起きないことはありません。" };
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
 * Gametes of a sire for an egg of the given sex. At a sex-linked locus its pair is [on the X, on the Y]: a daughter gets the X copy
 * unless the two crossed over (rate `recombination`), a son the Y copy likewise (XX/XY with recombination: Mallery & Carrillo 2016).
 */
export function sireGametes(states: readonly PairChance[], sex: OffspringSex, recombination: Rational): Gamete[] {
  if (sex === null) return gametes(states, half);
  return gametes(states, sex === "female" ? subtract(one, recombination) : recombination);
}

/** The pairs of an egg, each as [from the dam, from the sire]; the probabilities add up to 1. */
export function combineGametes(fromDam: readonly Gamete[], fromSire: readonly Gamete[]): PairChance[] {
  return fromDam.flatMap((d) =>
    fromSire.map((s): PairChance => {
      const pair: Pair = [d.allele, s.allele];
      return { pair, probability: multiply(d.probability, s.probability) };
    }),
  );
}
