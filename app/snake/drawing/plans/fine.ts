// Plans of thin dark lines on a light body.

import type { Field } from "../contour.ts";
import type { Spot } from "../skin.ts";
import { dotted, inked, type Making, type Pattern, type Thing, waver } from "./pattern.ts";

const light: Field = () => 20;

/** A spot `y` pixels from the middle of the back. */
const spot = (along: number, y: number): Spot => ({ along, across: y / 96 });

/** A web: a thread along the back, threads down the flanks, and sagging ones between them, finer and finer. */
export function webbed(making: Making): Pattern {
  const { length, dice, dark, look } = making;
  const back = waver(making, 9, 34);
  const width = 5.4 * look.line;
  const things: Thing[] = [];
  const spine: Spot[] = [];
  for (let along = 30; along < length + 10; along += 14) spine.push(spot(along, back(along)));
  for (let i = 0; i < spine.length - 1; i += 6) {
    if (dice.chance(0.9)) things.push(inked(spine.slice(i, i + 8), dark, width * dice.between(0.85, 1.3)));
  }
  for (const side of [-1, 1]) {
    let before: { along: number; lean: number } | undefined;
    for (let along = 50; along < length - 6; along += dice.between(40, 74)) {
      const lean = dice.between(-30, 30);
      const spotOf = (share: number, y: number) => spot(along + lean * share, side * y);
      const start = spot(along, back(along));
      things.push(inked([start, spotOf(0.35, 20), spotOf(0.7, 40)], dark, width));
      things.push(inked([spotOf(0.7, 38), spotOf(0.9, 54), spotOf(1, 68)], dark, width * 0.62));
      if (dice.chance(0.6)) things.push(inked([spotOf(1, 66), spotOf(1.1, 76), spotOf(1.2, 84)], dark, width * 0.34));
      if (before) {
        const from = before;
        for (const [y, share, thick] of [
          [30, 0.55, 0.8],
          [58, 0.9, 0.5],
        ] as const) {
          if (!dice.chance(0.62)) continue;
          const a = spot(from.along + from.lean * share, side * (y + dice.between(-6, 6)));
          const b = spot(along + lean * share, side * (y + dice.between(-6, 6)));
          const sag = spot((a.along + b.along) / 2, side * (y - 20));
          things.push(inked([a, sag, b], dark, width * thick));
        }
      }
      before = { along, lean };
    }
  }
  return { field: light, things };
}

/** A broad light back between two fine lines that break and loop, and hair-fine ones on the flanks. */
export function lined(making: Making): Pattern {
  const { length, dice, dark, look } = making;
  const width = 4.8 * look.line;
  const things: Thing[] = [];
  for (const side of [-1, 1]) {
    const edge = waver(making, 9, 46);
    for (let from = 30; from < length; ) {
      const to = from + dice.between(120, 330);
      const run: Spot[] = [];
      for (let along = from; along < Math.min(to, length + 8); along += 15)
        run.push(spot(along, side * 34 + edge(along)));
      if (run.length > 2) things.push(inked(run, dark, width * dice.between(0.85, 1.2)));
      from = to + dice.between(-14, 16);
    }
    for (let along = 60; along < length - 20; along += dice.between(46, 96)) {
      const lean = dice.between(-26, 26);
      const y = (deep: number) => side * deep;
      if (dice.chance(look.keyhole ? 0.75 : 0.34)) {
        const [long, tall] = [dice.between(14, 26), dice.between(9, 15)];
        const loop = Array.from({ length: 11 }, (_, i) => {
          const turn = (i / 8) * Math.PI * 2 - 1.2;
          return spot(along + long * Math.cos(turn) + 3 * Math.sin(turn * 3), y(54 + tall * Math.sin(turn)));
        });
        things.push(inked(loop, dark, width * (look.keyhole ? 0.9 : 0.6)));
        if (look.keyhole) things.push(dotted(spot(along, y(54)), 5.5, dark));
      } else
        things.push(
          inked([spot(along, y(36)), spot(along + lean, y(58)), spot(along + lean * 1.1, y(86))], dark, width * 0.6),
        );
    }
  }
  return { field: light, things };
}

/** Thin dark bands across a light body, each its own way, some forked. */
export function banded(making: Making): Pattern {
  const { length, dice, noise, look } = making;
  const bands: { along: number; half: number; reach: number; fork: number }[] = [];
  for (let along = 36; along < length; along += dice.between(40, 66) / look.density)
    bands.push({
      along,
      half: dice.between(6, 10) * look.line,
      reach: dice.between(60, 96),
      fork: dice.chance(0.25) ? 1 : 0,
    });
  const field: Field = (along, y) => {
    const s = along + 13 * noise(along / 50, y / 36);
    const deep = Math.abs(y);
    let height = 24;
    for (const one of bands) {
      const off = Math.abs(s - one.along);
      if (off > 60) continue;
      const split = one.fork * Math.max(0, deep - 20) * 0.32;
      height = Math.min(height, Math.max(Math.abs(off - split) - one.half, (deep - one.reach) * 0.7));
    }
    return height;
  };
  return { field, things: [] };
}
