// Colour as dark, yellow and red pigment over white, so that genes that remove one compose.

/** Amounts, 0 to about 1. */
export interface Pigment {
  dark: number;
  yellow: number;
  red: number;
}

/** Colour of the dark pigment: black in most, lavender or brown with some genes. */
export type Tint = readonly [red: number, green: number, blue: number];

const skin: Tint = [255, 252, 244];
const yellowPigment: Tint = [246, 196, 58];
const redPigment: Tint = [222, 110, 62];

/** Multiplies the pigments over white skin; returns "#rrggbb". */
export function colorOf(pigment: Pigment, darkTint: Tint): string {
  const channels = [0, 1, 2].map((i) => {
    const wash = (tint: Tint, strength: number) => 1 - clamp(strength) * (1 - (tint[i] ?? 0) / 255);
    const value =
      (skin[i] ?? 0) *
      wash(yellowPigment, pigment.yellow) *
      wash(redPigment, pigment.red) *
      wash(darkTint, pigment.dark);
    return Math.round(value).toString(16).padStart(2, "0");
  });
  return `#${channels.join("")}`;
}

export function scaled(pigment: Pigment, dark: number, yellow = 1, red = 1): Pigment {
  return { dark: pigment.dark * dark, yellow: pigment.yellow * yellow, red: pigment.red * red };
}

export function mixed(a: Pigment, b: Pigment, share: number): Pigment {
  const between = (from: number, to: number) => from + (to - from) * share;
  return { dark: between(a.dark, b.dark), yellow: between(a.yellow, b.yellow), red: between(a.red, b.red) };
}

function clamp(value: number): number {
  return Math.min(1, Math.max(0, value));
}
