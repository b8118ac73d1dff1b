// Marks painted on the skin: the stretch of body they cover, and their SVG.

import { onPaper, type Spot, softLine, softShape, stationAt } from "./skin.ts";
import type { Point, Spine } from "./spine.ts";

export interface Mark {
  from: number;
  to: number;
  svg: string;
}

/** Pixels of body after which long marks are cut; a multiple of the spine's step. */
export const PIECE = 153;

export function patch(spine: Spine, spots: readonly Spot[], fill: string): Mark {
  const positions = spots.map((spot) => spot.along);
  const d = softShape(thinned(spine, spots, 12).map((spot) => onPaper(spine, spot)));
  return { from: Math.min(...positions) - 4, to: Math.max(...positions) + 4, svg: `<path d="${d}" fill="${fill}"/>` };
}

/** Drops every second point of coarse drawings, keeping the ends. */
function thinned(spine: Spine, spots: readonly Spot[], most: number): readonly Spot[] {
  if (spine.grain <= 20 || spots.length <= most) return spots;
  return spots.filter((_, i) => i % 2 === 0 || i === spots.length - 1);
}

export function stroke(spine: Spine, spots: readonly Spot[], color: string, width: number): Mark {
  const positions = spots.map((spot) => spot.along);
  const d = softLine(thinned(spine, spots, 4).map((spot) => onPaper(spine, spot)));
  return {
    from: Math.min(...positions) - width,
    to: Math.max(...positions) + width,
    svg: `<path d="${d}" fill="none" stroke="${color}" stroke-width="${tenth(width)}" stroke-linecap="round"/>`,
  };
}

/** Draws a round dot, flattened towards the flank's edge and in bends. */
export function dot(spine: Spine, spot: Spot, radius: number, fill: string): Mark {
  const { dx, dy } = stationAt(spine, spot.along);
  const p = onPaper(spine, spot);
  const ahead = onPaper(spine, { ...spot, along: spot.along + 9 });
  const crowded = Math.min(1, Math.hypot(ahead.x - p.x, ahead.y - p.y) / 9);
  const flat = radius * (1 - 0.4 * spot.across ** 2);
  const turn = Math.round((Math.atan2(dy, dx) * 180) / Math.PI);
  return {
    from: spot.along - radius,
    to: spot.along + radius,
    svg: `<ellipse rx="${tenth(radius * crowded)}" ry="${tenth(flat)}" transform="translate(${Math.round(p.x)} ${Math.round(p.y)})rotate(${turn})" fill="${fill}"/>`,
  };
}

/** Draws a stripe along the body whose half width (as a share of the body's) varies. */
export function band(
  spine: Spine,
  from: number,
  to: number,
  left: (along: number) => number,
  right: (along: number) => number,
  fill: string,
  more = "",
): Mark[] {
  const pieces: Mark[] = [];
  // Overlapping translucent pieces would be twice as opaque.
  const overlap = more === "" ? 6 : 0;
  for (let start = from; start < to; start += PIECE) {
    const end = Math.min(to, start + PIECE + overlap);
    const count = Math.max(2, Math.ceil((end - start) / spine.grain));
    const edge = (across: (along: number) => number): Point[] =>
      Array.from({ length: count + 1 }, (_, i) => {
        const along = start - overlap + ((end - start + overlap) * i) / count;
        return onPaper(spine, { along, across: across(along) });
      });
    const d = `${softLine(edge(left))}L${softLine(edge(right).reverse()).slice(1)}Z`;
    pieces.push({ from: start, to: Math.min(to, start + PIECE), svg: `<path d="${d}" fill="${fill}"${more}/>` });
  }
  return pieces;
}

/** Draws contour areas as one shape. */
export function area(
  spine: Spine,
  rings: readonly (readonly Spot[])[],
  from: number,
  to: number,
  fill: string,
  more = "",
): Mark {
  // Every second point is enough for a soft line.
  const sparse = (ring: readonly Spot[]) => (ring.length > 10 ? ring.filter((_, i) => i % 2 === 0) : ring);
  const d = rings.map((ring) => softShape(sparse(ring).map((spot) => onPaper(spine, spot)))).join("");
  return { from, to, svg: d && `<path d="${d}" fill="${fill}"${more}/>` };
}

function tenth(value: number): string {
  return String(Math.round(value * 10) / 10);
}
