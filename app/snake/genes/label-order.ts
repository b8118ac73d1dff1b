// The order in which breeders write the genes of an animal: what colours it, the white complexes, what patterns it; Spider and Pinstripe
// last, as in パステル レッサー スパイダー. Of the recessives colour goes before pattern: アルビノ クラウン, アザンティック パイボールド.
// The place of a gene is said by its entry, in steps of ten, so that another finds room between two.

import type { GeneBook } from "./gene-book.ts";

/** Between what colours or whitens a snake and what patterns it: there stands a gene whose entry gives it no place. */
const unplaced = 335;

/** The place of a gene among those written before it and behind it. */
export function placeInLabel(book: GeneBook, gene: string): number {
  return book.genes.get(gene)?.labelPlace ?? unplaced;
}
