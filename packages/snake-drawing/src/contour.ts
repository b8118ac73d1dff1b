// Contour lines of a height field over the skin (marching squares).

import type { Spot } from "./skin.ts";
import { FLANK } from "./spine.ts";

/**
 * Height at a point of the skin: pixels inside the light area, negative in the dark. `y` is pixels from the middle of the back, negative on
 * the left.
 */
export type Field = (along: number, y: number) => number;

/** Grid spacing in pixels: half the smallest visible detail. */
const STEP = 7;
const OUTSIDE = -1000;

interface Heights {
  step: number;
  from: number;
  low: number;
  columns: number;
  rows: number;
  values: Float64Array;
}

/** Samples the field on a grid with an outside border, so that every contour closes. */
export function heightsOf(field: Field, from: number, to: number, low = -1.22, high = 1.22, step = STEP): Heights {
  const columns = Math.ceil((to - from) / step) + 3;
  const rows = Math.ceil(((high - low) * FLANK) / step) + 3;
  const values = new Float64Array(columns * rows).fill(OUTSIDE);
  for (let row = 1; row < rows - 1; row++) {
    const y = low * FLANK + (row - 1) * step;
    for (let column = 1; column < columns - 1; column++)
      values[row * columns + column] = field(from + (column - 1) * step, y);
  }
  return { step, from: from - step, low: low * FLANK - step, columns, rows, values };
}

// Contour segments by the corners inside (1 upper left, 2 upper right, 4 lower right, 8 lower left): pairs of from and to, with the
// inside on the left. Sides: 0 top, 1 right, 2 bottom, 3 left.
const RUNS: readonly (readonly number[])[] = [
  [],
  [3, 0],
  [0, 1],
  [3, 1],
  [1, 2],
  [3, 0, 1, 2],
  [0, 2],
  [3, 2],
  [2, 3],
  [2, 0],
  [0, 1, 2, 3],
  [2, 1],
  [1, 3],
  [1, 0],
  [0, 3],
  [],
];

/** Returns the closed contours at a level; holes run the other way round. */
export function outlines(heights: Heights, level: number): Spot[][] {
  const { columns, rows, values } = heights;
  const next = new Map<number, number>();
  // Numbers the edges: top edges are even, left edges odd.
  const sideOf = (place: number, side: number) =>
    side === 0 ? place * 2 : side === 1 ? (place + 1) * 2 + 1 : side === 2 ? (place + columns) * 2 : place * 2 + 1;
  const inside = (place: number) => (values[place] ?? OUTSIDE) > level;
  for (let row = 0; row < rows - 1; row++) {
    for (let column = 0; column < columns - 1; column++) {
      const place = row * columns + column;
      const corners =
        Number(inside(place)) +
        Number(inside(place + 1)) * 2 +
        Number(inside(place + columns + 1)) * 4 +
        Number(inside(place + columns)) * 8;
      const runs = RUNS[corners] ?? [];
      for (let i = 0; i < runs.length; i += 2) next.set(sideOf(place, runs[i] ?? 0), sideOf(place, runs[i + 1] ?? 0));
    }
  }
  const rings: Spot[][] = [];
  for (const start of next.keys()) {
    const ring: Spot[] = [];
    for (let side = start; next.has(side); ) {
      ring.push(crossing(heights, side, level));
      const after = next.get(side) ?? start;
      next.delete(side);
      side = after;
    }
    if (ring.length > 3) rings.push(ring);
  }
  return rings;
}

function crossing({ step, columns, values, from, low }: Heights, side: number, level: number): Spot {
  const place = side >> 1;
  const down = (side & 1) === 1;
  const a = values[place] ?? OUTSIDE;
  const b = values[down ? place + columns : place + 1] ?? OUTSIDE;
  const t = Math.min(0.98, Math.max(0.02, (level - a) / (b - a || 1)));
  const column = (place % columns) + (down ? 0 : t);
  const row = Math.floor(place / columns) + (down ? t : 0);
  return { along: from + column * step, across: (low + row * step) / FLANK };
}
