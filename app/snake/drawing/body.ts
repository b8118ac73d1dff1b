// The coils: each stretch of the body painted over the ones below it, with its pattern, its roundness and its shadow.

import type { Look } from "./look.ts";
import type { Mark } from "./mark.ts";
import { colorOf } from "./pigment.ts";
import { lengthwise, softLine } from "./skin.ts";
import type { Spine, Station } from "./spine.ts";

/** Where the light comes from: above, left. */
const LIGHT = { x: -0.6, y: -0.8 };
export const SHADOW = "#2a1c12";

/** -1 to 1: how much the right flank turns towards the light. */
const facing = (s: Station) => -s.dy * LIGHT.x + s.dx * LIGHT.y;

/** The body in SVG. `first` is the skin's first colour, `marks` what lies on it, bottom first. */
export function coils(spine: Spine, look: Look, first: string, marks: readonly Mark[]): string {
  const count = Math.round(spine.length / 320);
  const stretch = spine.length / count;
  const parts: string[] = [groundShadow(spine)];
  const outlines = Array.from({ length: count }, (_, k) => {
    const from = Math.max(0, k * stretch - 16);
    const to = (k + 1) * stretch;
    return { from, to, d: outlineOf(spine, from, to) };
  });
  outlines.forEach(({ from, to, d }, k) => {
    // The next stretch's shadow falls before this one is painted: on the coils below, never on its own neighbour.
    const next = outlines[k + 1];
    if (next && liesOver(spine, next.from, next.to))
      parts.push(`<g transform="translate(5 8)">${softly(next.d, [26, 18, 10, 3])}</g>`);
    const here = marks.filter((mark) => mark.to > from - 8 && mark.from < to + 8).map((mark) => mark.svg);
    parts.push(
      cut(
        `c${k}`,
        d,
        `<path d="${d}" fill="${first}"/>${here.join("")}${look.scales === "all" ? scales(spine, from, to) : ""}${roundness(spine, from, to, look)}`,
      ),
      edges(spine, from, to),
    );
  });
  return parts.join("");
}

/** Soft without a filter: one shape on another, each broader and as faint. */
function softly(d: string, widths: readonly number[]): string {
  const lines = widths.map((width) => `<path d="${d}" stroke-width="${width}"/>`).join("");
  return `<g fill="${SHADOW}" fill-opacity=".07" stroke="${SHADOW}" stroke-opacity=".07" stroke-linejoin="round">${lines}</g>`;
}

function outlineOf(spine: Spine, from: number, to: number): string {
  const side = (across: number) => lengthwise(spine, from, to, () => across, 18);
  return `${softLine(side(-1))}L${softLine(side(1).reverse()).slice(1)}Z`;
}

/** What is nearly opaque is laid down as one sheet and cut once: cut one by one, each layer would shine through at the edge. */
function cut(id: string, d: string, inside: string): string {
  return `<clipPath id="${id}"><path d="${d}"/></clipPath><g clip-path="url(#${id})" opacity=".999">${inside}</g>`;
}

function groundShadow(spine: Spine): string {
  const side = (across: number) => lengthwise(spine, 8, spine.length, () => across, 40);
  const d = `${softLine(side(-1))}L${softLine(side(1).reverse()).slice(1)}Z`;
  return `<g transform="translate(8 13)">${softly(d, [26, 20, 14, 8, 2])}</g>`;
}

/** Whether a stretch lies over an earlier part of the body, and not only beside its neighbour. */
function liesOver(spine: Spine, from: number, to: number): boolean {
  const steps = spine.stations.filter((_, i) => i % 8 === 0);
  const stepOf = (along: number) => Math.round(along / spine.step / 8);
  const above = steps.slice(stepOf(from), stepOf(to));
  const below = steps.slice(0, Math.max(0, stepOf(from) - 6));
  return above.some((a) => below.some((b) => Math.hypot(a.x - b.x, a.y - b.y) < a.half + b.half + 16));
}

/** Rows of short strokes, each set off against the next: the scales as one sees them from an arm's length. */
function scales(spine: Spine, from: number, to: number): string {
  const rows = Array.from({ length: 15 }, (_, row) => {
    const d = softLine(lengthwise(spine, Math.max(0, from - 12), to + 12, () => -0.91 + row * 0.13, 48));
    return `<path d="${d}"${row % 2 ? ' stroke-dashoffset="6"' : ""}/>`;
  });
  return `<g fill="none" stroke="${SHADOW}" stroke-opacity=".13" stroke-width="2.4" stroke-dasharray="4 8">${rows.join("")}</g>`;
}

/** Pale low flanks, dark where the body turns away, a soft light where it faces the light. */
function roundness(spine: Spine, from: number, to: number, look: Look): string {
  const line = (across: (s: Station) => number) =>
    softLine(lengthwise(spine, Math.max(0, from - 30), to + 30, (_, s) => across(s), 44));
  const sides = line(() => -1.02) + line(() => 1.02);
  const dim = line((s) => -0.98 * facing(s));
  const shine = line((s) => 0.42 * facing(s));
  const layers = (d: string, color: string, widths: readonly number[], opacity: number) =>
    widths.map((w) => `<path d="${d}" stroke="${color}" stroke-width="${w}" stroke-opacity="${opacity}"/>`).join("");
  return (
    `<g fill="none">${layers(sides, colorOf(look.belly, look.darkTint), [18 + 22 * look.flame, 10], 0.4)}` +
    layers(sides, SHADOW, [34, 24, 14, 7], 0.12) +
    layers(dim, SHADOW, [74, 56, 38, 22], 0.075) +
    layers(
      shine,
      "#fff",
      look.scales === "all" ? [40, 28, 15] : [46, 30, 16, 8],
      look.scales === "all" ? 0.065 : 0.12,
    ) +
    (look.mist > 0
      ? layers(
          line(() => 0),
          "#e9e4da",
          [170],
          0.42 * look.mist,
        )
      : "") +
    "</g>"
  );
}

/** A fine drawn outline along both flanks. */
function edges(spine: Spine, from: number, to: number): string {
  const line = (across: number) => softLine(lengthwise(spine, from, to, () => across, 18));
  return `<path d="${line(-1)}${line(1)}" fill="none" stroke="${SHADOW}" stroke-width="2.2" opacity=".6"/>`;
}
