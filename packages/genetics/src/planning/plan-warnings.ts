import type { GeneBook } from "../genes/gene-book.ts";
import type { Animal } from "../genes/genotype.ts";
import type { Warning } from "../genes/warning.ts";
import { pairWarnings } from "../health/pair-health.ts";
import type { HeldBack } from "./plan-held-back.ts";
import type { TwoGenerationPlan } from "./plan-order.ts";

/** Returns the health warnings of all pairings of a plan without duplicates. */
export function planWarnings(
  book: GeneBook,
  { keep, mate }: TwoGenerationPlan,
  animalOf: (id: string) => Animal,
): Warning[] {
  const firstOf = ({ parents }: HeldBack) => pairWarnings(book, animalOf(parents.sire), animalOf(parents.dam));
  const other = mate.kind === "ball" ? animalOf(mate.id) : mate.keep;
  const second = keep.sex === "male" ? pairWarnings(book, keep, other) : pairWarnings(book, other, keep);
  const all = [...firstOf(keep), ...(mate.kind === "second-clutch" ? firstOf(mate.keep) : []), ...second];
  return [...new Map(all.map((one) => [one.message, one])).values()];
}
