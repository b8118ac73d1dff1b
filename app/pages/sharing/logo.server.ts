// The logo with its word: the site's coiled snake, and its name next to it, as outlines.

import { drawable, outline, widthOf } from "./letters.server.ts";
import { BRAND_GRADIENT, mark } from "./share-picture.server.ts";

const [WIDTH, HEIGHT, MARK, GAP] = [200, 60, 56, 10];
const WORD = { left: MARK + GAP, width: WIDTH - MARK - GAP };

/** An SVG of 200 × 60. */
export function namedLogo(siteName: string): string {
  const word = drawable(siteName);
  const size = Math.min(28, (28 * WORD.width) / widthOf(word, 28));
  const letters = outline(word, { x: WORD.left, y: HEIGHT / 2 + size * 0.36, size, fill: "url(#g)" });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}">${BRAND_GRADIENT}${mark({ x: 0, y: (HEIGHT - MARK) / 2, size: MARK, opacity: 1 })}${letters}</svg>`;
}
