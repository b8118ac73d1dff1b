// Smooth random hills over the skin: what makes one blotch unlike the next.

import type { Dice } from "./random.ts";

/** -1 to 1, smooth, about as wide as 1. */
export type Noise = (x: number, y: number) => number;

const SIZE = 256;

export function noiseOf(dice: Dice): Noise {
  const hills = Float64Array.from({ length: SIZE }, () => dice.between(-1, 1));
  const order = Uint8Array.from({ length: SIZE }, (_, place) => place);
  for (let i = SIZE - 1; i > 0; i--) {
    const j = Math.floor(dice.next() * (i + 1));
    const swapped = order[i] ?? 0;
    order[i] = order[j] ?? 0;
    order[j] = swapped;
  }
  const hill = (x: number, y: number) => hills[((order[x & 255] ?? 0) + y) & 255] ?? 0;
  return (x, y) => {
    const [left, top] = [Math.floor(x), Math.floor(y)];
    const [u, v] = [soft(x - left), soft(y - top)];
    const upper = hill(left, top) * (1 - u) + hill(left + 1, top) * u;
    const lower = hill(left, top + 1) * (1 - u) + hill(left + 1, top + 1) * u;
    return upper * (1 - v) + lower * v;
  };
}

function soft(t: number): number {
  return t * t * (3 - 2 * t);
}
