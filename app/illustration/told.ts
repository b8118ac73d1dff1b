// Whether anybody has said how a genotype looks: nothing is drawn that no text and no entry tells.

import type { GenotypeItem } from "#app/genetics/gene.ts";
import type { Gene, GeneBook } from "#app/genetics/gene-book.ts";
import { pairLook } from "#app/genetics/white-forms.ts";
import { genes } from "./genes/genes.ts";
import { wildType } from "./look.ts";
import { looksOfPairs, shownCopies } from "./look-of-genotype.ts";
import { pairs } from "./pairs.ts";

const changes = new Map(genes.flatMap(([ids, change]) => ids.split(" ").map((id) => [id, change] as const)));

/** Whether anybody has said what a gene looks like. */
function hasDrawing(gene: string): boolean {
  return changes.has(gene);
}

/** Whether anybody has said what sets two copies apart from one. */
function hasDoubleDrawing(gene: string): boolean {
  const change = changes.get(gene);
  if (!change) return false;
  const [one, two] = ([1, 2] as const).map((copies) => JSON.stringify(change(wildType(), copies)));
  return one !== two || isDrawnPair(gene, gene);
}

const isDrawnPair = (a: string, b: string) => pairs.some(([[x, y]]) => (x === a && y === b) || (x === b && y === a));

/** Two alleles of one locus, or one twice: drawn by name, or of a look that their entries tell. */
function isToldPair(a: Gene, b: Gene): boolean {
  const look = pairLook(a, b);
  return isDrawnPair(a.id, b.id) || (look !== null && look !== "patterned");
}

/** The genes that show and of which nobody has said how they look so: alone, twice, or with the allele they met. */
export function undrawnGenes(book: GeneBook, genotype: readonly GenotypeItem[]): string[] {
  const copies = shownCopies(book, genotype);
  // On a white snake nothing else is seen.
  if (looksOfPairs(book, copies).some((look) => look.startsWith("white-"))) return [];
  return [...copies].filter(([gene, count]) => !isTold(book, copies, gene, count)).map(([gene]) => gene);
}

function isTold(book: GeneBook, copies: ReadonlyMap<string, 1 | 2>, id: string, count: 1 | 2): boolean {
  const gene = book.genes.get(id);
  if (!gene) return hasDrawing(id);
  const met = [...copies.keys()].flatMap((other) =>
    other !== id && book.locusOf.get(other) === book.locusOf.get(id) ? (book.genes.get(other) ?? []) : [],
  );
  if (met.length > 0) return met.every((other) => isToldPair(gene, other));
  const showsTwice = gene.inheritance === "incomplete-dominant" || gene.inheritance === "sex-linked";
  if (count === 2 && showsTwice) return hasDoubleDrawing(id) || isToldPair(gene, gene);
  return hasDrawing(id);
}

/** Whether nobody has said how a morph looks: a gene by itself, a combination by its recipe. */
export function isUntoldMorph(
  id: string,
  { type, recipe }: { type: "gene" | "combo"; recipe: readonly GenotypeItem[] },
): boolean {
  if (type === "gene") return !hasDrawing(id);
  return recipe.some(({ gene, state }) => !hasDrawing(gene) || (state === "super" && !hasDoubleDrawing(gene)));
}
