// The look of a snake before it is drawn: pigments, the pattern's plan, marks, and the head.

import type { Pigment, Tint } from "./pigment.ts";

/**
 * The plan the pattern follows:
 * blotched: dark ground, light "alien heads" rising from the flanks (the wild type);
 * reduced: light flanks with broken remains under a broad dark back that is golden within (Clown);
 * striped: a golden line down the back between two dark ones, smooth flanks (Genetic Stripe);
 * superstriped: a bright line down the back, flanks frayed into specks and dashes (Superstripe);
 * roadway: a thin yellow line down a dark back, pale flanks (Highway);
 * threefold: a broad dark line down the back, and one on each flank where the blotches' eyes have run together (Tri-Stripe);
 * lined: a broad light back between two fine dark lines, finer ones on the flanks (Pinstripe);
 * netted: large light areas parted by thin, uneven dark lines (Spider);
 * banded: saddles that run together over a rough, uneven back (Woma);
 * shattered: light hairlines and dots like rain on a dark ground (Monsoon);
 * rejoined: saddles that break and join again, with rounded gaps of light between them (Puzzle);
 * confused: light and dark melted into each other, no shape like the next (Confusion);
 * strewn: the wild blotches out of their rows, at every height of the flank (Acid);
 * spotted: the wild blotches, with many dark spots in their light (Leopard);
 * streaming: from the flanks' blotches courses of light lead slanting to the back (Arroyo);
 * doubled: two dark lines along what colour is left (Piebald);
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

/** The animal of the savanna: dark brown, golden tan "alien heads", tan stripes over the eyes. */
export function wildType() {
  return {
    darkTint: [24, 15, 10] as Tint,
    /** The pattern's dark. */
    ground: { dark: 0.86, yellow: 0.55, red: 0.35 } as Pigment,
    /** The pattern's light, on the flanks. */
    blotch: { dark: 0.24, yellow: 0.58, red: 0.3 } as Pigment,
    /** The thin light line around a blotch. */
    rim: { dark: 0.06, yellow: 0.34, red: 0.1 } as Pigment,
    belly: { dark: 0.03, yellow: 0.1, red: 0.02 } as Pigment,
    plan: "blotched" as PatternPlan,
    /** Blotches a unit of body, 1 in the wild type. */
    density: 1,
    /** Size of each blotch, 1 in the wild type. */
    size: 1,
    /** How unlike each other the blotches are, 0 to 1. */
    disorder: 0.5,
    /** How many blotches hold dark "eyes", 0 to 1; and whether it is one, as in a keyhole. */
    dots: 0.95,
    keyhole: false,
    /** How many blotches run together with the next, and how many float free of the belly, each 0 to 1. */
    joins: 0.16,
    afloat: 0,
    /** How far a blotch's light is only a ring about the dark in it (GHI), 0 to 1. */
    hollow: 0,
    /** Dark grains strewn in the light (Special, Sable), 0 to 1. */
    grains: 0,
    /** Two light stripes on the neck in the pattern's place (Cryptic). */
    neckStripes: false,
    /** How orange it is just behind the head (Granite), 0 to 1. */
    nape: 0,
    /** In pixels. */
    rimWidth: 2.4,
    /** How thick the dark lines of plans with lines are, 1 in a single gene's own. */
    line: 1,
    /** How much of the light pattern the middle of the back has, 0 to 1; and how much of it lies across, as bands. */
    dorsal: 0.5,
    bands: 0,
    /** How pale the middle of the back's dark is (Pastel's blushing), 0 to 1. */
    blush: 0,
    /** How far pale tongues climb the flanks from the belly, 0 to 1. */
    flame: 0.15,
    /** How white the flanks turn towards the belly (Spider), 0 to 1. */
    fade: 0,
    /** Marks along the belly's edge. */
    bellyEdge: "specks" as "specks" | "checks" | "grains" | "chipped" | "dashes" | "tinged" | "clean" | "murky",
    /** A mist over everything, as before a shed (Hypo), 0 to 1. */
    mist: 0,
    /** The share of the body that is white in saddles (Piebald). */
    pied: 0,
    /** White flecks low on the flanks (Calico), 0 to 1. */
    whiteSides: 0,
    /** Colour of those flecks: white, pink in a hatchling. */
    whiteInk: "#fdfbf5",
    /** Small marks all over, as in a grown Banana, and their pigment. */
    freckles: 0,
    freckle: { dark: 0.85, yellow: 0.3, red: 0.2 } as Pigment,
    /** How clear a pale line down the back is, 0 to 1, and its pigment. */
    dorsalLine: 0,
    dorsalColor: { dark: 0.02, yellow: 0.4, red: 0.08 } as Pigment,
    /** How much of that line is missing, 0 to 1. */
    dorsalGaps: 0,
    /** none: not a scale on the body (Scaleless). */
    scales: "all" as "all" | "none",
    head: {
      cap: { dark: 0.84, yellow: 0.5, red: 0.32 } as Pigment,
      stripe: { dark: 0.2, yellow: 0.55, red: 0.26 } as Pigment,
      /** How clear the light stripe over the eye is, 0 to 1. */
      stripeClear: 1,
      /** How broad and dark the band through the eye is, 1 in the wild type. */
      eyeBand: 1,
      /** How pale a patch on the crown is, 0 to 1. */
      crown: 0,
      /** teardrop: a dark mark below each eye and odd ones on the crown (Clown); spots: on snout and crown (Spotnose); bare: skin without scales;
       * panda: black about the eyes; skull, gourd, triangles: a pale stamp on the crown (Spider, Mario, Cryptic). */
      mark: "none" as "none" | "teardrop" | "spots" | "bare" | "panda" | "skull" | "gourd" | "triangles",
      iris: "#4d3620",
      pupil: "#0f0b08",
    },
  };
}

export type Look = ReturnType<typeof wildType>;
export type HeadLook = Look["head"];
