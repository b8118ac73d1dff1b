// Genes that remove a pigment: albinos, Banana, axanthics.

import type { Look } from "../look.ts";
import { type Pigment, scaled, type Tint } from "../pigment.ts";
import { type Change, everywhere, type GeneDrawing, withHead } from "./change.ts";

const RED_PUPIL = "#7a1424";

interface Albino {
  ids: string;
  /** Colour of the remaining dark pigment, and its amount. */
  tint: Tint;
  left: number;
  light: Pigment;
  eyes: { iris: string; pupil: string };
  warmth: number;
}

/** Ordered by remaining dark, descending: the later one wins if two meet. */
const albinos: readonly Albino[] = [
  {
    ids: "caramel-albino",
    tint: [196, 160, 128],
    left: 0.5,
    light: { dark: 0, yellow: 0.5, red: 0.13 },
    eyes: { iris: "#9c3440", pupil: "#641420" },
    warmth: 0.26,
  },
  {
    ids: "ultramel",
    tint: [136, 92, 66],
    left: 0.66,
    light: { dark: 0, yellow: 0.72, red: 0.36 },
    eyes: { iris: "#54302c", pupil: "#2a0d0d" },
    warmth: 0.36,
  },
  {
    ids: "lavender-albino",
    tint: [176, 140, 196],
    left: 0.5,
    light: { dark: 0, yellow: 0.92, red: 0.36 },
    eyes: { iris: "#a02a44", pupil: "#5c101e" },
    warmth: 0.06,
  },
  // One gene under two breeders' names.
  {
    ids: "candy toffee",
    tint: [140, 92, 138],
    left: 0.6,
    light: { dark: 0, yellow: 0.42, red: 0.04 },
    eyes: { iris: "#8d3a48", pupil: "#5a1420" },
    warmth: 0.06,
  },
  {
    ids: "albino",
    tint: [255, 240, 220],
    left: 0.04,
    light: { dark: 0, yellow: 0.92, red: 0.12 },
    eyes: { iris: "#d8364f", pupil: RED_PUPIL },
    warmth: 0.06,
  },
];

/** One copy each of Albino and Candy: in between, slightly lilac under the yellow. */
const between: Albino = {
  ids: "",
  tint: [188, 152, 202],
  left: 0.36,
  light: { dark: 0, yellow: 0.66, red: 0.06 },
  eyes: { iris: "#b83450", pupil: "#6e1626" },
  warmth: 0.03,
};

/** Removes or changes the dark pigment, leaving white, yellow and red. */
const amelanistic =
  ({ tint, left, light, eyes, warmth }: Albino): Change =>
  (look) => ({
    ...withHead(look, {
      cap: { dark: left * 0.8, yellow: light.yellow * 0.5, red: light.red * 0.6 },
      stripe: { ...light, dark: 0 },
      ...eyes,
    }),
    darkTint: tint,
    ground: { dark: left, yellow: warmth, red: warmth / 2 },
    blotch: { ...light, dark: left * 0.1 },
    rim: { dark: 0, yellow: light.yellow * 0.45, red: 0.03 },
    belly: { dark: 0, yellow: 0.05, red: 0.01 },
    bellyEdge: "clean",
    blush: look.blush * 0.4,
    freckle: { dark: left, yellow: 0.2, red: 0.2 },
  });

export const candino = amelanistic(between);

/** Removes the albino's dark from the final look, including the eyes and what other genes and pairs add after it. */
export function withoutMelanin(look: Look, copies: ReadonlyMap<string, 1 | 2>): Look {
  const isBetween = copies.has("albino") && (copies.has("candy") || copies.has("toffee"));
  const albino = isBetween ? between : albinos.findLast(({ ids }) => ids.split(" ").some((id) => copies.has(id)));
  if (!albino) return look;
  const { tint, left, eyes } = albino;
  const paler = (pigment: Pigment) => ({ ...pigment, dark: Math.min(pigment.dark, left) });
  return {
    ...withHead(everywhere(look, paler), eyes),
    darkTint: tint,
    freckle: paler(look.freckle),
    dorsalColor: paler(look.dorsalColor),
    bellyEdge: "clean",
  };
}

/** Removes yellow and red; eyes without dark pigment stay red. */
const axanthic: Change = (look) => {
  const gray = everywhere(look, (p) => scaled(p, 1, 0.04, 0.02));
  // Without dark and yellow, a faint pattern remains.
  if (look.head.pupil === RED_PUPIL)
    return { ...gray, blotch: { dark: 0.1, yellow: 0.09, red: 0.05 }, rim: { dark: 0, yellow: 0.03, red: 0 } };
  return {
    ...withHead(gray, { iris: "#777c80" }),
    ground: scaled(gray.ground, 0.98),
    blotch: scaled(gray.blotch, 0.7),
  };
};

const banana: Change = (look, copies) => ({
  ...withHead(look, {
    cap: { dark: 0.36, yellow: 0.5, red: 0.3 },
    stripe: { dark: 0, yellow: 0.8, red: 0.2 },
    iris: "#6a4a52",
  }),
  darkTint: [168, 128, 160],
  ground: { dark: 0.4 + 0.3 * look.ground.dark, yellow: 0.12, red: 0.16 },
  blotch: { dark: 0.02, yellow: copies === 2 ? 0.8 : 0.92, red: 0.22 },
  rim: { dark: 0, yellow: 0.45, red: 0.06 },
  dots: look.dots * 0.25,
  freckles: Math.max(look.freckles, copies === 2 ? 0.5 : 0.85),
  freckle: { dark: 0.97, yellow: 0.4, red: 0.4 },
  bellyEdge: "clean",
});

export const withoutDark: readonly GeneDrawing[] = [
  // Before the albinos, which remove its lilac and freckles.
  ["banana", banana],
  ...albinos.map((albino): GeneDrawing => [albino.ids, amelanistic(albino)]),
  // After all genes that add yellow. Separate genes by line that look alike.
  ["axanthic-vpi axanthic-tsk axanthic-jolliff axanthic-mj axanthic-gcr black-axanthic", axanthic],
];
