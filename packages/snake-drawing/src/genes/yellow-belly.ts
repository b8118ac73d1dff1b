// The yellow belly complex: nearly wild from above, recognised by the belly's edge.

import { scaled } from "../pigment.ts";
import { type GeneDrawing, withHead } from "./change.ts";

export const yellowBelly: readonly GeneDrawing[] = [
  [
    "yellow-belly",
    (look) => ({
      ...withHead(look, { crown: Math.max(look.head.crown, 0.4) }),
      belly: { dark: 0, yellow: 0.55, red: 0.04 },
      bellyEdge: "checks",
      flame: Math.max(look.flame, 0.8),
      ground: scaled(look.ground, 0.95),
      blotch: scaled(look.blotch, 0.75, 1.2, 0.9),
    }),
  ],
  [
    "gravel",
    (look) => ({
      ...withHead(look, { crown: Math.max(look.head.crown, 0.25) }),
      bellyEdge: "grains",
      flame: Math.max(look.flame, 0.5),
      grains: Math.max(look.grains, 0.45),
      bands: Math.max(look.bands, 0.3),
      dorsal: Math.max(look.dorsal, 0.7),
      blush: Math.max(look.blush, 0.25),
      ground: scaled(look.ground, 0.97),
      blotch: scaled(look.blotch, 0.82, 1.1),
      rim: { dark: 0.05, yellow: 0.7, red: 0.25 },
    }),
  ],
  [
    "asphalt",
    (look) => ({
      ...look,
      bellyEdge: "chipped",
      disorder: Math.max(look.disorder, 0.75),
      ground: scaled(look.ground, 1.06),
      blotch: scaled(look.blotch, 0.85, 1.12, 1.1),
      flame: Math.max(look.flame, 0.35),
    }),
  ],
  [
    "spark",
    (look) => ({
      ...withHead(look, { crown: Math.max(look.head.crown, 0.3) }),
      belly: { dark: 0, yellow: 0.35, red: 0.03 },
      bellyEdge: "checks",
      flame: Math.max(look.flame, 0.65),
      blotch: scaled(look.blotch, 0.72, 1.28, 0.8),
    }),
  ],
  [
    "specter",
    (look) => ({
      ...look,
      bellyEdge: "dashes",
      disorder: Math.max(look.disorder, 0.7),
      blush: Math.max(look.blush, 0.25),
      blotch: { ...scaled(look.blotch, 0.95, 1.1), red: Math.max(look.blotch.red, 0.46) },
      rim: { dark: 0, yellow: 0.78, red: 0.06 },
      rimWidth: 3.2,
      flame: Math.max(look.flame, 0.5),
    }),
  ],
];
