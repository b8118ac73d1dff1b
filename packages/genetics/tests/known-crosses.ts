// Pairings whose every outcome is known, worked out by hand or by an independent reckoning: what the calculator must answer.

import data from "./known-crosses.json" with { type: "json" };

/** Copies of each gene; a fraction is the chance of a possible het, a maker says how a male carries a sex-linked gene. */
type Parent = Record<string, number | string>;
type Genes = Record<string, number>;

export interface KnownCross {
  name: string;
  sire: Parent;
  dam: Parent;
  recombination?: string;
  /** How many genotypes and how many looks there are. */
  totals?: [number, number];
  /** Only some of the rows are written down. */
  partial?: boolean;
  genotypes?: [Genes, string][];
  /** Genes that show, the look's share, and what it may carry unseen. */
  looks?: [Genes, string, Record<string, string>?][];
  bySex?: ["male" | "female", Genes, string][];
  lethal?: string;
  hatchlings?: [Genes, string][];
  /** Wanted offspring: the state of each gene; what is not named may be anything. */
  targets?: [string, Record<string, "visual" | "super">, string][];
}

export const knownCrosses = data as unknown as KnownCross[];
