// The resting pose: the line of the spine, coil over coil, and how thick the body is along it.

import type { Dice } from "./noise.ts";
import { poses } from "./poses.ts";

/** Pixels of skin from the middle of the back to the edge of the belly. */
export const FLANK = 96;

export interface Point {
  x: number;
  y: number;
}

/** A stretch of the spine: where it is, which way it runs (unit vector), half the body's width. */
export interface Station extends Point {
  dx: number;
  dy: number;
  half: number;
}

/** The spine from tail tip (0) to neck, at even steps. */
export interface Spine {
  length: number;
  step: number;
  stations: readonly Station[];
  /** Laid flat: what is far across is as wide as what is near. */
  isFlat: boolean;
  /** Pixels of body between the points of a long line: how finely it is drawn. */
  grain: number;
}

const STEP = 9;

/** The spine along points that were drawn by hand, the body as thick as `halfAt` says at each share of it. */
export function spineAlong(knots: readonly Point[], halfAt: (share: number) => number, grain = 16): Spine {
  const line = evenly(catmullRom(knots), STEP);
  const stations = line.map((point, i): Station => {
    const before = line[Math.max(0, i - 1)] ?? point;
    const after = line[Math.min(line.length - 1, i + 1)] ?? point;
    const run = Math.hypot(after.x - before.x, after.y - before.y) || 1;
    const half = halfAt(i / (line.length - 1));
    return { ...point, dx: (after.x - before.x) / run, dy: (after.y - before.y) / run, half };
  });
  return { length: (line.length - 1) * STEP, step: STEP, stations, isFlat: false, grain };
}

/** The spine of one snake: one of the poses, mirrored and breathed upon by the dice. */
export function spineOf(dice: Dice): Spine {
  const pose = poses[Math.floor(dice.next() * poses.length)] ?? [];
  const mirrored = dice.chance(0.5);
  const [a, b] = [dice.between(0, 6), dice.between(0, 6)];
  const knots = pose.map(([x, y], place) => ({
    x: (mirrored ? 1200 - x : x) + 9 * Math.sin(place * 1.3 + a),
    y: y + 8 * Math.sin(place * 1.7 + b),
  }));
  return spineAlong(knots, girth);
}

/** A stretch of one flank laid flat, seen from the side: the back above, the belly below. */
export function flankOf(
  spine: Spine,
  from: number,
  place: { x: number; y: number; width: number; half: number },
): Spine {
  const grown = place.half / FLANK;
  const count = Math.floor(spine.length / STEP) + 1;
  const stations = Array.from({ length: count }, (_, i): Station => {
    const x = place.x + (i * STEP - from) * grown;
    return { x, y: place.y, dx: 1, dy: 0, half: place.half };
  });
  return { length: spine.length, step: STEP, stations, isFlat: true, grain: 16 };
}

/** Half the body's width at a share of its length: a short tail, a heavy middle, a slender neck. */
function girth(share: number): number {
  const tail = Math.min(1, 0.05 + (share / 0.24) ** 0.7);
  const neck = share < 0.8 ? 1 : 1 - 0.42 * smooth((share - 0.8) / 0.19);
  const middle = 0.9 + 0.1 * Math.sin(Math.PI * share);
  return 72 * Math.min(1, tail) * neck * middle;
}

function smooth(t: number): number {
  const c = Math.min(1, Math.max(0, t));
  return c * c * (3 - 2 * c);
}

/** Points of a Catmull-Rom curve through the knots, close together. */
function catmullRom(knots: readonly Point[]): Point[] {
  const points: Point[] = [];
  for (let i = 0; i < knots.length - 1; i++) {
    const b = knots[i];
    const c = knots[i + 1];
    if (!b || !c) continue;
    const a = knots[i - 1] ?? b;
    const d = knots[i + 2] ?? c;
    for (let k = 0; k < 24; k++) {
      const t = k / 24;
      const between = (p: number, q: number, r: number, s: number) =>
        0.5 * (2 * q + (r - p) * t + (2 * p - 5 * q + 4 * r - s) * t * t + (3 * q - p - 3 * r + s) * t * t * t);
      points.push({ x: between(a.x, b.x, c.x, d.x), y: between(a.y, b.y, c.y, d.y) });
    }
  }
  const end = knots.at(-1);
  return end ? [...points, end] : points;
}

/** The same line at even steps. */
function evenly(line: readonly Point[], step: number): Point[] {
  const first = line[0];
  if (!first) return [];
  const out = [first];
  let left = step;
  for (let i = 1; i < line.length; i++) {
    let from = line[i - 1] ?? first;
    const to = line[i] ?? from;
    let run = Math.hypot(to.x - from.x, to.y - from.y);
    while (run >= left) {
      const t = left / run;
      from = { x: from.x + (to.x - from.x) * t, y: from.y + (to.y - from.y) * t };
      out.push(from);
      run -= left;
      left = step;
    }
    left -= run;
  }
  return out;
}
