// The number of a morph's plate: its place in the encyclopedia in the order of publication, so that a new morph takes the next
// number and those before it keep theirs.

import type { ReferenceIndexes } from "#app/kinds/shared/reference-indexes.server.ts";
import { memoise } from "#app/platform/site/memoise.ts";

export const figureNumbers = memoise((morphs: ReferenceIndexes["morphs"]): ReadonlyMap<string, number> => {
  const inOrder = morphs.toSorted((a, b) => order(a.publishedAt, b.publishedAt) || order(a.id, b.id));
  return new Map(inOrder.map(({ id }, place) => [id, place + 1]));
});

function order(one: string, other: string): number {
  return one < other ? -1 : Number(one > other);
}
