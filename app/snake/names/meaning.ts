// What a name stands for: a gene, a combination, a super form, or that two alleles make it white.

import type { GenotypeItem } from "#app/snake/genes/gene.ts";
import type { Combo } from "#app/snake/genes/gene-book.ts";
import type { WhitePairs } from "#app/snake/genes/masking.ts";

export interface Meaning {
  /**
   * A gene takes a state in front of it; a form (combination, super form) brings its own. A white form ("BEL") says that two
   * alleles of one locus meet, not which.
   */
  kind: "gene" | "form" | "white";
  name: string;
  items: readonly GenotypeItem[];
  /** A het of it can be carried unseen. */
  recessive: boolean;
  white?: WhitePairs;
  /** See `Combo`. */
  confidence?: Combo["confidence"];
  /** A name cut so short, or so regularly formed, that the reader is told how it was taken. */
  coined?: boolean;
}

/** スーパーパステル, not アイボリー: two copies by its very name, of which nothing is a het. */
export function saysSuper(name: string): boolean {
  return /^(?:スーパー|super\b)/i.test(name);
}

/** What goes by one spelling. */
export interface NamedEntry {
  /** 0: a gene's own name, 1: a form's, 2: a name cut short. The lowest rank known counts. */
  rank: number;
  meanings: Meaning[];
  /** As the encyclopedia writes it. */
  written: string;
  /** The name itself is written with a slash: Hypo / Ghost. */
  slashed: boolean;
}

/** The same for the same items, in whatever order. */
export function keyOf(items: readonly GenotypeItem[]): string {
  return items
    .map(({ gene, state }) => `${gene} ${state}`)
    .sort()
    .join();
}
