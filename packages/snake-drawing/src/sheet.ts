// Draws many thumbnails in one picture, stacked vertically, for URLs from `drawnOf`.

import type { GeneBook, GenotypeItem } from "@borupa/genetics";
import { type Drawn, SHEET_MAX } from "./drawn.ts";
import { ground } from "./ground.ts";
import { lookOfGenotype } from "./look-of-genotype.ts";
import { drawSmall, SMALL_SIZE, smallParts } from "./small.ts";

const { width, height } = SMALL_SIZE;

/** Returns null if the code is invalid or has too many entries. */
export function drawSheet(book: GeneBook, of: string): string | null {
  const codes = of.split(",");
  if (codes.length > SHEET_MAX) return null;
  const genotypes = codes.map((code) => genotypeOf(book, code));
  if (!genotypes.every((genotype) => genotype !== null)) return null;
  const drawings = genotypes.map((genotype, i) => {
    const look = lookOfGenotype(book, genotype);
    const inside = ground(look, width, height) + drawSmall(look);
    return `<svg y="${i * height}" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${inside}</svg>`;
  });
  const all = codes.length * height;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${all}" width="${width}" height="${all}">${smallParts()}${drawings.join("")}</svg>`;
}

export function drawnGenotype(book: GeneBook, { sheet, place }: Drawn): GenotypeItem[] | null {
  const code = sheet.replace(/^.*\?of=/, "").split(",")[place];
  return code === undefined ? null : genotypeOf(book, code);
}

export function genotypeOf(book: GeneBook, code: string): GenotypeItem[] | null {
  if (code === "normal") return [];
  const items = code.split(".").map((one): GenotypeItem | null => {
    const [gene = "", copies] = one.split("*");
    const isKnown = book.genes.has(gene) && (copies === undefined || copies === "2");
    return isKnown ? { gene, state: copies ? "super" : "visual" } : null;
  });
  return items.every((item) => item !== null) ? items : null;
}
