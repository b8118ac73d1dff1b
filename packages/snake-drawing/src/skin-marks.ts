// Everything on the base colour, bottom first: blushing, pattern plan, and the marks over any plan.

import { type Field, heightsOf, outlines } from "./contour.ts";
import type { Look } from "./look.ts";
import { area, type Mark, PIECE } from "./mark.ts";
import { type Dice, type Noise, noiseOf } from "./noise.ts";
import { onTop } from "./on-top.ts";
import { colorOf, mixed, scaled } from "./pigment.ts";
import { dotted, type Making, type Pattern } from "./plans/pattern.ts";
import { plans } from "./plans/plans.ts";
import { FLANK, type Spine } from "./spine.ts";

interface Layer {
  field: Field;
  level: number;
  fill: string;
  opacity: number;
  /** Left out of thumbnails. */
  isFine?: boolean;
}

/** Pattern of one snake, used for both the body and the flat flank. */
export interface Skin {
  look: Look;
  first: string;
  layers: Layer[];
  things: Pattern["things"];
}

export function skinOf(look: Look, length: number, dice: Dice): Skin {
  const color = (pigment: Look["ground"]) => colorOf(pigment, look.darkTint);
  const making: Making = {
    look,
    length,
    dice,
    noise: noiseOf(dice),
    dark: color(look.ground),
    light: color(look.blotch),
    heart: color(scaled(look.blotch, 0.6, 1.04)),
    rim: color(look.rim),
  };
  const { field: own, things } = plans[look.plan](making);
  const field = own && look.neckStripes ? withNeckStripes(own, length, making.noise) : own;
  const { noise } = making;
  const layers: Layer[] = [];
  if (look.blush > 0 && field) {
    const pale = color(mixed(look.ground, { ...look.blotch, dark: look.blotch.dark + 0.12 }, 0.28 + 0.42 * look.blush));
    const blush: Field = (along, y) =>
      Math.min(14, -field(along, y)) * 0.8 + 13 * noise(along / 30, y / 22 + 200) - 17 + 15 * look.blush;
    layers.push(
      { field: blush, level: -5, fill: pale, opacity: 0.4, isFine: true },
      { field: blush, level: 0, fill: pale, opacity: 0.55 },
      { field: blush, level: 6, fill: pale, opacity: 0.5, isFine: true },
    );
  }
  if (field) {
    if (look.rimWidth > 0) layers.push({ field, level: -look.rimWidth, fill: making.rim, opacity: 1, isFine: true });
    layers.push(
      { field, level: 0, fill: making.light, opacity: 1 },
      { field, level: 9, fill: making.heart, opacity: 0.75, isFine: true },
    );
    if (look.hollow > 0 && look.plan === "blotched") {
      const core: Field = (along, y) => field(along, y) - 27 + 19 * look.hollow + 7 * noise(along / 16, y / 14 + 600);
      layers.push({ field: core, level: 0, fill: making.dark, opacity: 0.9 });
    }
  }
  if (look.flame > 0) {
    const pale = color(mixed(look.blotch, look.belly, 0.7));
    const tongues: Field = (along, y) =>
      Math.abs(y) -
      98 +
      58 * look.flame * (0.36 + 0.64 * noise(along / 27, y < 0 ? 400 : 500)) +
      5 * noise(along / 9, y / 12);
    layers.push(
      { field: tongues, level: -9, fill: pale, opacity: 0.2, isFine: true },
      { field: tongues, level: -2, fill: pale, opacity: 0.3 },
      { field: tongues, level: 6, fill: pale, opacity: 0.36, isFine: true },
    );
  }
  if (look.whiteSides > 0) {
    const base: Field = field ?? (() => 20);
    // From the belly up with ragged edges, light areas first.
    const white: Field = (along, y) =>
      Math.min(
        Math.abs(y) -
          84 +
          52 * look.whiteSides * noise(along / 52, y < 0 ? 700 : 800) +
          22 * noise(along / 12, y / 11 + 900),
        base(along, y) + 3 + 12 * noise(along / 10, y / 10 + 950),
      );
    layers.push(
      { field: white, level: -3, fill: look.whiteInk, opacity: 0.45, isFine: true },
      { field: white, level: 0, fill: look.whiteInk, opacity: 0.92 },
    );
  }
  return {
    look,
    first: making.dark,
    layers,
    things: [...things, ...(field ? grainsIn(field, making) : []), ...onTop(making)],
  };
}

/** Replaces the pattern on the neck by two wandering light stripes. */
function withNeckStripes(field: Field, length: number, noise: Noise): Field {
  return (along, y) => {
    const share = Math.min(1, Math.max(0, (along / length - 0.81 + 0.03 * noise(along / 40, y < 0 ? 20 : 30)) / 0.06));
    if (share === 0) return field(along, y);
    const lane = y < 0 ? 120 : 140;
    const stripe = 8 + 5 * noise(along / 26, lane) - Math.abs(Math.abs(y) - 29 - 7 * noise(along / 34, lane + 9));
    return field(along, y) * (1 - share) + share * stripe;
  };
}

/** Dark grains in the light, denser towards the belly. */
function grainsIn(field: Field, { look, length, dice, dark }: Making): Pattern["things"] {
  const things: Pattern["things"] = [];
  for (let count = 0; count < look.grains * length * 0.34; count++) {
    const [along, y] = [dice.between(30, length), (dice.chance(0.5) ? 1 : -1) * 92 * Math.sqrt(dice.next())];
    const radius = dice.between(1, 2.7);
    if (field(along, y) > radius + 1) things.push(dotted({ along, across: y / FLANK }, radius, dark));
  }
  return things;
}

export function marksOn(spine: Spine, skin: Skin, start = 0, end = spine.length + 20): Mark[] {
  const nets = new Map<Field, { from: number; to: number; net: ReturnType<typeof heightsOf> }[]>();
  const netsOf = (field: Field) => {
    const known = nets.get(field);
    if (known) return known;
    const made = [];
    for (let from = start; from < end; from += PIECE) {
      const to = Math.min(end, from + PIECE);
      made.push({
        from,
        to,
        net: spine.isFlat ? heightsOf(field, from - 6, to + 6, -0.2) : heightsOf(field, from - 6, to + 6),
      });
    }
    nets.set(field, made);
    return made;
  };
  const areas = skin.layers.flatMap(({ field, level, fill, opacity }) =>
    netsOf(field).map(({ from, to, net }) =>
      area(spine, outlines(net, level), from, to, fill, opacity < 1 ? ` fill-opacity="${opacity}"` : ""),
    ),
  );
  return [...areas, ...skin.things.flatMap((thing) => thing(spine))].filter(
    (mark) => mark.svg && mark.to > start && mark.from < end,
  );
}
