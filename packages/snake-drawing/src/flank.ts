// Strip of the flank under the snake, from the back to the belly's edge, where some genes have their marker.

import { RIM, SHADOW } from "./body.ts";
import type { Look } from "./look.ts";
import type { Dice } from "./noise.ts";
import { WHITE } from "./on-top.ts";
import { colorOf } from "./pigment.ts";
import { marksOn, type Skin } from "./skin-marks.ts";
import { FLANK, flankOf, type Spine } from "./spine.ts";

export const BOX = { x: 60, y: 722, width: 1080, height: 146 };
const HALF = 110;
const BACK = BOX.y + 13;
const BELLY = BACK + HALF;

/** Returns the stretch of body shown, in pixels from the tail tip. */
export function strip(spine: Spine): { from: number; to: number } {
  const from = spine.length * 0.36;
  return { from, to: from + (BOX.width * FLANK) / HALF };
}

export function flank(spine: Spine, skin: Skin, dice: Dice, id: string): string {
  const { look } = skin;
  const { from, to } = strip(spine);
  const flat = flankOf(spine, from, { x: BOX.x, y: BACK, width: BOX.width, half: HALF });
  const marks = marksOn(flat, skin, from - 20, to + 20);
  const box = `x="${BOX.x}" y="${BOX.y}" width="${BOX.width}" height="${BOX.height}" rx="22"`;
  // One light from above: dark edge of the back, lit upper flank, shaded belly.
  const stops: readonly (readonly [at: number, color: string, opacity: number])[] = [
    [0, SHADOW, 0.36],
    [0.14, SHADOW, 0.04],
    [0.26, "#fff", 0.14],
    [0.42, "#fff", 0],
    [0.62, WHITE, 0],
    [0.82, WHITE, 0.85 * look.fade],
    [0.86, SHADOW, 0],
    [1, SHADOW, 0.26],
  ];
  const light =
    `<linearGradient id="${id}fl" x2="0" y2="1">` +
    stops
      .map(([at, color, opacity]) => `<stop offset="${at}" stop-color="${color}" stop-opacity="${opacity}"/>`)
      .join("") +
    "</linearGradient>";
  return (
    `<defs>${light}<clipPath id="${id}f"><rect ${box}/></clipPath></defs><g clip-path="url(#${id}f)"><rect ${box} fill="${skin.first}"/>` +
    marks.map((mark) => mark.svg).join("") +
    (look.mist > 0 ? `<rect ${box} fill="#e9e4da" fill-opacity="${0.34 * look.mist}"/>` : "") +
    (look.scales === "all" ? scaleRows() : "") +
    belly(look, dice) +
    `<rect ${box} fill="url(#${id}fl)"/>` +
    `</g><rect ${box} ${RIM} stroke-width="6"/><rect ${box} fill="none" stroke="${SHADOW}" stroke-width="2.2" opacity=".6"/>`
  );
}

function scaleRows(): string {
  const rows = Array.from({ length: 9 }, (_, row) => {
    const y = BOX.y + 9 + row * 13;
    return `<path d="M${BOX.x} ${y}H${BOX.x + BOX.width}"${row % 2 ? ' stroke-dashoffset="7"' : ""}/>`;
  });
  return `<g fill="none" stroke="${SHADOW}" stroke-opacity=".12" stroke-width="2.6" stroke-dasharray="5 9">${rows.join("")}</g>`;
}

/** Draws the belly's edge with its scutes and marks. */
function belly(look: Look, dice: Dice): string {
  const dark = colorOf(look.pied > 0.4 ? { ...look.ground, dark: look.ground.dark * 0.5 } : look.ground, look.darkTint);
  const end = BOX.y + BOX.height;
  const scutes = Array.from({ length: 48 }, (_, i) => `M${BOX.x + 12 + i * 23} ${BELLY}q5 12 0 ${end - BELLY}`).join(
    "",
  );
  return (
    `<rect x="${BOX.x}" y="${BELLY}" width="${BOX.width}" height="${end - BELLY}" fill="${colorOf(look.belly, look.darkTint)}"/>` +
    edgeMarks(look, dice, dark) +
    `<path d="M${BOX.x} ${BELLY}H${BOX.x + BOX.width}${scutes}" fill="none" stroke="${SHADOW}" stroke-width="1.6" stroke-opacity=".28"/>`
  );
}

function edgeMarks(look: Look, dice: Dice, dark: string): string {
  const right = BOX.x + BOX.width;
  const along = (least: number, most: number, draw: (x: number, place: number) => string) => {
    let svg = "";
    let place = 0;
    for (let x = BOX.x + 6; x < right; x += dice.between(least, most)) svg += draw(x, place++);
    return svg;
  };
  const blot = (x: number, y: number, rx: number, ry: number, opacity = 0.85) =>
    `<ellipse cx="${Math.round(x)}" cy="${Math.round(y)}" rx="${Math.round(rx)}" ry="${Math.round(ry)}" fill="${dark}" fill-opacity="${opacity}"/>`;
  switch (look.bellyEdge) {
    case "specks":
      return along(50, 130, (x) => blot(x, BELLY + dice.between(2, 16), dice.between(2, 6), dice.between(2, 4), 0.7));
    case "checks":
      return along(
        46,
        46,
        (x, place) =>
          `<rect x="${Math.round(x + dice.between(-3, 3))}" y="${BELLY + (place % 2) * 11}" width="${Math.round(dice.between(15, 25))}" height="${Math.round(dice.between(8, 12))}" rx="2" fill="${dark}" fill-opacity="${(dice.between(55, 85) / 100).toFixed(2)}"/>`,
      );
    case "grains":
      return along(7, 12, (x) => blot(x, BELLY + dice.between(-8, 19), dice.between(2, 3.6), dice.between(2, 3)));
    case "chipped":
      // One piece on most scutes, alternately high and low, with random shapes.
      return along(23, 23, (x, place) => {
        if (dice.chance(0.25)) return "";
        const near = (value: number, by: number) => Math.round(value + dice.between(-by, by));
        const [left, top] = [near(x + 7, 3), near(BELLY + (place % 2) * 9, 3)];
        const [wide, deep] = [near(17, 6), near(10, 4)];
        return `<path d="M${left} ${near(top, 2)}L${near(left + wide, 2)} ${near(top, 3)}L${near(left + wide, 4)} ${near(top + deep, 2)}L${near(left + wide / 2, 4)} ${near(top + deep, 3)}L${near(left, 3)} ${near(top + deep, 3)}Z" fill="${dark}" fill-opacity="${(dice.between(50, 85) / 100).toFixed(2)}"/>`;
      });
    case "dashes":
      return along(
        24,
        40,
        (x) =>
          `<path d="M${Math.round(x)} ${BELLY + Math.round(dice.between(3, 9))}h${Math.round(dice.between(9, 18))}" stroke="${dark}" stroke-width="4" stroke-opacity=".8"/>`,
      );
    case "murky":
      return along(
        16,
        60,
        (x) =>
          blot(x, BELLY + dice.between(2, 18), dice.between(8, 26), dice.between(3, 7), 0.22) +
          blot(x + dice.between(-8, 8), BELLY + dice.between(4, 16), dice.between(2, 5), dice.between(1.5, 3), 0.5),
      );
    case "tinged":
      return along(60, 110, (x) => blot(x, BELLY + 6, dice.between(18, 34), 7, 0.12));
    case "clean":
      return "";
  }
}
