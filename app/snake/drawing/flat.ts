// The same snake in two flat pigments and one outline, for figures that explain: from above, or from the side with its belly down.

import { outlineOf, stretchesOf } from "./body.ts";
import { type Field, heightsOf, outlines } from "./contour.ts";
import type { Look } from "./look.ts";
import { area } from "./mark.ts";
import { diceOf } from "./noise.ts";
import { colorOf, mixed, scaled } from "./pigment.ts";
import { lengthwise, softLine, stationAt } from "./skin.ts";
import { skinOf } from "./skin-marks.ts";
import { fromWhereItStands, gathered } from "./small.ts";
import { FLANK, type Spine, type Station } from "./spine.ts";

export interface Flat {
  /** What ids begin with: several may be in one figure. */
  id: string;
  /** What the pattern is thrown by. */
  seed: string;
  isFromSide: boolean;
  /** Attributes of its outline. */
  edge: string;
  /** The smallest thing that is seen, in the spine's own measure. */
  grain: number;
  face?: Face;
}

/** A face from the side, as near as that pits and pupil are seen: calm, with the eye clouded before a shed, or gaping for air. */
export type Face = "calm" | "clouded" | "gaping";

/** SVG in the spine's own measure. */
export function drawFlat(look: Look, spine: Spine, { id, seed, isFromSide, edge, grain, face }: Flat): string {
  const skin = skinOf({ ...look, grains: 0, blush: 0, fade: 0, flame: 0 }, spine.length, diceOf(seed));
  const layers = skin.layers.filter(({ isFine }) => !isFine);
  const things = isFromSide ? [] : skin.things.flatMap((thing) => thing(spine));
  const drawn = stretchesOf(spine).map(({ from, to: past }, place) => {
    // What widens under a head seen from above would stand out beside its profile.
    const to = isFromSide ? Math.min(past, spine.neck + 8) : past;
    const [start, end] = [from - 8, to + 8];
    const areas = layers.map(({ field, level, fill }) => {
      const net = heightsOf(isFromSide ? oneFlank(field, spine) : field, start, end, -1.1, 1.1, Math.max(13, grain));
      const rings = outlines(net, level).filter((ring) => ring.length > 5);
      return area(spine, rings, start, end, fill).svg;
    });
    const marks = things.filter((mark) => mark.to > start && mark.from < end).map((mark) => mark.svg);
    const part = `${id}-${place}`;
    const side = (across: number) => softLine(lengthwise(spine, from, to, () => across, 3 * grain));
    const belly = isFromSide ? pale(look, spine, from, to, grain) : "";
    return (
      `<clipPath id="${part}"><path d="${outlineOf(spine, from, to, 3 * grain)}"/></clipPath><g clip-path="url(#${part})">` +
      `<path d="M-9999-9999H29999V29999H-9999Z" fill="${skin.first}"/>${areas.join("")}${gathered(marks)}${belly}</g>` +
      `<path d="${side(-1)}${side(1)}" ${edge}/>`
    );
  });
  const neck = stationAt(spine, spine.neck);
  // A stretch of body that runs out to nothing has no head.
  const head = neck.half < 2 ? "" : isFromSide ? profile(look, neck, edge, face) : crown(look, neck, edge);
  return fromWhereItStands(drawn.join("")) + head;
}

/** 1 where the right flank looks down, -1 where the left one does. */
const down = ({ dx }: Station) => (dx < 0 ? -1 : 1);

/** A flank as it is seen from the side: the middle of the back above, the belly's edge below. */
function oneFlank(field: Field, spine: Spine): Field {
  return (along, y) => field(along, (y * down(stationAt(spine, along)) + 0.8 * FLANK) / 1.8);
}

function pale(look: Look, spine: Spine, from: number, to: number, grain: number): string {
  const edge = (reach: number) => lengthwise(spine, from, to, (_, station) => down(station) * reach, 3 * grain);
  const d = `${softLine(edge(0.68))}L${softLine(edge(1.05).reverse()).slice(1)}Z`;
  return `<path d="${d}" fill="${colorOf(look.belly, look.darkTint)}"/>`;
}

/** The neck's half width in a head's own measure: the neck joins at (-44,0), the snout points to +x. */
const NECK = 37;

function placed(neck: Station, mirror: number, inside: string): string {
  const scale = Math.round((neck.half / NECK) * 100) / 100;
  const turn = Math.round((Math.atan2(neck.dy, neck.dx) * 180) / Math.PI);
  const [x, y] = [Math.round(neck.x + neck.dx * 40 * scale), Math.round(neck.y + neck.dy * 40 * scale)];
  return `<g transform="translate(${x} ${y})rotate(${turn})scale(${scale} ${scale * mirror})">${inside}</g>`;
}

const colors = ({ head, darkTint }: Look) => ({
  cap: colorOf(head.cap, darkTint),
  light: colorOf(mixed(head.cap, head.stripe, head.stripeClear), darkTint),
  lip: colorOf(scaled(head.stripe, 0.3, 0.5, 0.4), darkTint),
});

const eye = ({ head }: Look, x: number, y: number) =>
  `<circle cx="${x}" cy="${y}" r="12" fill="${head.iris}" stroke="#17110d" stroke-width="5"/><circle cx="${x}" cy="${y}" r="5" fill="${head.pupil}"/>`;

function crown(look: Look, neck: Station, edge: string): string {
  const { cap, light } = colors(look);
  const shape =
    "M-48-37C-26-38-8-45 10-55 32-66 60-66 82-55 98-47 122-37 138-30 150-22 155-10 155 0 155 10 150 22 138 30 122 37 98 47 82 55 60 66 32 66 10 55-8 45-26 38-48 37";
  const stripe = (s: 1 | -1) => `M-40 ${s * 26}Q44 ${s * 46} 142 ${s * 11}`;
  return placed(
    neck,
    1,
    `<path d="${shape}Z" fill="${cap}"/><path d="${stripe(1)}${stripe(-1)}" fill="none" stroke="${light}" stroke-width="13" stroke-linecap="round"/><path d="${shape}" ${edge}/>${eye(look, 100, 40)}${eye(look, 100, -40)}`,
  );
}

/** From the nape over the brow to the snout, and from there along the jaw to the throat. */
const BROW = "M-48-37C-26-37-8-43 14-46 44-49 70-44 96-38 118-33 142-27 151-12 157 0 154 12 142 19";
const JAW = "112 33 62 46 26 44 0 42-24 38-48 37";
const LIP = "M-48 37C-24 38 0 42 26 44 62 46 112 33 142 19L153 4C120 14 70 24 34 22 6 20-20 8-48 10Z";
const STRIPE = "M-40-10C0-24 50-30 90-32 116-30 136-22 150-12";
/** The cap's dark, running out over the neck. */
const NAPE = "M-46-34C-62-34-84-32-104-28-92-18-100-6-80 2-66 4-56 8-46 10Z";
/** A gaping mouth: its edge above, its inside, and the lower jaw, which is turned about where the jaws meet. */
const PALATE = "C120 14 70 24 20 20";
const MOUTH = "M20 20L150 8 136 66 60 62Z";
const UNDER = "M24 22C62 30 108 28 140 12 147 20 140 28 130 30 100 40 60 48 26 44 6 42-10 38-24 37";
const GAPE = "rotate(24 22 18)";

function profile(look: Look, neck: Station, edge: string, face?: Face): string {
  const { cap, light, lip } = colors(look);
  const filled = (d: string, color: string) => `<path d="${d}" fill="${color}"/>`;
  const drawn = (d: string) => `<path d="${d}" ${edge}/>`;
  const stripe = `<path d="${STRIPE}" fill="none" stroke="${light}" stroke-width="11" stroke-linecap="round"/>`;
  const near = face ? filled(NAPE, cap) : "";
  const jaws =
    face === "gaping"
      ? `${filled(MOUTH, "#e9a79b")}<g transform="${GAPE}">${filled(`${UNDER}L-20 30Z`, lip)}${drawn(UNDER)}</g>` +
        filled(`${BROW}${PALATE}L-8 36-48 37Z`, cap) +
        stripe +
        drawn(`${BROW}${PALATE}`)
      : filled(`${BROW} ${JAW}Z`, cap) + filled(LIP, lip) + stripe + drawn(`${BROW} ${JAW}M154 6C120 22 70 30 30 26`);
  return placed(neck, down(neck), near + jaws + (face ? nearEye(look, face) + PITS : eye(look, 102, -14)));
}

/** The nostril, and the pits of the upper lip by which it feels warmth. */
const PITS = `<path d="M146-9l2-3M147 6l1-4M136 9l1-4M124 12l1-4M112 15l0-4" fill="none" stroke="#17110d" stroke-width="4.5" stroke-linecap="round"/>`;

const CLOUD = "#b3c3d1";

function nearEye({ head }: Look, face: Face): string {
  const [iris, pupil] = face === "clouded" ? [CLOUD, "#8ea2b3"] : [head.iris, head.pupil];
  const glint = face === "clouded" ? "" : `<circle cx="95" cy="-20" r="3" fill="#fff"/>`;
  return `<circle cx="100" cy="-14" r="14" fill="${iris}" stroke="#17110d" stroke-width="4"/><ellipse cx="100" cy="-14" rx="3" ry="10" fill="${pupil}"/>${glint}`;
}
