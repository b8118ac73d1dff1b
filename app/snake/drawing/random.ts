// A small seeded generator, so that one snake is always drawn the same way.

export interface Dice {
  /** 0 up to, not including, 1. */
  next(): number;
  /** Evenly between the two. */
  between(low: number, high: number): number;
  /** True so often. */
  chance(share: number): boolean;
}

/** xmur3 makes a number of the seed, mulberry32 runs on it: both public domain, both plain 32-bit arithmetic. */
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
