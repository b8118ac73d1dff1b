// A genotype as chips: each gene with its name, its state, and whether a health concern is known for it.

import type { GenotypeItem } from "#app/genetics/gene.ts";
import type { GeneBook } from "#app/genetics/gene-book.ts";

export interface GenotypeChip {
  gene: string;
  /** Null where the morph is not published: then there is no link. */
  name: string | null;
  state: GenotypeItem["state"];
  percent: number | null;
  concern: string | null;
}

export function genotypeChips(items: readonly GenotypeItem[], genes: GeneBook): GenotypeChip[] {
  return items.map((item) => {
    const gene = genes.genes.get(item.gene);
    const isHidden = item.state === "het" || item.state === "pos-het";
    const concern = gene?.health.find(
      (health) => health.copies === "any" || (health.copies === "two" && item.state === "super"),
    );
    return {
      gene: item.gene,
      name: gene?.nameJa ?? null,
      state: item.state,
      percent: item.percent ?? null,
      concern: concern && !(isHidden && gene?.inheritance === "recessive") ? concern.what : null,
    };
  });
}
