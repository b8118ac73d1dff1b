// The allelic groups: genes that breed as versions of one locus, or are suspected to, and how sure that is.
// A morph names its group by id; genes of one group share a locus in every calculation.

import data from "./allelic-groups.json" with { type: "json" };

interface AllelicGroup {
  name: string;
  /** Looks of two different alleles together, and disputes about the group. */
  note: string;
  /** How sure it is that the genes listed under this id are alleles of one locus. */
  confidence: "high" | "medium" | "low";
  /** Genes whose place in the group is less sure than that of the others. */
  doubted?: readonly string[];
}

/** By id. A group that an entry makes up is none of these. */
export const allelicGroups: ReadonlyMap<string, AllelicGroup> = new Map(
  Object.entries(data as Readonly<Record<string, AllelicGroup>>),
);
