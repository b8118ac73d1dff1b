// Name of two alleles of one locus together, or of two copies.

import type { GenotypeItem } from "../genes/gene.ts";
import { alleleOf, type Gene, type GeneBook } from "../genes/gene-book.ts";
import { pairLook, whiteFormOf } from "../genes/locus-look.ts";

export interface NameOfPair {
  /** Name or description of its look; null if unknown. */
  name: string | null;
  /** Id of the combination. */
  combo: string | null;
}

export function nameOfPair(book: GeneBook, a: Gene, b: Gene): NameOfPair {
  const [one, other] = [alleleOf(book, a.id), alleleOf(book, b.id)];
  const combo = book.combos.find(({ recipe }) => isOfPair(recipe, one, other));
  return {
    name: combo?.nameJa ?? (one === other ? (a.superName ?? b.superName) : null) ?? wordsOf(a, b),
    combo: combo?.id ?? null,
  };
}

/** Returns whether a recipe consists of exactly these two alleles, or one of them twice. */
function isOfPair(recipe: readonly GenotypeItem[], a: string, b: string): boolean {
  const [first, second] = recipe;
  if (a === b) return recipe.length === 1 && first?.gene === a && first.state === "super";
  return recipe.length === 2 && [a, b].every((gene) => first?.gene === gene || second?.gene === gene);
}

function wordsOf(a: Gene, b: Gene): string | null {
  const white = whiteFormOf(a, b);
  if (white) return white.nameJa;
  if (pairLook(a, b) === "pale") return "淡い姿";
  return a.inheritance === "recessive" && b.inheritance === "recessive" && a.id !== b.id ? "1コピーずつで表れる" : null;
}
