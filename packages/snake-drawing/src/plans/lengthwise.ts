// Plans along the body: bands, stripes and lines from neck to tail.

import type { Field } from "../contour.ts";
import { colorOf, mixed } from "../pigment.ts";
import { FLANK } from "../spine.ts";
import { nearBy } from "./blotched.ts";
import { dotted, type Making, type Pattern, striped, waver } from "./pattern.ts";

export function reduced(making: Making): Pattern {
  const { noise, look, length, dice } = making;
  const [left, right] = [waver(making, 15, 46), waver(making, 15, 46)];
  const remains: { along: number; y: number; long: number; wide: number; lean: number }[] = [];
  for (const side of [-1, 1]) {
    for (let along = 50; along < length; along += dice.between(30, 170) / (0.5 + look.disorder)) {
      const y = side * dice.between(56, 92);
      remains.push({
        along,
        y,
        long: dice.between(5, 24),
        wide: dice.between(4, 11),
        lean: side * dice.between(-1.4, 1.4),
      });
    }
  }
  const near = nearBy(remains);
  const field: Field = (along, y) => {
    const reach = (37 + (y < 0 ? left(along) : right(along))) * look.line;
    const gap = (noise(along / 60 + y / 90, y / 50 + 300) - 0.9 + look.disorder * 0.35) * 50;
    let height = Math.max(Math.abs(y) - reach, gap);
    const [s, across] = [along + 9 * noise(along / 18, y / 15 + 77), y + 7 * noise(along / 16 + 31, y / 15)];
    for (const one of near(s)) {
      const [dx, dy] = [s - one.along + one.lean * (across - one.y), across - one.y];
      height = Math.min(height, (Math.hypot(dx / one.long, dy / one.wide) - 1) * Math.min(one.long, one.wide));
    }
    const within = 4 + 8 * noise(along / 46, 420) - Math.abs(y - left(along) * 0.3) * 0.8;
    return Math.max(height, within);
  };
  return { field, things: [] };
}

export function goldenLine(making: Making): Pattern {
  const { look, length, dice, dark, light, rim } = making;
  const between = (share: number) => colorOf(mixed(look.ground, look.blotch, share), look.darkTint);
  const [a, b] = [waver(making, 4), waver(making, 4)];
  const lane = (half: number, color: string, left = a, right = b) =>
    striped(
      length,
      (along) => -half + left(along),
      (along) => half + right(along),
      color,
    );
  const flanks = [0.72, 0.58].map((share, step) =>
    lane(74 - 20 * step, between(share), waver(making, 8, 90), waver(making, 8, 90)),
  );
  const scales: Pattern["things"] = [];
  for (let along = 40; along < length; along += dice.between(14, 60)) {
    const y = (dice.chance(0.5) ? 1 : -1) * dice.between(44, 88);
    const color = between(dice.chance(0.25) ? 0.95 : 0.4);
    for (let place = 0; place < 3; place += 1)
      scales.push(dotted({ along: along + 7 * place, across: y / FLANK }, dice.between(1.2, 2.6), color));
  }
  return {
    things: [
      striped(
        length,
        () => -130,
        () => 130,
        between(0.88),
      ),
      ...flanks,
      ...scales,
      lane(34, dark),
      lane(17, rim),
      lane(14, light),
    ],
  };
}

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

export function threefold(making: Making): Pattern {
  const { noise } = making;
  const [a, b, c] = [waver(making, 5), waver(making, 6, 40), waver(making, 6, 40)];
  const field: Field = (along, y) => {
    const back = Math.abs(y - a(along) * 0.4) - 25 - 4 * noise(along / 26, y < 0 ? 3 : 6);
    const lane = y < 0 ? b(along) - 66 : c(along) + 66;
    const gap = (noise(along / 44, y < 0 ? 40 : 60) - 0.5) * 26;
    const line = Math.max(Math.abs(y - lane) - 5.5 - 3 * noise(along / 17, y < 0 ? 80 : 90), gap);
    return Math.min(back, line);
  };
  return { field, things: [] };
}

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
