// Plans that are the wild pattern but for one thing.

import type { Field } from "../contour.ts";
import { alienHeads, backPatches, blotched, eyes, insideHead, insidePatch, nearBy } from "./blotched.ts";
import { dotted, type Making, type Pattern, type Thing } from "./pattern.ts";

/** A light bar with round ends. */
interface Bar {
  along: number;
  y: number;
  toAlong: number;
  toY: number;
  half: number;
}

function insideBar({ along, y, toAlong, toY, half }: Bar, s: number, across: number): number {
  const [dx, dy] = [toAlong - along, toY - y];
  const share = Math.min(1, Math.max(0, ((s - along) * dx + (across - y) * dy) / (dx * dx + dy * dy)));
  return half - Math.hypot(s - along - share * dx, across - y - share * dy);
}

/** Blotches that run on: from each on the flank a course of light leads slanting up to the back, as side streams to a river. */
export function streaming(making: Making): Pattern {
  const { noise, dice } = making;
  const heads = alienHeads(making);
  const courses = heads.flatMap(({ along, side, half, tall, y }): Bar[] => {
    const reach = dice.between(64, 96);
    if (dice.chance(0.3)) return [];
    return [
      { along: along + half * 0.3, y: side * (y - tall * 0.5), toAlong: along + reach, toY: side * 6, half: 5.5 },
    ];
  });
  const [near, bars, back] = [nearBy(heads), nearBy(courses), nearBy(backPatches(making))];
  const field: Field = (along, y) => {
    const s = along + 12 * noise(along / 40, y / 34);
    const across = y + 7 * noise(along / 36 + 50, y / 30);
    let height = Math.abs(across) - 101;
    for (const head of near(s))
      if (across * head.side > 0) height = Math.max(height, insideHead(head, s, Math.abs(across)));
    for (const bar of bars(s))
      height = Math.max(height, insideBar(bar, s, across) + 2.5 * noise(along / 22, y / 20 + 9));
    for (const patch of back(s)) height = Math.max(height, insidePatch(patch, s, across));
    return height;
  };
  return { field, things: heads.flatMap((head) => eyes(making, head)) };
}

/** The wild back, but on the flanks no blotch like the next, and none in its row: rings, hooks, bars standing and lying, pools. */
export function confused(making: Making): Pattern {
  const { noise, dice, length } = making;
  const back = nearBy(backPatches(making));
  const bars: Bar[] = [];
  const rings: { along: number; y: number; radius: number }[] = [];
  for (const side of [-1, 1] as const) {
    for (let along = 30; along < length; along += dice.between(30, 62)) {
      const y = side * dice.between(38, 84);
      const half = dice.between(5, 9);
      const kind = dice.next();
      if (kind < 0.24) rings.push({ along, y, radius: dice.between(13, 19) });
      else if (kind < 0.46)
        bars.push({
          along,
          y: side * dice.between(18, 40),
          toAlong: along + dice.between(-18, 18),
          toY: side * 100,
          half,
        });
      else if (kind < 0.66) bars.push({ along, y, toAlong: along + dice.between(40, 74), toY: y, half });
      else if (kind < 0.84) {
        const [toAlong, toY] = [along + dice.between(20, 34), side * dice.between(24, 44)];
        bars.push(
          { along, y, toAlong, toY, half },
          { along: toAlong, y: toY, toAlong: toAlong + 22, toY: side * 90, half },
        );
      } else bars.push({ along, y, toAlong: along + dice.between(6, 30), toY: y + 8, half: dice.between(16, 24) });
    }
  }
  const [barsAt, ringsAt] = [nearBy(bars), nearBy(rings)];
  const field: Field = (along, y) => {
    const s = along + 13 * noise(along / 30, y / 26);
    const across = y + 9 * noise(along / 28 + 50, y / 24);
    let height = Math.abs(across) - 101;
    for (const bar of barsAt(s)) height = Math.max(height, insideBar(bar, s, across));
    for (const ring of ringsAt(s)) {
      const away = Math.hypot(ring.along - s, ring.y - across);
      height = Math.max(height, 5.5 - Math.abs(away - ring.radius));
    }
    for (const patch of back(s)) height = Math.max(height, insidePatch(patch, s, across));
    return height;
  };
  return { field, things: [] };
}

/** Saddles that break and join again: between them the light is rounded gaps of all sizes, many of which run into the next. */
export function rejoined({ noise, dice, length }: Making): Pattern {
  const gaps: { along: number; y: number; long: number; wide: number }[] = [];
  const bars: Bar[] = [];
  for (let along = 24; along < length; along += 7) {
    const y = dice.between(-92, 92);
    const [long, wide] = [dice.between(15, 44), dice.between(13, 27)];
    const isNear = (one: (typeof gaps)[number], room: number) =>
      Math.hypot((one.along - along) / (one.long + long + room), (one.y - y) / (one.wide + wide + room)) < 1;
    const before = gaps.slice(-30);
    if (before.some((one) => isNear(one, 5))) continue;
    const neighbours = before.filter((one) => isNear(one, 26));
    for (const neighbour of neighbours.slice(0, 2))
      if (dice.chance(0.5))
        bars.push({ along: neighbour.along, y: neighbour.y, toAlong: along, toY: y, half: dice.between(6, 13) });
    gaps.push({ along, y, long, wide });
  }
  const [gapsAt, barsAt] = [nearBy(gaps), nearBy(bars)];
  const field: Field = (along, y) => {
    const s = along + 14 * noise(along / 34, y / 30);
    const across = y + 10 * noise(along / 30 + 50, y / 26);
    let height = Math.abs(across) - 101;
    for (const gap of gapsAt(s)) height = Math.max(height, insidePatch(gap, s, across));
    for (const bar of barsAt(s)) height = Math.max(height, insideBar(bar, s, across));
    return height;
  };
  return { field, things: [] };
}

/** The wild blotches, larger, and in their light many dark spots, large and small. */
export function spotted(making: Making): Pattern {
  const { look, dice, dark, length } = making;
  const { field } = blotched({ ...making, look: { ...look, dots: 0 } });
  const things: Thing[] = [];
  if (!field) return { things };
  for (let along = 36; along < length; along += 3.6) {
    const y = dice.between(-88, 88);
    const radius = dice.between(3, 8.4);
    // Only where the light reaches well around the spot; what lies in the dark is not seen.
    if (field(along, y) > radius * 0.5) things.push(dotted({ along, across: y / 96 }, radius, dark));
  }
  return { field, things };
}
