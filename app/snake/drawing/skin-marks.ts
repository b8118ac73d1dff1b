// Everything that lies on the skin's first colour, bottom first: the blushing, the pattern's plan, and what lies on top of any plan.

import { type Field, heightsOf, outlines } from "./contour.ts";
import type { Look } from "./look.ts";
import { area, type Mark, PIECE } from "./mark.ts";
import { type Dice, noiseOf } from "./noise.ts";
import { onTop } from "./on-top.ts";
import { colorOf, mixed, scaled } from "./pigment.ts";
import type { Making, Pattern } from "./plans/pattern.ts";
import { plans } from "./plans/plans.ts";
import type { Spine } from "./spine.ts";

/** The pattern of one snake: laid on its body, and again on its flank laid flat, it is the same. */
export interface Skin {
  look: Look;
  first: string;
  layers: { field: Field; level: number; fill: string; opacity: number }[];
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
  const { field, things } = plans[look.plan](making);
  const layers: Skin["layers"] = [];
  if (look.blush > 0) {
    const pale = color(mixed(look.ground, { ...look.blotch, dark: look.blotch.dark * 0.6 }, 0.35 + 0.5 * look.blush));
    const blush: Field = (along, y) => 24 * look.blush + 12 * making.noise(along / 40, y / 26 + 200) - Math.abs(y);
    layers.push(
      { field: blush, level: -7, fill: pale, opacity: 0.45 },
      { field: blush, level: 0, fill: pale, opacity: 0.7 },
    );
  }
  if (field) {
    if (look.rimWidth > 0) layers.push({ field, level: -look.rimWidth, fill: making.rim, opacity: 1 });
    layers.push(
      { field, level: 0, fill: making.light, opacity: 1 },
      { field, level: 9, fill: making.heart, opacity: 0.75 },
    );
  }
  if (look.flame > 0) {
    const pale = color(mixed(look.blotch, look.belly, 0.75));
    const tongues: Field = (along, y) =>
      Math.abs(y) - 99 + 62 * look.flame * (0.45 + 0.55 * making.noise(along / 15, y < 0 ? 400 : 500));
    layers.push(
      { field: tongues, level: -4, fill: pale, opacity: 0.45 },
      { field: tongues, level: 3, fill: pale, opacity: 0.6 },
    );
  }
  return { look, first: making.dark, layers, things: [...things, ...onTop(making)] };
}

/** The skin's marks on a body, or on the part of it between two places. */
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
