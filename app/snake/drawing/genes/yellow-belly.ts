// The yellow-belly group: from above they are nearly wild; one knows them by the belly's edge.

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
      ...look,
      bellyEdge: "grains",
      flame: Math.max(look.flame, 0.4),
      ground: scaled(look.ground, 0.94),
      blotch: scaled(look.blotch, 0.88),
    }),
  ],
  ["asphalt", (look) => ({ ...look, bellyEdge: "coarse", flame: Math.max(look.flame, 0.25) })],
  [
    "spark",
    (look) => ({
      ...look,
      bellyEdge: "dashes",
      fade: Math.max(look.fade, 0.55),
      blotch: scaled(look.blotch, 0.7, 1.35, 0.8),
    }),
  ],
  [
    "specter",
    (look) => ({
      ...look,
      bellyEdge: "tinged",
      ground: scaled(look.ground, 0.9, 0.9, 0.8),
      blotch: scaled(look.blotch, 0.85, 0.85, 0.8),
      rimWidth: 6,
      fade: Math.max(look.fade, 0.5),
    }),
  ],
];
