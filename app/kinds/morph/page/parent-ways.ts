// The pairings a combination is made by: its genes shared out between two parents, as addresses of the calculator.

import type { GenotypeItem } from "#app/snake/genes/gene.ts";
import { type GeneBook, isRecessive } from "#app/snake/genes/gene-book.ts";
import { printGenotype } from "#app/snake/genes/print-genotype.ts";
import { calculatorPath } from "#app/snake/words/calculator-path.ts";

export interface ParentWay {
  label: string;
  to: string;
}

const MOST = 4;

/** What needs two copies comes from both parents; each other gene once from one side and once from the other. */
export function parentWays(book: GeneBook, recipe: readonly GenotypeItem[]): ParentWay[] {
  const needsTwo = ({ gene, state }: GenotypeItem) =>
    state === "super" || (isRecessive(book, gene) && state === "visual");
  const both = recipe.filter(needsTwo).map(({ gene }): GenotypeItem => ({ gene, state: "visual" }));
  const single = recipe.filter((item) => !needsTwo(item));
  const splits = Array.from({ length: 2 ** Math.min(single.length, 4) }, (_, mask) => [
    [...both, ...single.filter((_item, i) => (mask >> i) & 1)],
    [...both, ...single.filter((_item, i) => !((mask >> i) & 1))],
  ]);
  const ways = new Map<string, ParentWay>();
  for (const [sire = [], dam = []] of splits) {
    if (sire.length === 0 || dam.length === 0) continue;
    const lines = [sire, dam].map((items) => printGenotype(book, items));
    const key = lines.toSorted().join(" × ");
    if (!ways.has(key))
      ways.set(key, { label: lines.join(" × "), to: calculatorPath({ sire: lines[0], dam: lines[1] }) });
  }
  return [...ways.values()].slice(0, MOST);
}
