// The coils: each stretch of the body painted over the ones below it, with its pattern, its roundness and its shadow.

import type { Look } from "./look.ts";
import { type Mark, PIECE } from "./mark.ts";
import { colorOf, mixed } from "./pigment.ts";
import { lengthwise, softLine, stationAt } from "./skin.ts";
import type { Point, Spine, Station } from "./spine.ts";

/** Where the light comes from: above, left. */
const LIGHT = { x: -0.6, y: -0.8 };
export const SHADOW = "#2a1c12";
/** A breath of light around everything: a black snake is seen in the dark as well. */
export const RIM = 'fill="none" stroke="#fff8ea" stroke-opacity=".4"';

/** -1 to 1: how much the right flank turns towards the light. */
const facing = (s: Station) => -s.dy * LIGHT.x + s.dx * LIGHT.y;

/** How a body is drawn: what its ids begin with, the pen's width in its own measure, and how many rows of scales are seen. */
export interface Pen {
  id: string;
  width: number;
  rows: number;
  /** How far shadows reach, 1 where all of the animal is seen. */
  soft: number;
}

/** The tint of a snake's own shadow: never darker than its pigments make it. */
export function shadeOf(look: Look): string {
  const light = mixed(look.blotch, look.ground, 0.3);
  const isDark = Math.max(look.ground.dark, look.blotch.dark) > 0.3 && look.darkTint[0] < 100;
  if (isDark) return SHADOW;
  return colorOf({ dark: 0.62, yellow: light.yellow * 0.7, red: light.red * 0.8 + 0.05 }, mean(look.darkTint));
}

const mean = ([r, g, b]: Look["darkTint"]): Look["darkTint"] => [
  (r + 74) / 2 > 150 ? 96 : (r + 74) / 2,
  (g + 60) / 2 > 150 ? 82 : (g + 60) / 2,
  (b + 58) / 2 > 150 ? 72 : (b + 58) / 2,
];

/** The body in SVG. `first` is the skin's first colour, `marks` what lies on it, bottom first, `under` what lies under the neck. */
export function coils(
  spine: Spine,
  look: Look,
  { first, marks, under }: { first: string; marks: readonly Mark[]; under: string },
  pen: Pen,
): string {
  const parts: string[] = [groundShadow(spine, pen.soft)];
  const stretches = stretchesOf(spine).map(({ from, to }) => ({ from, to, d: outlineOf(spine, from, to) }));
  stretches.forEach(({ from, to, d }, k) => {
    // The next stretch's shadow falls before this one is painted: on the coils below, never on its own neighbour.
    const next = stretches[k + 1];
    if (next && liesOver(spine, next.from, next.to))
      parts.push(
        `<g transform="translate(${tenth(5 * pen.soft)} ${tenth(8 * pen.soft)})">${softly(next.d, 34 * pen.soft)}</g>`,
      );
    if (!next) parts.push(under);
    const here = marks.filter((mark) => mark.to > from + OVER + 1 && mark.from < to - 1).map((mark) => mark.svg);
    parts.push(
      cut(
        `${pen.id}c${k}`,
        d,
        `<path d="${d}" fill="${first}"/>${here.join("")}${look.scales === "all" ? scales(spine, from, to, pen.rows) : ""}${roundness(spine, from, to, look)}`,
      ),
      edges(spine, from, to, pen.width),
    );
  });
  return parts.join("");
}

/** How far a stretch reaches over the one before it. */
const OVER = 5;

/** The body cut where it would lie over itself: what lies in no bend of its own is painted as one. */
function stretchesOf(spine: Spine): { from: number; to: number }[] {
  const { stations, step } = spine;
  const near = Math.ceil(230 / step);
  const stretches: { from: number; to: number }[] = [];
  let start = 0;
  for (let i = 0; i < stations.length; i += 3) {
    const here = stations[i];
    const isOver =
      here &&
      stations
        .slice(start, Math.max(start, i - near))
        .some((one, k) => k % 3 === 0 && Math.hypot(one.x - here.x, one.y - here.y) < one.half + here.half + 14);
    if (!isOver) continue;
    // A little before it touches, so that its shadow falls on what lies below; and where marks are cut, so that none shows twice.
    const end = Math.max(start * step + PIECE, Math.floor(((i - 6) * step) / PIECE) * PIECE);
    stretches.push({ from: Math.max(0, start * step - OVER), to: end });
    start = Math.round(end / step);
  }
  return [...stretches, { from: Math.max(0, start * step - OVER), to: spine.length }];
}

/** Soft without a filter: one shape on another, each broader and as faint. */
function softly(d: string, reach: number): string {
  const lines = [1, 0.84, 0.68, 0.52, 0.36, 0.2].map(
    (share) => `<path d="${d}" stroke-width="${Math.round(reach * share)}"/>`,
  );
  return `<g fill="${SHADOW}" fill-opacity=".06" stroke="${SHADOW}" stroke-opacity=".06" stroke-linejoin="round">${lines.join("")}</g>`;
}

function outlineOf(spine: Spine, from: number, to: number, step = 18): string {
  const side = (across: number) => lengthwise(spine, from, to, () => across, step);
  return `${softLine(side(-1))}L${softLine(side(1).reverse()).slice(1)}Z`;
}

/** Nearly opaque layers are painted as one sheet and cut once: cut one by one, each layer would shine through at the edge. */
function cut(id: string, d: string, inside: string): string {
  return `<clipPath id="${id}"><path d="${d}"/></clipPath><g clip-path="url(#${id})" opacity=".999">${inside}</g>`;
}

function groundShadow(spine: Spine, soft: number): string {
  const side = (across: number) => lengthwise(spine, 8, spine.length, () => across, 40);
  const d = `${softLine(side(-1))}L${softLine(side(1).reverse()).slice(1)}Z`;
  const rim = `<path d="${d}" ${RIM} stroke-width="${tenth(7 * soft)}"/>`;
  return `<g transform="translate(${tenth(7 * soft)} ${tenth(11 * soft)})">${softly(d, 30 * soft)}</g>${rim}`;
}

/** Returns whether a stretch lies over an earlier part of the body, and not only next to its neighbour. */
function liesOver(spine: Spine, from: number, to: number): boolean {
  const steps = spine.stations.filter((_, i) => i % 8 === 0);
  const stepOf = (along: number) => Math.round(along / spine.step / 8);
  const above = steps.slice(stepOf(from), stepOf(to));
  const below = steps.slice(0, Math.max(0, stepOf(from) - 6));
  return above.some((a) => below.some((b) => Math.hypot(a.x - b.x, a.y - b.y) < a.half + b.half + 16));
}

/** Rows of small ovals, each set off against the next, as the scales stand. */
function scales(spine: Spine, from: number, to: number, rows: number): string {
  const half = stationAt(spine, (from + to) / 2).half;
  const pitch = (1.9 * half) / rows;
  if (pitch < 2.6) return "";
  const lines = Array.from({ length: rows }, (_, row) => {
    const across = -0.95 + ((row + 0.5) * 1.9) / rows;
    const points = lengthwise(spine, Math.max(0, from - 12), to + 12, () => across, 60);
    // Around a bend the outer rows are longer: their scales as well, so that the rows stay in step.
    const run = points.reduce(
      (sum, p, i) => sum + (i ? Math.hypot(p.x - (points[i - 1]?.x ?? 0), p.y - (points[i - 1]?.y ?? 0)) : 0),
      0,
    );
    const grown = run / (to + 12 - Math.max(0, from - 12));
    const [dash, gap] = [0.42 * pitch * grown, 1.18 * pitch * grown];
    const offset = row % 2 ? ` stroke-dashoffset="${tenth((dash + gap) / 2)}"` : "";
    return `<path d="${softLine(points)}" stroke-dasharray="${tenth(dash)} ${tenth(gap)}"${offset}/>`;
  });
  return `<g fill="none" stroke="#fff" stroke-opacity=".075" stroke-width="${tenth(pitch * 0.8)}" stroke-linecap="round">${lines.join("")}</g>`;
}

const tenth = (value: number) => String(Math.round(value * 10) / 10);

/** Pale low flanks, dark where the body turns away, a soft light where it faces the light. */
function roundness(spine: Spine, from: number, to: number, look: Look): string {
  const [start, end] = [Math.max(0, from - 30), to + 30];
  const line = (across: (s: Station) => number) => lengthwise(spine, start, end, (_, s) => across(s), 44);
  const between = (a: (s: Station) => number, b: (s: Station) => number) =>
    `${softLine(line(a))}L${softLine(line(b).reverse()).slice(1)}Z`;
  const sides = (inner: (s: Station, side: 1 | -1) => number) =>
    between(
      (s) => inner(s, 1),
      () => 1.06,
    ) +
    between(
      (s) => -inner(s, -1),
      () => -1.06,
    );
  const filled = (d: string, opacity: number) => `<path d="${d}" fill-opacity="${opacity}"/>`;
  const shade = shadeOf(look);
  // How far in from the edge the shade reaches on each side: further where the flank is turned from the light.
  const deep = (share: number) => sides((s, side) => 1 - share * (0.2 + 0.42 * Math.max(0, -side * facing(s))));
  const shine = (share: number) =>
    between(
      (s) => 0.4 * facing(s) - 0.3 * share,
      (s) => 0.4 * facing(s) + 0.3 * share,
    );
  const ticks = unlit(spine, start, end, 0.9);
  const half = stationAt(spine, (from + to) / 2).half;
  const isTicked = half > 30;
  return (
    `<g fill="${colorOf(look.belly, look.darkTint)}">${filled(
      sides(() => 0.9 - 0.1 * look.flame),
      0.16,
    )}${filled(
      sides(() => 0.96),
      0.3,
    )}</g>` +
    `<g fill="${shade}">${[1.5, 1, 0.6, 0.3].map((share) => filled(deep(share), 0.13)).join("")}${filled(
      sides(() => 0.95),
      0.14,
    )}</g>` +
    (isTicked
      ? `<path d="${ticks}" fill="none" stroke="${shade}" stroke-opacity=".2" stroke-width="${tenth(half * 0.24)}" stroke-dasharray="1.2 5.3"/>`
      : "") +
    `<g fill="#fff">${(look.scales === "all" ? [1, 0.5] : [1, 0.7, 0.45, 0.22]).map((share) => filled(shine(share), look.scales === "all" ? 0.055 : 0.11)).join("")}</g>` +
    (look.mist > 0
      ? `<path d="${between(
          () => -1.06,
          () => 1.06,
        )}" fill="#e9e4da" fill-opacity="${0.42 * look.mist}"/>`
      : "")
  );
}

/** A line along whichever flank lies in the shade, at a place across it. */
function unlit(spine: Spine, from: number, to: number, across: number): string {
  let d = "";
  for (const side of [-1, 1] as const) {
    let run: Point[] = [];
    const count = Math.ceil((to - from) / 24);
    for (let i = 0; i <= count; i++) {
      const along = from + ((to - from) * i) / count;
      const isUnlit = -side * facing(stationAt(spine, along)) > 0.12;
      if (isUnlit) run.push(...lengthwise(spine, along, along, () => side * across).slice(0, 1));
      if (!isUnlit || i === count) {
        if (run.length > 2) d += softLine(run);
        run = [];
      }
    }
  }
  return d;
}

/** A drawn outline along both flanks, heavier where the light does not reach. */
function edges(spine: Spine, from: number, to: number, width: number): string {
  const line = (across: number) => softLine(lengthwise(spine, from, to, () => across, 18));
  return (
    `<g fill="none" stroke="${SHADOW}" stroke-linecap="round"><path d="${line(-1)}${line(1)}" stroke-width="${tenth(width)}" stroke-opacity=".72"/>` +
    `<path d="${unlit(spine, from, to, 1)}" stroke-width="${tenth(width * 1.7)}" stroke-opacity=".34"/></g>`
  );
}
