// The health concerns of a morph: what its own entry says, and of a combination what its genes bring along.

import type { GeneBook, HealthConcern } from "@borupa/genetics";
import { concernsOfAnimal } from "@borupa/genetics";
import type { MorphFields } from "./index.ts";

/** Each once: a concern that takes one of several other genes is in a row for each of them. */
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
