// Genes that brighten, bleach or turn yellow and orange.

import { mixed, scaled } from "../pigment.ts";
import { type Change, everywhere, type GeneDrawing, lighter, withHead } from "./change.ts";

const pastel: Change = (look, copies) => ({
  ...withHead(look, {
    iris: "#8fa05c",
    cap: scaled(look.head.cap, copies === 2 ? 0.34 : 0.7, 0.8, copies === 2 ? 0.25 : 0.5),
    crown: copies === 2 ? 1 : 0.7,
    stripe: { dark: look.head.stripe.dark * 0.3, yellow: copies === 2 ? 0.34 : 0.62, red: look.head.stripe.red * 0.25 },
  }),
  ground: scaled(look.ground, copies === 2 ? 0.56 : 0.92, copies === 2 ? 0.5 : 1, copies === 2 ? 0.4 : 1),
  blotch: {
    dark: look.blotch.dark * (copies === 2 ? 0.1 : 0.3),
    yellow: Math.max(look.blotch.yellow, 0.93) * (copies === 2 ? 0.8 : 1),
    red: look.blotch.red * 0.2,
  },
  rim: { dark: 0.02, yellow: 0.35, red: 0.02 },
  blush: Math.max(look.blush, copies === 2 ? 1 : 0.75),
  dorsal: look.dorsal * 0.5,
  flame: Math.min(1, look.flame + 0.2),
});

const enchi: Change = (look, copies) => ({
  ...withHead(look, {
    cap: mixed(look.head.cap, { dark: 0.3, yellow: 0.7, red: 0.5 }, 0.55),
    stripe: { dark: 0.06, yellow: 0.75, red: 0.42 },
    crown: 0.5,
    eyeBand: 0.5,
  }),
  blotch: { dark: look.blotch.dark * 0.45, yellow: 0.88, red: copies === 2 ? 0.6 : 0.48 },
  ground: scaled(look.ground, copies === 2 ? 0.74 : 0.92),
  rim: { dark: 0.03, yellow: 0.6, red: 0.2 },
  dots: look.dots * 0.2,
  disorder: look.disorder * 0.5,
  bands: 1,
  dorsal: 1,
  size: look.size * 0.78,
  blush: 0,
});

const orangeDream: Change = (look, copies) => ({
  ...withHead(look, {
    cap: mixed(look.head.cap, { dark: 0.5, yellow: 0.8, red: 0.75 }, 0.5),
    stripe: { dark: 0.06, yellow: 0.9, red: 0.65 },
  }),
  blotch: { dark: look.blotch.dark * 0.3, yellow: 0.98, red: copies === 2 ? 0.85 : 0.72 },
  rim: { dark: 0.02, yellow: 0.8, red: 0.4 },
  ground: { ...scaled(look.ground, 0.86), red: Math.max(look.ground.red, 0.62), yellow: 0.7 },
  rimWidth: 5,
  size: look.size * 1.2,
  density: look.density * 0.82,
  disorder: look.disorder * 0.5,
  dorsal: 0.25,
  dots: look.dots * 0.5,
});

const fire: Change = (look, copies) => ({
  ...withHead(lighter(0.76, 0.45, 1.05)(look, copies), { crown: Math.max(look.head.crown, 0.85) }),
  flame: Math.max(look.flame, 0.6),
  dorsal: Math.max(look.dorsal, 0.8),
});

const sunset: Change = (look) => ({
  ...withHead(look, { cap: { dark: 0.52, yellow: 0.8, red: 1 }, stripe: { dark: 0.12, yellow: 0.9, red: 0.95 } }),
  ground: { dark: 0.5, yellow: 0.85, red: 1 },
  blotch: { dark: 0.12, yellow: 0.95, red: 1 },
  rim: { dark: 0, yellow: 0.9, red: 0.7 },
  belly: { dark: 0, yellow: 0.3, red: 0.2 },
});

export const lights: readonly GeneDrawing[] = [
  ["pastel", pastel],
  ["enchi", enchi],
  ["orange-dream hi-orange-dream", orangeDream],
  ["fire", fire],
  [
    "vanilla",
    (look, copies) => ({
      ...withHead(lighter(0.68, 0.62, 0.72)(look, copies), {
        cap: scaled(look.head.cap, 0.55, 0.7, 0.7),
        stripeClear: 0.55,
        eyeBand: 0.45,
      }),
      rim: { dark: 0.03, yellow: 0.22, red: 0.05 },
      rimWidth: 4.5,
    }),
  ],
  ["disco", (look, copies) => ({ ...lighter(0.82, 0.4, 1.25)(look, copies), flame: 0.4 })],
  ["sulfur flame", (look, copies) => ({ ...lighter(0.84, 0.5, 1.1)(look, copies), flame: 0.35 })],
  [
    "hypo",
    (look) => ({
      ...withHead(
        everywhere(look, (p) => scaled(p, 0.72, 0.9, 0.9)),
        { eyeBand: 0.6 },
      ),
      blotch: { ...scaled(look.blotch, 0.5, 1.15), red: Math.max(look.blotch.red, 0.3) },
      mist: 0.75,
    }),
  ],
  [
    "desert",
    (look) => ({
      ...withHead(look, { cap: scaled(look.head.cap, 0.7), stripe: { dark: 0.02, yellow: 0.8, red: 0.1 } }),
      ground: scaled(look.ground, 1, 0.9),
      blotch: { dark: 0.04, yellow: 0.85, red: 0.08 },
      rim: { dark: 0, yellow: 0.5, red: 0.02 },
      rimWidth: 0,
      dorsal: 0.95,
      size: look.size * 1.14,
      density: look.density * 0.95,
      disorder: 0.1,
      dots: look.dots * 0.6,
    }),
  ],
  [
    "desert-ghost enhancer",
    (look) => ({
      ...everywhere(look, (p) => scaled(p, 0.5, 0.5, 0.35)),
      blotch: { dark: look.blotch.dark * 0.25, yellow: Math.min(look.blotch.yellow, 0.36), red: 0.06 },
      rim: { dark: 0, yellow: 0.12, red: 0.02 },
      size: look.size * 0.68,
      bands: 0.7,
      disorder: 0.8,
      flame: 0.8,
    }),
  ],
  ["sunset", sunset],
];
