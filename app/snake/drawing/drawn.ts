// Small drawings as a page names them: all of one page come in one picture, each at its place in it.

import type { GenotypeItem } from "#app/snake/genes/gene.ts";
import type { GeneBook } from "#app/snake/genes/gene-book.ts";
import { shownCopies } from "./look-of-genotype.ts";
import { undrawnGenes } from "./told.ts";

/** Where a small drawing stands: the picture's address, its place there, and how many there are. */
export interface Drawn {
  sheet: string;
  place: number;
  of: number;
}

/** Addresses stay short enough for every server on the way. */
const ADDRESS_MAX = 3000;
export const SHEET_MAX = 48;

/** What can be seen of a genotype, as an address names it: "pastel*2.spider"; null where a gene, or its look, is not known. */
function codeOf(book: GeneBook, genotype: readonly GenotypeItem[]): string | null {
  const shown = [...shownCopies(book, genotype)];
  if (!shown.every(([gene]) => book.genes.has(gene)) || undrawnGenes(book, genotype).length > 0) return null;
  const parts = shown.map(([gene, copies]) => (copies === 2 ? `${gene}*2` : gene));
  return parts.sort().join(".") || "normal";
}

/** The drawings of a page's genotypes in their order; null for those of which nobody can say how they look. */
export function drawnOf(book: GeneBook, genotypes: readonly (readonly GenotypeItem[])[]): (Drawn | null)[] {
  const codes = genotypes.map((genotype) => codeOf(book, genotype));
  const sheets: string[][] = [];
  let length = 0;
  for (const code of new Set(codes)) {
    if (code === null) continue;
    const last = sheets.at(-1);
    if (last && last.length < SHEET_MAX && length + code.length < ADDRESS_MAX) last.push(code);
    else {
      sheets.push([code]);
      length = 0;
    }
    length += code.length + 1;
  }
  return codes.map((code) => {
    const sheet = sheets.find((one) => code !== null && one.includes(code));
    return sheet && code !== null
      ? { sheet: `/drawn.svg?of=${sheet.join(",")}`, place: sheet.indexOf(code), of: sheet.length }
      : null;
  });
}
