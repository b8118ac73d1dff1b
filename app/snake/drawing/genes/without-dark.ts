// Genes that take a pigment away: the albinos, Banana, the axanthics.

import { type Pigment, scaled, type Tint } from "../pigment.ts";
import { type Change, everywhere, type GeneDrawing, withHead } from "./change.ts";

const RED_PUPIL = "#7a1424";

/** No dark pigment, or another kind of it: what is left is white, yellow and red. */
function amelanistic(
  darkTint: Tint,
  left: number,
  light: Pigment,
  eyes: { iris: string; pupil: string },
  warmth = 0.06,
): Change {
  return (look) => ({
    ...withHead(look, {
      cap: { dark: left * 0.8, yellow: light.yellow * 0.5, red: light.red * 0.6 },
      stripe: { ...light, dark: 0 },
      ...eyes,
    }),
    darkTint,
    ground: { dark: left, yellow: warmth, red: warmth / 2 },
    blotch: { ...light, dark: left * 0.1 },
    rim: { dark: 0, yellow: light.yellow * 0.45, red: 0.03 },
    belly: { dark: 0, yellow: 0.05, red: 0.01 },
    bellyEdge: "clean",
    blush: look.blush * 0.4,
    freckle: { dark: left, yellow: 0.2, red: 0.2 },
  });
}

/** No yellow and no red; eyes without dark pigment stay red. */
const axanthic =
  (darks: number, lights: number, warmth: number): Change =>
  (look) => {
    const gray = everywhere(look, (p) => scaled(p, 1, warmth, warmth * 0.5));
    // Where neither dark nor yellow is left, the pattern stays as a shadow.
    if (look.head.pupil === RED_PUPIL)
      return { ...gray, blotch: { dark: 0.1, yellow: 0.09, red: 0.05 }, rim: { dark: 0, yellow: 0.03, red: 0 } };
    return {
      ...withHead(gray, { iris: "#777c80" }),
      ground: scaled(gray.ground, darks),
      blotch: scaled(gray.blotch, lights),
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
  // Before the albinos, which leave nothing dark of its lilac and its freckles.
  ["banana", banana],
  [
    "caramel-albino",
    amelanistic([158, 118, 86], 0.5, { dark: 0, yellow: 0.66, red: 0.24 }, { iris: "#74363a", pupil: "#4a1018" }, 0.42),
  ],
  [
    "ultramel",
    amelanistic([136, 92, 66], 0.66, { dark: 0, yellow: 0.72, red: 0.36 }, { iris: "#54302c", pupil: "#2a0d0d" }, 0.36),
  ],
  [
    "lavender-albino",
    amelanistic([176, 140, 196], 0.5, { dark: 0, yellow: 0.92, red: 0.36 }, { iris: "#a02a44", pupil: "#5c101e" }),
  ],
  // One gene under two breeders' names.
  [
    "candy toffee",
    amelanistic([140, 92, 138], 0.6, { dark: 0, yellow: 0.42, red: 0.04 }, { iris: "#8d3a48", pupil: "#5a1420" }),
  ],
  [
    "albino",
    amelanistic([255, 240, 220], 0.04, { dark: 0, yellow: 0.92, red: 0.12 }, { iris: "#d8364f", pupil: RED_PUPIL }),
  ],
  // After every gene that lays yellow down: what it takes away stays away.
  // Their lines are genes of their own, but nobody tells them apart by sight.
  ["axanthic-vpi axanthic-tsk axanthic-jolliff axanthic-mj axanthic-gcr black-axanthic", axanthic(0.98, 0.7, 0.04)],
];
