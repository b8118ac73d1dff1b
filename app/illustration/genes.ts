// What each gene does to a look: which pigments it takes away, what it does to the plan of the pattern. Applied one after another.

import type { HeadLook, Look } from "./look.ts";
import { mixed, type Pigment, scaled, type Tint } from "./pigment.ts";

/** `copies`: 2 for a super form or a recessive that shows. */
export type Change = (look: Look, copies: 1 | 2) => Look;

const PATCHES = ["ground", "blotch", "rim", "belly"] as const;

/** The same done to every patch of skin, the head's among them. */
function everywhere(look: Look, change: (pigment: Pigment) => Pigment): Look {
  const patches = Object.fromEntries(PATCHES.map((name) => [name, change(look[name])]));
  return { ...look, ...patches, head: { ...look.head, cap: change(look.head.cap), stripe: change(look.head.stripe) } };
}

export function withHead(look: Look, head: Partial<HeadLook>): Look {
  return { ...look, head: { ...look.head, ...head } };
}

const RED_PUPIL = "#6d1a26";

/** No dark pigment, or another kind of it: what is left is white, yellow and red. */
function amelanistic(darkTint: Tint, left: number, yellow: number, iris: string): Change {
  return (look) => ({
    ...withHead(look, {
      cap: { dark: left, yellow: yellow * 0.3, red: 0.1 },
      stripe: { dark: 0, yellow: yellow * 0.8, red: 0.12 },
      iris,
      pupil: RED_PUPIL,
    }),
    darkTint,
    ground: { dark: left, yellow: 0.08, red: 0.05 },
    blotch: { dark: left * 0.12, yellow, red: 0.16 },
    rim: { dark: 0, yellow: yellow * 0.45, red: 0.03 },
    belly: { dark: 0, yellow: 0.05, red: 0.01 },
    freckle: { dark: left, yellow: 0.2, red: 0.2 },
  });
}

/** Eyes without dark pigment stay red. */
const axanthic: Change = (look) =>
  withHead(
    everywhere(look, (p) => scaled(p, 1, 0.07, 0.02)),
    look.head.pupil === RED_PUPIL ? {} : { iris: "#8d9296" },
  );

/** Less of the dark, as one veil over all of it. */
function lighter(ground: number, blotch: number, yellow = 1): Change {
  return (look, copies) => {
    const more = copies === 2 ? 0.72 : 1;
    return {
      ...look,
      ground: scaled(look.ground, ground * more, yellow),
      blotch: scaled(look.blotch, blotch * more, yellow * 1.1),
      rim: scaled(look.rim, 0.6),
      head: { ...look.head, cap: scaled(look.head.cap, (1 + ground) / 2) },
    };
  };
}

/** More dark, nearly all of it with two copies. */
function darker(amount: number): Change {
  return (look, copies) => {
    if (copies === 2) {
      return {
        ...look,
        plan: "plain",
        ground: { dark: 0.92, yellow: 0.4, red: 0.35 },
        blotch: scaled(look.blotch, 2.6),
        dots: 0,
        dorsal: 0,
      };
    }
    return {
      ...look,
      ground: mixed(look.ground, { dark: 0.95, yellow: 0.4, red: 0.3 }, amount),
      blotch: scaled(look.blotch, 1 + amount),
      dots: look.dots * 0.6,
    };
  };
}

const pastel: Change = (look, copies) => ({
  ...look,
  ground: scaled(look.ground, copies === 2 ? 0.72 : 0.88),
  blotch: {
    dark: look.blotch.dark * (copies === 2 ? 0.15 : 0.35),
    yellow: copies === 2 ? 1 : 0.9,
    red: look.blotch.red * 0.3,
  },
  rim: { dark: 0.02, yellow: 0.3, red: 0.02 },
  flame: Math.min(1, look.flame + 0.25),
  head: { ...look.head, iris: "#7d8a52", cap: scaled(look.head.cap, 0.85) },
});

const belAllele: Change = (look) => ({
  ...look,
  ground: scaled(look.ground, 0.86, 0.8, 0.8),
  blotch: scaled(look.blotch, 0.8, 0.85, 0.7),
  rim: { dark: 0.03, yellow: 0.22, red: 0.05 },
  flame: 0.55,
  dots: look.dots * 0.7,
  head: { ...look.head, iris: "#7f8f9c" },
});

export const genes: readonly (readonly [ids: string, change: Change])[] = [
  [
    "cinnamon",
    (look, copies) => darker(0.2)({ ...look, blotch: { ...look.blotch, red: look.blotch.red + 0.15 } }, copies),
  ],
  ["black-pastel", darker(0.45)],
  [
    "het-red-axanthic",
    (look, copies) =>
      copies === 2
        ? everywhere(look, (p) => ({ dark: p.dark, yellow: p.yellow * 0.1, red: 0.5 }))
        : darker(0.2)(look, 1),
  ],
  ["mahogany", (look, copies) => darker(0.4)({ ...look, ground: { ...look.ground, red: 0.6 } }, copies)],
  ["chocolate wookie bongo", darker(0.35)],
  ["black-head", (look, copies) => ({ ...darker(0.15)(look, copies), plan: "banded" as const })],
  [
    "ghi",
    (look) => ({
      ...look,
      ground: { dark: 0.94, yellow: 0.5, red: 0.4 },
      blotch: { ...look.blotch, red: 0.5, yellow: 0.85 },
      disorder: 0.6,
      size: look.size * 0.92,
    }),
  ],
  ["pastel", pastel],
  [
    "enchi",
    (look, copies) => ({
      ...look,
      blotch: { dark: look.blotch.dark * 0.6, yellow: 0.85, red: copies === 2 ? 0.6 : 0.45 },
      ground: scaled(look.ground, copies === 2 ? 0.8 : 0.92),
      dots: look.dots * 0.35,
      rim: { dark: 0.03, yellow: 0.5, red: 0.1 },
    }),
  ],
  [
    "orange-dream hi-orange-dream orange-belly",
    (look, copies) => ({
      ...look,
      blotch: { dark: look.blotch.dark * 0.4, yellow: 0.95, red: copies === 2 ? 0.75 : 0.58 },
      ground: scaled(look.ground, 0.92),
    }),
  ],
  ["fire sulfur flame ember lemonback thunder brite sauce mota lucifer", lighter(0.8, 0.55)],
  ["vanilla disco", lighter(0.84, 0.65)],
  ["hypo g1-hypo citrus-hypo seven-dollar-ghost", lighter(0.68, 0.55, 1.05)],
  ["desert", (look) => ({ ...lighter(0.72, 0.4)(look, 1), dorsal: 0.9, rimWidth: 4 })],
  ["desert-ghost enhancer", (look) => ({ ...everywhere(look, (p) => scaled(p, 0.62, 0.9, 0.55)), flame: 0.7 })],
  [
    "sunset",
    (look) =>
      withHead(
        {
          ...look,
          ground: { dark: 0.45, yellow: 0.8, red: 1 },
          blotch: { dark: 0.1, yellow: 0.9, red: 0.95 },
          rim: { dark: 0, yellow: 0.8, red: 0.5 },
        },
        { cap: { dark: 0.5, yellow: 0.8, red: 1 } },
      ),
  ],
  ["mojave", (look, copies) => ({ ...belAllele(look, copies), dots: 0.9, size: look.size * 0.92 })],
  [
    "lesser butter",
    (look, copies) => ({
      ...belAllele(look, copies),
      ground: scaled(look.ground, 0.66, 1, 0.8),
      blotch: scaled(look.blotch, 0.55),
    }),
  ],
  ["russo special het-daddy", belAllele],
  ["bamboo", (look, copies) => everywhere(belAllele(look, copies), (p) => scaled(p, 0.75, 0.6, 0.5))],
  ["phantom mystic mocha", (look) => everywhere(look, (p) => scaled(p, 0.92, 0.7, 0.6))],
  [
    "yellow-belly",
    (look) => ({
      ...look,
      belly: { dark: 0, yellow: 0.5, red: 0.06 },
      flame: 0.75,
      blotch: scaled(look.blotch, 0.85, 1.2),
    }),
  ],
  [
    "gravel asphalt spark specter",
    (look) => ({
      ...look,
      belly: { dark: 0.02, yellow: 0.32, red: 0.05 },
      flame: 0.6,
      freckles: Math.max(look.freckles, 0.2),
      disorder: 0.55,
    }),
  ],
  [
    "spotnose",
    (look, copies) =>
      copies === 2
        ? {
            ...withHead(look, { mark: "spots", cap: { dark: 0.3, yellow: 0.5, red: 0.3 } }),
            ground: scaled(look.ground, 0.45, 1.1),
            blotch: scaled(look.blotch, 0.3, 0.8, 0.5),
            size: 1.25,
            disorder: 1,
            dots: 0.1,
            flame: 1,
          }
        : { ...withHead(look, { mark: "spots" }), blotch: scaled(look.blotch, 0.7), dots: 1, disorder: 0.7 },
  ],
  [
    "champagne",
    (look, copies) => ({
      ...withHead(look, {
        cap: { dark: 0.3, yellow: 0.6, red: 0.55 },
        stripe: { dark: 0.22, yellow: 0.6, red: 0.5 },
        stripeClear: 0.3,
      }),
      plan: "plain" as const,
      ground: { dark: 0.28, yellow: 0.6, red: 0.5 },
      blotch: { dark: 0.16, yellow: 0.6, red: 0.4 },
      belly: { dark: 0, yellow: 0.08, red: 0.02 },
      flame: 0.5,
      dots: 0,
      dorsal: 0,
      dorsalLine: copies === 1 ? 0.7 : 0.3,
    }),
  ],
  ["caramel-albino", amelanistic([122, 84, 72], 0.4, 0.75, "#8e4a4c")],
  ["ultramel", amelanistic([120, 70, 40], 0.55, 0.8, "#8a4040")],
  ["lavender-albino", amelanistic([166, 132, 178], 0.5, 0.85, "#b23a54")],
  ["bourgogne-albino", amelanistic([150, 96, 96], 0.42, 0.7, "#a8324f")],
  ["candy", amelanistic([190, 142, 166], 0.42, 0.7, "#b23a54")],
  ["toffee", amelanistic([186, 138, 140], 0.45, 0.65, "#b23a54")],
  ["albino", amelanistic([255, 240, 220], 0.06, 0.88, "#c4314b")],
  [
    "banana",
    (look, copies) => ({
      ...withHead(look, {
        cap: { dark: 0.42, yellow: 0.5, red: 0.3 },
        stripe: { dark: 0, yellow: 0.8, red: 0.22 },
        iris: "#7c5560",
      }),
      darkTint: [168, 128, 156],
      ground: { dark: 0.66, yellow: 0.16, red: 0.22 },
      blotch: { dark: 0.02, yellow: copies === 2 ? 0.8 : 0.92, red: 0.24 },
      rim: { dark: 0, yellow: 0.45, red: 0.06 },
      dots: look.dots * 0.25,
      freckles: Math.max(look.freckles, 0.8),
      freckle: { dark: 0.95, yellow: 0.4, red: 0.5 },
    }),
  ],
  // After every gene that lays yellow down: what it takes away stays away.
  ["axanthic-vpi axanthic-mj axanthic-gcr axanthic-tsk axanthic-jolliff black-axanthic", axanthic],
  ["genetic-stripe tri-stripe", (look) => ({ ...look, plan: "striped", dots: 0 })],
  ["patternless", (look) => ({ ...look, plan: "plain", blotch: look.ground, dots: 0, dorsal: 0 })],
  ["monsoon", (look) => ({ ...look, disorder: 1, size: 0.62, density: 1.7, dots: 0.9, freckles: 0.5 })],
  ["puzzle moray confusion acid static", (look) => ({ ...look, disorder: 1, size: 1.08, density: 0.85, dorsal: 0.9 })],
  ["leopard", (look) => ({ ...look, disorder: 0.75, size: look.size * 0.82, density: 1.15, dots: 1, dorsal: 1 })],
  ["blade", (look) => ({ ...look, size: look.size * 0.9, rimWidth: 4.5, dots: 0.3 })],
  [
    "pinstripe",
    (look) => ({
      ...withHead(look, { stripeClear: 0.6 }),
      plan: "lined",
      dots: 0,
      blotch: scaled(look.blotch, 0.8, 1.1),
    }),
  ],
  [
    "clown cryptic",
    (look) => ({
      ...withHead(look, { mark: "teardrop", cap: mixed(look.head.cap, look.blotch, 0.35) }),
      plan: "reduced",
      dots: 0,
      blotch: scaled(look.blotch, 0.75, 1.15),
    }),
  ],
  ["woma hidden-gene-woma", (look) => ({ ...look, plan: "banded", dots: 0.1 })],
  [
    "spider",
    (look) => ({
      ...withHead(look, { stripeClear: 1 }),
      plan: "webbed",
      dots: 0.05,
      flame: 0.8,
      blotch: scaled(look.blotch, 0.9),
    }),
  ],
  ["calico", (look) => ({ ...look, whiteSides: 0.8 })],
  ["piebald", (look) => ({ ...look, pied: 0.58 })],
];
