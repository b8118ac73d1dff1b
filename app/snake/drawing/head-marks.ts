// The marks by which one knows some genes at the head, and the eyes.

import { SHADOW as OUTLINE } from "./body.ts";
import type { Look } from "./look.ts";
import { colorOf, scaled } from "./pigment.ts";

const BLACK = "#17110d";

/** One side of the head's mark; what stands in the middle is drawn with the right side. */
export function mark({ head: h, darkTint }: Look, side: 1 | -1): string {
  if (h.mark === "none") return "";
  const light = colorOf(scaled(h.stripe, 0.3), darkTint);
  const dark = colorOf({ ...h.cap, dark: Math.max(h.cap.dark, 0.55) }, darkTint);
  const drawn = {
    teardrop:
      `<path d="M102 40C98 52 88 64 72 70C60 72 60 62 70 57C82 52 90 46 94 40Z" fill="${dark}"/>` +
      `<path d="M-30 8C0 4 30 4 50 10C40 16 0 18-30 16Z" fill="${dark}"/>`,
    spots: `<ellipse cx="134" cy="14" rx="7.5" ry="5.5" fill="${light}"/><ellipse cx="116" cy="11" rx="6" ry="4.6" fill="${light}"/><ellipse cx="120" cy="34" rx="6.5" ry="4.6" fill="${light}"/>`,
    bare:
      side > 0
        ? `<path d="M20-14C40-30 78-26 92-12C104 4 88 22 66 22C40 24 8 14 20-14Z" fill="#d9b8a6" fill-opacity=".85"/><path d="M34-8C48-18 70-16 80-6" fill="none" stroke="#fff" stroke-opacity=".65" stroke-width="6" stroke-linecap="round"/><ellipse cx="112" cy="9" rx="8" ry="6" fill="#d9b8a6" fill-opacity=".8"/>`
        : "",
    panda: `<ellipse cx="92" cy="40" rx="30" ry="20" fill="${BLACK}"/>`,
  }[h.mark];
  return `<g transform="scale(1 ${side})">${drawn}</g>`;
}

export function eye(look: Look, side: 1 | -1): string {
  const { iris, pupil } = look.head;
  return (
    `<g transform="translate(100 ${side * 38})">` +
    `<ellipse rx="16" ry="13" fill="${OUTLINE}" opacity=".5"/><ellipse rx="13.5" ry="11" fill="${iris}"/>` +
    `<ellipse rx="8" ry="3.6" fill="${pupil}"/><circle cx="-4" cy="-4" r="3" fill="#fff" opacity=".9"/></g>`
  );
}
