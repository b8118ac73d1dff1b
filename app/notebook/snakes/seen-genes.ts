// Visible genes of an own snake's line.

import type { GeneBook } from "@borupa/genetics";
import { readAnimal } from "@borupa/genetics";
import { shownCopies } from "@borupa/snake-drawing";

/** Ids of the genes that show, in the line's order; none where it leaves anything open. A gene under another name is the gene it is counted as. */
export function seenGenes(book: GeneBook, genes: string): string[] {
  const read = readAnimal(book, genes);
  return read.ok ? [...shownCopies(book, read.line.items).keys()] : [];
}
