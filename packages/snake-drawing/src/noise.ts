// Seeded, so that a snake is always drawn the same way.
export interface Dice {
  /** In [0, 1). */
  next(): number;
  between(low: number, high: number): number;
  chance(share: number): boolean;
}

/** xmur3 hashes the seed, mulberry32 generates: both public domain, 32-bit arithmetic. */
export function diceOf(seed: string): Dice {
  let hash = 1779033703 ^ seed.length;
  for (let i = 0; i < seed.length; i++) {
    hash = Math.imul(hash ^ seed.charCodeAt(i), 3432918353);
    hash = (hash << 13) | (hash >>> 19);
  }
  let state = hash >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  return {
    next,
    between: (low, high) => low + (high - low) * next(),
    chance: (share) => next() < share,
  };
}

/** Smooth noise from -1 to 1 with features about 1 wide. */
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
