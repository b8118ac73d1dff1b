// The wild pattern: "alien heads" that rise from the flanks into a dark ground, and the broken light line of the back.

import type { Look } from "./look.ts";
import { dot, type Mark, patch, tenth } from "./mark.ts";
import { colorOf, scaled } from "./pigment.ts";
import type { Dice } from "./random.ts";
import type { Spine } from "./spine.ts";

/** The outline of one alien head: x in half lengths, v from the middle of the back (0) to the belly (1). */
const alienHead: readonly (readonly [x: number, v: number])[] = [
  [-0.5, 1.15],
  [-0.42, 0.9],
  [-0.62, 0.74],
  [-0.98, 0.6],
  [-1.04, 0.4],
  [-0.72, 0.22],
  [-0.2, 0.16],
  [0.2, 0.16],
  [0.72, 0.22],
  [1.04, 0.4],
  [0.98, 0.6],
  [0.62, 0.74],
  [0.42, 0.9],
  [0.5, 1.15],
];

export function blotches(spine: Spine, look: Look, dice: Dice): Mark[] {
  const marks: Mark[] = [];
  const light = colorOf(look.blotch, look.darkTint);
  const heart = colorOf(scaled(look.blotch, 0.72, 1.02), look.darkTint);
  const rim = colorOf(look.rim, look.darkTint);
  const dark = colorOf(look.ground, look.darkTint);
  const edge = look.rimWidth > 0 ? ` stroke="${rim}" stroke-width="${tenth(look.rimWidth)}"` : "";
  const period = 122 / look.density;
  for (const side of [-1, 1]) {
    let along = 40 + (side > 0 ? period * 0.5 : 0);
    while (along < spine.length + 30) {
      const wild = look.disorder;
      const slender = Math.min(1, 0.35 + along / (spine.length * 0.22));
      const half = period * 0.36 * look.size * slender * (1 + wild * dice.between(-0.3, 0.3));
      const rise = 1 - Math.min(0.55, wild * dice.between(-0.2, 0.42));
      const jitter = () => wild * dice.between(-0.1, 0.1);
      const shape = alienHead.map(([x, v]) => ({
        along: along + half * (x + jitter()),
        across: side * (v > 0.8 ? v : 1 - (1 - v) * rise + jitter() * 0.5),
      }));
      marks.push(patch(spine, shape, light, edge));
      // A lighter heart, and in it the dark "eyes".
      const at = 1 - 0.56 * rise;
      marks.push(dot(spine, { along, across: side * at }, half * 0.62, heart));
      if (dice.chance(look.dots)) {
        const two = dice.chance(0.62);
        const gap = two ? half * 0.46 : 0;
        const size = Math.max(2.4, half * dice.between(0.13, 0.21));
        marks.push(dot(spine, { along: along - gap, across: side * (at + 0.02) }, size, dark));
        if (two)
          marks.push(
            dot(spine, { along: along + gap, across: side * (at - 0.02) }, size * dice.between(0.7, 1.1), dark),
          );
      }
      along += period * (1 + wild * dice.between(-0.16, 0.16));
    }
  }
  if (look.dorsal > 0) marks.push(...backPatches(spine, look, dice, light, edge));
  return marks;
}

/** Light patches along the middle of the back, long and short by turns. */
function backPatches(spine: Spine, look: Look, dice: Dice, light: string, edge: string): Mark[] {
  const marks: Mark[] = [];
  for (let along = spine.length * 0.1; along < spine.length - 30; ) {
    const half = dice.between(12, 20 + 42 * look.dorsal);
    const wide = dice.between(0.05, 0.1 + 0.09 * look.dorsal);
    const lean = dice.between(-0.05, 0.05);
    const shape = [
      [-1, 0],
      [-0.55, -1],
      [0.05, -0.7],
      [0.6, -1],
      [1, 0],
      [0.55, 1],
      [0, 0.7],
      [-0.6, 1],
    ].map(([x = 0, y = 0]) => ({ along: along + half * x * 1.1, across: lean + wide * y * dice.between(0.85, 1.2) }));
    if (dice.chance(0.35 + 0.6 * look.dorsal)) marks.push(patch(spine, shape, light, edge));
    along += half * 2 + dice.between(26, 90 - 40 * look.dorsal);
  }
  return marks;
}
