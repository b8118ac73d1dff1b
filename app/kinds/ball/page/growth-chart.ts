// Geometry of weight charts: of the site's snakes, computed on the server, and of the notebook's.

import { scaleLinear } from "d3-scale";
import { line } from "d3-shape";
import { utcTicks } from "d3-time";
import { withCommas } from "#app/platform/site/with-commas.ts";

const WIDTH = 440;
const PLOT = { top: 12, right: WIDTH - 16, bottom: 202, left: 64 };

export interface Weighing {
  date: string;
  grams: number;
}

/** `log`: by date, one per day. Returns null for fewer than two weighings. */
export function growthChart(log: readonly Weighing[]) {
  const [first] = log;
  const last = log.at(-1);
  return first && last && first !== last ? weightChart(log, [first.date, last.date], 0).chart : null;
}

/** `days`: first and last day. `floor`: where the scale starts, in grams. Also returns the scale of days. */
export function weightChart(log: readonly Weighing[], days: readonly [string, string], floor: number) {
  // Not scaleUtc, which includes the formatting of dates (4 kB for the reader).
  const scale = scaleLinear(days.map(Date.parse), [PLOT.left, PLOT.right]);
  const x = (day: string) => round(scale(Date.parse(day)));
  const heaviest = Math.max(floor + 1, ...log.map((entry) => entry.grams));
  const y = scaleLinear([floor, heaviest], [PLOT.bottom, PLOT.top]).nice(4);
  const points = log.map((entry) => ({ x: x(entry.date), y: round(y(entry.grams)) }));
  const draw = line<{ x: number; y: number }>(
    (point) => point.x,
    (point) => point.y,
  );
  const chart = {
    width: WIDTH,
    baseline: PLOT.bottom,
    left: PLOT.left,
    right: PLOT.right,
    path: draw(points) ?? "",
    points,
    xTicks: dayTicks(days).map(({ at, label }) => ({ x: round(scale(at)), label })),
    yTicks: y.ticks(4).map((tick) => ({ y: round(y(tick)), label: `${withCommas(tick)}g` })),
  };
  return { chart, x };
}

export type GrowthChartData = NonNullable<ReturnType<typeof growthChart>>;

/** Maximum number of labels that fit a phone. */
const LABELS = 5;

function dayTicks([first, last]: readonly [string, string]): { at: Date; label: string }[] {
  const ticks = utcTicks(new Date(first), new Date(last), LABELS);
  const isMonthly = ticks.every((tick) => tick.getUTCDate() === 1);
  // Hourly ticks within a day would repeat its label.
  const days = ticks.filter((tick) => tick.getUTCHours() === 0);
  const named = days.map((tick) => ({
    at: tick,
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
