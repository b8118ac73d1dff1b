// A pattern independent of the body: a light/dark height field, and marks painted over it.

import type { Field } from "../contour.ts";
import type { Look } from "../look.ts";
import { band, dot, type Mark, patch } from "../mark.ts";
import type { Dice, Noise } from "../noise.ts";
import type { Spot } from "../skin.ts";
import type { Spine } from "../spine.ts";
import { FLANK } from "../spine.ts";

/** Draws itself on any body of the same length: the snake, or its flat flank. */
export type Thing = (spine: Spine) => Mark | readonly Mark[];

export interface Pattern {
  /** Light where positive; without it the base colour is everywhere. */
  field?: Field;
  things: Thing[];
}

export interface Making {
  length: number;
  look: Look;
  dice: Dice;
  noise: Noise;
  dark: string;
  light: string;
  heart: string;
  rim: string;
}

export const dotted =
  (spot: Spot, radius: number, color: string): Thing =>
  (spine) =>
    dot(spine, spot, radius, color);

export const patched =
  (spots: readonly Spot[], color: string): Thing =>
  (spine) =>
    patch(spine, spots, color);

/** Stripe between two edges, in pixels from the middle of the back. */
export const striped =
  (length: number, low: (along: number) => number, high: (along: number) => number, color: string): Thing =>
  (spine) =>
    band(
      spine,
      0,
      length + 20,
      (along) => low(along) / FLANK,
      (along) => high(along) / FLANK,
      color,
    );

/** Returns smooth noise of up to `depth` pixels along the body. */
export function waver({ noise, dice }: Making, depth: number, reach = 60): (along: number) => number {
  const lane = dice.between(0, 200);
  return (along) => depth * (noise(along / reach, lane) + 0.4 * noise(along / (reach * 0.4), lane + 7));
}
