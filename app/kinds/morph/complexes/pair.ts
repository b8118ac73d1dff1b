// Pair of two alleles: name, entry and calculator link.

import type { Gene, GeneBook, GenotypeItem } from "@borupa/genetics";
import { alleleOf, pairLook, whiteFormOf } from "@borupa/genetics";
import { calculatorPath } from "#app/ui/genetics/calculator-path.ts";

export interface Pair {
  /** Name or description of its look; null if unknown. */
  name: string | null;
  combo: string | null;
  calculate: string;
}

export function pairOf(book: GeneBook, a: Gene, b: Gene): Pair {
  const [one, other] = [alleleOf(book, a.id), alleleOf(book, b.id)];
  const combo = book.combos.find(({ recipe }) => isOfPair(recipe, one, other));
  return {
    name: combo?.nameJa ?? (one === other ? (a.superName ?? b.superName) : null) ?? wordsOf(a, b),
    combo: combo?.id ?? null,
    calculate: calculatorPath({ sire: a.nameEn, dam: b.nameEn }),
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
