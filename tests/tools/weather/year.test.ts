// The keeper's reading over a whole year in three climates: it tells days apart, and says nothing that the season makes absurd.

import { expect, test } from "vitest";
import { likelyDewPoint } from "#app/tools/weather/air-moisture.ts";
import { readDay } from "#app/tools/weather/keeper.ts";
import { dewPoint } from "#app/tools/weather/warmed-air.ts";
import { climate, daysOfMonth } from "./climate.ts";

const places = ["tokyo", "sapporo", "naha"] as const;
const everyMonth = places.flatMap((place) => climate[place].map((_, month) => [place, month] as const));
const distinct = (values: readonly unknown[]) => new Set(values).size;
const spread = (values: readonly number[]) => Math.max(...values) - Math.min(...values);

test.each(everyMonth)("%s, month %i: days that differ get different steps", (place, month) => {
  const days = daysOfMonth(place, month);
  const readings = days.map((day) => readDay(day));
  const cold = days.map(({ min, max }) => 28 - (min + max) / 2).filter((degrees) => degrees > 0);
  if (cold.length > 0 && spread(cold) >= 6)
    expect(distinct(readings.map(({ heating }) => heating?.step))).toBeGreaterThanOrEqual(3);
  const air = readings.map(({ moisture }) => `${moisture?.isDamp} ${moisture?.step}`);
  expect(distinct(air)).toBeGreaterThanOrEqual(3);
});

test("a winter in Tokyo is not every day the same word either", () => {
  for (const month of [11, 0, 1]) {
    const readings = daysOfMonth("tokyo", month).map((day) => readDay(day));
    expect(distinct(readings.map(({ heating }) => heating?.level))).toBeGreaterThanOrEqual(2);
    expect(distinct(readings.map(({ moisture }) => moisture?.word))).toBeGreaterThanOrEqual(2);
  }
});

test.each(everyMonth)(
  "%s, month %i: the dew point taken for likely is that of the normals within its margin",
  (place, month) => {
    const normal = climate[place][month];
    if (!normal) throw new Error("no such month");
    const likely = likelyDewPoint({ min: normal.min, rain: normal.rain, code: null });
    expect(Math.abs((likely ?? 99) - dewPoint(normal.mean, normal.humidity))).toBeLessThan(2.5);
  },
);

test("the wet season is damp in Tokyo and winter never is; no summer day warns of cold", () => {
  const damp = (month: number) => daysOfMonth("tokyo", month).filter((day) => readDay(day).moisture?.isDamp).length;
  expect(damp(5)).toBeGreaterThan(5);
  expect(damp(6)).toBeGreaterThan(20);
  expect(damp(0)).toBe(0);
  for (const place of ["tokyo", "naha"] as const) {
    for (const month of [6, 7]) {
      const days = daysOfMonth(place, month);
      const texts = days.flatMap((day, i) => readDay(day, days[i - 1]).alerts.map(({ text }) => text));
      expect(texts.filter((text) => /低い|冷え/.test(text))).toEqual([]);
    }
  }
});

test("warming air to the dew point's own temperature gives it back", () => {
  for (const [temp, humidity] of [
    [28, 60],
    [5, 40],
    [-10, 80],
    [35, 100],
  ] as const) {
    expect(dewPoint(temp, humidity)).toBeLessThanOrEqual(temp + 1e-9);
    expect(dewPoint(dewPoint(temp, humidity), 100)).toBeCloseTo(dewPoint(temp, humidity), 9);
  }
  // 60 % at 28 °C: 19.5 °C by the psychrometric tables.
  expect(dewPoint(28, 60)).toBeCloseTo(19.5, 1);
});
