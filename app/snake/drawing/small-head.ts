// The head of the small drawing: its shape, its stripes, the mark by which one knows it, the eyes.

import { SHADOW } from "./body.ts";
import { mark } from "./head-marks.ts";
import type { Look } from "./look.ts";
import { colorOf, mixed, scaled } from "./pigment.ts";
import { stationAt } from "./skin.ts";
import type { Spine } from "./spine.ts";

const shape = "M-30-38C4-42 20-60 60-62 104-58 140-36 150-16 154-6 154 6 150 16 140 36 104 58 60 62 20 60 4 42-30 38Z";

export function smallHead(look: Look, spine: Spine): string {
  const { head: h, darkTint } = look;
  const neck = stationAt(spine, spine.length);
  const turn = Math.round((Math.atan2(neck.dy, neck.dx) * 180) / Math.PI);
  const cap = colorOf(h.cap, darkTint);
  const light = colorOf(mixed(h.cap, h.stripe, h.stripeClear), darkTint);
  const pale = colorOf(mixed(h.cap, scaled(h.stripe, 0.5), 0.4 + 0.5 * h.crown), darkTint);
  const stripe = (s: 1 | -1) => `M-30 ${s * 22}Q40 ${s * 50} 148 ${s * 10}`;
  const eye = (s: 1 | -1) => `M98 ${s * 40}h0`;
  return (
    `<g transform="translate(${Math.round(neck.x)} ${Math.round(neck.y)})rotate(${turn})scale(.94)">` +
    `<path d="${shape}" fill="${cap}" stroke="${SHADOW}" stroke-width="3" stroke-opacity=".6"/>` +
    `<path d="${stripe(1)}${stripe(-1)}" fill="none" stroke="${light}" stroke-width="12"/>` +
    (h.crown > 0 ? `<ellipse cx="60" rx="46" ry="15" fill="${pale}" fill-opacity=".8"/>` : "") +
    (h.mark === "none" ? "" : mark(look, 1) + mark(look, -1)) +
    `<g fill="none" stroke-linecap="round"><path d="${eye(1)}${eye(-1)}" stroke="${SHADOW}" stroke-width="32"/>` +
    `<path d="${eye(1)}${eye(-1)}" stroke="${h.iris}" stroke-width="26"/><path d="${eye(1)}${eye(-1)}" stroke="${h.pupil}" stroke-width="11"/></g></g>`
  );
}
