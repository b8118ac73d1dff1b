// Chart geometry, computed on the server so that no chart library is shipped.

import { type ScaleTime, scaleLinear, scaleUtc } from "d3-scale";
import { line } from "d3-shape";
import { withCommas } from "#app/platform/site/with-commas.ts";

const WIDTH = 440;
const HEIGHT = 230;
const EDGE = { top: 12, right: 16, bottom: 28, left: 64 };

/** `log`: by date, one per day. Returns null for fewer than two weighings. */
export function growthChart(log: readonly { date: string; grams: number }[]) {
  const [first] = log;
  const last = log.at(-1);
  if (!first || !last || first === last) return null;
  const x = scaleUtc([new Date(first.date), new Date(last.date)], [EDGE.left, WIDTH - EDGE.right]);
  const heaviest = Math.max(...log.map((entry) => entry.grams));
  const y = scaleLinear([0, heaviest], [HEIGHT - EDGE.bottom, EDGE.top]).nice(4);
  const points = log.map((entry) => ({ x: round(x(new Date(entry.date))), y: round(y(entry.grams)) }));
  const draw = line<{ x: number; y: number }>(
    (point) => point.x,
    (point) => point.y,
  );
  return {
    width: WIDTH,
    height: HEIGHT,
    baseline: HEIGHT - EDGE.bottom,
    left: EDGE.left,
    right: WIDTH - EDGE.right,
    path: draw(points) ?? "",
    points,
    xTicks: dayTicks(x),
    yTicks: y.ticks(4).map((tick) => ({ y: round(y(tick)), label: `${withCommas(tick)}g` })),
  };
}

export type GrowthChartData = NonNullable<ReturnType<typeof growthChart>>;

/** Maximum number of labels that fit a phone. */
const LABELS = 5;

function dayTicks(x: ScaleTime<number, number>): { x: number; label: string }[] {
  const ticks = x.ticks(LABELS);
  const isMonthly = ticks.every((tick) => tick.getUTCDate() === 1);
  // Hourly ticks within a day would repeat its label.
  const days = ticks.filter((tick) => tick.getUTCHours() === 0);
  const named = days.map((tick) => ({
    x: round(x(tick)),
    label: isMonthly
      ? `${tick.getUTCFullYear()}/${tick.getUTCMonth() + 1}`
      : `${tick.getUTCMonth() + 1}/${tick.getUTCDate()}`,
  }));
  const step = Math.ceil(named.length / LABELS);
  return named.filter((_, place) => place % step === 0);
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
