// Draws the coiled body: each stretch is painted over the ones below, with pattern, shading and shadow.

import type { Look } from "./look.ts";
import { type Mark, PIECE } from "./mark.ts";
import { WHITE } from "./on-top.ts";
import { colorOf, mixed } from "./pigment.ts";
import { lengthwise, softLine, stationAt } from "./skin.ts";
import type { Point, Spine, Station } from "./spine.ts";

const LIGHT = { x: -0.6, y: -0.8 };
export const SHADOW = "#2a1c12";
/** Thin light outline that keeps black snakes visible on dark backgrounds. */
export const RIM = 'fill="none" stroke="#fff8ea" stroke-opacity=".4"';

const facing = (s: Station) => -s.dy * LIGHT.x + s.dx * LIGHT.y;

/** Drawing parameters: id prefix, pen width in body units, visible scale rows. */
export interface Pen {
  id: string;
  width: number;
  rows: number;
  /** Shadow size; 1 when the whole animal is visible. */
  soft: number;
}

/** Returns the snake's shadow colour, never darker than its pigments allow. */
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

/**
 * Draws the body as SVG. `first` is the base colour, `marks` lie on it, bottom first; `head` is the head's outline, which shares the
 * body's shadow.
 */
export function coils(
  spine: Spine,
  look: Look,
  { first, marks, head }: { first: string; marks: readonly Mark[]; head: string },
  pen: Pen,
): string {
  const whole = outlineOf(spine, 0, spine.neck, 40);
  const parts = [
    `<filter id="${pen.id}b" x="-.08" y="-.08" width="1.16" height="1.16"><feGaussianBlur in="SourceAlpha" stdDeviation="${tenth(10 * pen.soft)}"/></filter>`,
    shadow(`<path d="${whole}"/>${head}`, { x: 8, y: 13, opacity: 0.4 }, pen),
    `<path d="${whole}" ${RIM} stroke-width="${tenth(4 * pen.soft)}"/>`,
  ];
  const stretches = stretchesOf(spine);
  stretches.forEach(({ from, to }, k) => {
    const d = outlineOf(spine, from, to);
    // Casts a shadow on lower coils, but not at the joint to the previous stretch.
    if (k > 0) {
      const over = `<path d="${outlineOf(spine, from + 60, to, 30)}"/>`;
      parts.push(shadow(over + (k === stretches.length - 1 ? head : ""), { x: 4, y: 8, opacity: 0.6 }, pen));
    }
    const here = marks.filter((mark) => mark.to > from + OVER + 1 && mark.from < to - 1).map((mark) => mark.svg);
    parts.push(
      cut(
        `${pen.id}c${k}`,
        d,
        `<path d="${d}" fill="${first}"/>${here.join("")}${look.scales === "all" ? scales(spine, from, to, pen.rows, look) : ""}${roundness(spine, from, to, look, pen)}`,
      ),
      edges(spine, from, Math.min(to, spine.neck), pen.width),
    );
  });
  return parts.join("");
}

/** Draws one soft shadow of several shapes on everything painted before. */
function shadow(
  shapes: string,
  { x, y, opacity }: { x: number; y: number; opacity: number },
  { id, soft }: Pen,
): string {
  return `<g filter="url(#${id}b)" opacity="${opacity}" transform="translate(${tenth(x * soft)} ${tenth(y * soft)})">${shapes}</g>`;
}

/** Overlap between adjacent stretches. */
const OVER = 5;

/** Splits the body where it would overlap itself. */
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
    // Slightly before the overlap, so that the shadow falls on the coil below; and at a mark boundary, so that no mark is drawn
    // twice.
    const end = Math.max(start * step + PIECE, Math.floor(((i - 6) * step) / PIECE) * PIECE);
    stretches.push({ from: Math.max(0, start * step - OVER), to: end });
    start = Math.round(end / step);
  }
  return [...stretches, { from: Math.max(0, start * step - OVER), to: spine.length }];
}

function outlineOf(spine: Spine, from: number, to: number, step = 18): string {
  const side = (across: number) => lengthwise(spine, from, to, () => across, step);
  return `${softLine(side(-1))}L${softLine(side(1).reverse()).slice(1)}Z`;
}

/** Clips translucent layers as one group: clipped one by one, each would show at the edge. */
function cut(id: string, d: string, inside: string): string {
  return `<clipPath id="${id}"><path d="${d}"/></clipPath><g clip-path="url(#${id})" opacity=".999">${inside}</g>`;
}

/** Draws staggered rows of small ovals as scales. */
function scales(spine: Spine, from: number, to: number, rows: number, look: Look): string {
  const half = stationAt(spine, (from + to) / 2).half;
  const pitch = (1.9 * half) / rows;
  if (pitch < 2.6) return "";
  const lines = Array.from({ length: rows }, (_, row) => {
    const across = -0.95 + ((row + 0.5) * 1.9) / rows;
    const points = lengthwise(spine, Math.max(0, from - 12), to + 12, () => across, 60);
    // Stretches the dashes on the outer side of a bend, so that the rows stay aligned.
    const run = points.reduce(
      (sum, p, i) => sum + (i ? Math.hypot(p.x - (points[i - 1]?.x ?? 0), p.y - (points[i - 1]?.y ?? 0)) : 0),
      0,
    );
    const grown = run / (to + 12 - Math.max(0, from - 12));
    const [dash, gap] = [0.42 * pitch * grown, 1.18 * pitch * grown];
    const offset = row % 2 ? ` stroke-dashoffset="${tenth((dash + gap) / 2)}"` : "";
    return `<path d="${softLine(points)}" stroke-dasharray="${tenth(dash)} ${tenth(gap)}"${offset}/>`;
  });
  const isPale = Math.max(look.ground.dark, look.blotch.dark) < 0.3;
  return `<g fill="none" stroke="${isPale ? shadeOf(look) : "#fff"}" stroke-opacity="${isPale ? 0.05 : 0.075}" stroke-width="${tenth(pitch * 0.8)}" stroke-linecap="round">${lines.join("")}</g>`;
}

const tenth = (value: number) => String(Math.round(value * 10) / 10);

/** Shades the body: pale lower flanks, dark and lit sides, in steps too small to see. */
function roundness(spine: Spine, from: number, to: number, look: Look, { width }: Pen): string {
  const [start, end] = [Math.max(0, from - 30), to + 30];
  const line = (across: (s: Station) => number) => lengthwise(spine, start, end, (_, s) => across(s), 54);
  const between = (a: (s: Station) => number, b: (s: Station) => number) =>
    `<path d="${softLine(line(a))}L${softLine(line(b).reverse()).slice(1)}Z"/>`;
  const tinted = (fill: string, opacity: number, paths: string) =>
    `<g fill="${fill}" fill-opacity="${Math.round(opacity * 1000) / 1000}">${paths}</g>`;
  // Shapes from an inner line, further in on the shaded side, to beyond the edge.
  const sides = (inner: (turned: number) => number) =>
    ([1, -1] as const)
      .map((side) =>
        between(
          (s) => side * inner(-side * facing(s)),
          () => side * 1.08,
        ),
      )
      .join("");
  const shine = look.scales === "all" ? 0.035 : 0.07;
  return (
    tinted(
      colorOf(look.belly, look.darkTint),
      0.14,
      [0.82, 0.88, 0.94].map((at) => sides(() => at - 0.08 * look.flame)).join(""),
    ) +
    (look.fade > 0
      ? tinted(WHITE, 0.3 * look.fade, [0.66, 0.72, 0.78, 0.84, 0.9].map((at) => sides(() => at)).join(""))
      : "") +
    tinted(
      shadeOf(look),
      0.07,
      [1, 0.88, 0.76, 0.64, 0.53, 0.42, 0.32, 0.22, 0.12]
        .map((share) => sides((turned) => 1 - share * (0.32 + 0.42 * turned)))
        .join(""),
    ) +
    tinted(
      "#fff",
      shine,
      [1, 0.8, 0.62, 0.45, 0.28, 0.12]
        .map((share) =>
          between(
            (s) => 0.4 * facing(s) - 0.32 * share,
            (s) => 0.4 * facing(s) + 0.32 * share,
          ),
        )
        .join(""),
    ) +
    `<path d="${along(spine, start, end, 0.95, 1)}" fill="none" stroke="#fff4df" stroke-opacity=".34" stroke-width="${tenth(width * 1.2)}"/>` +
    (look.mist > 0
      ? tinted(
          "#e9e4da",
          0.42 * look.mist,
          between(
            () => -1.06,
            () => 1.06,
          ),
        )
      : "")
  );
}

/** Returns a line along the lit (1) or shaded (-1) flank. */
function along(spine: Spine, from: number, to: number, across: number, lit: 1 | -1): string {
  let d = "";
  for (const side of [-1, 1] as const) {
    let run: Point[] = [];
    const count = Math.ceil((to - from) / 24);
    for (let i = 0; i <= count; i++) {
      const at = from + ((to - from) * i) / count;
      const isThere = lit * side * facing(stationAt(spine, at)) > 0.12;
      if (isThere) run.push(...lengthwise(spine, at, at, () => side * across).slice(0, 1));
      if (!isThere || i === count) {
        if (run.length > 2) d += softLine(run);
        run = [];
      }
    }
  }
  return d;
}

function edges(spine: Spine, from: number, to: number, width: number): string {
  const line = (across: number) => softLine(lengthwise(spine, from, to, () => across, 18));
  return (
    `<g fill="none" stroke="${SHADOW}" stroke-linecap="round"><path d="${line(-1)}${line(1)}" stroke-width="${tenth(width)}" stroke-opacity=".72"/>` +
    `<path d="${along(spine, from, to, 1, -1)}" stroke-width="${tenth(width * 1.7)}" stroke-opacity=".34"/></g>`
  );
}
