// Health concerns of a morph: its own and, for combos, those of its genes.

import type { GenotypeItem, HealthConcern } from "../genes/gene.ts";
import type { GeneBook } from "../genes/gene-book.ts";
import { concernsOfAnimal } from "./health-concerns.ts";

interface Morph {
  type: "gene" | "combo";
  recipe: readonly GenotypeItem[];
  health: readonly HealthConcern[];
}

/** Unique: a concern that involves several genes is listed with each. */
export function concernsOfMorph(book: GeneBook, id: string, { type, recipe, health }: Morph): HealthConcern[] {
  const brought = type === "combo" ? concernsOfAnimal(book, recipe).filter(({ combo }) => combo !== id) : [];
  const concerns = [
    ...health,
    ...brought.map(({ concern, name }) => ({ ...concern, what: `${name}：${concern.what}` })),
  ];
  return [...new Map(concerns.toReversed().map((concern) => [concern.what, concern])).values()].toReversed();
}
