// Chance that comes out the same each time: from one seed, one sequence.

export interface Random {
  /** A whole number from 0 up to, not including, `end`. */
  below(end: number): number;
  /** One of them. There must be one. */
  pick<One>(from: readonly One[]): One;
  /** `count` of them, each at most once. */
  some<One>(from: readonly One[], count: number): One[];
}

/** Mulberry32. */
export function randomOf(seed: number): Random {
  let state = (seed * 0x9e3779b1) >>> 0;
  const below = (end: number) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * end);
  };
  const pick = <One>(from: readonly One[]): One => {
    const one = from[below(from.length)];
    if (one === undefined) throw new Error("Nothing to pick from");
    return one;
  };
  return {
    below,
    pick,
    some: (from, count) => [...new Set(Array.from({ length: Math.min(count, from.length) }, () => pick(from)))],
  };
}
