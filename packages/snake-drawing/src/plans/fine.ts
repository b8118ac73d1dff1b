import type { Field } from "../contour.ts";
import { patch, stroke } from "../mark.ts";
import { colorOf, mixed } from "../pigment.ts";
import type { Spot } from "../skin.ts";
import { nearBy } from "./blotched.ts";
import { dotted, type Making, type Pattern, striped, type Thing, waver } from "./pattern.ts";

const light: Field = () => 20;

/** A spot `y` pixels from the middle of the back. */
const spot = (along: number, y: number): Spot => ({ along, across: y / 96 });

/**
 * A point of a brushed line: position along the body, pixels from the middle of the back, half width relative to the usual
 * line.
 */
type Touch = readonly [along: number, y: number, half: number];

/** Draws a brushstroke of varying width with round bends. */
function brushed({ noise, dice, dark, look }: Making, touches: readonly Touch[], depth: number): Thing {
  const lane = dice.between(0, 200);
  const usual = 2.3 * look.line;
  const way = rounded(rounded(touches)).map(
    ([along, y, half]): Touch => [
      along + depth * noise(along / 19, lane + y / 19),
      y + depth * noise(along / 17 + 60, lane + y / 17),
      Math.max(0.7, half * usual * (1 + 0.45 * noise(along / 13 + 90, lane + y / 11))),
    ],
  );
  const edge = (side: 1 | -1) =>
    way.map(([along, y, half], i) => {
      const [before, after] = [way[i - 1] ?? [along, y], way[i + 1] ?? [along, y]];
      const [dx, dy] = [after[0] - before[0], after[1] - before[1]];
      const far = (side * half) / (Math.hypot(dx, dy) || 1);
      return spot(along - dy * far, y + dx * far);
    });
  return (spine) => {
    if (spine.grain <= 20) return patch(spine, [...edge(1), ...edge(-1).reverse()], dark);
    // Coarse drawings use a plain stroke, as the variation would not be visible.
    const middle = way.filter((_, i) => i % 3 === 0 || i === way.length - 1).map(([along, y]) => spot(along, y));
    const width = way.reduce((sum, [, , half]) => sum + 2 * half, 0) / way.length;
    return stroke(spine, middle, dark, width);
  };
}

/** Cuts the corners of a line, keeping its ends. */
function rounded(touches: readonly Touch[]): Touch[] {
  const between = (a: Touch, b: Touch, t: number): Touch => [
    a[0] + (b[0] - a[0]) * t,
    a[1] + (b[1] - a[1]) * t,
    a[2] + (b[2] - a[2]) * t,
  ];
  return touches.slice(1).flatMap((b, i) => {
    const a = touches[i] ?? b;
    return [...(i === 0 ? [a] : [between(a, b, 0.25)]), i === touches.length - 2 ? b : between(a, b, 0.75)];
  });
}

/** Uneven dark lines: one along the back, from which others branch, fork, meet and run out towards the belly. */
export function netted(making: Making): Pattern {
  const { length, dice } = making;
  const back = waver(making, 12, 40);
  const things: Thing[] = [];
  const line = (points: readonly Touch[], depth = 6) => things.push(brushed(making, points, depth));
  // The back's line, of varying width, with gaps and loops around light eyes.
  for (let from = 24; from < length; ) {
    const to = Math.min(length, from + dice.between(90, 300));
    const points: Touch[] = [];
    for (let along = from; along <= to; along += 30) points.push([along, back(along), dice.between(0.9, 2.2)]);
    if (points.length > 1) line(points, 4);
    if (points.length > 5 && dice.chance(0.6)) {
      const [first, second, middle, fourth, last] = points;
      const aside = dice.between(13, 20) * (dice.chance(0.5) ? 1 : -1);
      if (first && second && middle && fourth && last)
        line([first, [second[0], second[1] + aside, 1], [fourth[0], fourth[1] + aside, 0.8], last], 4);
    }
    from = to + dice.between(-14, 12);
  }
  for (const side of [-1, 1]) {
    let before: Touch | null = null;
    for (let along = 44; along < length - 20; along += dice.between(44, 126)) {
      const lean = (dice.chance(0.5) ? 1 : -1) * dice.between(14, 40);
      const reach = dice.between(44, 86);
      const bend: Touch = [along + lean * 0.5, side * reach * dice.between(0.4, 0.55), 0.9];
      const end: Touch = [along + lean * dice.between(0.1, 0.9), side * reach, 0.35];
      const leave: Touch[] = [
        [along - lean, back(along - lean), 1.1],
        [along, back(along) + side * 5, 1.7],
      ];
      line([...leave, bend, end]);
      const fork = dice.next();
      if (fork < 0.3)
        line([...leave.slice(1), bend, [bend[0] - lean * dice.between(0.6, 1.3), side * dice.between(62, 84), 0.35]]);
      else if (fork < 0.55 && before)
        line([before, [(before[0] + bend[0]) / 2, (before[1] + bend[1]) / 2 + side * dice.between(4, 18), 0.5], bend]);
      before = dice.chance(0.55) ? end : bend;
    }
  }
  return { field: light, things };
}

/** Pale back between two fine broken lines, with remains of blotch outlines on the flanks. */
export function lined(making: Making): Pattern {
  const { length, dice, dark, look } = making;
  const lanes = [waver(making, 10, 52), waver(making, 10, 52)];
  const reach = (along: number, side: 0 | 1) => 31 + (lanes[side]?.(along) ?? 0);
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
  const line = (points: readonly Touch[], depth = 5) => things.push(brushed(making, points, depth));
  for (const side of [-1, 1] as const) {
    const edge = (along: number) => side * reach(along, side < 0 ? 0 : 1);
    for (let from = 26; from < length; ) {
      const to = Math.min(length + 8, from + dice.between(120, 420));
      const points: Touch[] = [];
      for (let along = from; along <= to; along += 30) points.push([along, edge(along), dice.between(0.7, 1.7)]);
      if (points.length > 1) line(points, 3);
      from = to + dice.between(-10, 10);
    }
    for (let along = 56; along < length - 20; along += dice.between(46, 130)) {
      const toss = dice.next();
      const wide = dice.between(18, 36) * (dice.chance(0.5) ? 1 : -1);
      const top = side * dice.between(44, 56);
      const foot = side * dice.between(70, 92);
      // Remainder of a blotch's outline: one side and brow, a drop from the back's line, or just the brow.
      if (toss < (look.keyhole ? 0.7 : 0.34))
        line([
          [along - wide * 0.9, foot, 0.3],
          [along - wide, (top + foot) / 2, 0.8],
          [along - wide * 0.4, top - side * 4, 0.9],
          [along + wide * 0.6, top - side * 2, 0.8],
          [along + wide, (top * 2 + foot) / 3, 0.3],
        ]);
      else if (toss < 0.74)
        line([
          [along - wide, edge(along - wide), 0.8],
          [along, edge(along) + side * 3, 1.3],
          [along + wide * 0.5, top + side * 4, 0.9],
          [along + wide * 0.35, foot, 0.3],
        ]);
      else
        line([
          [along - wide * 0.5, top, 0.3],
          [along, top + side * dice.between(-6, 4), 0.9],
          [along + wide, top + side * dice.between(2, 18), 0.3],
        ]);
      if (look.keyhole) things.push(dotted(spot(along, side * 62), 5, dark));
    }
  }
  return { field: () => 4, things };
}

/** Dark saddles of varying width, some forked or short, merging along a rough back. */
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
    // Rough dark pieces along the back with gaps.
    const open = (noise(along / 64, 210) - 0.1 + (1 - look.line) * 0.6) * 26;
    return Math.min(height, Math.max(Math.abs(y - edge(along)) - (9 + 5 * noise(along / 20, 250)) * look.line, open));
  };
  return { field, things: [] };
}
