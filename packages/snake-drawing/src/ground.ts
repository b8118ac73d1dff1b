// The ground of a drawn snake: a wash of its own two main pigments, thin enough to take the light or the dark of the page under it.

import type { GeneBook, GenotypeItem } from "@borupa/genetics";
import type { Look } from "./look.ts";
import { lookOfGenotype } from "./look-of-genotype.ts";
import { colorOf } from "./pigment.ts";

type Rgb = readonly [red: number, green: number, blue: number];

function rgbOf(color: string): Rgb {
  const at = (place: number) => Number.parseInt(color.slice(place, place + 2), 16);
  return [at(1), at(3), at(5)];
}

/** How much of the wash there is over the page, 0 to 1. */
const WASH = 0.2;
const LIGHTNESS = 116;

/** The wash, opaque: of the light and the dark of the pattern; of a white snake its skin and its eyes. */
function washOf(look: Look): Rgb {
  const light = rgbOf(colorOf(look.blotch, look.darkTint));
  const dark = rgbOf(colorOf(look.ground, look.darkTint));
  const isWhite = Math.min(...light) > 205 && Math.min(...dark) > 205;
  const second = isWhite ? rgbOf(look.head.iris) : dark;
  const mixed = light.map((one, i) => one * 0.72 + (second[i] ?? 0) * 0.28);
  const mean = mixed.reduce((sum, one) => sum + one, 0) / 3;
  // As colourful as it is, at one lightness: only then it tints white paper as well as a dark room.
  const [red = 0, green = 0, blue = 0] = mixed.map((one) =>
    Math.round(Math.min(255, Math.max(0, LIGHTNESS + (one - mean) * 1.3))),
  );
  return [red, green, blue];
}

/** The same for CSS, for a plate whose picture is not there yet: fainter, as it stays to be seen under the picture's own. */
export function groundOf(book: GeneBook, genotype: readonly GenotypeItem[]): string {
  return `rgb(${washOf(lookOfGenotype(book, genotype)).join(" ")}/12%)`;
}

export function ground(look: Look, width: number, height: number): string {
  const [red, green, blue] = washOf(look);
  return `<rect width="${width}" height="${height}" fill="rgb(${red},${green},${blue})" fill-opacity="${WASH}"/>`;
}
