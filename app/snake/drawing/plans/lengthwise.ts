// Plans that run along the body: bands, stripes and lines from neck to tail.

import type { Field } from "../contour.ts";
import { colorOf, mixed } from "../pigment.ts";
import { dotted, inked, type Making, type Pattern, striped, type Thing, waver } from "./pattern.ts";

/** A broad dark back with a ragged edge, broken here and there, and a few drops under it. */
export function reduced(making: Making): Pattern {
  const { noise, look, length, dice, dark } = making;
  const [left, right] = [waver(making, 13, 50), waver(making, 13, 50)];
  const field: Field = (along, y) => {
    const reach = (36 + (y < 0 ? left(along) : right(along))) * look.line;
    const gap = (noise(along / 54 + y / 90, y / 50 + 300) - 0.86 + look.disorder * 0.5) * 50;
    const eyelet = (noise(along / 34 + 20, y / 24 + 120) - 0.8 + look.disorder * 0.25) * 50;
    return Math.max(Math.abs(y) - reach, gap, eyelet);
  };
  const things: Thing[] = [];
  for (let along = 90; along < length - 60; along += dice.between(70, 190) / (0.6 + look.disorder)) {
    const across = (dice.chance(0.5) ? 1 : -1) * dice.between(0.62, 0.78);
    things.push(dotted({ along, across }, dice.between(6, 13), dark));
    if (dice.chance(0.35))
      things.push(
        inked(
          [
            { along, across },
            { along: along + 8, across: across * 1.35 },
          ],
          dark,
          6,
        ),
      );
  }
  return { field, things };
}

/** One golden line down the back between two dark ones; the flanks smooth. */
export function goldenLine(making: Making): Pattern {
  const { look, length, dark, light, rim } = making;
  const smooth = colorOf(mixed(look.ground, look.blotch, 0.62), look.darkTint);
  const [a, b] = [waver(making, 4), waver(making, 4)];
  const lane = (half: number, color: string) =>
    striped(
      length,
      (along) => -half + a(along),
      (along) => half + b(along),
      color,
    );
  return {
    things: [
      striped(
        length,
        () => -130,
        () => 130,
        smooth,
      ),
      lane(34, dark),
      lane(17, rim),
      lane(14, light),
    ],
  };
}

/** A bright line down the back, flanks frayed into specks and dashes. */
export function frayed(making: Making): Pattern {
  const { noise } = making;
  const edge = waver(making, 3);
  const field: Field = (along, y) => {
    const line = 11 + edge(along) - Math.abs(y);
    const dashes = (noise(along / 42, y / 9) + 0.5 * noise(along / 17 + 9, y / 8) - 0.05) * 20;
    return Math.max(line, Math.abs(y) < 30 ? -4 : dashes);
  };
  return { field, things: [] };
}

/** A thin yellow line down a dark back, the flanks pale: a road from above. */
export function roadway(making: Making): Pattern {
  const { look, length } = making;
  const yellow = colorOf(look.dorsalColor, look.darkTint);
  const [a, b, c] = [waver(making, 9, 40), waver(making, 9, 40), waver(making, 1.5)];
  const field: Field = (along, y) => Math.abs(y) - (50 + (y < 0 ? a(along) : b(along)));
  return {
    field,
    things: [
      striped(
        length,
        (along) => -5 + c(along),
        (along) => 5 + c(along),
        yellow,
      ),
    ],
  };
}

/** Three light stripes: one down the back, one on each flank. */
export function threefold(making: Making): Pattern {
  const { noise } = making;
  const [a, b, c] = [waver(making, 6), waver(making, 6), waver(making, 6)];
  const field: Field = (along, y) => {
    const lane = y < -32 ? b(along) - 62 : y > 32 ? c(along) + 62 : a(along) * 0.6;
    const half = 13 + 3 * noise(along / 30, y < -32 ? 3 : y > 32 ? 6 : 9);
    const cut = (noise(along / 34, y < -32 ? 40 : y > 32 ? 50 : 60) - 0.72) * 40;
    return Math.max(Math.min(half - Math.abs(y - lane), -cut), Math.abs(y) - 99);
  };
  return { field, things: [] };
}

/** Two dark lines along the back of what colour there is. */
export function doubled(making: Making): Pattern {
  const { noise } = making;
  const [a, b] = [waver(making, 9, 44), waver(making, 9, 44)];
  const field: Field = (along, y) => {
    const line = Math.abs(Math.abs(y) - 40 - (y < 0 ? a(along) : b(along))) - 12 - 5 * noise(along / 22, y < 0 ? 3 : 8);
    const hook = Math.abs(noise(along / 30, y / 60 + 33)) * 44 - 4 + Math.max(0, 48 - Math.abs(y));
    return Math.min(line, hook);
  };
  return { field, things: [] };
}
