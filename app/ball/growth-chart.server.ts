// The weight log as lines and ticks: arithmetic on the server, so that the page ships a picture and no charting code.

import { scaleLinear, scaleUtc } from "d3-scale";
import { line } from "d3-shape";

const WIDTH = 440;
const HEIGHT = 230;
const EDGE = { top: 12, right: 16, bottom: 28, left: 56 };

export interface GrowthChartData {
  width: number;
  height: number;
  baseline: number;
  left: number;
  right: number;
  path: string;
  points: { x: number; y: number }[];
  xTicks: { x: number; label: string }[];
  yTicks: { y: number; label: string }[];
}

/** Null for fewer than two weighings: a line needs two ends. */
export function growthChart(weights: readonly { date: string; grams: number }[]): GrowthChartData | null {
  const log = weights.toSorted((a, b) => a.date.localeCompare(b.date));
  const [first] = log;
  const last = log.at(-1);
  if (!first || !last || first.date === last.date) return null;
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
    xTicks: x.ticks(5).map((tick) => ({
      x: round(x(tick)),
      label: `${tick.getUTCFullYear()}/${tick.getUTCMonth() + 1}`,
    })),
    yTicks: y.ticks(4).map((tick) => ({ y: round(y(tick)), label: `${tick.toLocaleString("ja-JP")}g` })),
  };
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
