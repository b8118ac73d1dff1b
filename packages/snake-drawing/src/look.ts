// Description of a snake's appearance: pigments, pattern plan, marks and head.

import type { Pigment, Tint } from "./pigment.ts";

/**
 * Pattern plans:
 * blotched: dark ground, light "alien heads" rising from the flanks (wild type);
 * reduced: light flanks with broken remains under a broad dark back, golden inside (Clown);
 * striped: golden line down the back between two dark ones, smooth flanks (Genetic Stripe);
 * superstriped: bright line down the back, flanks of specks and dashes (Superstripe);
 * roadway: thin yellow line down a dark back, pale flanks (Highway);
 * threefold: broad dark line down the back, and one on each flank formed by the blotches' eyes (Tri-Stripe);
 * lined: broad light back between two fine dark lines, finer ones on the flanks (Pinstripe);
 * netted: large light areas separated by thin, uneven dark lines (Spider);
 * banded: saddles merging along a rough back (Woma);
 * shattered: light hairlines and dots on a dark ground (Monsoon);
 * rejoined: saddles that break and rejoin, with round light gaps (Puzzle);
 * confused: light and dark merged into irregular shapes (Confusion);
 * strewn: wild blotches out of their rows (Acid);
 * spotted: wild blotches with many dark spots in their light (Leopard);
 * streaming: slanting light streams from the flanks to the back (Arroyo);
 * doubled: two dark lines along the remaining colour (Piebald);
 * plain: hardly any pattern (Champagne, leucistic animals).
 */
export type PatternPlan =
  | "blotched"
  | "reduced"
  | "striped"
  | "superstriped"
  | "roadway"
  | "threefold"
  | "lined"
  | "netted"
  | "banded"
  | "shattered"
  | "rejoined"
  | "confused"
  | "strewn"
  | "spotted"
  | "streaming"
  | "doubled"
  | "plain";

/** Wild type: dark brown, golden tan "alien heads", tan stripes over the eyes. */
export function wildType() {
  return {
    darkTint: [24, 15, 10] as Tint,
    /** Dark part of the pattern. */
    ground: { dark: 0.86, yellow: 0.55, red: 0.35 } as Pigment,
    /** Light part of the pattern, on the flanks. */
    blotch: { dark: 0.24, yellow: 0.58, red: 0.3 } as Pigment,
    rim: { dark: 0.06, yellow: 0.34, red: 0.1 } as Pigment,
    belly: { dark: 0.03, yellow: 0.1, red: 0.02 } as Pigment,
    plan: "blotched" as PatternPlan,
    /** Blotches per unit of body; 1 in the wild type. */
    density: 1,
    size: 1,
    /** Variation between blotches, 0 to 1. */
    disorder: 0.5,
    /** Share of blotches with dark "eyes", 0 to 1; and whether each has a single one (keyhole). */
    dots: 0.95,
    keyhole: false,
    /** Share of blotches that join the next one, and that float free of the belly, 0 to 1. */
    joins: 0.16,
    afloat: 0,
    /** How much of a blotch's light is a ring around dark (GHI), 0 to 1. */
    hollow: 0,
    /** Dark grains in the light (Special, Sable), 0 to 1. */
    grains: 0,
    /** Two light stripes instead of the neck's pattern (Cryptic). */
    neckStripes: false,
    /** Orange behind the head (Granite), 0 to 1. */
    nape: 0,
    rimWidth: 2.4,
    /** Thickness of dark lines in plans with lines; 1 for a single gene. */
    line: 1,
    /** How much light pattern is on the back, 0 to 1; and how much of it forms bands. */
    dorsal: 0.5,
    bands: 0,
    /** Paleness of the back's dark (Pastel's blushing), 0 to 1. */
    blush: 0,
    /** Height of pale flames from the belly, 0 to 1. */
    flame: 0.15,
    /** Whiteness of the lower flanks (Spider), 0 to 1. */
    fade: 0,
    bellyEdge: "specks" as "specks" | "checks" | "grains" | "chipped" | "dashes" | "tinged" | "clean" | "murky",
    /** Overall haze, as before a shed (Hypo), 0 to 1. */
    mist: 0,
    /** Share of the body that is white in saddles (Piebald). */
    pied: 0,
    /** White flecks on the lower flanks (Calico), 0 to 1. */
    whiteSides: 0,
    /** Their colour: white, pink in hatchlings. */
    whiteInk: "#fdfbf5",
    /** Small marks all over (adult Banana), and their pigment. */
    freckles: 0,
    freckle: { dark: 0.85, yellow: 0.3, red: 0.2 } as Pigment,
    /** Clearness of a pale line down the back, 0 to 1, and its pigment. */
    dorsalLine: 0,
    dorsalColor: { dark: 0.02, yellow: 0.4, red: 0.08 } as Pigment,
    /** Missing share of that line, 0 to 1. */
    dorsalGaps: 0,
    /** "none": no scales on the body (Scaleless). */
    scales: "all" as "all" | "none",
    head: {
      cap: { dark: 0.84, yellow: 0.5, red: 0.32 } as Pigment,
      stripe: { dark: 0.2, yellow: 0.55, red: 0.26 } as Pigment,
      /** Clearness of the light stripe over the eye, 0 to 1. */
      stripeClear: 1,
      /** Width and darkness of the band through the eye; 1 in the wild type. */
      eyeBand: 1,
      /** Paleness of a patch on the crown, 0 to 1. */
      crown: 0,
      /**
       * teardrop: dark marks below the eyes and on the crown (Clown); spots: on snout and crown (Spotnose); bare: scaleless skin; panda:
       * black around the eyes; skull, gourd, triangles: pale stamps on the crown (Spider, Mario, Cryptic).
       */
      mark: "none" as "none" | "teardrop" | "spots" | "bare" | "panda" | "skull" | "gourd" | "triangles",
      iris: "#4d3620",
      pupil: "#0f0b08",
    },
  };
}

export type Look = ReturnType<typeof wildType>;
export type HeadLook = Look["head"];
