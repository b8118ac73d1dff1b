// Thumbnail of a snake in few bytes: head, neck and one bend of the body.

import { RIM, SHADOW, shadeOf } from "./body.ts";
import { heightsOf, outlines } from "./contour.ts";
import { mark, open, placeOn } from "./head.ts";
import type { Look } from "./look.ts";
import { diceOf } from "./noise.ts";
import { colorOf, mixed, scaled } from "./pigment.ts";
import { lengthwise, onPaper, softLine, stationAt } from "./skin.ts";
import { skinOf } from "./skin-marks.ts";
import { type Spine, spineAlong } from "./spine.ts";

const crown =
  "M4-47C20-54 40-60 54-59 76-56 98-47 120-40 142-32 160-20 160 0 160 20 142 32 120 40 98 47 76 56 54 59 40 60 20 54 4 47Q10 18-26 0 10-18 4-47Z";

function smallHead(look: Look, spine: Spine): string {
  const { head: h, darkTint } = look;
  const neck = stationAt(spine, spine.neck);
  const cap = colorOf(h.cap, darkTint);
  const light = colorOf(mixed(h.cap, h.stripe, h.stripeClear), darkTint);
  const pale = colorOf(mixed(h.cap, scaled(h.stripe, 0.5), 0.4 + 0.5 * h.crown), darkTint);
  const stripe = (s: 1 | -1) => `M-22 ${s * 22}Q56 ${s * 44} 150 ${s * 10}`;
  const eye = (s: 1 | -1) => `M97 ${s * 40}l12 ${s * -3}`;
  return (
    `<g transform="${placeOn(neck).place}">` +
    `<path d="${crown}" fill="${cap}"/><path d="${open}" fill="none" stroke="${SHADOW}" stroke-width="3" stroke-opacity=".6"/>` +
    `<path d="${stripe(1)}${stripe(-1)}" fill="none" stroke="${light}" stroke-width="12" stroke-linecap="round"/>` +
    (h.crown > 0 ? `<ellipse cx="60" rx="46" ry="15" fill="${pale}" fill-opacity=".8"/>` : "") +
    (h.mark === "none" ? "" : mark(look, 1) + mark(look, -1)) +
    `<g fill="none" stroke-linecap="round"><path d="${eye(1)}${eye(-1)}" stroke="${SHADOW}" stroke-width="21"/>` +
    `<path d="${eye(1)}${eye(-1)}" stroke="${h.iris}" stroke-width="15"/><path d="${eye(1)}${eye(-1)}" stroke="${h.pupil}" stroke-width="6"/></g></g>`
  );
}

// Merges dots and lines of one colour and width into one path; dots become zero-length lines with round caps.
const DOT = /^<ellipse rx="([\d.]+)"[^>]*translate\((-?\d+) (-?\d+)\)[^>]*fill="(#\w+)"/;
const LINE = /^<path d="([^"]+)" fill="none" stroke="(#\w+)" stroke-width="([\d.]+)"/;

/** Returns whether the mark is a dot or line, which may be dropped if there are many. */
const isSingle = (mark: string) => DOT.test(mark) || LINE.test(mark);

function gathered(marks: readonly string[]): string {
  let svg = "";
  let paths = new Map<string, string>();
  const add = (color: string, width: number, d: string) => {
    const key = `stroke="${color}" stroke-width="${width}"`;
    paths.set(key, (paths.get(key) ?? "") + d);
  };
  // Preserves the painting order.
  const flush = () => {
    const lines = [...paths].map(([key, d]) => `<path d="${d}" ${key}/>`).join("");
    if (lines) svg += `<g fill="none" stroke-linecap="round">${lines}</g>`;
    paths = new Map();
  };
  for (const one of marks) {
    const [, radius, x, y, ink] = DOT.exec(one) ?? [];
    const [, d, color, width] = LINE.exec(one) ?? [];
    if (ink) add(ink, Math.max(4, 8 * Math.round(Number(radius) / 4)), `M${x} ${y}h0`);
    else if (d && color) add(color, Math.max(3, 3 * Math.round(Number(width) / 3)), whole(d));
    else {
      flush();
      svg += whole(one);
    }
  }
  flush();
  return svg;
}

function whole(svg: string): string {
  return svg.replaceAll(/-?\d+\.\d+(?=[ QLMZ])/g, (number) => String(Math.round(Number(number))));
}

const STEP = /([MLQZ])([^MLQZ]*)/g;

/** Converts paths to relative coordinates, which saves a third of the bytes. `parts`: resolution per pixel. */
export function relativePaths(svg: string, parts = 1): string {
  return svg.replaceAll(/ d="([MLQZ\d\s.-]+)"/g, (_, d: string) => ` d="${relative(d, parts)}"`);
}

function relative(d: string, parts: number): string {
  let out = "";
  let last = "";
  let [x, y, startX, startY] = [0, 0, 0, 0];
  for (const [, command = "", tail = ""] of d.matchAll(STEP)) {
    if (command === "Z") {
      out += "Z";
      [x, y, last] = [startX, startY, "Z"];
      continue;
    }
    const numbers = (tail.match(/-?[\d.]+/g) ?? []).map((number) => Math.round(Number(number) * parts) / parts);
    if (command === "M") {
      [x = 0, y = 0] = numbers;
      [startX, startY] = [x, y];
      out += `M${spaced([x, y])}`;
      last = "M";
      numbers.splice(0, 2);
    }
    const many = command === "Q" ? 4 : 2;
    for (let i = 0; i + many <= numbers.length; i += many) {
      const step = numbers.slice(i, i + many).map((number, index) => number - (index % 2 === 0 ? x : y));
      const letter = command === "Q" ? "q" : "l";
      const apart = (step[0] ?? 0) < 0 ? "" : " ";
      out += (last === letter ? apart : letter) + spaced(step);
      last = letter;
      [x, y] = [x + (step.at(-2) ?? 0), y + (step.at(-1) ?? 0)];
    }
  }
  return out;
}

/** A minus sign separates numbers like a space. */
const spaced = (numbers: readonly number[]) => numbers.join(" ").replaceAll(" -", "-");

/** In drawing units; shown at about a quarter. */
export const SMALL_SIZE = { width: 400, height: 300 };

const pose = [
  [-70, 168],
  [-14, 220],
  [58, 228],
  [118, 188],
  [146, 118],
  [192, 70],
  [248, 78],
  [272, 112],
] as const;

const HALF = 62;

const spine = spineAlong(
  pose.map(([x, y]) => ({ x, y })),
  (share) => HALF * (share < 0.66 ? 1 : 1 - 0.46 * ((share - 0.66) / 0.34)),
  40,
);

/** Shared parts of all thumbnails: the body's clip path, sides and middle. Written once per picture. */
export function smallParts(): string {
  const side = (across: number) => lengthwise(spine, 0, spine.length, () => across, 60);
  const [left, right, middle] = [side(-1), side(1), side(0)].map((points) => whole(softLine(points)));
  const body = `${left}L${whole(softLine(side(1).reverse())).slice(1)}Z`;
  return (
    `<defs><clipPath id="b"><path d="${body}"/></clipPath>` +
    `<path id="s" d="${left}${right}" fill="none"/><path id="m" d="${middle}" fill="none"/></defs>`
  );
}

const drawings = new Map<string, string>();
const KEPT = 400;

/** Draws a look without `smallParts`; cached by look. */
export function drawSmall(look: Look): string {
  const key = JSON.stringify(look);
  const drawn = drawings.get(key) ?? small(look);
  // LRU order: most recently used last.
  drawings.delete(key);
  drawings.set(key, drawn);
  const [oldest = key] = drawings.keys();
  if (drawings.size > KEPT) drawings.delete(oldest);
  return drawn;
}

/** Size limit in bytes. Larger drawings drop every third dot and line, then every second, then all. */
const MOST = 4096;

function small(look: Look): string {
  let drawn = "";
  for (const nth of [Number.POSITIVE_INFINITY, 3, 2, 1]) {
    drawn = relativePaths(draw(look, nth));
    if (drawn.length <= MOST) break;
  }
  return drawn;
}

function draw(look: Look, without: number): string {
  const skin = skinOf({ ...look, fade: 0, grains: 0 }, spine.length, diceOf("small"));
  const marks = skin.things.flatMap((thing) => thing(spine)).map((mark) => mark.svg);
  const along = (part: "s" | "m", color: string, width: number, opacity: number) =>
    `<use href="#${part}" stroke="${color}" stroke-width="${width}" stroke-opacity="${opacity}"/>`;
  return (
    `<use href="#s" ${RIM} stroke-width="10"/><g clip-path="url(#b)"><path d="M-9-9H409V309H-9Z" fill="${skin.first}"/>${areas(skin.layers)}` +
    gathered(marks.filter((mark, i) => i % without !== without - 1 || !isSingle(mark))) +
    (look.fade > 0 ? along("s", "#fdfbf5", 34, 0.7 * look.fade) : along("s", shadeOf(look), 26, 0.26)) +
    along("m", "#fff", 24, 0.1) +
    (look.mist > 0 ? along("m", "#e9e4da", 140, 0.4 * look.mist) : "") +
    `</g>${along("s", SHADOW, 3, 0.6)}${smallHead(look, spine)}`
  );
}

/** Light areas without rims and hearts, which are invisible at this size. */
function areas(layers: ReturnType<typeof skinOf>["layers"]): string {
  const nets = new Map<unknown, ReturnType<typeof heightsOf>>();
  return layers
    .filter(({ isFine }) => !isFine)
    .map(({ field, level, fill, opacity }) => {
      const net = nets.get(field) ?? heightsOf(field, 0, spine.length, -1.1, 1.1, 17);
      nets.set(field, net);
      const rings = outlines(net, level)
        .filter((ring) => ring.length > 6)
        .map((ring) => {
          const sparse = ring.length > 8 ? ring.filter((_, i) => i % 2 === 0) : ring;
          const points = sparse.map((spot) => onPaper(spine, spot));
          return `M${points.map(({ x, y }) => `${Math.round(x)} ${Math.round(y)}`).join(" ")}Z`;
        });
      const more = opacity < 1 ? ` fill-opacity="${opacity}"` : "";
      return rings.length === 0
        ? ""
        : `<path d="${rings.join("")}" fill="${fill}" stroke="${fill}" stroke-width="5" stroke-linejoin="round"${more}/>`;
    })
    .join("");
}
