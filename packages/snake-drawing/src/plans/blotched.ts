// The wild pattern: "alien heads" rising from the belly into a dark back with broken light patches.

import type { Field } from "../contour.ts";
import { dotted, type Making, type Pattern, type Thing } from "./pattern.ts";

export interface Head {
  along: number;
  side: 1 | -1;
  half: number;
  tall: number;
  y: number;
  /** Lean of its top along the body, relative to its height. */
  lean: number;
  /** A dark cleft from above or below; `deep` is 0 for none. */
  cleft: { shift: number; deep: number; fromBelow: boolean };
  isJoined: boolean;
  isAfloat: boolean;
  eyes: 0 | 1 | 2 | 3;
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

/** Generates varied heads: width, lean, clefts, joins, and up to three eyes. */
export function alienHeads({ length, look, dice }: Making): Head[] {
  const period = 104 / look.density;
  return ([-1, 1] as const).flatMap((side) => {
    const heads: Head[] = [];
    for (let along = 46 + (side > 0 ? period * 0.5 : 0); along < length + 30; ) {
      const unlike = (low: number, high: number) => 1 + look.disorder * dice.between(low, high);
      const slender = Math.min(1, 0.4 + along / (length * 0.2));
      const grown = unlike(-0.5, 0.55);
      const half = period * 0.38 * look.size * slender * grown;
      const tall = 33 * Math.min(1.2, look.size) * slender * unlike(-0.5, 0.4);
      const wild = Math.min(1, look.disorder * 2);
      const isCleft = dice.chance(0.34 * wild);
      const cleft = {
        shift: dice.between(-0.45, 0.45),
        deep: isCleft ? dice.between(0.3, 0.9) : 0,
        fromBelow: dice.chance(0.35),
      };
      heads.push({
        along,
        side,
        half,
        tall,
        y: 62 * unlike(-0.16, 0.14),
        lean: wild * dice.between(-0.35, 0.35),
        cleft,
        isJoined: dice.chance(look.joins),
        isAfloat: dice.chance(look.afloat),
        eyes: eyesOf(dice.next()),
      });
      along += period * (0.36 + 0.64 * grown) * unlike(-0.14, 0.16);
    }
    return heads;
  });
}

const eyesOf = (toss: number): Head["eyes"] => (toss < 0.2 ? 0 : toss < 0.52 ? 1 : toss < 0.93 ? 2 : 3);

/** Head shape with the neck below it, open to the belly. */
export function insideHead(
  { along, half, tall, y, lean, cleft, isJoined, isAfloat }: Head,
  s: number,
  deep: number,
): number {
  const down = deep - y;
  const off = s - along + lean * down;
  const [dx, dy] = [off / half, down / tall];
  const skull = (1 - Math.cbrt(Math.abs(dx) ** 3 + Math.abs(dy) ** 3)) * Math.min(half, tall);
  const neck = isAfloat ? -40 : Math.min(half * 0.56 + (deep - 88) * 0.5 - Math.abs(off), down);
  const bridge = isJoined ? Math.min(7 - Math.abs(down + tall * 0.25), s - along, along + half * 2.1 - s) : -40;
  const inside = Math.max(skull, neck, bridge);
  if (cleft.deep === 0) return inside;
  const reach = cleft.fromBelow ? deep - (102 - tall * cleft.deep * 1.4) : y - tall + tall * cleft.deep * 1.5 - deep;
  const gap = Math.min(reach * 0.7, half * 0.15 - Math.abs(off - cleft.shift * half));
  return Math.min(inside, -gap);
}

export function insidePatch({ along, y, long, wide }: Patch, s: number, across: number): number {
  return (1 - Math.hypot((s - along) / long, (across - y) / wide)) * Math.min(long, wide);
}

/** Light patches along the back, of varying length or across it as bands. */
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

/** Draws a head's dark "eyes", or the single one of a keyhole. */
export function eyes({ look, dice, dark }: Making, { along, side, half, tall, y, lean, eyes: count }: Head): Thing[] {
  if (!dice.chance(look.dots)) return [];
  const size = Math.min(9, Math.max(2.6, half * dice.between(0.13, 0.21)));
  const eyeAt = (shift: number, lower: number, radius: number) =>
    dotted({ along: along + shift - lean * lower, across: (side * (y + lower)) / 96 }, radius, dark);
  if (look.keyhole) return [eyeAt(0, -tall * 0.1, Math.min(11, size * 1.5))];
  const gap = half * dice.between(0.3, 0.46);
  const tilt = dice.between(-9, 9);
  const small = () => size * dice.between(0.55, 1.05);
  if (count === 1) return [eyeAt(dice.between(-0.5, 0.5) * half, dice.between(-10, 6), small() * 1.15)];
  if (count === 2) return [eyeAt(-gap, tilt, small()), eyeAt(gap, -tilt, small())];
  if (count === 3)
    return [
      eyeAt(-gap, tilt - 4, small()),
      eyeAt(gap, -tilt - 4, small()),
      eyeAt(dice.between(-6, 6), 12, size * 0.55),
    ];
  return [];
}

/** Returns a lookup of items near a position. */
export function nearBy<T extends { along: number }>(all: readonly T[]): (along: number) => readonly T[] {
  const bins = Map.groupBy(
    all.flatMap((one) => [-2, -1, 0, 1, 2].map((step) => [Math.floor(one.along / 110) + step, one] as const)),
    ([bin]) => bin,
  );
  const lists = new Map([...bins].map(([bin, found]) => [bin, found.map(([, one]) => one)]));
  return (along) => lists.get(Math.floor(along / 110)) ?? [];
}
