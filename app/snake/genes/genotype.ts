// What stands at each locus of an animal: certain, or a mixture where a het is only possible.

import type { GenotypeItem } from "./gene.ts";
import { type GeneBook, isRecessive, type Locus } from "./gene-book.ts";
import { type Pair, wild } from "./locus-look.ts";
import { one, type Rational } from "./rational.ts";

export type Maker = "male" | "female";

/** An animal as people describe it. */
export interface Animal {
  items: readonly GenotypeItem[];
  /** For a sex-linked gene of a male: whether it passes the gene mostly to its sons or to its daughters. */
  makers?: Readonly<Record<string, Maker>>;
}

export type Role = "sire" | "dam";

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
    | "one-copy";
  gene: string;
  message: string;
}

export interface Genotype {
  loci: ReadonlyMap<string, LocusState>;
  readings: Reading[];
}

/** What stands at a locus the description does not mention. */
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
