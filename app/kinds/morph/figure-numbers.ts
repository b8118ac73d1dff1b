// Plate numbers: position by publication date, so that existing numbers never change.

import type { ReferenceIndexes } from "#app/kinds/shared/reference-indexes.server.ts";
import { memoise } from "#app/platform/site/memoise.ts";

export const figureNumbers = memoise((morphs: ReferenceIndexes["morphs"]): ReadonlyMap<string, number> => {
  const inOrder = morphs.toSorted((a, b) => order(a.publishedAt, b.publishedAt) || order(a.id, b.id));
  return new Map(inOrder.map(({ id }, place) => [id, place + 1]));
});

function order(one: string, other: string): number {
  return one < other ? -1 : Number(one > other);
}
