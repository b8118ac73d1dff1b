// Spine of a resting pose, coil over coil, and the body's width along it.

import type { Build } from "./ages.ts";
import type { Dice } from "./noise.ts";
import { poses } from "./poses.ts";

/** Skin pixels from the middle of the back to the edge of the belly. */
export const FLANK = 96;
/** Half the body's greatest width, in drawing units. */
export const HALF = 72;

export interface Point {
  x: number;
  y: number;
}

export interface Station extends Point {
  dx: number;
  dy: number;
  half: number;
}

/** Spine from tail tip (0) to neck at even steps. */
export interface Spine {
  length: number;
  step: number;
  stations: readonly Station[];
  /** Where the head begins; the rest lies under it, so that the neck widens into the head. */
  neck: number;
  /** Flat, without foreshortening. */
  isFlat: boolean;
  /** Pixels of body between the points of long lines. */
  grain: number;
}

const STEP = 9;

/** Builds a spine along hand-drawn points; `halfAt` gives the half width at each share of its length. */
export function spineAlong(knots: readonly Point[], halfAt: (share: number) => number, grain = 16): Spine {
  return spineOn(evenly(catmullRom(knots), STEP), halfAt, grain);
}

/** Width under the head in halves of the neck, at steps of a quarter of the neck's half. */
const INTO_HEAD = [1, 1.01, 1.03, 1.08, 1.16, 1.26, 1.36, 1.46];

function spineOn(line: readonly Point[], halfAt: (share: number) => number, grain: number): Spine {
  const stations = line.map((point, i): Station => {
    const before = line[Math.max(0, i - 1)] ?? point;
    const after = line[Math.min(line.length - 1, i + 1)] ?? point;
    const run = Math.hypot(after.x - before.x, after.y - before.y) || 1;
    const half = halfAt(i / (line.length - 1));
    return { ...point, dx: (after.x - before.x) / run, dy: (after.y - before.y) / run, half };
  });
  const neck = (line.length - 1) * STEP;
  const end = stations.at(-1);
  if (end) {
    for (let far = STEP; far < end.half * 1.7; far += STEP) {
      const wide = INTO_HEAD[Math.round((far * 4) / end.half)] ?? 1.48;
      stations.push({ ...end, x: end.x + end.dx * far, y: end.y + end.dy * far, half: end.half * wide });
    }
  }
  return { length: (stations.length - 1) * STEP, neck, step: STEP, stations, isFlat: false, grain };
}

export interface Room {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Placed {
  spine: Spine;
  scale: number;
  x: number;
  y: number;
}

/** Places a pose in a room, with random mirroring and variation, turned so that it fills the room. */
export function placedIn(room: Room, pose: number, build: Build, dice: Dice): Placed {
  const bends = poses[pose % poses.length] ?? [];
  const side = dice.chance(0.5) ? 1 : -1;
  const breath = bends.map(([share, turn]): [number, number] => [
    share * dice.between(0.95, 1.05),
    side * turn * dice.between(0.96, 1.04),
  ]);
  const line = walked(breath, 2 * HALF * build.slender);
  const upsideDown = dice.chance(0.5) ? 180 : 0;
  const lean = dice.between(-4, 4);
  const flat = spineOn(line, girth(build.neck), 16);
  const places = Array.from({ length: 30 }, (_, i) => fitted(flat.stations, i * 6 + upsideDown + lean, room));
  const best = places.reduce((one, other) => (other.scale > one.scale ? other : one));
  const { scale, x, y } = best;
  return { spine: { ...flat, stations: turned(flat.stations, best.turn) }, scale, x, y };
}

/** Adds the snout as a station beyond the end of the spine. */
export function withSnout(stations: readonly Station[]): Station[] {
  const end = stations.at(-1);
  const far = (end?.half ?? 0) * 1.95;
  return end ? [...stations, { ...end, x: end.x + end.dx * far, y: end.y + end.dy * far }] : [];
}

function fitted(
  stations: readonly Station[],
  turn: number,
  room: Room,
): { turn: number; scale: number; x: number; y: number } {
  const seen = stations.filter((_, i) => i % 4 === 0 || i === stations.length - 1);
  const reach = withSnout(turned(seen, turn));
  const [left, right] = [Math.min(...reach.map((s) => s.x - s.half)), Math.max(...reach.map((s) => s.x + s.half))];
  const [top, bottom] = [Math.min(...reach.map((s) => s.y - s.half)), Math.max(...reach.map((s) => s.y + s.half))];
  const scale = Math.min(1.32, room.width / (right - left), room.height / (bottom - top));
  return {
    turn,
    scale,
    x: room.x + room.width / 2 - (scale * (left + right)) / 2,
    y: room.y + room.height / 2 - (scale * (top + bottom)) / 2,
  };
}

/** Walks along the bends, smoothed into each other. */
function walked(bends: readonly (readonly [share: number, turn: number])[], length: number): Point[] {
  const all = bends.reduce((sum, [share]) => sum + share, 0);
  const count = Math.round(length / STEP);
  let bend: number[] = [];
  for (const [share, turn] of bends) {
    const steps = Math.round((share / all) * count);
    bend.push(...Array<number>(steps).fill((turn * Math.PI) / 180 / Math.max(1, steps)));
  }
  for (let round = 0; round < 2; round++) bend = eased(bend, Math.round(count * 0.022));
  let [x, y, heading] = [0, 0, 0];
  return [
    { x, y },
    ...bend.map((turn) => {
      heading += turn;
      x += STEP * Math.cos(heading);
      y += STEP * Math.sin(heading);
      return { x, y };
    }),
  ];
}

function eased(values: readonly number[], reach: number): number[] {
  return values.map((_, i) => {
    const near = values.slice(Math.max(0, i - reach), i + reach + 1);
    return near.reduce((sum, one) => sum + one, 0) / (2 * reach + 1);
  });
}

function turned(stations: readonly Station[], degrees: number): Station[] {
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  return stations.map(({ x, y, dx, dy, half }) => ({
    x: x * cos - y * sin,
    y: x * sin + y * cos,
    dx: dx * cos - dy * sin,
    dy: dx * sin + dy * cos,
    half,
  }));
}

/** Returns a stretch of one flank laid flat, with the back at the top. */
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
  return { length: spine.length, neck: spine.neck, step: STEP, stations, isFlat: true, grain: 16 };
}

/** Half width along the body: short tail, thick middle, slender neck. */
function girth(neck: number): (share: number) => number {
  return girthOf([
    [0, 0.07],
    [0.006, 0.2],
    [0.03, 0.37],
    [0.06, 0.55],
    [0.09, 0.7],
    [0.13, 0.84],
    [0.22, 0.95],
    [0.4, 1],
    [0.62, 0.99],
    [0.76, 0.92],
    [0.87, 0.74],
    [0.94, neck + 0.1],
    [0.98, neck + 0.01],
    [1, neck],
  ]);
}

/** Interpolates given half widths (as shares of `HALF`). */
function girthOf(places: readonly (readonly [share: number, half: number])[]): (share: number) => number {
  return (share) => {
    const i = Math.max(
      1,
      places.findIndex(([at]) => at >= share),
    );
    const at = (place: number) => places[Math.min(places.length - 1, Math.max(0, place))] ?? ([1, 1] as const);
    const [[x0, y0], [x1, y1]] = [at(i - 1), at(i)];
    const slope = (place: number) => {
      const [[a, p], [b, q]] = [at(place - 1), at(place + 1)];
      return b > a ? (q - p) / (b - a) : 0;
    };
    const [wide, t] = [x1 - x0 || 1, Math.min(1, Math.max(0, (share - x0) / (x1 - x0 || 1)))];
    const [t2, t3] = [t * t, t * t * t];
    return (
      HALF *
      ((2 * t3 - 3 * t2 + 1) * y0 +
        (t3 - 2 * t2 + t) * wide * slope(i - 1) +
        (3 * t2 - 2 * t3) * y1 +
        (t3 - t2) * wide * slope(i))
    );
  };
}

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

/** Resamples a line at even steps. */
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
