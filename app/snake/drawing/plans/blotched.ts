// The wild pattern: "alien heads" that rise from the belly into a dark back, and the broken light patches of the back.

import type { Field } from "../contour.ts";
import { dotted, type Making, type Pattern, type Thing } from "./pattern.ts";

export interface Head {
  along: number;
  side: 1 | -1;
  half: number;
  tall: number;
  /** Pixels from the middle of the back. */
  y: number;
}

interface Patch {
  along: number;
  y: number;
  long: number;
  wide: number;
}

export function blotched(making: Making): Pattern {
  const { look, noise } = making;
  const heads = alienHeads(making);
  const patches = backPatches(making);
  const sideOf = (side: 1 | -1) => nearBy(heads.filter((head) => head.side === side));
  const [left, right, back] = [sideOf(-1), sideOf(1), nearBy(patches)];
  const swing = 7 + 20 * look.disorder;
  const field: Field = (along, y) => {
    const s = along + swing * noise(along / 46, y / 40);
    const across = y + swing * 0.6 * noise(along / 40 + 50, y / 34);
    const deep = Math.abs(across);
    let height = deep - 101;
    for (const head of (across < 0 ? left : right)(s)) height = Math.max(height, insideHead(head, s, deep));
    for (const one of back(s)) height = Math.max(height, insidePatch(one, s, across));
    return height;
  };
  return { field, things: heads.flatMap((head) => eyes(making, head)) };
}

export function alienHeads({ length, look, dice }: Making): Head[] {
  const period = 104 / look.density;
  return ([-1, 1] as const).flatMap((side) => {
    const heads: Head[] = [];
    for (let along = 46 + (side > 0 ? period * 0.5 : 0); along < length + 30; ) {
      const unlike = (low: number, high: number) => 1 + look.disorder * dice.between(low, high);
      const slender = Math.min(1, 0.4 + along / (length * 0.2));
      const half = period * 0.39 * look.size * slender * unlike(-0.34, 0.3);
      const tall = 31 * Math.min(1.2, look.size) * slender * unlike(-0.4, 0.25);
      heads.push({ along, side, half, tall, y: 62 * unlike(-0.12, 0.16) });
      along += period * unlike(-0.18, 0.18);
    }
    return heads;
  });
}

/** The head above, its neck below, open to the belly. */
export function insideHead({ along, half, tall, y }: Head, s: number, deep: number): number {
  const [dx, dy] = [(s - along) / half, (deep - y) / tall];
  const skull = (1 - Math.cbrt(Math.abs(dx) ** 3 + Math.abs(dy) ** 3)) * Math.min(half, tall);
  const neck = Math.min(half * 0.5 + (deep - 88) * 0.5 - Math.abs(s - along), deep - y);
  return Math.max(skull, neck);
}

export function insidePatch({ along, y, long, wide }: Patch, s: number, across: number): number {
  return (1 - Math.hypot((s - along) / long, (across - y) / wide)) * Math.min(long, wide);
}

/** Light patches along the middle of the back, long and short by turns, or lying across it as bands. */
export function backPatches({ length, look, dice }: Making): Patch[] {
  const patches: Patch[] = [];
  if (look.dorsal === 0) return patches;
  for (let along = length * 0.08; along < length - 20; ) {
    const isBand = dice.chance(look.bands);
    const long = isBand ? dice.between(11, 17) : dice.between(12, 20 + 46 * look.dorsal);
    const wide = isBand ? dice.between(38, 58) : dice.between(8, 12 + 10 * look.dorsal);
    const y = isBand ? dice.between(-6, 6) : dice.between(-9, 9);
    if (dice.chance(0.4 + 0.6 * look.dorsal)) patches.push({ along, y, long, wide });
    along += long * 2 + dice.between(24, 84 - 36 * look.dorsal);
  }
  return patches;
}

/** The dark "eyes" of a head: two, or the one of a keyhole. */
export function eyes({ look, dice, dark }: Making, { along, side, half, tall, y }: Head): Thing[] {
  if (!dice.chance(look.dots)) return [];
  const size = Math.min(11, Math.max(3.2, half * dice.between(0.17, 0.25)));
  const eyeAt = (shift: number, lower: number, radius: number) =>
    dotted({ along: along + shift, across: (side * (y + lower)) / 96 }, radius, dark);
  if (look.keyhole) return [eyeAt(0, -tall * 0.1, size * 1.45)];
  const gap = half * 0.43;
  return [eyeAt(-gap, dice.between(-3, 4), size), eyeAt(gap, dice.between(-3, 4), size * dice.between(0.75, 1.05))];
}

/** Those near a place, without going through all of them for each. */
export function nearBy<T extends { along: number }>(all: readonly T[]): (along: number) => readonly T[] {
  const bins = Map.groupBy(
    all.flatMap((one) => [-1, 0, 1].map((step) => [Math.floor(one.along / 110) + step, one] as const)),
    ([bin]) => bin,
  );
  const lists = new Map([...bins].map(([bin, found]) => [bin, found.map(([, one]) => one)]));
  return (along) => lists.get(Math.floor(along / 110)) ?? [];
}
