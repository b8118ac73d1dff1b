// Plans of thin dark lines on a light body.

import type { Field } from "../contour.ts";
import { colorOf, mixed } from "../pigment.ts";
import type { Spot } from "../skin.ts";
import { nearBy } from "./blotched.ts";
import { dotted, inked, type Making, type Pattern, striped, type Thing, waver } from "./pattern.ts";

const light: Field = () => 20;

/** A spot `y` pixels from the middle of the back. */
const spot = (along: number, y: number): Spot => ({ along, across: y / 96 });

/** A line that trembles on its way, as no pen would draw it. */
function uneven({ noise, dice }: Making, points: readonly (readonly [along: number, y: number])[], depth = 6): Spot[] {
  const lane = dice.between(0, 200);
  const spots: Spot[] = [];
  for (let i = 0; i < points.length - 1; i++) {
    const [[a, p], [b, q]] = [points[i] ?? [0, 0], points[i + 1] ?? [0, 0]];
    const steps = Math.max(2, Math.round(Math.hypot(b - a, q - p) / 11));
    for (let k = i === 0 ? 0 : 1; k <= steps; k++) {
      const [along, y] = [a + ((b - a) * k) / steps, p + ((q - p) * k) / steps];
      spots.push(
        spot(along + depth * noise(along / 19, lane + y / 19), y + depth * noise(along / 17 + 60, lane + y / 17)),
      );
    }
  }
  return spots;
}

/** Large plain areas parted by thin lines that begin at the back, fork, now and then meet, and run out towards the belly. */
export function netted(making: Making): Pattern {
  const { length, dice, dark, look } = making;
  const back = waver(making, 12, 40);
  const width = 4.4 * look.line;
  const things: Thing[] = [];
  const line = (points: readonly (readonly [number, number])[], thick: number, depth = 7) =>
    things.push(inked(uneven(making, points, depth), dark, Math.max(1.6, width * thick * dice.between(0.75, 1.25))));
  // The back's line: thick and thin, seldom broken, now and then doubled about a light eye.
  for (let from = 24; from < length; ) {
    const to = Math.min(length, from + dice.between(90, 300));
    const points: [number, number][] = [];
    for (let along = from; along <= to; along += 30) points.push([along, back(along)]);
    if (points.length > 1) line(points, dice.between(1.2, 2.1), 4);
    if (points.length > 5 && dice.chance(0.6)) {
      const [first, , middle, , last] = points;
      const aside = dice.between(11, 17) * (dice.chance(0.5) ? 1 : -1);
      if (first && middle && last) line([first, [middle[0], middle[1] + aside], last], 1, 4);
    }
    from = to + dice.between(-14, 12);
  }
  for (const side of [-1, 1]) {
    let before: [number, number] | null = null;
    for (let along = 44; along < length - 20; along += dice.between(44, 126)) {
      // It leaves the back slanting, bends over and runs out thin: drawn with a brush, not broken like clay.
      const lean = (dice.chance(0.5) ? 1 : -1) * dice.between(12, 44);
      const reach = dice.between(40, 82);
      const bend: [number, number] = [along + lean * 0.7, side * reach * dice.between(0.4, 0.55)];
      const end: [number, number] = [along + lean * dice.between(0.5, 1.2), side * reach];
      line([[along, back(along)], [along + lean * 0.3, side * reach * 0.18], bend], dice.between(1, 1.5), 9);
      line([bend, end], dice.between(0.5, 0.8), 9);
      const fork = dice.next();
      if (fork < 0.16) line([bend, [bend[0] + dice.between(-46, 46), side * dice.between(54, 80)]], 0.5, 9);
      else if (fork < 0.4 && before)
        line([before, [(before[0] + bend[0]) / 2, before[1] + dice.between(-16, 16)], bend], 0.55, 9);
      before = dice.chance(0.55) ? end : bend;
    }
  }
  return { field: light, things };
}

/** A pale back between two fine lines that break and wander, and on the flanks remains of the blotches' outlines. */
export function lined(making: Making): Pattern {
  const { length, dice, dark, look } = making;
  const width = 4.4 * look.line;
  const lanes = [waver(making, 10, 52), waver(making, 10, 52)];
  const reach = (along: number, side: 0 | 1) => 31 + (lanes[side]?.(along) ?? 0);
  // The back between its lines is the palest part of the animal.
  const pale = colorOf(
    mixed(look.blotch, { dark: 0.03, yellow: look.blotch.yellow * 0.9, red: look.blotch.red * 0.5 }, 0.55),
    look.darkTint,
  );
  const things: Thing[] = [
    striped(
      length,
      (along) => -reach(along, 0),
      (along) => reach(along, 1),
      pale,
    ),
  ];
  const line = (points: readonly (readonly [number, number])[], thick: number, depth = 5) =>
    things.push(inked(uneven(making, points, depth), dark, Math.max(1.5, width * thick * dice.between(0.8, 1.2))));
  for (const side of [-1, 1] as const) {
    const edge = (along: number) => side * reach(along, side < 0 ? 0 : 1);
    for (let from = 26; from < length; ) {
      const to = Math.min(length + 8, from + dice.between(120, 420));
      const points: [number, number][] = [];
      for (let along = from; along <= to; along += 30) points.push([along, edge(along)]);
      if (points.length > 1) line(points, dice.between(1, 1.6), 3);
      from = to + dice.between(-10, 10);
    }
    for (let along = 56; along < length - 20; along += dice.between(46, 130)) {
      const toss = dice.next();
      const wide = dice.between(16, 34);
      const top = side * dice.between(44, 56);
      const foot = side * dice.between(72, 90);
      // An arch, half an arch, or a single line down.
      if (toss < (look.keyhole ? 0.7 : 0.34))
        line(
          [
            [along - wide, foot],
            [along - wide * 0.7, top],
            [along + wide * 0.6, top + side * 4],
            [along + wide, foot],
          ],
          0.7,
          7,
        );
      else if (toss < 0.7)
        line(
          [
            [along, edge(along)],
            [along + wide * 0.5, top],
            [along + wide * 0.4, foot],
          ],
          0.65,
          7,
        );
      else
        line(
          [
            [along, top],
            [along + wide, top + side * dice.between(-8, 16)],
          ],
          0.55,
          6,
        );
      if (look.keyhole) things.push(dotted(spot(along, side * 62), 5, dark));
    }
  }
  return { field: () => 4, things };
}

/** Dark saddles of all widths, some forked, some short of the belly, run together along a rough back. */
export function banded(making: Making): Pattern {
  const { length, dice, noise, look } = making;
  const bands: { along: number; half: number; reach: [number, number]; fork: number; lean: number }[] = [];
  for (let along = 30; along < length; along += dice.between(30, 88) / look.density)
    bands.push({
      along,
      half: dice.between(4, 13) * look.line,
      reach: [dice.between(26, 98), dice.between(26, 98)],
      fork: dice.chance(0.3) ? dice.between(0.15, 0.4) : 0,
      lean: dice.between(-0.35, 0.35),
    });
  const edge = waver(making, 6, 44);
  const near = nearBy(bands);
  const field: Field = (along, y) => {
    const s = along + 17 * noise(along / 44, y / 32) + 5 * noise(along / 15, y / 14);
    const deep = Math.abs(y);
    let height = 24;
    for (const one of near(s)) {
      const off = Math.abs(s - one.along - one.lean * deep);
      const split = one.fork * Math.max(0, deep - 22);
      const thin = one.half * (1 - 0.45 * (deep / 96));
      height = Math.min(height, Math.max(Math.abs(off - split) - thin, (deep - one.reach[y < 0 ? 0 : 1]) * 0.6));
    }
    // The back: dark in long rough pieces, open between them.
    const open = (noise(along / 64, 210) - 0.1 + (1 - look.line) * 0.6) * 26;
    return Math.min(height, Math.max(Math.abs(y - edge(along)) - (9 + 5 * noise(along / 20, 250)) * look.line, open));
  };
  return { field, things: [] };
}
