// The coils: each stretch of the body painted over the ones below it, with its pattern, its roundness and its shadow.

import type { Look } from "./look.ts";
import type { Mark } from "./mark.ts";
import { colorOf } from "./pigment.ts";
import { lengthwise, softLine } from "./skin.ts";
import type { Spine, Station } from "./spine.ts";

/** Where the light comes from: above, left. */
const LIGHT = { x: -0.6, y: -0.8 };
const SHADOW = "#2a1c12";

const lengthOf = (spine: Spine) => spine.length / Math.round(spine.length / 330);

/** -1 to 1: how much the right flank turns towards the light. */
const facing = (s: Station) => -s.dy * LIGHT.x + s.dx * LIGHT.y;

/** The body in SVG. `base` is the skin's first colour, `marks` what lies on it, bottom first. */
export function coils(spine: Spine, look: Look, base: string, marks: readonly Mark[]): string {
  const stretch = lengthOf(spine);
  const count = Math.round(spine.length / stretch);
  const belly = colorOf(look.belly, look.darkTint);
  const parts: string[] = [groundShadow(spine)];
  const outlines = Array.from({ length: count }, (_, k) => {
    const from = Math.max(0, k * stretch - 16);
    const to = (k + 1) * stretch;
    const left = lengthwise(spine, from, to, () => -1, 34);
    const right = lengthwise(spine, from, to, () => 1, 34).reverse();
    return { from, to, d: `${softLine(left)}L${softLine(right).slice(1)}Z` };
  });
  outlines.forEach(({ from, to, d }, k) => {
    // The next stretch's shadow falls before this one is painted: on the coils below, never on its own neighbour.
    const next = outlines[k + 1];
    if (next)
      parts.push(`<path d="${next.d}" transform="translate(9 13)" fill="${SHADOW}" opacity=".5" filter="url(#far)"/>`);
    const here = marks.filter((mark) => mark.to > from - 8 && mark.from < to + 8).map((mark) => mark.svg);
    parts.push(
      `<clipPath id="c${k}"><path d="${d}"/></clipPath><g clip-path="url(#c${k})"><path d="${d}" fill="${base}"/>`,
      ...here,
      roundness(spine, from, to, belly, look.flame),
      "</g>",
      edges(spine, from, to),
    );
  });
  return parts.join("");
}

function groundShadow(spine: Spine): string {
  const d = softLine(lengthwise(spine, 60, spine.length, () => 0, 60));
  return `<g transform="translate(14 24)" filter="url(#soft)" opacity=".3"><path d="${d}" fill="none" stroke="${SHADOW}" stroke-width="150" stroke-linecap="round"/></g>`;
}

/** Pale low flanks, dark where the body turns away, a soft light where it faces the light. */
function roundness(spine: Spine, from: number, to: number, belly: string, flame: number): string {
  const line = (across: (s: Station) => number) =>
    softLine(lengthwise(spine, Math.max(0, from - 30), to + 30, (_, s) => across(s), 48));
  const edgeLeft = line(() => -1.04);
  const edgeRight = line(() => 1.04);
  const pale = 14 + 44 * flame;
  const path = (d: string, color: string, width: number, opacity: number) =>
    `<path d="${d}" stroke="${color}" stroke-width="${Math.round(width)}" opacity="${opacity}"/>`;
  return (
    `<g fill="none" filter="url(#near)">` +
    path(edgeLeft, belly, pale, 0.85) +
    path(edgeRight, belly, pale, 0.85) +
    path(
      line((s) => -0.98 * facing(s)),
      SHADOW,
      46,
      0.42,
    ) +
    path(
      line(() => -1.05),
      SHADOW,
      14,
      0.35,
    ) +
    path(
      line(() => 1.05),
      SHADOW,
      14,
      0.35,
    ) +
    path(
      line((s) => 0.4 * facing(s)),
      "#fff",
      22,
      0.3,
    ) +
    "</g>"
  );
}

/** A fine drawn outline along both flanks. */
function edges(spine: Spine, from: number, to: number): string {
  const line = (across: number) => softLine(lengthwise(spine, from, to, () => across, 34));
  return `<path d="${line(-1)}${line(1)}" fill="none" stroke="${SHADOW}" stroke-width="2.2" opacity=".55"/>`;
}
