// Small drawings as a page names them: all of one page come in one picture, each at its place in it.

import type { Gene, GeneBook, GenotypeItem } from "@borupa/genetics";
import { pairLook } from "@borupa/genetics";
import type { Change } from "./genes/change.ts";
import { genes } from "./genes/genes.ts";
import { type Look, wildType } from "./look.ts";
import { lookOfGenotype, looksOfPairs, shownCopies } from "./look-of-genotype.ts";
import { pairs } from "./pairs.ts";

// Whether the look of a genotype is documented: nothing is drawn without a source.
const changes = new Map(genes.flatMap(([ids, change]) => ids.split(" ").map((id) => [id, change] as const)));

/** Whether anybody has said what a gene looks like. */
function hasDrawing(gene: string): boolean {
  return changes.has(gene);
}

const doubled = new Map<Change, boolean>();

/** Whether anybody has said what sets two copies apart from one. */
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

/** Two alleles of one locus, or one twice: drawn by name, or of a look that their entries describe. */
function isDocumentedPair(a: Gene, b: Gene): boolean {
  const look = pairLook(a, b);
  return isDrawnPair(a.id, b.id) || (look !== null && look !== "patterned");
}

/** The other genes of a book that are drawn like this one; "" is the wild type. No documented mark distinguishes them. */
export function drawnAlike(book: GeneBook, gene: string): string[] {
  const own = JSON.stringify(lookOf(book, gene));
  if (!hasDrawing(gene)) return [];
  const others = ["", ...book.genes.keys()].filter((id) => id !== gene && (id === "" || hasDrawing(id)));
  return others.filter((id) => JSON.stringify(lookOf(book, id)) === own);
}

function lookOf(book: GeneBook, gene: string): Look {
  return lookOfGenotype(book, gene ? [{ gene, state: "visual" }] : []);
}

/** Visible genes whose look is undocumented: alone, in two copies, or with the allele they met. */
export function undrawnGenes(book: GeneBook, genotype: readonly GenotypeItem[]): string[] {
  const copies = shownCopies(book, genotype);
  // On a white snake nothing else is seen.
  if (looksOfPairs(book, copies).some((look) => look.startsWith("white-"))) return [];
  const shown = [...copies.keys()].flatMap((id) => book.genes.get(id) ?? []);
  const atLocus = Map.groupBy(shown, ({ id }) => book.locusOf.get(id));
  return [...copies].flatMap(([id, count]) => {
    const gene = book.genes.get(id);
    const met = (gene && atLocus.get(book.locusOf.get(id))?.filter((other) => other !== gene)) ?? [];
    return (gene ? isDocumented(gene, count, met) : hasDrawing(id)) ? [] : [id];
  });
}

/** `met`: the other alleles of its locus that show. */
function isDocumented(gene: Gene, count: 1 | 2, met: readonly Gene[]): boolean {
  if (met.length > 0) return met.every((other) => isDocumentedPair(gene, other));
  const showsTwice = gene.inheritance === "incomplete-dominant" || gene.inheritance === "sex-linked";
  if (count === 2 && showsTwice) return hasDoubleDrawing(gene.id) || isDocumentedPair(gene, gene);
  return hasDrawing(gene.id);
}

/** One gene whose look is known: always the same for a seed, and not the same for all. */
export function anySnake(book: GeneBook, seed: string): GenotypeItem[] {
  const shown = [...book.genes.keys()]
    .map((gene): GenotypeItem => ({ gene, state: "visual" }))
    .filter((item) => undrawnGenes(book, [item]).length === 0)
    .toSorted((a, b) => a.gene.localeCompare(b.gene));
  const sum = [...seed].reduce((number, letter) => (number * 31 + letter.charCodeAt(0)) % 9973, 7);
  return shown.slice(sum % shown.length).slice(0, 1);
}

/** Place of a small drawing: the picture's address, the index within it, and how many there are. */
export interface Drawn {
  sheet: string;
  place: number;
  of: number;
}

/** Addresses stay short enough for every server on the way. */
const ADDRESS_MAX = 3000;
export const SHEET_MAX = 48;

/** The visible genes of a genotype as an address names them: "pastel*2.spider"; null where a gene, or its look, is not known. */
function codeOf(book: GeneBook, genotype: readonly GenotypeItem[]): string | null {
  const shown = [...shownCopies(book, genotype)];
  if (!shown.every(([gene]) => book.genes.has(gene)) || undrawnGenes(book, genotype).length > 0) return null;
  const parts = shown.map(([gene, copies]) => (copies === 2 ? `${gene}*2` : gene));
  return parts.sort().join(".") || "normal";
}

/** The address of a genotype's wide drawing, as wide as a page; null where its look is unknown. */
export function wideAddress(book: GeneBook, genotype: readonly GenotypeItem[]): string | null {
  const code = codeOf(book, genotype);
  return code === null ? null : `/plate.svg?of=${code}`;
}

/** The address of the portrait of its head; null where its look is unknown. */
export function headAddress(book: GeneBook, genotype: readonly GenotypeItem[]): string | null {
  const code = codeOf(book, genotype);
  return code === null ? null : `/plate.svg?of=${code}&part=head`;
}

/** Whether its head has a mark, an eye or a stripe that a wild one has not; colour alone is seen on all of it. */
export function hasOwnHead(book: GeneBook, genotype: readonly GenotypeItem[]): boolean {
  const { cap: _, stripe: __, ...own } = lookOfGenotype(book, genotype).head;
  const { cap: ___, stripe: ____, ...wild } = wildType().head;
  return isOther(own, wild);
}

/** The drawings of a page's genotypes in their order; null for those whose look is unknown. */
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
