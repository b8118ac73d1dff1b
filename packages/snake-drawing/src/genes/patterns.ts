import { mixed, scaled } from "../pigment.ts";
import { type Change, everywhere, type GeneDrawing, withHead } from "./change.ts";

/** Super Woma is documented as whitish. */
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
    (look) => ({
      ...withHead(look, { eyeBand: look.head.eyeBand * 0.7 }),
      plan: "striped",
      dots: 0,
      rimWidth: 3,
      blotch: scaled(look.blotch, 0.4, 1.25),
      flame: 0,
    }),
  ],
  [
    "tri-stripe",
    (look) => ({
      ...look,
      plan: "threefold",
      dots: 0,
      blotch: { ...scaled(look.blotch, 0.8, 1.2), red: Math.max(look.blotch.red, look.blotch.dark > 0.1 ? 0.44 : 0) },
      flame: 0.3,
    }),
  ],
  ["patternless", (look) => ({ ...look, plan: "plain", blotch: look.ground, dots: 0, dorsal: 0 })],
  [
    "monsoon moray",
    (look) => ({
      ...withHead(look, { eyeBand: 0.5 }),
      plan: "shattered",
      ground: { ...look.ground, red: Math.max(look.ground.red, 0.6) },
      rimWidth: 0,
      flame: 0.3,
    }),
  ],
  ["puzzle", (look) => ({ ...look, plan: "rejoined", dots: 0, rimWidth: 2 })],
  ["acid", (look) => ({ ...look, plan: "strewn", dots: 0.5, rimWidth: 2, flame: 0 })],
  // Both are described as broken, joined and melted; no mark distinguishes them.
  ["confusion stranger", (look) => ({ ...look, plan: "confused", dots: 0, rimWidth: 2.4, flame: 0 })],
  ["arroyo", (look) => ({ ...look, plan: "streaming", size: 0.86, disorder: 0.25, dots: 0.5 })],
  [
    "mario",
    (look, copies) => ({
      ...withHead(look, { mark: "gourd" }),
      density: look.density * 0.72,
      size: look.size * (copies === 2 ? 0.5 : 0.66),
      afloat: 0.85,
      joins: 0.05,
      disorder: 1,
      dorsal: 1.1,
      dots: look.dots * 0.3,
      flame: 0,
      ...(copies === 2 ? { ground: scaled(look.ground, 0.86), blotch: scaled(look.blotch, 0.7, 0.8, 0.6) } : {}),
    }),
  ],
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
  // Documented as tidier, and hard to tell from a clean wild type.
  [
    "blade",
    (look) => ({ ...look, size: look.size * 0.9, rimWidth: 3.2, dots: 0.4, disorder: 0.24, dorsal: 0.12, flame: 0 }),
  ],
  [
    "pinstripe",
    (look) => ({
      ...withHead(look, {
        cap: mixed(look.head.cap, { dark: 0.4, yellow: 0.6, red: 0.5 }, 0.6),
        stripeClear: 0.7,
        eyeBand: 0.5,
      }),
      plan: "lined",
      dots: 0,
      blush: 0,
      grains: 0,
      line: look.plan === "netted" ? 0.55 : 1,
      blotch: { ...scaled(look.blotch, 1.05, 1.1), red: look.blotch.red * 1.5 },
      rim: look.blotch,
    }),
  ],
  [
    "clown",
    (look) => ({
      ...withHead(look, {
        mark: "teardrop",
        cap: mixed(look.head.cap, look.blotch, 0.68),
        stripe: mixed(look.head.stripe, look.blotch, 0.4),
        stripeClear: 0.8,
        eyeBand: 0.7,
      }),
      plan: "reduced",
      dots: 0,
      disorder: 0.4,
      blush: 0,
      grains: 0,
      rimWidth: 1.6,
      ground: scaled(look.ground, 0.92, 1.1),
      blotch: { ...scaled(look.blotch, 0.62, 1.2), red: look.blotch.red * 1.1 },
      bellyEdge: "clean",
    }),
  ],
  [
    "cryptic",
    (look) => ({
      ...withHead(look, {
        crown: 0.35,
        mark: "triangles",
        eyeBand: 0,
        cap: scaled(look.head.cap, 0.66),
      }),
      neckStripes: true,
      ground: scaled(look.ground, 0.96),
      blotch: scaled(look.blotch, 0.5, 1.2),
      rim: { dark: 0.02, yellow: 0.4, red: 0.08 },
      rimWidth: 3.2,
      density: look.density * 0.8,
      size: look.size * 0.9,
      joins: 0.5,
      dorsal: 1.3,
      dots: look.dots * 0.4,
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
            grains: 0,
            blotch: scaled(look.blotch, 0.9, 1.05),
          },
  ],
  [
    "hidden-gene-woma",
    (look) => ({
      ...withHead(look, { stripeClear: 0.5, eyeBand: 0.5, cap: scaled(look.head.cap, 0.66) }),
      plan: "banded",
      density: 0.9,
      line: 0.66,
      dots: 0,
      rimWidth: 0,
      ground: scaled(look.ground, 0.88),
      blotch: scaled(look.blotch, 0.72, 0.9),
    }),
  ],
  [
    "spotnose",
    (look, copies) =>
      copies === 2
        ? {
            ...withHead(look, {
              mark: "spots",
              cap: { dark: 0.42, yellow: 0.5, red: 0.3 },
              stripe: { dark: 0.08, yellow: 0.36, red: 0.1 },
              stripeClear: 0.5,
              eyeBand: 0.1,
            }),
            ground: scaled(look.ground, 0.42, 1.1),
            blotch: scaled(look.blotch, 0.3, 0.8, 0.5),
            plan: "confused",
            rimWidth: 0,
            dots: 0,
            grains: 0.8,
            flame: 1,
          }
        : {
            ...withHead(look, { mark: "spots", cap: scaled(look.head.cap, 0.66), eyeBand: 0.25, stripeClear: 0.6 }),
            blotch: scaled(look.blotch, 0.75),
            density: look.density * 1.35,
            dorsal: 0.9,
            disorder: Math.max(look.disorder, 0.75),
            grains: Math.max(look.grains, 0.4),
            afloat: 0.2,
            size: look.size * 0.9,
          },
  ],
  [
    "champagne",
    (look, copies) => {
      const tan = scaled({ dark: 0.2, yellow: 0.56, red: 0.44 }, Math.min(1, look.ground.dark / 0.86));
      return {
        ...withHead(look, {
          cap: scaled(tan, 2),
          stripe: { dark: 0.08, yellow: 0.46, red: 0.26 },
          stripeClear: 0.35,
          eyeBand: 0.4,
          mark: "gourd",
        }),
        plan: "plain",
        ground: tan,
        blotch: { dark: 0.1, yellow: 0.5, red: 0.3 },
        belly: { dark: 0, yellow: 0.05, red: 0.02 },
        bellyEdge: "clean",
        flame: 0.55,
        fade: Math.max(look.fade, 0.45),
        dots: 0,
        dorsal: 0,
        blush: 0,
        freckles: Math.max(look.freckles, 0.1),
        freckle: { dark: tan.dark + 0.3, yellow: 0.6, red: 0.5 },
        dorsalColor: { dark: 0.04, yellow: 0.5, red: 0.28 },
        dorsalLine: copies === 1 ? 0.55 : 0.25,
        dorsalGaps: 0.35,
      };
    },
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
      // Thins the lines further with another gene that leaves only lines.
      plan: look.plan === "lined" || look.plan === "reduced" ? look.plan : "netted",
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
      fade: 0.7,
      whiteSides: Math.max(look.whiteSides, 0.5),
      grains: 0,
      bellyEdge: "clean",
      blotch: scaled(look.blotch, 0.7, 1.12, 0.9),
    }),
  ],
  [
    "scaleless-head",
    (look, copies) =>
      copies === 1
        ? withHead(look, { mark: "bare" })
        : {
            // Two copies are documented as scaleless, grayish, with faint flank marks.
            ...withHead(
              everywhere(look, (p) => scaled(p, 0.9, 0.4, 0.5)),
              { mark: "bare" },
            ),
            scales: "none",
            blotch: mixed(scaled(look.blotch, 1, 0.45, 0.5), scaled(look.ground, 0.9, 0.4, 0.5), 0.4),
            rimWidth: 0,
            dots: 0,
            size: look.size * 0.66,
          },
  ],
  [
    "calico",
    (look) => ({
      ...withHead(look, { crown: Math.max(look.head.crown, 0.3) }),
      whiteSides: 1,
      rim: look.rim.yellow > 0.2 ? { dark: 0.04, yellow: 0.85, red: 0.2 } : look.rim,
    }),
  ],
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
        pied: look.plan === "netted" ? 0.8 : 0.58,
        plan: isWild ? "doubled" : look.plan,
        blotch: isWild ? { ...look.blotch, red: look.blotch.red * 1.4, dark: look.blotch.dark * 0.7 } : look.blotch,
        belly: { dark: 0, yellow: 0.03, red: 0 },
        bellyEdge: "clean",
      };
    },
  ],
];
