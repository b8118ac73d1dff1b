import { concernsOfAnimal, type GeneBook, type GenotypeItem } from "@borupa/genetics";

export type GenotypeChip = ReturnType<typeof genotypeChips>[number];

export function genotypeChips(items: readonly GenotypeItem[], book: GeneBook) {
  const concerns = concernsOfAnimal(book, items);
  return items.map(({ gene, state, percent }) => ({
    gene,
    /** Null if the morph is unpublished, so there is no link. */
    name: book.genes.get(gene)?.nameJa ?? null,
    state,
    percent: percent ?? null,
    concern: concerns.find(({ genes }) => genes.includes(gene))?.concern.what ?? null,
  }));
}
