// Which entry comes at which place: of every hundred so many of each kind, mixed, so that a smaller set is the beginning of a larger.

import type { KindName } from "#app/cms/content/kind.ts";

const OF_A_HUNDRED = [
  ["term", 40],
  ["ball", 25],
  ["info", 15],
  ["blog", 14],
  ["breed", 4],
  ["morph", 2],
] as const satisfies readonly (readonly [KindName, number])[];

export type GeneratedKind = (typeof OF_A_HUNDRED)[number][0];
export const generatedKinds: readonly GeneratedKind[] = OF_A_HUNDRED.map(([kind]) => kind);

/** 37 and 100 have no common divisor: its multiples visit each place once. */
const hundred = OF_A_HUNDRED.flatMap(([kind, count]) => Array.from({ length: count }, () => kind))
  .map((kind, index) => ({ kind, place: (index * 37) % 100 }))
  .toSorted((a, b) => a.place - b.place)
  .map(({ kind }) => kind);

/** How many of a kind are before a place. */
export function countBefore(place: number, kind: GeneratedKind, only: GeneratedKind | undefined): number {
  if (only) return only === kind ? place : 0;
  const share = hundred.filter((one) => one === kind).length;
  return Math.floor(place / 100) * share + hundred.slice(0, place % 100).filter((one) => one === kind).length;
}

export function kindAt(place: number, only: GeneratedKind | undefined): GeneratedKind {
  return only ?? hundred[place % 100] ?? "term";
}

export function idOf(kind: GeneratedKind, number: number): string {
  return `sample-${kind}-${number + 1}`;
}
