// Looks of two alleles of one locus together that resemble neither.

import { type Change, darker, withHead } from "./genes/change.ts";
import { candino } from "./genes/without-dark.ts";
import type { Look } from "./look.ts";
import { type Pigment, scaled } from "./pigment.ts";

/** BEL alleles that are not white together: a lavender haze over the remaining pattern. */
function veiled(dark: number, blotch: Pigment): Change {
  return (look) => ({
    ...withHead(look, { cap: { dark: dark * 0.9, yellow: 0.1, red: 0.1 }, stripeClear: 0.5, iris: "#8a9db0" }),
    darkTint: [112, 88, 104],
    ground: { dark, yellow: 0.1, red: 0.12 },
    blotch,
    rim: { dark: 0, yellow: 0.2, red: 0.05 },
    dots: 0.2,
    flame: 0.8,
  });
}

export function white({ iris, yellow }: { iris: string; yellow: number }): (look: Look) => Look {
  const skin = { dark: 0.01, yellow, red: 0.01 };
  return (look) => ({
    ...look,
    plan: "plain",
    ground: skin,
    blotch: scaled(skin, 1, 1.4),
    rim: skin,
    belly: skin,
    dots: 0,
    dorsal: 0,
    blush: 0,
    flame: 0,
    fade: 0,
    mist: 0,
    bellyEdge: "clean",
    freckles: 0,
    pied: 0,
    whiteSides: 0,
    dorsalLine: 0,
    head: {
      ...look.head,
      cap: { ...skin, dark: 0.04 },
      stripe: skin,
      stripeClear: 0.4,
      mark: "none",
      iris,
      pupil: "#15100c",
    },
  });
}

/** White with a faint pattern in lilac and cream, for pairs with an allele that keeps its pattern in two copies. */
export function breath(look: Look): Look {
  return {
    ...look,
    darkTint: [112, 88, 104],
    plan: "blotched",
    ground: { dark: 0.095, yellow: 0.05, red: 0.04 },
    blotch: { dark: 0.01, yellow: 0.2, red: 0.03 },
    rim: { dark: 0, yellow: 0.06, red: 0.01 },
    head: { ...look.head, cap: { dark: 0.15, yellow: 0.06, red: 0.04 } },
    ...{ density: 1, size: 1, disorder: 0.4, rimWidth: 2, dorsal: 0.5, bands: 0, keyhole: false },
  };
}

const roadway: Change = (look) => ({
  ...look,
  plan: "roadway",
  blotch: scaled(look.blotch, 0.55, 1.05, 0.8),
  dorsalColor: { dark: 0, yellow: 0.85, red: 0.06 },
  flame: 0.6,
  fade: 0.6,
  dots: 0,
});

/** Two alleles of one group; the same id twice stands for two copies. */
export const pairs: readonly (readonly [alleles: readonly [string, string], change: Change])[] = [
  [["yellow-belly", "gravel"], roadway],
  [["yellow-belly", "asphalt"], roadway],
  [
    ["yellow-belly", "specter"],
    (look) => ({
      ...look,
      plan: "superstriped",
      blotch: scaled(look.blotch, 0.5, 1.3),
      rimWidth: 2,
      dots: 0,
      fade: 0.3,
    }),
  ],
  [
    ["yellow-belly", "spark"],
    (look) => ({
      ...withHead(look, { cap: { dark: 0.42, yellow: 0.4, red: 0.2 }, stripeClear: 0.8, eyeBand: 0.45, crown: 0.6 }),
      ground: { dark: 0.44, yellow: 0.36, red: 0.16 },
      blotch: { dark: 0.12, yellow: 0.46, red: 0.1 },
      rim: { dark: 0.24, yellow: 0.4, red: 0.12 },
      rimWidth: 4,
      disorder: 1.1,
      size: 0.6,
      density: 1.8,
      afloat: 0.4,
      dots: 0,
      dorsal: 0.7,
      blush: 0.5,
      flame: 1,
      fade: 0.4,
    }),
  ],
  [["mojave", "mystic"], veiled(0.62, { dark: 0.14, yellow: 0.3, red: 0.1 })],
  [["mojave", "phantom"], veiled(0.52, { dark: 0.08, yellow: 0.42, red: 0.1 })],
  // Documented: white to pale pink, the yellow-orange showing through mostly along the back.
  [
    ["mojave", "special"],
    (look) => ({
      ...veiled(0.1, { dark: 0, yellow: 0.5, red: 0.24 })(look, 2),
      ground: { dark: 0.11, yellow: 0.03, red: 0.13 },
      rim: { dark: 0.03, yellow: 0.16, red: 0.16 },
      rimWidth: 7,
      dorsal: 1.3,
      dots: 0,
      fade: 0.75,
      mist: 0.3,
    }),
  ],
  [["special", "special"], veiled(0.2, { dark: 0.02, yellow: 0.5, red: 0.42 })],
  [["phantom", "phantom"], veiled(0.72, { dark: 0.2, yellow: 0.3, red: 0.12 })],
  [["mystic", "mystic"], veiled(0.74, { dark: 0.24, yellow: 0.26, red: 0.1 })],
  [["mystic", "phantom"], veiled(0.7, { dark: 0.2, yellow: 0.3, red: 0.1 })],
  [["lesser", "het-daddy"], veiled(0.2, { dark: 0.02, yellow: 0.42, red: 0.14 })],
  [["cinnamon", "black-pastel"], darker(1, { dark: 0.96, yellow: 0.4, red: 0.4 })],
  [["albino", "candy"], candino],
  [["albino", "toffee"], candino],
  // Ivory: white, but changes by other genes stay visible (see its entry).
  [
    ["yellow-belly", "yellow-belly"],
    (look) => ({
      ...white({ iris: "#3a2d22", yellow: 0.13 })(look),
      dorsalLine: 0.9,
      dorsalColor: { dark: 0, yellow: 0.5, red: 0.03 },
    }),
  ],
];

/** Two alleles of the Fire group: cream with a remaining pattern, like Vanilla Cream. */
export function creamy(look: Look): Look {
  return {
    ...withHead(look, { cap: { dark: 0.12, yellow: 0.3, red: 0.08 }, stripeClear: 0.4 }),
    ground: { dark: 0.16, yellow: 0.34, red: 0.1 },
    blotch: { dark: 0.02, yellow: 0.3, red: 0.04 },
    rim: { dark: 0, yellow: 0.14, red: 0 },
    dots: 0.2,
    flame: 1,
  };
}
