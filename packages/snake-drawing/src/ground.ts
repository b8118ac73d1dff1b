// Background wash of a drawing in the snake's main colours, translucent so that it suits light and dark themes.

import type { GeneBook, GenotypeItem } from "@borupa/genetics";
import type { Look } from "./look.ts";
import { lookOfGenotype } from "./look-of-genotype.ts";
import { colorOf } from "./pigment.ts";

type Rgb = readonly [red: number, green: number, blue: number];

function rgbOf(color: string): Rgb {
  const at = (place: number) => Number.parseInt(color.slice(place, place + 2), 16);
  return [at(1), at(3), at(5)];
}

const WASH = 0.2;
const LIGHTNESS = 116;

/** Mixes the pattern's light and dark; for a white snake its skin and eyes. */
function washOf(look: Look): Rgb {
  const light = rgbOf(colorOf(look.blotch, look.darkTint));
  const dark = rgbOf(colorOf(look.ground, look.darkTint));
  const isWhite = Math.min(...light) > 205 && Math.min(...dark) > 205;
  const second = isWhite ? rgbOf(look.head.iris) : dark;
  const mixed = light.map((one, i) => one * 0.72 + (second[i] ?? 0) * 0.28);
  const mean = mixed.reduce((sum, one) => sum + one, 0) / 3;
  // Fixes the lightness, so that it tints both white and dark pages.
  const [red = 0, green = 0, blue = 0] = mixed.map((one) =>
    Math.round(Math.min(255, Math.max(0, LIGHTNESS + (one - mean) * 1.3))),
  );
  return [red, green, blue];
}

/** Returns the CSS background of a drawing that is still loading: fainter, as it stays visible under the picture's wash. */
export function groundOf(book: GeneBook, genotype: readonly GenotypeItem[]): string {
  return `rgb(${washOf(lookOfGenotype(book, genotype)).join(" ")}/12%)`;
}

export function ground(look: Look, width: number, height: number): string {
  const [red, green, blue] = washOf(look);
  return `<rect width="${width}" height="${height}" fill="rgb(${red},${green},${blue})" fill-opacity="${WASH}"/>`;
}
