// Visible genes of an own snake's line.

import type { GeneBook } from "@borupa/genetics";
import { parseLine } from "@borupa/genetics";
import { shownCopies } from "@borupa/snake-drawing";

/** Ids of the genes that show, in the line's order; none where it cannot be read. A gene under another name is the gene it is counted as. */
export function seenGenes(book: GeneBook, genes: string): string[] {
  const parsed = parseLine(book, genes);
  return parsed.ok ? [...shownCopies(book, parsed.line.items).keys()] : [];
}
