// The resting pose: the line of the spine, coil over coil, and how thick the body is along it.

import type { Dice } from "./random.ts";

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
}

/** Poses as angle in degrees and radius of the coil, tail first; each was drawn by hand and looked at. */
const poses: readonly (readonly (readonly [angle: number, radius: number])[])[] = [
  [
    [150, 405],
    [172, 384],
    [195, 362],
    [220, 346],
    [250, 338],
    [280, 336],
    [310, 336],
    [340, 334],
    [370, 330],
    [400, 322],
    [430, 310],
    [460, 294],
    [490, 276],
    [520, 258],
    [550, 240],
    [580, 224],
    [610, 210],
    [640, 196],
    [670, 182],
    [700, 166],
    [730, 148],
    [760, 126],
    [792, 100],
    [830, 76],
    [885, 62],
    [950, 78],
    [985, 124],
    [1000, 180],
  ],
  [
    [20, 420],
    [40, 402],
    [62, 380],
    [85, 360],
    [110, 346],
    [140, 340],
    [170, 340],
    [200, 338],
    [230, 334],
    [260, 326],
    [290, 316],
    [320, 302],
    [350, 286],
    [380, 270],
    [410, 254],
    [440, 240],
    [470, 226],
    [500, 212],
    [530, 196],
    [560, 178],
    [592, 156],
    [626, 130],
    [664, 104],
    [712, 84],
    [770, 84],
    [812, 120],
    [836, 176],
  ],
  [
    [280, 412],
    [300, 392],
    [322, 370],
    [345, 352],
    [370, 342],
    [400, 338],
    [430, 338],
    [460, 336],
    [490, 330],
    [520, 320],
    [550, 306],
    [580, 290],
    [610, 272],
    [640, 256],
    [670, 240],
    [700, 226],
    [730, 210],
    [762, 190],
    [796, 164],
    [832, 136],
    [872, 108],
    [920, 90],
    [972, 96],
    [1008, 138],
    [1026, 196],
  ],
];

const STEP = 9;

/** The spine of one snake: a pose turned, mirrored and breathed upon by the dice. */
export function spineOf(dice: Dice, center: Point): Spine {
  const pose = poses[Math.floor(dice.next() * poses.length)] ?? [];
  const mirror = dice.chance(0.5) ? -1 : 1;
  const last = pose.at(-1)?.[0] ?? 0;
  // The head ends in the lower half of the picture, to one side: it faces the reader.
  const headAngle = dice.between(15, 80);
  const wave = dice.between(0, Math.PI * 2);
  const knots = pose.map(([angle, radius]) => {
    const turned = ((angle - last + headAngle) * Math.PI) / 180;
    const r = radius * (1 + 0.022 * Math.sin(2.3 * turned + wave));
    return { x: center.x + mirror * 1.14 * r * Math.cos(turned), y: center.y + 0.9 * r * Math.sin(turned) };
  });
  const line = evenly(catmullRom(knots), STEP);
  const stations = line.map((point, i): Station => {
    const before = line[Math.max(0, i - 1)] ?? point;
    const after = line[Math.min(line.length - 1, i + 1)] ?? point;
    const run = Math.hypot(after.x - before.x, after.y - before.y) || 1;
    const share = i / (line.length - 1);
    return { ...point, dx: (after.x - before.x) / run, dy: (after.y - before.y) / run, half: girth(share) };
  });
  return { length: (line.length - 1) * STEP, step: STEP, stations };
}

/** Half the body's width at a share of its length: a short tail, a heavy middle, a slender neck. */
function girth(share: number): number {
  const tail = Math.min(1, 0.06 + (share / 0.2) ** 0.72);
  const neck = share < 0.8 ? 1 : 1 - 0.46 * smooth((share - 0.8) / 0.19);
  const middle = 0.9 + 0.1 * Math.sin(Math.PI * share);
  return 84 * Math.min(1, tail) * neck * middle;
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
      const at = (p: number, q: number, r: number, s: number) =>
        0.5 * (2 * q + (r - p) * t + (2 * p - 5 * q + 4 * r - s) * t * t + (3 * q - p - 3 * r + s) * t * t * t);
      points.push({ x: at(a.x, b.x, c.x, d.x), y: at(a.y, b.y, c.y, d.y) });
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
