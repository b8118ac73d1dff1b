// A pattern before it lies on a body: heights of light and dark, and single things painted over them.

import type { Field } from "../contour.ts";
import type { Look } from "../look.ts";
import { band, dot, type Mark, patch } from "../mark.ts";
import type { Dice, Noise } from "../noise.ts";
import type { Spot } from "../skin.ts";
import type { Spine } from "../spine.ts";
import { FLANK } from "../spine.ts";

/** Lies down on any body of the length it was made for: the snake, and its flank laid flat. */
export type Thing = (spine: Spine) => Mark | readonly Mark[];

export interface Pattern {
  /** Where it is light; a plan without has the skin's first colour everywhere. */
  field?: Field;
  things: Thing[];
}

/** Parameters of a plan. */
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

/** A stripe from one edge to the other, both in pixels from the middle of the back. */
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

/** Goes to and fro by up to `depth` pixels on its way along the body. */
export function waver({ noise, dice }: Making, depth: number, reach = 60): (along: number) => number {
  const lane = dice.between(0, 200);
  return (along) => depth * (noise(along / reach, lane) + 0.4 * noise(along / (reach * 0.4), lane + 7));
}
