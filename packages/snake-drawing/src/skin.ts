// Maps skin positions to paper: along is pixels from the tail tip, across is -1 (left flank) to 1 (right flank).

import type { Point, Spine, Station } from "./spine.ts";

export interface Spot {
  along: number;
  across: number;
}

/** Interpolates the spine at a distance from the tail tip. */
export function stationAt(spine: Spine, along: number): Station {
  const place = Math.min(spine.stations.length - 1.001, Math.max(0, along / spine.step));
  const i = Math.floor(place);
  const a = spine.stations[i];
  const b = spine.stations[i + 1];
  if (!a || !b) throw new RangeError("a spine has at least two stations");
  const t = place - i;
  const between = (p: number, q: number) => p + (q - p) * t;
  return {
    x: between(a.x, b.x),
    y: between(a.y, b.y),
    dx: between(a.dx, b.dx),
    dy: between(a.dy, b.dy),
    half: between(a.half, b.half),
  };
}

/** Returns a spot's position on paper, foreshortened towards the edge of the round body. */
export function onPaper(spine: Spine, spot: Spot): Point {
  const s = stationAt(spine, spot.along);
  const reach = spine.isFlat ? spot.across : reachOf(spot.across);
  return { x: s.x - s.dy * s.half * reach, y: s.y + s.dx * s.half * reach };
}

function reachOf(across: number): number {
  const over = Math.max(-1.25, Math.min(1.25, across));
  return Math.abs(over) > 1 ? over : Math.sin((over * Math.PI) / 2) * 0.45 + over * 0.55;
}

const n = (value: number) => String(Math.round(value * 10) / 10);

export function softShape(points: readonly Point[]): string {
  const last = points.at(-1);
  const first = points[0];
  if (!last || !first) return "";
  const r = Math.round;
  let d = `M${r((last.x + first.x) / 2)} ${r((last.y + first.y) / 2)}`;
  for (let i = 0; i < points.length; i++) {
    const p = points[i] ?? first;
    const q = points[i + 1] ?? first;
    d += `Q${r(p.x)} ${r(p.y)} ${r((p.x + q.x) / 2)} ${r((p.y + q.y) / 2)}`;
  }
  return `${d}Z`;
}

export function softLine(points: readonly Point[]): string {
  const first = points[0];
  const last = points.at(-1);
  if (!first || !last) return "";
  let d = `M${n(first.x)} ${n(first.y)}`;
  for (let i = 1; i < points.length - 1; i++) {
    const p = points[i] ?? first;
    const q = points[i + 1] ?? last;
    d += `Q${n(p.x)} ${n(p.y)} ${n((p.x + q.x) / 2)} ${n((p.y + q.y) / 2)}`;
  }
  return `${d}L${n(last.x)} ${n(last.y)}`;
}

/** Samples a line along the body, at a place across it that may vary. */
export function lengthwise(
  spine: Spine,
  from: number,
  to: number,
  across: (along: number, station: Station) => number,
  step = 40,
): Point[] {
  const count = Math.max(2, Math.ceil((to - from) / step));
  return Array.from({ length: count + 1 }, (_, i) => {
    const along = from + ((to - from) * i) / count;
    const s = stationAt(spine, along);
    const reach = across(along, s);
    return { x: s.x - s.dy * s.half * reach, y: s.y + s.dx * s.half * reach };
  });
}
