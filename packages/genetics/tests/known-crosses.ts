// Pairings with outcomes computed by hand or independently.

import data from "./known-crosses.json" with { type: "json" };

/** Copies of each gene; a fraction is the chance of a possible het, a maker says how a male carries a sex-linked gene. */
type Parent = Record<string, number | string>;
type Genes = Record<string, number>;

export interface KnownCross {
  name: string;
  sire: Parent;
  dam: Parent;
  recombination?: string;
  /** Number of genotypes and looks. */
  totals?: [number, number];
  /** Only some of the rows are listed. */
  partial?: boolean;
  genotypes?: [Genes, string][];
  /** Visible genes, the look's share, and possible hidden genes. */
  looks?: [Genes, string, Record<string, string>?][];
  bySex?: ["male" | "female", Genes, string][];
  lethal?: string;
  hatchlings?: [Genes, string][];
  /** Targets: the state of each gene; others are unconstrained. */
  targets?: [string, Record<string, "visual" | "super">, string][];
}

export const knownCrosses = data as unknown as KnownCross[];
