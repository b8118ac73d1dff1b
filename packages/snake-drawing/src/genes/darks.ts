import { mixed, scaled } from "../pigment.ts";
import { type Change, darker, everywhere, type GeneDrawing, withHead } from "./change.ts";

const hra: Change = (look, copies) => {
  if (copies === 1) {
    const dark = darker(0.45, { dark: 0.9, yellow: 0.2, red: 0.2 })(look, 1);
    return {
      ...everywhere(dark, (p) => scaled(p, 1, 0.55, 0.8)),
      rimWidth: 2.6,
      rim: { dark: 0.05, yellow: 0.16, red: 0.06 },
      size: look.size * 0.72,
    };
  }
  return {
    ...withHead(look, { cap: { dark: 0.84, yellow: 0.12, red: 0.8 }, stripe: { dark: 0.6, yellow: 0.08, red: 0.6 } }),
    ground: { dark: 0.86, yellow: 0.1, red: 0.9 },
    blotch: { dark: 0.5, yellow: 0.06, red: 0.62 },
    rim: { dark: 0.3, yellow: 0.05, red: 0.4 },
    size: 0.66,
    density: 1.4,
    dorsal: 0.15,
    flame: 0,
  };
};

const mahogany: Change = (look, copies) => {
  const into = { dark: 0.82, yellow: 0.7, red: 1 };
  if (copies === 1)
    return {
      ...darker(0.8, into)(look, 1),
      blotch: mixed(look.blotch, { dark: 0.55, yellow: 0.6, red: 0.85 }, 0.75),
      size: 0.7,
    };
  const dark = darker(0.8, into)(look, 1);
  return {
    ...dark,
    ground: { dark: 0.93, yellow: 0.6, red: 1 },
    blotch: { dark: 0.86, yellow: 0.6, red: 1 },
    rim: { dark: 0.86, yellow: 0.6, red: 0.9 },
    flame: 0.3,
  };
};

export const darks: readonly GeneDrawing[] = [
  [
    "cinnamon",
    (look, copies) => {
      const dark = darker(0.6, { dark: 0.66, yellow: 0.55, red: 1 })(look, copies);
      return copies === 2 ? dark : { ...dark, keyhole: true, dots: 0.9, joins: 0.3, flame: Math.max(look.flame, 0.4) };
    },
  ],
  [
    "black-pastel",
    (look, copies) => {
      const dark = darker(0.85, { dark: 0.97, yellow: 0.3, red: 0.1 })(look, copies);
      return copies === 2
        ? dark
        : {
            ...dark,
            blotch: mixed(look.blotch, { dark: 0.3, yellow: 0.75, red: 0.4 }, 0.7),
            rimWidth: 3,
            rim: { dark: 1, yellow: 0.3, red: 0.2 },
            keyhole: true,
            dots: 0.9,
            size: look.size * 0.72,
            dorsal: 0,
          };
    },
  ],
  ["het-red-axanthic", hra],
  ["mahogany", mahogany],
  ["copper", (look) => ({ ...mahogany(look, 1), blotch: { dark: 0.4, yellow: 0.62, red: 0.85 }, grains: 1.6 })],
  [
    "chocolate",
    (look, copies) => ({
      ...darker(0.55, { dark: 0.9, yellow: 0.6, red: 0.55 })(look, 1),
      blotch: mixed(look.blotch, { dark: 0.5, yellow: 0.6, red: 0.55 }, copies === 2 ? 0.95 : 0.65),
      keyhole: true,
      dots: 1,
      size: 1,
    }),
  ],
  [
    "sable",
    (look, copies) => ({
      ...darker(0.7, { dark: 0.84, yellow: 0.45, red: 0.42 })(look, 1),
      blotch: mixed(look.blotch, { dark: 0.66, yellow: 0.6, red: 0.44 }, copies === 2 ? 1 : 0.72),
      rim: mixed(look.rim, { dark: 0.62, yellow: 0.4, red: 0.35 }, 0.8),
      rimWidth: 0,
      size: 1.05,
      grains: 0.9,
      flame: 0,
    }),
  ],
  [
    "black-head",
    // Black crown and back with a broken thin yellow line, blotches with broad black edges.
    (look) => ({
      ...withHead(look, { cap: { dark: 1, yellow: 0.3, red: 0.2 }, stripeClear: 0.5 }),
      ground: mixed(look.ground, { dark: 0.97, yellow: 0.4, red: 0.25 }, 0.8),
      size: look.size * 0.92,
      rim: { dark: 0.97, yellow: 0.3, red: 0.2 },
      rimWidth: 6,
      dorsal: 0,
      blush: 0,
      dorsalLine: 0.75,
      dorsalGaps: 0.6,
      dorsalColor: { dark: 0.12, yellow: 0.75, red: 0.2 },
    }),
  ],
  [
    "ghi",
    (look, copies) => ({
      ...withHead(look, {
        cap: { dark: 0.98, yellow: 0.4, red: 0.3 },
        stripe: { dark: 0.12, yellow: 0.85, red: 0.45 },
        stripeClear: 0.95,
      }),
      ground: { dark: copies === 2 ? 0.99 : 0.97, yellow: 0.4, red: 0.3 },
      blotch: mixed(look.blotch, { dark: 0.14, yellow: 0.9, red: 0.42 }, 0.9),
      rim: { dark: 0.06, yellow: 0.72, red: 0.3 },
      disorder: 0.9,
      density: 1.15,
      size: 1,
      hollow: 0.85,
      grains: 0.5,
      dots: 0.2,
      joins: 0.35,
      flame: 0.7,
      dorsal: 0.55,
      bellyEdge: "murky",
    }),
  ],
];
