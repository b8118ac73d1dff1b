// Plans whose light and dark no longer keep to the wild order.

import type { Dice } from "#app/snake/drawing/noise.ts";
import type { Field } from "../contour.ts";
import { dotted, type Making, type Pattern, type Thing } from "./pattern.ts";

/** A maze of fine light lines and dots, like rain on a dark ground; lighter low on the flanks. */
export function shattered({ noise, length, dice, light }: Making): Pattern {
  const field: Field = (along, y) => {
    const s = along + 34 * noise(along / 52, y / 34) + 9 * noise(along / 15, y / 13 + 40);
    const line = (Math.cos((s * 2 * Math.PI) / 25) - 0.42 + Math.max(0, Math.abs(y) - 58) * 0.016) * 9;
    const cut = 10 - 34 * Math.max(0, noise(along / 14 + 9, y / 15 + 90) - 0.12);
    return Math.max(Math.min(line, cut), Math.abs(y) - 100);
  };
  const things: Thing[] = [];
  for (let count = 0; count < length / 14; count++) {
    const spot = { along: dice.between(40, length), across: dice.between(-0.85, 0.85) };
    things.push(dotted(spot, dice.between(2, 3.6), light));
  }
  return { field, things };
}

/** A fine light net, eaten through here and there by worm tracks, on a dark ground. */
export function meshed({ noise, dice, length, look }: Making): Pattern {
  const islands = cells(dice, length, 50 * look.size, 34 * look.size);
  const field: Field = (along, y) => {
    const s = along + 9 * noise(along / 26 + 30, y / 22);
    const across = y + 8 * noise(along / 22 + 90, y / 26);
    const [near, next] = islands(s, across);
    const net = 5.7 + 1.2 * noise(along / 30, y / 30 + 60) - (next - near);
    const track = 4 - 70 * Math.abs(noise(along / 34 + 140, y / 26 + 20));
    return Math.max(net, track, Math.abs(y) - 99);
  };
  return { field, things: [] };
}

/** How far the nearest and the next of many strewn points are. */
function cells(dice: Dice, length: number, long: number, wide: number): (along: number, y: number) => [number, number] {
  const columns = Math.ceil(length / long) + 4;
  const rows = Math.ceil(260 / wide) + 2;
  const shifts = Float64Array.from({ length: columns * rows * 2 }, () => dice.between(0.08, 0.92));
  return (along, y) => {
    const [column, row] = [Math.floor(along / long) + 1, Math.floor((y + 130) / wide) + 1];
    let [near, next] = [1e6, 1e6];
    for (let c = column - 1; c <= column + 1; c++) {
      for (let r = row - 1; r <= row + 1; r++) {
        const place = 2 * (r * columns + c);
        const [dx, dy] = [
          (c - 1 + (shifts[place] ?? 0)) * long - along,
          (r - 1 + (shifts[place + 1] ?? 0)) * wide - 130 - y,
        ];
        const away = dx * dx + dy * dy;
        if (away < near) [near, next] = [away, near];
        else if (away < next) next = away;
      }
    }
    return [Math.sqrt(near), Math.sqrt(next)];
  };
}
