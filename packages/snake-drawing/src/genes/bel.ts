import { mixed, scaled } from "../pigment.ts";
import { type Change, everywhere, type GeneDrawing, withHead } from "./change.ts";

/** Traits shared by most: softer dark, pale flames from the belly, clean belly. */
const soft: Change = (look) => ({
  ...look,
  ground: scaled(look.ground, 0.9, 0.85, 0.85),
  blotch: scaled(look.blotch, 0.85, 0.95, 0.85),
  rim: { dark: 0.03, yellow: 0.25, red: 0.06 },
  flame: Math.max(look.flame, 0.5),
  bellyEdge: "clean",
});

const mojave: Change = (look, copies) => ({
  ...withHead(soft(look, copies), { cap: { dark: look.head.cap.dark * 0.78, yellow: 0.25, red: 0.2 } }),
  ground: scaled(look.ground, 0.86, 0.45, 0.5),
  blotch: mixed(look.blotch, { dark: 0.2, yellow: 0.5, red: 0.16 }, 0.8),
  keyhole: true,
  dots: 1,
  flame: Math.max(look.flame, 0.75),
  size: look.size * 1.05,
  disorder: look.disorder * 0.5,
});

/** Amber to fawn with clean edges and a faded dark. */
const lesser: Change = (look, copies) => ({
  ...withHead(soft(look, copies), {
    cap: scaled(look.head.cap, 0.62, 0.8, 0.8),
    stripe: { dark: 0.06, yellow: 0.6, red: 0.2 },
    iris: "#7d7466",
    crown: 0.5,
  }),
  ground: scaled(look.ground, 0.64, 1.02, 0.76),
  blotch: { dark: look.blotch.dark * 0.3, yellow: 0.672, red: 0.19 },
  rim: { dark: 0.02, yellow: 0.312, red: 0.05 },
  rimWidth: 2.8,
  flame: 0.75,
  blush: Math.max(look.blush, 0.4),
  disorder: look.disorder * 0.5,
});

export const belAlleles: readonly GeneDrawing[] = [
  ["mojave", mojave],
  ["lesser butter", lesser],
  [
    "russo",
    (look) => ({
      ...soft(look, 1),
      ground: scaled(look.ground, 0.93, 1.1),
      blotch: { dark: look.blotch.dark * 0.6, yellow: 0.76, red: look.blotch.red * 0.8 },
    }),
  ],
  [
    "special",
    (look) => ({
      ...look,
      ground: scaled(look.ground, 0.94),
      blotch: scaled(look.blotch, 0.85, 1),
      size: look.size * 0.92,
      grains: 0.8,
      flame: 0.6,
    }),
  ],
  // Looks wild; discovered only because normal-looking daughters produced Platinums.
  ["het-daddy", (look) => look],
  [
    "bamboo",
    (look) => ({
      ...withHead(
        everywhere(soft(look, 1), (p) => scaled(p, 0.6, 0.75, 0.6)),
        { crown: 0.6, stripeClear: 0.5, eyeBand: 0.5 },
      ),
      ground: { dark: 0.52, yellow: 0.42, red: 0.32 },
      blotch: { dark: 0.2, yellow: 0.46, red: 0.22 },
      rim: { dark: 0.12, yellow: 0.34, red: 0.16 },
      rimWidth: 2.6,
      dots: 0.15,
      disorder: 0.7,
      size: look.size * 0.86,
      density: look.density * 0.78,
      flame: 0.7,
    }),
  ],
  // Shared by both, which differ by line rather than look. Dusky, similar to Mojave.
  [
    "phantom mystic",
    (look) => ({
      ...mojave(look, 1),
      darkTint: look.darkTint[0] < 60 ? [34, 22, 32] : look.darkTint,
      ground: { dark: look.ground.dark * 0.97, yellow: 0.34, red: 0.34 },
      blotch: mixed(look.blotch, { dark: 0.4, yellow: 0.44, red: 0.3 }, 0.9),
      rim: { dark: 0.1, yellow: 0.28, red: 0.12 },
      flame: 0.5,
    }),
  ],
  [
    "chino",
    (look) => ({
      ...mojave(look, 1),
      darkTint: look.darkTint[0] < 60 ? [34, 22, 32] : look.darkTint,
      ground: { dark: look.ground.dark * 0.78, yellow: 0.36, red: 0.34 },
      blotch: mixed(look.blotch, { dark: 0.2, yellow: 0.5, red: 0.28 }, 0.9),
      rim: { dark: 0.04, yellow: 0.28, red: 0.1 },
      flame: 0.5,
    }),
  ],
  [
    "mocha honey",
    (look) => ({
      ...withHead(soft(look, 1), { cap: { dark: 0.66, yellow: 0.45, red: 0.5 } }),
      ground: { dark: 0.72, yellow: 0.5, red: 0.52 },
      blotch: mixed(look.blotch, { dark: 0.28, yellow: 0.48, red: 0.38 }, 0.9),
      rim: { dark: 0.1, yellow: 0.34, red: 0.2 },
      flame: 0.55,
    }),
  ],
];
