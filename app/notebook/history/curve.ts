// The curve of a snake's weight with its meals and sheds below it, as points and ticks in the picture's own measure.

import { scaleLinear, scaleUtc } from "d3-scale";
import type { CareEvent } from "#app/notebook/care/care.ts";
import { dayOf } from "#app/notebook/care/read-care.ts";

export const CURVE = { width: 640, height: 280, top: 16, right: 20, bottom: 64, left: 56 } as const;

export interface Curve {
  path: string;
  points: { x: number; y: number; words: string }[];
  xTicks: { x: number; label: string }[];
  yTicks: { y: number; label: string }[];
  /** Below the curve: eaten, refused and thrown up meals, and sheds. */
  marks: { id: string; x: number; kind: "eaten" | "refused" | "shed" }[];
}

const LABELS = 6;
const round = (value: number) => Math.round(value * 10) / 10;

/** Null before the second day on which it was weighed: a line needs two ends. */
export function weightCurve(events: readonly CareEvent[], since = ""): Curve | null {
  const byDay = new Map<string, number>();
  const inOrder = events.toSorted((a, b) => a.at.localeCompare(b.at));
  for (const { at, care } of inOrder) {
    const day = dayOf(at);
    if (care.kind === "weight" && day >= since) byDay.set(day, care.grams);
  }
  const log = [...byDay];
  const [first] = log;
  const last = log.at(-1);
  if (!first || !last || first[0] === last[0]) return null;
  const all = inOrder.map(({ at }) => dayOf(at)).filter((day) => day >= since);
  const ends = [all[0] ?? first[0], all.at(-1) ?? last[0]].map((day) => new Date(day));
  const x = scaleUtc(ends, [CURVE.left, CURVE.width - CURVE.right]);
  const baseline = CURVE.height - CURVE.bottom;
  const heaviest = Math.max(...log.map(([, grams]) => grams));
  const lightest = Math.min(...log.map(([, grams]) => grams));
  // A loss of a tenth is to be seen: the scale begins near the lightest, and never shows less than a fifth.
  const floor = Math.max(0, Math.min(lightest * 0.9, heaviest * 0.8));
  const y = scaleLinear([floor, heaviest], [baseline, CURVE.top]).nice(4);
  const points = log.map(([day, grams]) => ({
    x: round(x(new Date(day))),
    y: round(y(grams)),
    words: `${day} ${grams}g`,
  }));
  const ticks = x.ticks(LABELS).filter((tick) => tick.getUTCHours() === 0);
  const step = Math.ceil(ticks.length / LABELS);
  const isMonthly = ticks.every((tick) => tick.getUTCDate() === 1);
  return {
    path: points.map((point, i) => `${i === 0 ? "M" : "L"}${point.x} ${point.y}`).join(""),
    points,
    xTicks: ticks
      .filter((_, i) => i % step === 0)
      .map((tick) => ({
        x: round(x(tick)),
        label: isMonthly
          ? `${tick.getUTCFullYear()}/${tick.getUTCMonth() + 1}`
          : `${tick.getUTCMonth() + 1}/${tick.getUTCDate()}`,
      })),
    yTicks: y.ticks(4).map((tick) => ({ y: round(y(tick)), label: `${tick.toLocaleString("ja-JP")}g` })),
    marks: inOrder.flatMap(({ id, at, care }): Curve["marks"] => {
      const day = dayOf(at);
      const isMarked = care.kind === "shed" || care.kind === "meal";
      if (!isMarked || day < since) return [];
      const kind = care.kind === "shed" ? "shed" : care.outcome === "eaten" ? "eaten" : "refused";
      return [{ id, x: round(x(new Date(day))), kind }];
    }),
  };
}
