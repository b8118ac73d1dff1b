// Lines: genes that share a look and a name but not a locus, told apart in brackets: アザンティック（VPI）, アザンティック（MJ）.

import { memoise } from "#app/platform/site/memoise.ts";
import type { Gene, GeneBook } from "./gene-book.ts";

interface Line {
  /** アザンティック. */
  look: string;
  /** VPI. */
  line: string;
  /** All lines of the look, this one too. */
  genes: readonly Gene[];
}

/** The book's lines by the gene's id; a gene alone of its name has none. */
export const linesOf = memoise((book: GeneBook): ReadonlyMap<string, Line> => {
  const looks = new Map<string, { gene: Gene; line: string }[]>();
  for (const gene of book.genes.values()) {
    const [, look, line] = /^([^（]+)（([^）]+)）$/.exec(gene.nameJa) ?? [];
    if (look && line) looks.set(look, [...(looks.get(look) ?? []), { gene, line }]);
  }
  const lines = new Map<string, Line>();
  for (const [look, members] of looks) {
    const genes = members.map(({ gene }) => gene);
    if (genes.length > 1) for (const { gene, line } of members) lines.set(gene.id, { look, line, genes });
  }
  return lines;
});
