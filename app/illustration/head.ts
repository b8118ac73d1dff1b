// The head from above, resting on the coils: a broad jaw, a blunt snout, a dark crown between two light stripes.

import type { Look } from "./look.ts";
import { colorOf, mixed, scaled } from "./pigment.ts";
import type { Station } from "./spine.ts";

const OUTLINE = "#2a1c12";

/** The head in its own coordinates: the neck joins at (0,0), the snout points to +x; drawn 1:1. */
const shape =
  "M-30-44C-8-46 6-52 26-60C52-71 80-66 100-52C122-40 140-32 149-20C156-8 156 8 149 20C140 32 122 40 100 52C80 66 52 71 26 60C6 52-8 46-30 44Z";

export function head(look: Look, neck: Station): string {
  const { head: h, darkTint } = look;
  const cap = colorOf(h.cap, darkTint);
  const light = colorOf(mixed(h.cap, h.stripe, h.stripeClear), darkTint);
  const lip = colorOf(scaled(h.stripe, 0.5, 0.6, 0.5), darkTint);
  const turn = Math.round((Math.atan2(neck.dy, neck.dx) * 180) / Math.PI);
  const scale = Math.round((neck.half / 45) * 100) / 100;
  const place = `translate(${Math.round(neck.x)} ${Math.round(neck.y)})rotate(${turn})scale(${scale})`;
  const both = (draw: (side: 1 | -1) => string) => draw(-1) + draw(1);
  const side = (s: 1 | -1) =>
    // The dark band below the eye, the light stripe above it, from the nostril to the neck.
    `<g transform="scale(1 ${s})">` +
    `<path d="M-30 30C0 30 14 44 34 52C60 62 86 56 104 44C124 34 142 26 150 12L156 30 120 70 20 80-30 60Z" fill="${lip}"/>` +
    `<path d="M-34 34C0 34 16 46 36 50C62 56 84 50 100 41C118 33 136 24 148 12C138 18 122 25 104 31C80 40 56 38 34 34C10 30-10 26-34 26Z" fill="${cap}"/>` +
    `<path d="M-36 25C-10 24 10 28 34 33C58 38 82 38 106 29C124 23 140 15 149 5C136 10 122 15 106 19C84 26 62 25 40 19C16 13-10 12-36 15Z" fill="${light}"/>` +
    "</g>";
  return (
    `<g transform="${place}">` +
    `<clipPath id="h"><path d="${shape}"/></clipPath>` +
    `<g clip-path="url(#h)"><path d="${shape}" fill="${cap}"/>` +
    both(side) +
    both((s) => mark(look, s)) +
    "</g>" +
    `<path d="M-24-44C-4-46 6-52 26-60C52-71 80-66 100-52C122-40 140-32 149-20C156-8 156 8 149 20C140 32 122 40 100 52C80 66 52 71 26 60C6 52-4 46-24 44" fill="none" stroke="${OUTLINE}" stroke-width="2.4" opacity=".6"/>` +
    both((s) => eye(look, s)) +
    `<ellipse cx="141" cy="-8" rx="3" ry="2.2" fill="${OUTLINE}" opacity=".8"/><ellipse cx="141" cy="8" rx="3" ry="2.2" fill="${OUTLINE}" opacity=".8"/>` +
    "</g>"
  );
}

function mark({ head: h, darkTint }: Look, side: 1 | -1): string {
  if (h.mark === "none") return "";
  const place = `<g transform="scale(1 ${side})">`;
  if (h.mark === "teardrop") {
    const dark = colorOf(scaled(h.cap, 1.1), darkTint);
    return `${place}<path d="M97 45C92 52 84 59 76 61C71 62 69 57 73 54C80 50 88 48 91 44Z" fill="${dark}"/></g>`;
  }
  const light = colorOf(h.stripe, darkTint);
  return `${place}<ellipse cx="130" cy="12" rx="4.5" ry="3.2" fill="${light}"/><ellipse cx="118" cy="8" rx="3.4" ry="2.6" fill="${light}"/></g>`;
}

function eye(look: Look, side: 1 | -1): string {
  const { iris, pupil } = look.head;
  return (
    `<g transform="translate(98 ${side * 38})">` +
    `<ellipse rx="13" ry="10.5" fill="${OUTLINE}" opacity=".55"/><ellipse rx="11" ry="9" fill="${iris}"/>` +
    `<ellipse rx="7" ry="3" fill="${pupil}"/><circle cx="-3.5" cy="-3.5" r="2.4" fill="#fff" opacity=".85"/></g>`
  );
}
