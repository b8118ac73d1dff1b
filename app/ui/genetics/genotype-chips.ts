import type { GeneBook, GenotypeItem } from "@borupa/genetics";
import { concernsOfAnimal } from "@borupa/genetics";

export interface GenotypeChip {
  gene: string;
  /** Null if the morph is unpublished, so there is no link. */
  name: string | null;
  state: GenotypeItem["state"];
  percent: number | null;
  concern: string | null;
}

export function genotypeChips(items: readonly GenotypeItem[], book: GeneBook): GenotypeChip[] {
  const concerns = concernsOfAnimal(book, items);
  return items.map(({ gene, state, percent }) => ({
    gene,
    name: book.genes.get(gene)?.nameJa ?? null,
    state,
    percent: percent ?? null,
    concern: concerns.find(({ genes }) => genes.includes(gene))?.concern.what ?? null,
  }));
}
