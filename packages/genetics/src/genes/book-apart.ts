// Alternative gene book that gives the doubted genes of a group their own loci.

import { memoise } from "../memoise.ts";
import { allelicGroups } from "./allelic-groups.ts";
import { type GeneBook, makeGeneBook } from "./gene-book.ts";

export function doubtedGenes(book: GeneBook, group: string): string[] {
  const known = allelicGroups.get(group);
  const members = [...book.genes.values()].filter((gene) => gene.group === group).map(({ id }) => id);
  return members.filter((id) => known?.confidence === "low" || known?.doubted?.includes(id));
}

const booksApart = memoise((_: GeneBook) => new Map<string, GeneBook>());

/** Returns the book with a group's doubted genes separated, memoised; null if there are none. */
export function bookApart(book: GeneBook, group: string): GeneBook | null {
  const books = booksApart(book);
  const made = books.get(group);
  const doubted = made ? [] : doubtedGenes(book, group);
  if (made || doubted.length === 0) return made ?? null;
  const genes = [...book.genes.values()].map((gene) => (doubted.includes(gene.id) ? { ...gene, group: null } : gene));
  const apart = makeGeneBook(genes, book.combos);
  books.set(group, apart);
  return apart;
}
