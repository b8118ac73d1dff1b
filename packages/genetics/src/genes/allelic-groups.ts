// Allelic groups: genes known or suspected to be alleles of one locus, with the confidence of that. Morphs name their
// group by id; genes of one group share a locus in all calculations.

import data from "./allelic-groups.json" with { type: "json" };

interface AllelicGroup {
  name: string;
  /** Looks of different alleles together, and disputes about the group. */
  note: string;
  /** Confidence that these genes are alleles of one locus. */
  confidence: "high" | "medium" | "low";
  doubted?: readonly string[];
}

export const allelicGroups: ReadonlyMap<string, AllelicGroup> = new Map(
  Object.entries(data as Readonly<Record<string, AllelicGroup>>),
);
