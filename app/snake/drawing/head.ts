// The head from above, resting on the coils: a broad jaw, a blunt snout, a dark crown between two light stripes.

import { SHADOW as OUTLINE } from "./body.ts";
import type { Look } from "./look.ts";
import { colorOf, mixed, scaled } from "./pigment.ts";
import type { Station } from "./spine.ts";

// The marks by which one knows some genes at the head, and the eyes.
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

function eye(look: Look, side: 1 | -1): string {
  const { iris, pupil } = look.head;
  return (
    `<g transform="translate(100 ${side * 38})">` +
    `<ellipse rx="16" ry="13" fill="${OUTLINE}" opacity=".5"/><ellipse rx="13.5" ry="11" fill="${iris}"/>` +
    `<ellipse rx="8" ry="3.6" fill="${pupil}"/><circle cx="-4" cy="-4" r="3" fill="#fff" opacity=".9"/></g>`
  );
}

/** The head in its own coordinates: the neck joins at (-40,0), the snout points to +x; drawn 1:1. */
const shape =
  "M-44-37C-18-40 0-50 24-60C52-71 80-66 100-52C122-40 140-32 149-20C156-8 156 8 149 20C140 32 122 40 100 52C80 66 52 71 24 60C0 50-18 40-44 37Z";

export function head(look: Look, neck: Station): string {
  const { head: h, darkTint } = look;
  const cap = colorOf(h.cap, darkTint);
  const light = colorOf(mixed(h.cap, h.stripe, h.stripeClear), darkTint);
  const lip = colorOf(scaled(h.stripe, 0.4, 0.55, 0.45), darkTint);
  const turn = Math.round((Math.atan2(neck.dy, neck.dx) * 180) / Math.PI);
  const place = `translate(${Math.round(neck.x)} ${Math.round(neck.y)})rotate(${turn})scale(1.08)`;
  const both = (draw: (side: 1 | -1) => string) => draw(-1) + draw(1);
  const band = colorOf(mixed(h.stripe, h.cap, Math.min(1, h.eyeBand)), darkTint);
  const side = (s: 1 | -1) =>
    // The dark band through the eye, under it the pale lip, above it the light stripe from the nostril to the neck.
    `<g transform="scale(1 ${s})">` +
    `<path d="M-44 24C-8 28 14 42 34 50C60 61 86 55 104 43C124 33 142 25 150 11L158 30 120 72 20 82-44 62Z" fill="${lip}"/>` +
    `<path d="M-44 30C0 32 16 45 36 50C62 56 84 50 100 41C118 33 136 24 148 12C138 18 122 25 104 31C80 40 56 38 34 34C10 30-10 25-44 22Z" fill="${band}"/>` +
    `<path d="M-44 22C-12 21 10 27 34 33C58 38 82 38 106 29C124 23 140 15 149 5C136 10 122 14 106 17C84 23 62 21 40 15C16 9-10 9-44 12Z" fill="${light}"/>` +
    "</g>";
  const shadow = [16, 9].map((w) => `<path d="${shape}" stroke-width="${w}"/>`).join("");
  return (
    `<g transform="${place}">` +
    `<g transform="rotate(${-turn})translate(5 8)rotate(${turn})" fill="${OUTLINE}" fill-opacity=".12" stroke="${OUTLINE}" stroke-opacity=".1">${shadow}</g>` +
    `<clipPath id="h"><path d="${shape}"/></clipPath>` +
    `<g clip-path="url(#h)"><path d="${shape}" fill="${cap}"/>` +
    both(side) +
    crown(look) +
    both((s) => mark(look, s)) +
    `<g fill="none" stroke="${OUTLINE}" stroke-opacity=".1"><path d="${shape}" stroke-width="26"/><path d="${shape}" stroke-width="12"/></g>` +
    `<path d="M-40-8C30-16 90-14 128-6" fill="none" stroke="#fff" stroke-opacity=".1" stroke-width="16" stroke-linecap="round"/>` +
    (look.mist > 0 ? `<path d="${shape}" fill="#e9e4da" fill-opacity="${0.36 * look.mist}"/>` : "") +
    "</g>" +
    `<path d="M-40-37C-18-40 0-50 24-60C52-71 80-66 100-52C122-40 140-32 149-20C156-8 156 8 149 20C140 32 122 40 100 52C80 66 52 71 24 60C0 50-18 40-40 37" fill="none" stroke="${OUTLINE}" stroke-width="2.4" opacity=".6"/>` +
    both((s) => eye(look, s)) +
    `<ellipse cx="143" cy="-8" rx="3" ry="2.2" fill="${OUTLINE}" opacity=".8"/><ellipse cx="143" cy="8" rx="3" ry="2.2" fill="${OUTLINE}" opacity=".8"/>` +
    "</g>"
  );
}

/** A pale patch on the crown, soft at its edge. */
function crown({ head: h, darkTint }: Look): string {
  if (h.crown === 0) return "";
  const pale = colorOf(mixed(h.cap, scaled(h.stripe, 0.5), 0.4 + 0.5 * h.crown), darkTint);
  const size = 0.55 + 0.45 * h.crown;
  const drop = (grown: number) =>
    `<ellipse cx="66" rx="${Math.round(50 * size * grown)}" ry="${Math.round(19 * size * grown)}" fill="${pale}" fill-opacity=".5"/>`;
  return drop(1.12) + drop(1) + drop(0.8);
}
