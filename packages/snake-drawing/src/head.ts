// Head from above: broad jaw, blunt snout, dark crown between two light stripes. Its colours fade in over the neck's pattern.

import { SHADOW as OUTLINE, type Pen, shadeOf } from "./body.ts";
import type { Look } from "./look.ts";
import { colorOf, mixed, scaled } from "./pigment.ts";
import type { Station } from "./spine.ts";

const BLACK = "#17110d";

/** Draws one side of the head's marker; centred parts are drawn with the right side. */
export function mark({ head: h, darkTint, scales }: Look, side: 1 | -1): string {
  if (h.mark === "none" || (h.mark === "bare" && scales === "none")) return "";
  const light = colorOf(scaled(h.stripe, 0.3), darkTint);
  const dark = colorOf({ ...h.cap, dark: Math.max(h.cap.dark, 0.55) }, darkTint);
  const middle = (d: string, fill: string, opacity = 1) =>
    side > 0 ? `<path d="${d}" fill="${fill}" fill-opacity="${opacity}"/>` : "";
  const drawn = {
    teardrop:
      `<path d="M104 38C101 47 95 54 86 58C80 60 78 54 84 50C90 46 95 42 98 37Z" fill="${dark}"/>` +
      `<path d="M8 5C26 1 44 5 60 13C74 18 84 14 92 17C84 25 66 27 50 21C34 16 20 17 8 12Z" fill="${dark}" fill-opacity=".85"/>`,
    spots: [
      [138, 13, 6],
      [121, 10, 5],
      [108, 19, 4.6],
      [76, 12, 5],
      [50, 15, 4],
    ]
      .map(([x = 0, y, r = 0]) => `<ellipse cx="${x}" cy="${y}" rx="${r}" ry="${r * 0.7}" fill="${light}"/>`)
      .join(""),
    bare:
      middle(
        "M-6-4C-2-22 20-20 34-28C48-34 56-20 74-23C86-25 104-22 107-6C109 8 96 12 90 22C80 31 62 18 46 27C30 34 22 20 10 18C-2 15-8 8-6-4Z",
        colorOf({ dark: h.cap.dark * 0.5, yellow: h.cap.yellow * 0.5, red: h.cap.red * 0.6 + 0.12 }, darkTint),
      ) +
      `<path d="M8 6Q24 2 36 10M40 4Q54 0 62 12M70 6Q82 2 92 8M24 20Q36 16 48 20" fill="none" stroke="${OUTLINE}" stroke-width="1.6" stroke-opacity=".3"/>` +
      `<path d="M20 27h2M33 32h1M63 28h3M77 30h1M88 28h2M52 14h2M26 10h1" stroke="${dark}" stroke-width="5" stroke-linecap="round"/>`,
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

/** Draws an eye under the brow. */
function eye(look: Look, side: 1 | -1, brow: string): string {
  const { iris, pupil } = look.head;
  return (
    `<g transform="translate(103 ${side * 38})rotate(${side * -13})scale(1 ${side})">` +
    `<ellipse rx="14" ry="10" fill="${OUTLINE}"/><ellipse rx="11.6" ry="8" fill="${iris}"/>` +
    `<ellipse cy="1" rx="6.4" ry="2.9" fill="${pupil}"/>` +
    `<path d="M-17-3Q-2-9 16-5L15-12-15-13Z" fill="${brow}"/><path d="M-16-3.4Q-2-8.6 15-5" fill="none" stroke="${OUTLINE}" stroke-width="1.8" stroke-opacity=".8"/>` +
    `</g><circle cx="100" cy="${side * 40 - 2.4}" r="2" fill="#fff" opacity=".9"/>`
  );
}

/** Half of the head's outline: the neck joins at (-44,0), the snout points to +x. */
const half = "C-22 38-4 42 14 51C32 60 58 62 78 55C94 49 106 45 120 40C138 34 153 27 158 14C160 8 160 4 160 0";
const mirrored = "C160-4 160-8 158-14C153-27 138-34 120-40C106-45 94-49 78-55C58-62 32-60 14-51C-4-42-22-38-44-37";
/** Open outline from one side of the neck around the snout to the other. */
export const open = `M-44 37${half}${mirrored}`;

/** Half the neck's width in head units; determines the head's scale. */
const NECK = 37;

export function placeOn(neck: Station): { place: string; scale: number } {
  const turn = Math.round((Math.atan2(neck.dy, neck.dx) * 180) / Math.PI);
  const scale = Math.round((neck.half / NECK) * 1000) / 1000;
  const [x, y] = [neck.x + neck.dx * 44 * scale, neck.y + neck.dy * 44 * scale];
  return { place: `translate(${tenth(x)} ${tenth(y)})rotate(${turn})scale(${scale})`, scale };
}

/** Returns the head's outline, for the shadow it shares with the body. */
export function headOutline(neck: Station): string {
  return `<path d="${open}Z" transform="${placeOn(neck).place}"/>`;
}

export function head(look: Look, neck: Station, pen: Pen): string {
  const { head: h, darkTint } = look;
  const cap = colorOf(h.cap, darkTint);
  const light = colorOf(mixed(h.cap, h.stripe, h.stripeClear), darkTint);
  const lip = colorOf(scaled(h.stripe, 0.3, 0.5, 0.4), darkTint);
  const band = colorOf(mixed(h.stripe, h.cap, Math.min(1, h.eyeBand)), darkTint);
  const shade = shadeOf(look);
  const { place, scale } = placeOn(neck);
  const both = (draw: (side: 1 | -1) => string) => draw(-1) + draw(1);
  const line = pen.width / scale;
  const id = `${pen.id}h`;
  // Transparent at the neck, opaque where the head begins.
  const rising = (name: string, color: string, from: number, to: number, full = 1) =>
    `<linearGradient id="${id}${name}" gradientUnits="userSpaceOnUse" x1="${from}" x2="${to}"><stop stop-color="${color}" stop-opacity="0"/><stop offset="1" stop-color="${color}" stop-opacity="${full}"/></linearGradient>`;
  const side = (s: 1 | -1) =>
    // Pale lip, dark band through the eye, light stripe from nostril to neck.
    `<g transform="scale(1 ${s})">` +
    `<path d="M-44 33C-12 38 2 45 24 53C50 60 76 54 98 46C122 39 148 32 157 12L170 30 120 70 20 84-44 60Z" fill="url(#${id}l)"/>` +
    `<path d="M-44 31C-10 35 8 43 28 50C52 56 76 50 98 43C122 36 146 28 155 11C146 17 124 25 106 29C84 35 58 38 34 34C8 29-14 26-44 24Z" fill="${h.eyeBand > 0 ? `url(#${id}b)` : "none"}"/>` +
    `<path d="M-44 25C-14 25 8 29 34 35C58 39 84 37 106 30C126 25 146 17 153 8C140 10 124 14 106 18C84 23 62 25 40 20C14 14-12 11-44 12Z" fill="url(#${id}s)"/>` +
    "</g>";
  return (
    `<defs>${rising("c", cap, -44, 8)}${rising("s", light, -44, 14)}${rising("b", band, -30, 24)}${rising("l", lip, -30, 30)}${rising("d", shade, -40, 40, 0.085)}${rising("w", "#fff", 94, 30, 0.09)}<path id="${id}o" d="${open}"/><clipPath id="${id}"><use href="#${id}o"/></clipPath></defs>` +
    `<g transform="${place}">` +
    `<g clip-path="url(#${id})"><use href="#${id}o" fill="url(#${id}c)"/>` +
    both(side) +
    crown(look) +
    (look.scales === "none" ? folds() : plates(`${id}w`)) +
    both((s) => mark(look, s)) +
    `<g fill="none" stroke="url(#${id}d)">${[40, 33, 27, 21, 15, 10, 5].map((w) => `<use href="#${id}o" stroke-width="${w}"/>`).join("")}</g>` +
    `<g fill="none" stroke="#fff" stroke-opacity=".028" stroke-linecap="round">${[30, 23, 16, 9].map((w) => `<path d="M6-18C44-27 80-24 112-15" stroke-width="${w}"/>`).join("")}</g>` +
    (look.mist > 0 ? `<use href="#${id}o" fill="#e9e4da" fill-opacity="${0.36 * look.mist}"/>` : "") +
    "</g>" +
    `<use href="#${id}o" fill="none" stroke="${OUTLINE}" stroke-width="${Math.round(line * 11) / 10}" stroke-opacity=".75" stroke-linecap="round"/>` +
    both((s) => eye(look, s, light)) +
    (look.scales === "none" ? "" : both(pits)) +
    `<path d="M151-10l5 2M151 10l5-2" stroke="${OUTLINE}" stroke-width="3.4" stroke-opacity=".8" stroke-linecap="round"/>` +
    "</g>"
  );
}

function pits(side: 1 | -1): string {
  const places = ["157 15", "151 24", "142 30", "132 34"];
  const notches = places.map((place) => `M${place}l-2.4-3.6`).join("");
  return `<path d="${notches}" transform="scale(1 ${side})" stroke="${OUTLINE}" stroke-width="2.3" stroke-opacity=".42" stroke-linecap="round"/>`;
}

function plates(light: string): string {
  const rows = [-14, -5, 4, 13, 22, 31, 40, 49, 58, 67, 76]
    .map((x, i) => `<path d="M${x}-50Q${x + 9} 0 ${x} 50"${i % 2 ? ' stroke-dashoffset="4.6"' : ""}/>`)
    .join("");
  return (
    `<g fill="none" stroke="${OUTLINE}" stroke-opacity=".2" stroke-width="1.4"><path d="M160 0H118M146-16Q138 0 146 16M130-24Q122 0 130 24M116-16Q121 0 116 16L94 17Q84 0 94-17ZM94 17L90 30M94-17L90-30"/></g>` +
    `<g fill="none" stroke="url(#${light})" stroke-width="7.4" stroke-dasharray=".6 8.6" stroke-linecap="round">${rows}</g>`
  );
}

function folds(): string {
  return `<g fill="none" stroke="${OUTLINE}" stroke-opacity=".14" stroke-width="1.4"><path d="M10-40Q22-20 16 0T10 40M40-44Q50-20 44 0T40 44M70-36Q78-14 73 0T70 36"/></g>`;
}

function crown({ head: h, darkTint }: Look): string {
  if (h.crown === 0) return "";
  const pale = colorOf(mixed(h.cap, scaled(h.stripe, 0.5), 0.4 + 0.5 * h.crown), darkTint);
  const size = 0.55 + 0.45 * h.crown;
  const drop = (grown: number) =>
    `<ellipse cx="66" rx="${Math.round(50 * size * grown)}" ry="${Math.round(19 * size * grown)}" fill="${pale}" fill-opacity=".5"/>`;
  return drop(1.12) + drop(1) + drop(0.8);
}

const tenth = (value: number) => String(Math.round(value * 10) / 10);
