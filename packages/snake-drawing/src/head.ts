// The head from above, resting on the coils: a broad jaw, a blunt snout, a dark crown between two light stripes. It begins as the
// neck ends: what lies on it comes up slowly over the neck's own pattern.

import { SHADOW as OUTLINE, type Pen, shadeOf } from "./body.ts";
import type { Look } from "./look.ts";
import { colorOf, mixed, scaled } from "./pigment.ts";
import type { Station } from "./spine.ts";

// The marks by which one knows some genes at the head, and the eyes.
const BLACK = "#17110d";

/** One side of the head's mark; what is in the middle is drawn with the right side. */
export function mark({ head: h, darkTint }: Look, side: 1 | -1): string {
  if (h.mark === "none") return "";
  const light = colorOf(scaled(h.stripe, 0.3), darkTint);
  const dark = colorOf({ ...h.cap, dark: Math.max(h.cap.dark, 0.55) }, darkTint);
  const middle = (d: string, fill: string, opacity = 1) =>
    side > 0 ? `<path d="${d}" fill="${fill}" fill-opacity="${opacity}"/>` : "";
  const drawn = {
    teardrop:
      `<path d="M104 38C101 47 95 54 86 58C80 60 78 54 84 50C90 46 95 42 98 37Z" fill="${dark}"/>` +
      `<path d="M8 5C26 1 44 5 60 13C74 18 84 14 92 17C84 25 66 27 50 21C34 16 20 17 8 12Z" fill="${dark}" fill-opacity=".85"/>`,
    spots: `<ellipse cx="134" cy="14" rx="6" ry="4.4" fill="${light}"/><ellipse cx="118" cy="9" rx="5" ry="3.6" fill="${light}"/><ellipse cx="106" cy="22" rx="4.4" ry="3.2" fill="${light}"/><ellipse cx="70" cy="11" rx="5" ry="3.2" fill="${light}"/>`,
    bare: "",
    panda: `<ellipse cx="92" cy="40" rx="30" ry="20" fill="${BLACK}"/>`,
    skull: middle("M-6 0C8-14 30-20 52-16C66-13 74-7 86-6C92-5 92 5 86 6C74 7 66 13 52 16C30 20 8 14-6 0Z", light, 0.5),
    gourd: middle(
      "M-20 0C-16-13 4-15 18-8C30-2 34-2 44-9C62-19 88-14 96 0C88 14 62 19 44 9C34 2 30 2 18 8C4 15-16 13-20 0Z",
      light,
      0.8,
    ),
    triangles: `<path d="M52 6L84 12 58 22Z" fill="${light}" fill-opacity=".8"/>${middle("M8 0L38-9 38 9Z", light, 0.8)}`,
  }[h.mark];
  return `<g transform="scale(1 ${side})">${drawn}</g>`;
}

function eye(look: Look, side: 1 | -1): string {
  const { iris, pupil } = look.head;
  return (
    `<g transform="translate(100 ${side * 37.5})rotate(${side * -14})">` +
    `<ellipse rx="15.5" ry="11.5" fill="${OUTLINE}" opacity=".55"/><ellipse rx="13" ry="9.4" fill="${iris}"/>` +
    `<ellipse cy="${side}" rx="3.4" ry="7.4" fill="${pupil}"/><circle cx="-4" cy="-3.4" r="2.6" fill="#fff" opacity=".9"/></g>`
  );
}

/** The head in its own coordinates: the neck joins at (-44,0), the snout points to +x. */
const half = "C-26 38-8 45 10 55C32 66 60 66 82 55C98 47 108 43 122 37C138 30 150 22 153 11C155 4 155 2 155 0";
const mirrored = "C155-2 155-4 153-11C150-22 138-30 122-37C108-43 98-47 82-55C60-66 32-66 10-55C-8-45-26-38-44-37";
const open = `M-44 37${half}${mirrored}`;
const shape = `${open}Z`;

/** Half of the neck's width in the head's own coordinates, so that the head's size follows from it. */
const NECK = 37;

/** The head, and the shadow that it throws on what lies below, neck and all. */
export function head(look: Look, neck: Station, pen: Pen): { drawn: string; shadow: string } {
  const { head: h, darkTint } = look;
  const cap = colorOf(h.cap, darkTint);
  const light = colorOf(mixed(h.cap, h.stripe, h.stripeClear), darkTint);
  const lip = colorOf(scaled(h.stripe, 0.3, 0.5, 0.4), darkTint);
  const band = colorOf(mixed(h.stripe, h.cap, Math.min(1, h.eyeBand)), darkTint);
  const turn = Math.round((Math.atan2(neck.dy, neck.dx) * 180) / Math.PI);
  const scale = Math.round((neck.half / NECK) * 1000) / 1000;
  const place = `translate(${tenth(neck.x + neck.dx * 44 * scale)} ${tenth(neck.y + neck.dy * 44 * scale)})rotate(${turn})scale(${scale})`;
  const both = (draw: (side: 1 | -1) => string) => draw(-1) + draw(1);
  const line = pen.width / scale;
  const id = `${pen.id}h`;
  // Clear at the neck, full where the head begins.
  const rising = (name: string, color: string, from: number, to: number) =>
    `<linearGradient id="${id}${name}" gradientUnits="userSpaceOnUse" x1="${from}" x2="${to}"><stop stop-color="${color}" stop-opacity="0"/><stop offset="1" stop-color="${color}"/></linearGradient>`;
  const side = (s: 1 | -1) =>
    // The pale lip, over it the dark band through the eye, above that the light stripe from the nostril to the neck.
    `<g transform="scale(1 ${s})">` +
    `<path d="M-44 30C-12 34 6 46 28 53C56 62 82 54 100 45C122 37 144 28 153 8L160 30 120 70 20 84-44 60Z" fill="url(#${id}l)"/>` +
    `<path d="M-44 31C-8 34 10 45 30 50C58 57 82 52 98 44C118 35 138 27 152 10C140 18 122 26 104 32C80 41 56 41 32 35C8 29-14 27-44 25Z" fill="${h.eyeBand > 0 ? `url(#${id}b)` : "none"}"/>` +
    `<path d="M-44 25C-14 24 8 30 32 35C56 40 80 38 104 30C122 24 140 15 150 5C137 9 122 12 106 15C84 21 62 22 40 18C14 13-14 12-44 14Z" fill="url(#${id}s)"/>` +
    "</g>";
  const dim = [22, 16, 10, 4].map((w) => `<path d="${shape}" stroke-width="${w}"/>`).join("");
  const shade = shadeOf(look);
  const shadow = `<g transform="translate(${Math.round(6 * pen.soft)} ${Math.round(9 * pen.soft)})${place}" fill="${OUTLINE}" fill-opacity=".08" stroke="${OUTLINE}" stroke-opacity=".08">${dim}</g>`;
  const drawn =
    `<defs>${rising("c", cap, -40, 22)}${rising("s", light, -44, 14)}${rising("b", band, -30, 24)}${rising("l", lip, -30, 30)}<clipPath id="${id}"><path d="${shape}"/></clipPath></defs>` +
    `<g transform="${place}">` +
    `<g clip-path="url(#${id})"><path d="${shape}" fill="url(#${id}c)"/>` +
    both(side) +
    crown(look) +
    both((s) => mark(look, s)) +
    (look.head.mark === "bare" || look.scales === "none" ? folds() : plates()) +
    `<g fill="none" stroke="${shade}" stroke-opacity=".12"><path d="${open}" stroke-width="30"/><path d="${open}" stroke-width="18"/><path d="${open}" stroke-width="8"/></g>` +
    `<path d="M-10-10C40-20 90-17 126-8" fill="none" stroke="#fff" stroke-opacity=".06" stroke-width="22" stroke-linecap="round"/>` +
    (look.mist > 0 ? `<path d="${shape}" fill="#e9e4da" fill-opacity="${0.36 * look.mist}"/>` : "") +
    "</g>" +
    `<path d="${open}" fill="none" stroke="${OUTLINE}" stroke-width="${Math.round(line * 11) / 10}" stroke-opacity=".75" stroke-linecap="round"/>` +
    both((s) => eye(look, s)) +
    both((s) => pits(s)) +
    `<ellipse cx="145" cy="-8" rx="3" ry="2.2" fill="${OUTLINE}" opacity=".8"/><ellipse cx="145" cy="8" rx="3" ry="2.2" fill="${OUTLINE}" opacity=".8"/>` +
    "</g>";
  return { drawn, shadow };
}

/** The heat pits along the upper lip. */
function pits(side: 1 | -1): string {
  const places = [
    [148, 19],
    [139, 27],
    [129, 32],
    [119, 36],
  ] as const;
  return places
    .map(([x, y]) => `<ellipse cx="${x}" cy="${side * y}" rx="2.2" ry="1.7" fill="${OUTLINE}" opacity=".5"/>`)
    .join("");
}

/** The large plates of the snout, and behind them rows of small scales. */
function plates(): string {
  const rows = [-14, -5, 4, 13, 22, 31, 40, 49, 58, 67]
    .map((x, i) => `<path d="M${x}-46Q${x + 9} 0 ${x} 46"${i % 2 ? ' stroke-dashoffset="4.6"' : ""}/>`)
    .join("");
  return (
    `<g fill="none" stroke="${OUTLINE}" stroke-opacity=".2" stroke-width="1.5"><path d="M152 0H84M140-15Q134 0 140 15M124-22Q118 0 124 22M104-26Q96 0 104 26M84-24Q78-12 84 0Q78 12 84 24"/></g>` +
    `<g fill="none" stroke="#fff" stroke-opacity=".08" stroke-width="7.4" stroke-dasharray=".6 8.6" stroke-linecap="round">${rows}</g>`
  );
}

/** Skin without scales: fine folds where rows of them would be. */
function folds(): string {
  return `<g fill="none" stroke="${OUTLINE}" stroke-opacity=".14" stroke-width="1.4"><path d="M10-40Q22-20 16 0T10 40M40-44Q50-20 44 0T40 44M70-36Q78-14 73 0T70 36"/></g>`;
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

const tenth = (value: number) => String(Math.round(value * 10) / 10);
