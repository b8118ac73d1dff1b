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
    yellow: Math.max(look.blotch.yellow, 0.92) * (copies === 2 ? 0.86 : 1),
    red: look.blotch.red * 0.2,
  },
  rim: { dark: 0.02, yellow: 0.35, red: 0.02 },
  blush: Math.max(look.blush, copies === 2 ? 1 : 0.85),
  hollow: Math.max(look.hollow, copies === 2 ? 0 : 0.4),
  joins: Math.min(1, look.joins + 0.15),
  dorsal: Math.min(1, look.dorsal * 1.3),
  flame: Math.min(1, look.flame + 0.2),
  bellyEdge: "clean",
});

const enchi: Change = (look, copies) => ({
  ...withHead(look, {
    cap: mixed(look.head.cap, { dark: 0.3, yellow: 0.7, red: 0.5 }, 0.55),
    stripe: { dark: 0.06, yellow: 0.75, red: 0.42 },
    crown: 0.5,
    eyeBand: 0.5,
  }),
  blotch: { dark: look.blotch.dark * 0.45, yellow: 0.88, red: copies === 2 ? 0.58 : 0.36 },
  ground: { ...scaled(look.ground, copies === 2 ? 0.74 : 0.95), red: Math.max(look.ground.red, 0.5) },
  rim: { dark: 0.03, yellow: 0.6, red: 0.2 },
  dots: look.dots * (copies === 2 ? 0.1 : 0.5),
  disorder: look.disorder * 0.5,
  joins: 0.05,
  bands: copies === 2 ? 1 : 0.25,
  dorsal: copies === 2 ? 1 : 0.8,
  size: look.size * (copies === 2 ? 0.8 : 0.95),
  blush: 0,
});

export const orangeDream =
  (more: number): Change =>
  (look, copies) => ({
    ...withHead(look, {
      cap: mixed(look.head.cap, { dark: 0.6, yellow: 0.8, red: 0.7 }, 0.35),
      stripe: { dark: 0.1, yellow: 0.82, red: 0.4 + more },
    }),
    blotch: { dark: look.blotch.dark * 0.45, yellow: 0.9, red: (copies === 2 ? 0.66 : 0.44) + more },
    rim: { dark: 0.02, yellow: 0.66, red: 0.22 + more },
    ground: { ...scaled(look.ground, 0.96), red: Math.max(look.ground.red, 0.52) },
    size: look.size * 1.06,
    disorder: look.disorder * 0.8,
    dots: look.dots * 0.8,
  });

const fire: Change = (look, copies) => {
  const light = lighter(0.78, 0.3, 0.95)(look, copies);
  return {
    ...withHead(light, { crown: Math.max(look.head.crown, 0.85) }),
    blotch: { ...light.blotch, yellow: Math.max(0.66, light.blotch.yellow * 0.95), red: light.blotch.red * 0.5 },
    flame: Math.max(look.flame, 0.55),
    blush: Math.max(look.blush, 0.35),
    joins: Math.max(look.joins, 0.3),
    dorsal: Math.max(look.dorsal, 0.85),
    bellyEdge: "clean",
  };
};

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
  ["orange-dream bang", orangeDream(0)],
  ["hi-orange-dream", orangeDream(0.16)],
  ["fire", fire],
  [
    "vanilla",
    (look, copies) => ({
      ...withHead(lighter(0.68, 0.62, 0.72)(look, copies), {
        cap: scaled(look.head.cap, 0.55, 0.7, 0.7),
        stripeClear: 0.55,
        eyeBand: 0.45,
      }),
      rim: { dark: 0.04, yellow: 0.26, red: 0.06 },
      rimWidth: 2.6,
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
      ...withHead(look, { cap: scaled(look.head.cap, 0.9), stripe: { dark: 0.08, yellow: 0.72, red: 0.14 } }),
      ground: scaled(look.ground, 1.04, 0.8),
      blotch: { dark: 0.11, yellow: 0.78, red: 0.14 },
      rim: { dark: 0, yellow: 0.5, red: 0.02 },
      rimWidth: 0,
      dorsal: 0.95,
      size: look.size * 1.14,
      density: look.density * 0.95,
      disorder: 0.28,
      joins: 0.3,
      dots: look.dots * 0.4,
    }),
  ],
  [
    "desert-ghost enhancer",
    (look) => ({
      ...everywhere(look, (p) => scaled(p, 0.48, 0.66, 0.42)),
      blotch: { dark: look.blotch.dark * 0.25, yellow: Math.min(look.blotch.yellow, 0.5), red: 0.06 },
      rim: { dark: 0, yellow: 0.12, red: 0.02 },
      size: look.size * 0.68,
      bands: 0.7,
      disorder: 0.8,
      flame: 0.8,
    }),
  ],
  ["sunset", sunset],
];
