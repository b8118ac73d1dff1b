// Line from the body to the flank strip below, drawn where nothing is in its way.

import { type Age, builds } from "./ages.ts";
import { BOX, strip } from "./flank.ts";
import { type Placed, withSnout } from "./spine.ts";

const INK = "#7d786f";
/** Right end of the 10 cm scale bar. */
const RIGHT = 1140;
const GAP = 8;
const SHORTEST = 16;

/** Draws the scale bar, and the leader line if there is room. */
export function scaleAndLeader({ spine, scale, x, y }: Placed, age: Age): string {
  const width = Math.round((spine.neck * scale * 10) / builds[age].length);
  const bar = `<path d="M${RIGHT - width} 706v10m0-5H${RIGHT}m0-5v10"/>`;
  const line = leader({ spine, scale, x, y }, RIGHT - width - GAP);
  return `<g fill="none" stroke="${INK}" stroke-width="2">${bar}${line}</g>`;
}

/** Draws a vertical line from the body's edge; "" if it is blocked everywhere. */
function leader({ spine, scale, x, y }: Placed, right: number): string {
  const { from, to } = strip(spine);
  const all = withSnout(spine.stations).map((s) => ({
    x: x + s.x * scale,
    y: y + s.y * scale,
    half: s.half * scale,
    across: s.dx,
  }));
  const starts = all.slice(Math.ceil(from / spine.step), Math.floor(to / spine.step)).flatMap((s) => {
    const isClear =
      Math.abs(s.across) > 0.5 &&
      s.x > BOX.x + GAP &&
      s.x < right &&
      all.every((one) => {
        const aside = Math.abs(one.x - s.x);
        const near = one.half + GAP;
        return aside >= near || one.y + Math.sqrt(near ** 2 - aside ** 2) <= s.y + s.half + 2 * GAP;
      });
    const length = BOX.y - s.y - s.half;
    return isClear && length >= SHORTEST ? [{ x: s.x, y: s.y + 0.55 * s.half, length }] : [];
  });
  const [best] = starts.toSorted((a, b) => a.length - b.length);
  if (!best) return "";
  const [px, py] = [Math.round(best.x), Math.round(best.y)];
  return `<path d="M${px} ${py}V${BOX.y}"/><circle cx="${px}" cy="${py}" r="6" fill="#fff" fill-opacity=".85"/>`;
}
