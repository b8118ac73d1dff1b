// Genes documented in a sentence or two; only what it mentions is changed. Identical descriptions are drawn alike, and
// two copies are undocumented.

import { mixed, scaled } from "../pigment.ts";
import { type Change, type GeneDrawing, lighter, withHead } from "./change.ts";
import { orangeDream } from "./lights.ts";

/** Orange behind the head, neck stripes, fine dots in the alien heads. */
const granite =
  (grains: number): Change =>
  (look) => ({ ...look, neckStripes: true, nape: 0.8, grains: Math.max(look.grains, grains) });

/** Darker with a black back. */
const blackBack: Change = (look) => ({
  ...withHead(look, { cap: scaled(look.head.cap, 1.12) }),
  ground: scaled(look.ground, 1.13, 0.7, 0.7),
  blotch: mixed(look.blotch, { dark: 0.52, yellow: 0.56, red: 0.36 }, 0.6),
  dorsal: 0,
  blush: 0,
});

const fewer: Change = (look) => ({
  ...look,
  density: look.density * 0.66,
  size: look.size * 0.72,
  dorsal: look.dorsal * 0.5,
  dots: look.dots * 0.4,
  disorder: look.disorder * 0.7,
});

const razor: Change = (look) => ({
  ...look,
  ground: scaled(look.ground, 1.15, 0.6, 0.6),
  blotch: { dark: 0.16, yellow: 0.82, red: 0.62 },
  rim: { dark: 0.04, yellow: 0.8, red: 0.2 },
});

export const described: readonly GeneDrawing[] = [
  ["granite grim orbit pixel reaper dot nanny", granite(0.55)],
  ["kosmos", granite(1)],
  ["zuwadi vudoo", (look) => ({ ...look, neckStripes: true, grains: Math.max(look.grains, 0.85) })],
  ["huffman quake", blackBack],
  ["satin raven", (look) => ({ ...blackBack(look, 1), plan: "spotted", dots: 1 })],
  ["adder", (look) => ({ ...look, dorsal: 0, blush: 0, ground: scaled(look.ground, 1.15, 0.6, 0.6) })],
  ["razor", razor],
  [
    "redhead",
    (look) => ({
      ...razor(look, 1),
      neckStripes: true,
      grains: Math.max(look.grains, 0.3),
      rim: { dark: 0, yellow: 0.04, red: 0 },
      rimWidth: 4,
    }),
  ],
  [
    "java",
    (look) => ({
      ...look,
      ground: scaled(look.ground, 1.1),
      blotch: mixed(look.blotch, { dark: 0.46, yellow: 0.6, red: 0.4 }, 0.7),
      density: look.density * 1.4,
      disorder: 0.95,
      dorsal: 0.9,
      size: look.size * 0.86,
    }),
  ],
  [
    "jaguar web",
    (look) => ({
      ...fewer(look, 1),
      blotch: { dark: 0.1, yellow: 0.86, red: 0.26 },
      ground: scaled(look.ground, 0.86),
    }),
  ],
  ["gobi", (look) => fewer(lighter(0.54, 0.3, 0.9)(look, 1), 1)],
  ["trojan", (look) => ({ ...orangeDream(0.24)(look, 1), disorder: 0.2, joins: 0, rimWidth: 3.4, dots: 0.9 })],
  ["peach", (look) => fewer(orangeDream(0.06)(look, 1), 1)],
  [
    "taronja",
    (look) => ({ ...fewer(orangeDream(0.24)(look, 1), 1), dorsal: 0, ground: scaled(look.ground, 1.12, 0.7) }),
  ],
  [
    "red-gene",
    (look) => ({ ...look, blotch: { dark: 0.32, yellow: 0.8, red: 0.7 }, rim: { dark: 0.1, yellow: 0.7, red: 0.4 } }),
  ],
  [
    "cafe",
    (look) => ({
      ...look,
      ground: scaled(look.ground, 1.12, 0.8, 0.8),
      rim: { dark: 0, yellow: 0.08, red: 0 },
      rimWidth: 3,
      belly: { dark: 0, yellow: 0.02, red: 0 },
      flame: 1,
    }),
  ],
  ["jedi", (look) => ({ ...fewer(look, 1), size: look.size, joins: 0.95, flame: 1, dorsal: 1.2, bands: 0 })],
  [
    "nova",
    (look) => ({
      ...fewer(look, 1),
      ground: scaled(look.ground, 1.08),
      blotch: mixed(look.blotch, { dark: 0.46, yellow: 0.6, red: 0.4 }, 0.6),
      flame: 0.8,
      whiteSides: Math.max(look.whiteSides, 0.3),
    }),
  ],
  [
    "mosaic",
    (look) => ({
      ...look,
      blotch: scaled(look.blotch, 0.5, 1.15),
      rim: { dark: 1, yellow: 0.3, red: 0.2 },
      rimWidth: 4,
      flame: 0.85,
      dorsal: 0,
      dorsalLine: 0.8,
      dorsalGaps: 0.15,
    }),
  ],
  // Stretched along the body.
  ["striker", (look) => ({ ...look, density: look.density * 0.52, size: look.size * 1.1, disorder: 0.3, dots: 0.4 })],
  ["mckenzie", (look) => withHead(lighter(0.84, 0.5, 1.05)(look, 1), { crown: Math.max(look.head.crown, 0.85) })],
  [
    "speckled",
    (look) => ({
      ...look,
      ground: scaled(look.ground, 1.08),
      blotch: mixed(look.blotch, { dark: 0.4, yellow: 0.6, red: 0.36 }, 0.6),
      grains: 0.9,
      dorsal: 0,
      dorsalLine: 1,
      blush: 0.75,
    }),
  ],
  [
    "ringer",
    (look) => ({
      ...look,
      size: look.size * 1.3,
      joins: 0.8,
      keyhole: true,
      belly: { dark: 0, yellow: 0.01, red: 0 },
      bellyEdge: "clean",
    }),
  ],
];
