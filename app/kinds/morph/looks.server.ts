// How the morphs of the encyclopedia look, as the drawing engine knows it: for lists by traits and for drawings side by side.

import type { Look } from "@borupa/snake-drawing";
import { traits } from "@borupa/snake-drawing";
import type { Visible } from "#app/cms/content/visible.server.ts";
import { type ReferenceIndexes, referenceIndexes } from "#app/kinds/shared/reference-indexes.server.ts";
import type { Db } from "#app/platform/database/connection.server.ts";
import { memoise } from "#app/platform/site/memoise.ts";
import { lookOf } from "./compare.ts";

export interface KnownLook {
  entry: Visible<"morph">;
  look: Look | null;
}

const looksOf = memoise(({ genes, morphs }: ReferenceIndexes): ReadonlyMap<string, KnownLook> => {
  return new Map(morphs.toSorted(inOrder).map((entry) => [entry.id, { entry, look: lookOf(genes, entry) }]));
});

/** As the list of them begins: those to be shown first, then by reading. */
function inOrder({ content: { fields: one } }: Visible<"morph">, { content: { fields: other } }: Visible<"morph">) {
  const byReading = one.reading < other.reading ? -1 : Number(one.reading > other.reading);
  return Number(other.featured) - Number(one.featured) || byReading;
}

/** Every morph that visitors may see, with its look: the very same until a morph changes. */
export async function allLooks(db: Db, now: Date): Promise<ReadonlyMap<string, KnownLook>> {
  return looksOf(await referenceIndexes(db, now));
}

export const traitOptions = traits.map(({ value, label }) => ({ value, label }));

export function hasTrait({ look }: KnownLook, value: string): boolean {
  const trait = traits.find((one) => one.value === value);
  return look !== null && trait?.has(look) === true;
}
