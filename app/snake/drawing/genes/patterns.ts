// Genes that change the pattern's plan.

import { mixed, scaled } from "../pigment.ts";
import { type Change, type GeneDrawing, withHead } from "./change.ts";

/** What is told of the super Woma: a whitish body. */
const pearl: Change = (look) => ({
  ...withHead(look, {
    cap: { dark: 0.1, yellow: 0.16, red: 0.06 },
    stripe: { dark: 0.02, yellow: 0.12, red: 0.03 },
    eyeBand: 0.4,
  }),
  plan: "banded",
  ground: { dark: 0.12, yellow: 0.16, red: 0.06 },
  blotch: { dark: 0.02, yellow: 0.1, red: 0.02 },
  rimWidth: 0,
  dots: 0,
  bellyEdge: "clean",
});

export const patterns: readonly GeneDrawing[] = [
  [
    "genetic-stripe",
    (look) => ({ ...look, plan: "striped", dots: 0, rimWidth: 3, blotch: scaled(look.blotch, 0.4, 1.25), flame: 0 }),
  ],
  ["tri-stripe", (look) => ({ ...look, plan: "threefold", dots: 0 })],
  ["patternless", (look) => ({ ...look, plan: "plain", blotch: look.ground, dots: 0, dorsal: 0 })],
  [
    "monsoon",
    (look) => ({
      ...withHead(look, { eyeBand: 0.5 }),
      plan: "shattered",
      ground: { ...look.ground, red: Math.max(look.ground.red, 0.6) },
      rimWidth: 0,
      flame: 0.3,
    }),
  ],
  ["moray", (look) => ({ ...look, plan: "meshed", rimWidth: 0, flame: 0 })],
  ["puzzle", (look) => ({ ...look, plan: "rejoined", dots: 0, rimWidth: 2 })],
  // Told of it: the flanks' blotches leave their rows.
  ["acid", (look) => ({ ...look, disorder: 2.1, size: look.size * 0.74, density: 1.4, dorsal: 0.2, dots: 0.3 })],
  ["confusion", (look) => ({ ...look, plan: "confused", dots: 0, rimWidth: 2 })],
  [
    "stranger",
    (look) => ({ ...look, disorder: 1, size: 1.5, density: 0.62, dorsal: 1, bands: 0.5, dots: 0.25, rimWidth: 4 }),
  ],
  ["arroyo", (look) => ({ ...look, plan: "streaming", size: 0.86, disorder: 0.25, dots: 0.5 })],
  // Told of it: the back's blotches join, the flanks' grow few.
  ["mario", (look) => ({ ...look, density: 0.46, size: 0.5, dorsal: 2.2, bands: 0, disorder: 0.5, dots: 0, flame: 0 })],
  [
    "genetic-banded",
    (look) => ({ ...look, bands: 1, dorsal: 1, disorder: 0.3, size: look.size * 0.9, dots: look.dots * 0.5 }),
  ],
  [
    "leopard",
    (look) => ({
      ...look,
      plan: "spotted",
      ground: { ...look.ground, dark: Math.min(1, look.ground.dark * 1.04) },
      blotch: scaled(look.blotch, 0.85, 1.05),
      size: look.size * 1.12,
      disorder: Math.max(look.disorder, 0.6),
      dorsal: Math.max(look.dorsal, 0.9),
      dots: 1,
    }),
  ],
  [
    "blade",
    (look) => ({ ...look, size: look.size * 0.8, rimWidth: 5, dots: 0.15, disorder: 0.04, dorsal: 0, flame: 0 }),
  ],
  [
    "pinstripe",
    (look) => ({
      ...withHead(look, {
        cap: mixed(look.head.cap, { dark: 0.3, yellow: 0.6, red: 0.55 }, 0.75),
        stripeClear: 0.5,
        eyeBand: 0.4,
      }),
      plan: "lined",
      dots: 0,
      blush: 0,
      line: look.plan === "webbed" ? 0.55 : 1,
      blotch: scaled(look.blotch, 0.85, 1.1, 1.2),
      rim: look.blotch,
    }),
  ],
  [
    "clown",
    (look) => ({
      ...withHead(look, {
        mark: "teardrop",
        cap: mixed(look.head.cap, look.blotch, 0.55),
        stripeClear: 1,
        eyeBand: 0.5,
      }),
      plan: "reduced",
      dots: 0,
      disorder: 0.25,
      blush: 0,
      blotch: { ...scaled(look.blotch, 0.62, 1.2), red: look.blotch.red * 1.25 },
      bellyEdge: "clean",
    }),
  ],
  [
    "cryptic",
    (look) => ({
      ...withHead(look, { crown: 0.6, eyeBand: 0.6 }),
      plan: "reduced",
      dots: 0,
      disorder: 1,
      line: 0.8,
      blush: 0,
      blotch: scaled(look.blotch, 0.9, 1.05),
    }),
  ],
  [
    "woma",
    (look, copies) =>
      copies === 2
        ? pearl(look, 2)
        : {
            ...withHead(look, { stripeClear: 0.5, eyeBand: 0.5, cap: scaled(look.head.cap, 0.72) }),
            plan: "banded",
            dots: 0,
            rimWidth: 0,
            blotch: scaled(look.blotch, 0.9, 1.05),
          },
  ],
  [
    "hidden-gene-woma",
    (look) => ({
      ...withHead(look, { stripeClear: 0.6, cap: scaled(look.head.cap, 0.8) }),
      plan: "banded",
      density: 1.5,
      line: 0.72,
      dots: 0,
      rimWidth: 0,
      blotch: scaled(look.blotch, 1.05, 1),
    }),
  ],
  [
    "spotnose",
    (look, copies) =>
      copies === 2
        ? {
            ...withHead(look, { mark: "spots", cap: { dark: 0.3, yellow: 0.5, red: 0.3 }, eyeBand: 0.2 }),
            ground: scaled(look.ground, 0.42, 1.1),
            blotch: scaled(look.blotch, 0.3, 0.8, 0.5),
            size: 1.5,
            density: 0.7,
            disorder: 1,
            dots: 0,
            flame: 1,
          }
        : {
            ...withHead(look, { mark: "spots", cap: scaled(look.head.cap, 0.66), eyeBand: 0.25, stripeClear: 0.6 }),
            blotch: scaled(look.blotch, 0.75),
            density: look.density * 0.72,
            bands: 1,
            dorsal: 1,
            disorder: look.disorder * 0.5,
            size: look.size * 0.92,
          },
  ],
  [
    "champagne",
    (look, copies) => ({
      ...withHead(look, {
        cap: scaled({ dark: 0.34, yellow: 0.6, red: 0.6 }, Math.min(1, look.ground.dark / 0.86)),
        stripe: { dark: 0.22, yellow: 0.6, red: 0.5 },
        stripeClear: 0.3,
        eyeBand: 0.3,
      }),
      plan: "plain",
      ground: scaled({ dark: 0.3, yellow: 0.6, red: 0.6 }, Math.min(1, look.ground.dark / 0.86)),
      blotch: { dark: 0.16, yellow: 0.6, red: 0.4 },
      belly: { dark: 0, yellow: 0.03, red: 0.01 },
      bellyEdge: "clean",
      flame: 0,
      dots: 0,
      dorsal: 0,
      blush: 0,
      dorsalColor: { dark: 0.06, yellow: 0.55, red: 0.3 },
      dorsalLine: copies === 1 ? 0.8 : 0.3,
    }),
  ],
  [
    "spider",
    (look) => ({
      ...withHead(look, {
        stripeClear: 1,
        cap: scaled(look.head.cap, 0.9),
        eyeBand: 0.7,
        mark: look.head.mark === "none" ? "skull" : look.head.mark,
      }),
      // Beside another gene that leaves only lines, it leaves fewer still.
      plan: look.plan === "lined" || look.plan === "reduced" ? look.plan : "webbed",
      line:
        look.plan === "reduced"
          ? 0.36
          : look.plan === "lined"
            ? 0.6
            : look.blush > 0.9
              ? 0.55
              : look.ground.dark > 0.9
                ? 1.9
                : 1,
      dots: 0,
      blush: 0,
      flame: 0,
      fade: 1,
      bellyEdge: "clean",
      blotch: scaled(look.blotch, 0.75, 1.05),
    }),
  ],
  [
    "scaleless-head",
    (look, copies) =>
      copies === 2 ? { ...withHead(look, { mark: "bare" }), scales: "none" } : withHead(look, { mark: "bare" }),
  ],
  ["calico", (look) => ({ ...look, whiteSides: 0.85 })],
  [
    "piebald",
    (look) => {
      const isPanda = look.plan === "plain" && look.ground.dark > 0.8;
      if (isPanda)
        return {
          ...withHead(look, {
            mark: "panda",
            cap: { dark: 0.02, yellow: 0.03, red: 0 },
            stripe: { dark: 0, yellow: 0.03, red: 0 },
          }),
          pied: 0.7,
          belly: { dark: 0, yellow: 0.03, red: 0 },
          bellyEdge: "clean",
        };
      const isWild = look.plan === "blotched";
      return {
        ...look,
        pied: look.plan === "webbed" ? 0.8 : 0.58,
        plan: isWild ? "doubled" : look.plan,
        blotch: isWild ? { ...look.blotch, red: look.blotch.red * 1.4, dark: look.blotch.dark * 0.7 } : look.blotch,
        belly: { dark: 0, yellow: 0.03, red: 0 },
        bellyEdge: "clean",
      };
    },
  ],
];
