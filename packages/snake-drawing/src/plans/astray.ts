// Plans that differ from the wild pattern in one respect.

import type { Field } from "../contour.ts";
import { alienHeads, backPatches, blotched, eyes, insideHead, insidePatch, nearBy } from "./blotched.ts";
import { dotted, type Making, type Pattern, type Thing } from "./pattern.ts";

interface Bar {
  along: number;
  y: number;
  toAlong: number;
  toY: number;
  half: number;
}

function insideBar({ along, y, toAlong, toY, half }: Bar, s: number, across: number): number {
  const [dx, dy] = [toAlong - along, toY - y];
  const share = Math.min(1, Math.max(0, ((s - along) * dx + (across - y) * dy) / (dx * dx + dy * dy)));
  return half - Math.hypot(s - along - share * dx, across - y - share * dy);
}

export function streaming(making: Making): Pattern {
  const { noise, dice } = making;
  const heads = alienHeads(making);
  const courses = heads.flatMap(({ along, side, half, tall, y }): Bar[] => {
    const reach = dice.between(64, 96);
    if (dice.chance(0.3)) return [];
    return [
      { along: along + half * 0.3, y: side * (y - tall * 0.5), toAlong: along + reach, toY: side * 6, half: 5.5 },
    ];
  });
  const [near, bars, back] = [nearBy(heads), nearBy(courses), nearBy(backPatches(making))];
  const field: Field = (along, y) => {
    const s = along + 12 * noise(along / 40, y / 34);
    const across = y + 7 * noise(along / 36 + 50, y / 30);
    let height = Math.abs(across) - 101;
    for (const head of near(s))
      if (across * head.side > 0) height = Math.max(height, insideHead(head, s, Math.abs(across)));
    for (const bar of bars(s))
      height = Math.max(height, insideBar(bar, s, across) + 2.5 * noise(along / 22, y / 20 + 9));
    for (const patch of back(s)) height = Math.max(height, insidePatch(patch, s, across));
    return height;
  };
  return { field, things: heads.flatMap((head) => eyes(making, head)) };
}

export function confused({ noise }: Making): Pattern {
  const field: Field = (along, y) => {
    const s = along + 30 * noise(along / 58, y / 44) + 10 * noise(along / 20, y / 18 + 40);
    const across = y + 22 * noise(along / 46 + 90, y / 50);
    const melted = 17 * noise(s / 40, across / 26 + 20) + 9 * noise(s / 17 + 7, across / 20 + 60);
    return melted + 2 + 7 * Math.min(1, (Math.abs(across) - 30) / 30);
  };
  return { field, things: [] };
}

interface Patch {
  along: number;
  y: number;
  long: number;
  wide: number;
}

/** Scatters light patches of all sizes at least `room` apart, each with its earlier neighbours within `reach`. */
function scattered(
  { dice, length }: Making,
  sizes: readonly [long: number, longest: number, wide: number, widest: number],
  room: number,
  reach: number,
): { patch: Patch; neighbours: Patch[] }[] {
  const all: { patch: Patch; neighbours: Patch[] }[] = [];
  const [least, longest, thinnest, widest] = sizes;
  for (let along = 24; along < length; along += 7) {
    const patch = {
      along,
      y: dice.between(-92, 92),
      long: dice.between(least, longest),
      wide: dice.between(thinnest, widest),
    };
    const isNear = (one: Patch, far: number) =>
      Math.hypot(
        (one.along - along) / (one.long + patch.long + far),
        (one.y - patch.y) / (one.wide + patch.wide + far),
      ) < 1;
    const before = all.slice(-30).map((one) => one.patch);
    if (!before.some((one) => isNear(one, room)))
      all.push({ patch, neighbours: before.filter((one) => isNear(one, reach)) });
  }
  return all;
}

export function rejoined(making: Making): Pattern {
  const { dice } = making;
  const gaps = scattered(making, [15, 44, 13, 27], 5, 26);
  const bars = gaps.flatMap(({ patch, neighbours }) =>
    neighbours
      .slice(0, 2)
      .flatMap((one): Bar[] =>
        dice.chance(0.6)
          ? [{ along: one.along, y: one.y, toAlong: patch.along, toY: patch.y, half: dice.between(6, 13) }]
          : [],
      ),
  );
  return {
    field: loosely(
      making,
      gaps.map(({ patch }) => patch),
      bars,
    ),
    things: [],
  };
}

export function strewn(making: Making): Pattern {
  const { dice, dark, look } = making;
  const blotches = scattered(making, [12, 50, 11, 25], 8, 0).map(({ patch }) => patch);
  const things = blotches.flatMap(({ along, y, wide }) =>
    wide > 14 && dice.chance(look.dots)
      ? [
          dotted(
            { along: along + dice.between(-8, 8), across: (y + dice.between(-4, 4)) / 96 },
            dice.between(3, 5),
            dark,
          ),
        ]
      : [],
  );
  return { field: loosely(making, blotches, [], 1.9), things };
}

function loosely({ noise }: Making, patches: readonly Patch[], bars: readonly Bar[], swing = 1): Field {
  const [patchesAt, barsAt] = [nearBy(patches), nearBy(bars)];
  return (along, y) => {
    const s = along + 14 * swing * noise(along / 34, y / 30);
    const across = y + 10 * swing * noise(along / 30 + 50, y / 26);
    let height = Math.abs(across) - 101;
    for (const one of patchesAt(s)) height = Math.max(height, insidePatch(one, s, across));
    for (const bar of barsAt(s)) height = Math.max(height, insideBar(bar, s, across));
    return height;
  };
}

export function spotted(making: Making): Pattern {
  const { look, dice, dark, length } = making;
  const { field } = blotched({ ...making, look: { ...look, dots: 0 } });
  const things: Thing[] = [];
  if (!field) return { things };
  for (let along = 36; along < length; along += 3.6) {
    const y = dice.between(-88, 88);
    const radius = dice.between(3, 8.4);
    // Only where light surrounds the spot.
    if (field(along, y) > radius * 0.5) things.push(dotted({ along, across: y / 96 }, radius, dark));
  }
  return { field, things };
}
