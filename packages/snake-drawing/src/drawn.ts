// Thumbnail drawings: all drawings of a page share one picture.

import type { Gene, GeneBook, GenotypeItem } from "@borupa/genetics";
import { pairLook } from "@borupa/genetics";
import type { Change } from "./genes/change.ts";
import { genes } from "./genes/genes.ts";
import { type Look, wildType } from "./look.ts";
import { lookOfGenotype, looksOfPairs, shownCopies } from "./look-of-genotype.ts";
import { pairs } from "./pairs.ts";

// Only documented looks are drawn.
const changes = new Map(genes.flatMap(([ids, change]) => ids.split(" ").map((id) => [id, change] as const)));

function hasDrawing(gene: string): boolean {
  return changes.has(gene);
}

const doubled = new Map<Change, boolean>();

function hasDoubleDrawing(gene: string): boolean {
  const change = changes.get(gene);
  if (!change) return false;
  const isDoubled = doubled.get(change) ?? isOther(change(wildType(), 1), change(wildType(), 2));
  doubled.set(change, isDoubled);
  return isDoubled || isDrawnPair(gene, gene);
}

function isOther(one: object, two: object): boolean {
  return JSON.stringify(one) !== JSON.stringify(two);
}

const isDrawnPair = (a: string, b: string) => pairs.some(([[x, y]]) => (x === a && y === b) || (x === b && y === a));

/** Returns whether the look of two alleles together is documented, by a drawing or by their entries. */
function isDocumentedPair(a: Gene, b: Gene): boolean {
  const look = pairLook(a, b);
  return isDrawnPair(a.id, b.id) || (look !== null && look !== "patterned");
}

/** Returns the other genes that are drawn like this one; "" is the wild type. */
export function drawnAlike(book: GeneBook, gene: string): string[] {
  const own = JSON.stringify(lookOf(book, gene));
  if (!hasDrawing(gene)) return [];
  const others = ["", ...book.genes.keys()].filter((id) => id !== gene && (id === "" || hasDrawing(id)));
  return others.filter((id) => JSON.stringify(lookOf(book, id)) === own);
}

function lookOf(book: GeneBook, gene: string): Look {
  return lookOfGenotype(book, gene ? [{ gene, state: "visual" }] : []);
}

/** Returns the visible genes whose look is undocumented: alone, in two copies, or with the allele they meet. */
export function undrawnGenes(book: GeneBook, genotype: readonly GenotypeItem[]): string[] {
  const copies = shownCopies(book, genotype);
  // A white snake hides all other genes.
  if (looksOfPairs(book, copies).some((look) => look.startsWith("white-"))) return [];
  const shown = [...copies.keys()].flatMap((id) => book.genes.get(id) ?? []);
  const atLocus = Map.groupBy(shown, ({ id }) => book.locusOf.get(id));
  return [...copies].flatMap(([id, count]) => {
    const gene = book.genes.get(id);
    const met = (gene && atLocus.get(book.locusOf.get(id))?.filter((other) => other !== gene)) ?? [];
    return (gene ? isDocumented(gene, count, met) : hasDrawing(id)) ? [] : [id];
  });
}

/** `met`: the other visible alleles of its locus. */
function isDocumented(gene: Gene, count: 1 | 2, met: readonly Gene[]): boolean {
  if (met.length > 0) return met.every((other) => isDocumentedPair(gene, other));
  const showsTwice = gene.inheritance === "incomplete-dominant" || gene.inheritance === "sex-linked";
  if (count === 2 && showsTwice) return hasDoubleDrawing(gene.id) || isDocumentedPair(gene, gene);
  return hasDrawing(gene.id);
}

/** Picks a single documented gene, deterministically by seed. */
export function anySnake(book: GeneBook, seed: string): GenotypeItem[] {
  const shown = [...book.genes.keys()]
    .map((gene): GenotypeItem => ({ gene, state: "visual" }))
    .filter((item) => undrawnGenes(book, [item]).length === 0)
    .toSorted((a, b) => a.gene.localeCompare(b.gene));
  const sum = [...seed].reduce((number, letter) => (number * 31 + letter.charCodeAt(0)) % 9973, 7);
  return shown.slice(sum % shown.length).slice(0, 1);
}

/** Position of a thumbnail: URL of the picture, index in it and their number. */
export interface Drawn {
  sheet: string;
  place: number;
  of: number;
}

/** Keeps URLs short enough for all servers and proxies. */
const ADDRESS_MAX = 3000;
export const SHEET_MAX = 48;

/** Encodes the visible genes for a URL: "pastel*2.spider"; null if a gene or its look is unknown. */
function codeOf(book: GeneBook, genotype: readonly GenotypeItem[]): string | null {
  const shown = [...shownCopies(book, genotype)];
  if (!shown.every(([gene]) => book.genes.has(gene)) || undrawnGenes(book, genotype).length > 0) return null;
  const parts = shown.map(([gene, copies]) => (copies === 2 ? `${gene}*2` : gene));
  return parts.sort().join(".") || "normal";
}

export function wideAddress(book: GeneBook, genotype: readonly GenotypeItem[]): string | null {
  const code = codeOf(book, genotype);
  return code === null ? null : `/plate.svg?of=${code}`;
}

export function headAddress(book: GeneBook, genotype: readonly GenotypeItem[]): string | null {
  const code = codeOf(book, genotype);
  return code === null ? null : `/plate.svg?of=${code}&part=head`;
}

/** Returns whether the head differs from the wild type in more than colour. */
export function hasOwnHead(book: GeneBook, genotype: readonly GenotypeItem[]): boolean {
  const { cap: _, stripe: __, ...own } = lookOfGenotype(book, genotype).head;
  const { cap: ___, stripe: ____, ...wild } = wildType().head;
  return isOther(own, wild);
}

/** Returns the thumbnails of a page's genotypes in order; null where the look is unknown. */
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
