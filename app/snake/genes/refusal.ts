// Why an animal cannot be calculated as written, in the reader's words, with what it may have meant.

import type { GenotypeItem } from "./gene.ts";

export interface Correction {
  /** The whole genotype of the animal after the correction. */
  items: GenotypeItem[];
  label: string;
}

export interface Refusal {
  kind:
    | "too-many-alleles"
    | "exclusive-hets"
    | "polygenic"
    | "too-long"
    | "bad-percent"
    | "empty-target"
    | "bad-number"
    | "bad-pedigree"
    | "undecided"
    | "near-name"
    | "unread"
    | "two-animals"
    | "not-viable"
    | "possible-target";
  message: string;
  genes: string[];
  corrections: Correction[];
  /** Of a line that tells of two animals: the line of each. */
  pair?: { sire: string; dam: string };
}

export type OrRefusals<Value> = ({ ok: true } & Value) | { ok: false; refusals: Refusal[] };

export function refusal(
  kind: Refusal["kind"],
  message: string,
  genes: string[] = [],
  corrections: Correction[] = [],
): Refusal {
  return { kind, message, genes, corrections };
}
