import type { GenotypeItem } from "../genes/gene.ts";
import { type GeneBook, isRecessive } from "../genes/gene-book.ts";
import { printGenotype } from "../genes/print-genotype.ts";
import { readGenotype } from "../genes/read-genotype.ts";

const MOST = 4;

/**
 * Returns pairs of parents, as lines, that can produce a combination: genes with two copies come from both parents, each other
 * gene from either.
 */
export function parentsFor(book: GeneBook, recipe: readonly GenotypeItem[]): [sire: string, dam: string][] {
  if (!readGenotype(book, { items: recipe }, "dam").ok) return [];
  const needsTwo = ({ gene, state }: GenotypeItem) =>
    state === "super" || (isRecessive(book, gene) && state === "visual");
  const both = recipe.filter(needsTwo).map(({ gene }): GenotypeItem => ({ gene, state: "visual" }));
  const single = recipe.filter((item) => !needsTwo(item));
  const pairs = new Map<string, [sire: string, dam: string]>();
  for (let mask = 0; mask < 2 ** Math.min(single.length, 4); mask++) {
    const sire = [...both, ...single.filter((_item, i) => (mask >> i) & 1)];
    const dam = [...both, ...single.filter((_item, i) => !((mask >> i) & 1))];
    if (sire.length === 0 || dam.length === 0) continue;
    const lines: [string, string] = [printGenotype(book, sire), printGenotype(book, dam)];
    const key = lines.toSorted().join(" × ");
    if (!pairs.has(key)) pairs.set(key, lines);
  }
  return [...pairs.values()].slice(0, MOST);
}
