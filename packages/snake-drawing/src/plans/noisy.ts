import type { Field } from "../contour.ts";
import { dotted, type Making, type Pattern, type Thing } from "./pattern.ts";

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
