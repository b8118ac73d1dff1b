// The week as lines and bars, reckoned on the server.

import { scaleLinear, scalePoint } from "d3-scale";
import { area } from "d3-shape";
import type { WeatherDay } from "./days.ts";

const WIDTH = 640;
const HEIGHT = 240;
const EDGE = { top: 16, right: 24, bottom: 30, left: 44 };

export interface WeekChartData {
  width: number;
  height: number;
  left: number;
  right: number;
  band: string;
  yTicks: { y: number; label: string }[];
  days: { x: number; label: string; rainY: number; rainHeight: number }[];
}

/** Null where fewer than two days have both temperatures. */
export function weekChart(days: readonly WeatherDay[]): WeekChartData | null {
  const known = days.flatMap(({ date, min, max }) => (min === null || max === null ? [] : [{ date, min, max }]));
  if (known.length < 2) return null;
  const bottom = HEIGHT - EDGE.bottom;
  const x = scalePoint(
    days.map((day) => day.date),
    [EDGE.left + 20, WIDTH - EDGE.right],
  );
  const low = Math.min(...known.map((day) => day.min));
  const high = Math.max(...known.map((day) => day.max));
  const y = scaleLinear([low - 2, high + 2], [bottom, EDGE.top]).nice(5);
  const band = area<(typeof known)[number]>(
    (day) => x(day.date) ?? 0,
    (day) => y(day.min),
    (day) => y(day.max),
  );
  return {
    width: WIDTH,
    height: HEIGHT,
    left: EDGE.left,
    right: WIDTH - EDGE.right,
    band: band(known) ?? "",
    yTicks: y.ticks(5).map((tick) => ({ y: Math.round(y(tick)), label: `${tick}℃` })),
    days: days.map((day) => {
      const rainHeight = Math.round(((day.rain ?? 0) / 100) * 60);
      return {
        x: Math.round(x(day.date) ?? 0),
        label: `${Number(day.date.slice(5, 7))}/${Number(day.date.slice(8))}`,
        rainY: bottom - rainHeight,
        rainHeight,
      };
    }),
  };
}
