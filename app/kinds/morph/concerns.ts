// Health concerns of a morph: its own and, for combos, those of its genes.

import type { GeneBook, HealthConcern } from "@borupa/genetics";
import { concernsOfAnimal } from "@borupa/genetics";
import type { MorphFields } from "./index.ts";

/** Unique: a concern that involves several genes is listed with each. */
export function concernsOfMorph(
  book: GeneBook,
  id: string,
  { type, recipe, health }: Pick<MorphFields, "type" | "recipe" | "health">,
): HealthConcern[] {
  const brought = type === "combo" ? concernsOfAnimal(book, recipe).filter(({ combo }) => combo !== id) : [];
  const concerns = [
    ...health,
    ...brought.map(({ concern, name }) => ({ ...concern, what: `${name}：${concern.what}` })),
  ];
  return [...new Map(concerns.toReversed().map((concern) => [concern.what, concern])).values()].toReversed();
}
