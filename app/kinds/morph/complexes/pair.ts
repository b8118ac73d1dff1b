// The offspring of two alleles of one complex: the animal, its name, its entry, and the cross that gives it.

import type { Gene, GeneBook, GenotypeItem } from "@borupa/genetics";
import { pairLook, whiteFormOf } from "@borupa/genetics";
import { calculatorPath } from "#app/ui/genetics/calculator-path.ts";

export interface Pair {
  /** Its name, else the description of its look; null where there is neither. */
  name: string | null;
  /** The entry about it. */
  combo: string | null;
  calculate: string;
}

export function pairOf(book: GeneBook, a: Gene, b: Gene): Pair {
  const combo = book.combos.find(({ recipe }) => isOfPair(recipe, a.id, b.id));
  return {
    name: combo?.nameJa ?? (a.id === b.id ? a.superName : null) ?? wordsOf(a, b),
    combo: combo?.id ?? null,
    calculate: calculatorPath({ sire: a.nameEn, dam: b.nameEn }),
  };
}

/** Whether a recipe is two alleles and nothing else: one of each, or one of them twice. */
function isOfPair(recipe: readonly GenotypeItem[], a: string, b: string): boolean {
  const [first, second] = recipe;
  if (a === b) return recipe.length === 1 && first?.gene === a && first.state === "super";
  return recipe.length === 2 && [a, b].every((gene) => first?.gene === gene || second?.gene === gene);
}

function wordsOf(a: Gene, b: Gene): string | null {
  const white = whiteFormOf(a, b);
  if (white) return white.nameJa;
  if (pairLook(a, b) === "pale") return "淡い姿";
  return a.inheritance === "recessive" && b.inheritance === "recessive" && a.id !== b.id ? "そろって表れる" : null;
}
