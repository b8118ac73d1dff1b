// Chart data of the week, computed on the server.

import { scaleLinear, scalePoint } from "d3-scale";
import { area, line } from "d3-shape";
import { weekdayOf } from "#app/platform/site/days.ts";
import type { WeatherDay } from "./days.ts";

/** Narrow, because it is shown at about this size on phones and must stay legible. */
const WIDTH = 400;
const HEIGHT = 290;
const EDGE = { right: 18, left: 40 };
const AIR = { top: 22, bottom: 170 };
const RAIN = { top: 196, bottom: 246 };

/** Returns null with fewer than two days that have both temperatures. */
export function weekChart(days: readonly WeatherDay[]) {
  const known = days.flatMap(({ min, max }) => [min, max]).filter((value) => value !== null);
  if (days.filter(({ min, max }) => min !== null && max !== null).length < 2) return null;
  const column = scalePoint(
    days.map((day) => day.date),
    [EDGE.left + 18, WIDTH - EDGE.right],
  );
  const x = (day: WeatherDay) => round(column(day.date) ?? 0);
  const y = scaleLinear([Math.min(...known) - 2, Math.max(...known) + 2], [AIR.bottom, AIR.top]).nice(4);
  const chance = scaleLinear([0, 100], [RAIN.bottom, RAIN.top]);
  const lineOf = (of: (day: WeatherDay) => number | null) =>
    line<WeatherDay>(x, (day) => round(y(of(day) ?? 0))).defined((day) => of(day) !== null)([...days]) ?? "";
  const band = area<WeatherDay>(
    x,
    (day) => round(y(day.min ?? 0)),
    (day) => round(y(day.max ?? 0)),
  ).defined(({ min, max }) => min !== null && max !== null);
  const point = (value: number | null) => (value === null ? null : { y: round(y(value)), label: String(value) });
  return {
    width: WIDTH,
    height: HEIGHT,
    left: EDGE.left,
    right: WIDTH - EDGE.right,
    band: band([...days]) ?? "",
    maxLine: lineOf((day) => day.max),
    minLine: lineOf((day) => day.min),
    yTicks: y.ticks(4).map((tick) => ({ y: round(y(tick)), label: `${tick}℃` })),
    rain: RAIN,
    days: days.map((day) => ({
      date: day.date,
      x: x(day),
      day: String(Number(day.date.slice(8))),
      weekday: weekdayOf(day.date),
      max: point(day.max),
      min: point(day.min),
      rain:
        day.rain === null
          ? null
          : { y: round(chance(day.rain)), height: round(RAIN.bottom - chance(day.rain)), label: String(day.rain) },
    })),
  };
}

export type WeekChartData = NonNullable<ReturnType<typeof weekChart>>;

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
