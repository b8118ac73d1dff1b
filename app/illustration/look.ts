// What a snake looks like before it is drawn: pigments, the pattern's plan, marks, and the head.

import type { Pigment, Tint } from "./pigment.ts";

/**
 * The plan the pattern follows:
 * blotched: dark ground, light "alien heads" rising from the flanks (the wild type);
 * reduced: light flanks with a few dark drops under a broad dark back (Clown);
 * striped: a light line down the back between two dark ones, clean flanks (Genetic Stripe);
 * lined: thin dark lines along the back and fine ones on the flanks (Pinstripe);
 * webbed: light body, thin dark webbing from the back to the flanks (Spider);
 * banded: light bands across a dark back (Woma, Black Head);
 * plain: hardly any pattern (Champagne, leucistic animals).
 */
type PatternPlan = "blotched" | "reduced" | "striped" | "lined" | "webbed" | "banded" | "plain";

export interface Look {
  darkTint: Tint;
  /** The pattern's dark. */
  ground: Pigment;
  /** The pattern's light, on the flanks. */
  blotch: Pigment;
  /** The thin light line around a blotch. */
  rim: Pigment;
  belly: Pigment;
  plan: PatternPlan;
  /** Blotches a unit of body, 1 in the wild type. */
  density: number;
  /** Size of each blotch, 1 in the wild type. */
  size: number;
  /** How unlike each other the blotches are, 0 to 1. */
  disorder: number;
  /** How many blotches hold dark "eyes", 0 to 1. */
  dots: number;
  /** In pixels. */
  rimWidth: number;
  /** How much of the light pattern the middle of the back has, 0 to 1. */
  dorsal: number;
  /** How far the pale of the belly climbs the flanks, 0 to 1. */
  flame: number;
  /** The share of the body that is white in saddles (Piebald). */
  pied: number;
  /** White flecks low on the flanks (Calico), 0 to 1. */
  whiteSides: number;
  /** Small marks all over, as in a grown Banana, and their pigment. */
  freckles: number;
  freckle: Pigment;
  /** How clear a pale line down the back is, 0 to 1. */
  dorsalLine: number;
  head: HeadLook;
}

export interface HeadLook {
  cap: Pigment;
  stripe: Pigment;
  /** How clear the light stripe through the eye is, 0 to 1. */
  stripeClear: number;
  /** teardrop: a dark mark below each eye (Clown); spots: small ones on the snout (Spotnose). */
  mark: "none" | "teardrop" | "spots";
  iris: string;
  pupil: string;
}

/** The animal of the savanna: dark brown, golden tan "alien heads", tan stripes over the eyes. */
export function wildType(): Look {
  return {
    darkTint: [24, 15, 10],
    ground: { dark: 0.86, yellow: 0.55, red: 0.35 },
    blotch: { dark: 0.24, yellow: 0.62, red: 0.34 },
    rim: { dark: 0.08, yellow: 0.4, red: 0.12 },
    belly: { dark: 0.03, yellow: 0.1, red: 0.02 },
    plan: "blotched",
    density: 1,
    size: 1,
    disorder: 0.4,
    dots: 0.8,
    rimWidth: 3,
    dorsal: 0.5,
    flame: 0.25,
    pied: 0,
    whiteSides: 0,
    freckles: 0,
    freckle: { dark: 0.85, yellow: 0.3, red: 0.2 },
    dorsalLine: 0,
    head: {
      cap: { dark: 0.84, yellow: 0.5, red: 0.32 },
      stripe: { dark: 0.2, yellow: 0.58, red: 0.28 },
      stripeClear: 1,
      mark: "none",
      iris: "#6b4a2a",
      pupil: "#15100c",
    },
  };
}
