// How dry or damp a day's air is for an enclosure: read from its dew point, which warming does not change.

import type { WeatherDay } from "./days.ts";
import { signsOfCode } from "./sky.ts";
import { thresholds as at } from "./thresholds.ts";

export type MoistureWord = "damp" | "very-damp" | "enough" | "slightly-dry" | "dry" | "very-dry" | "extremely-dry";

export interface Moisture {
  word: MoistureWord;
  isDamp: boolean;
  /** 0 where the air is as an enclosure needs it; else how dry it is, up to 12, or how damp, up to 6. */
  step: number;
}

/** How wet the weather is, from 0 to 1: the chance of rain, else what the sky's sign says. */
function wetness({ rain, code }: Pick<WeatherDay, "rain" | "code">): number {
  if (rain !== null) return rain / 100;
  const place = signsOfCode(code).findIndex((sign) => sign === "rain" || sign === "snow");
  if (place < 0) return 0.2;
  return place === 0 ? 0.7 : 0.5;
}

/**
 * The likely dew point of a day without a humidity forecast, in °C. Fog and rain hold it at the morning's minimum; on clear days
 * it lies below, in winter (the dry air of a monsoon) by about 6 °C, in summer by about 2.5. Against the monthly normals of Tokyo,
 * Sapporo and Naha that is right within 2.5 °C; a single day can be off by 3 either way, and above the minimum when a warm front comes.
 */
export function likelyDewPoint(day: Pick<WeatherDay, "min" | "rain" | "code">): number | null {
  if (day.min === null) return null;
  const warmth = Math.min(1, Math.max(0, (day.min - 5) / 15));
  const below = 6 - 3.5 * warmth;
  return day.min - below * (1 - wetness(day));
}

/** Relative humidity of air of a dew point in an enclosure, from the driest to the dampest it may be, in percent. */
export function rangeInside(dewPoint: number, isDamp: boolean): { low: number; high: number } {
  const inside = (point: number) =>
    Math.round(humidityWhenWarmed(point, 100, Math.max(point, isDamp ? at.coolSide : at.warmedTo)));
  return { low: inside(dewPoint - at.dewPointMargin), high: inside(dewPoint + at.dewPointMargin) };
}

export function moistureOf(dewPoint: number): Moisture {
  const dry = Math.min(at.mostSteps, Math.ceil((at.enoughDewPoint - dewPoint) / at.degreesPerStep));
  const damp = Math.min(at.mostDampSteps, Math.floor((dewPoint - at.dampDewPoint) / at.degreesPerDampStep) + 1);
  if (damp > 0) return { word: damp < at.veryDampStep ? "damp" : "very-damp", isDamp: true, step: damp };
  if (dry <= 0) return { word: "enough", isDamp: false, step: 0 };
  const word = dry < at.mediumStep ? "slightly-dry" : dry < at.largeStep ? "dry" : null;
  return { word: word ?? (dry < at.hugeStep ? "very-dry" : "extremely-dry"), isDamp: false, step: dry };
}

/** Saturation vapour pressure in hPa at a temperature in °C (Magnus formula as the WMO gives it, over water). */
function saturation(celsius: number): number {
  return 6.112 * Math.exp((17.62 * celsius) / (243.12 + celsius));
}

/** Relative humidity in percent, at most 100, of air of `temp` and `humidity` once it is warmed to `target` °C with no water added. */
export function humidityWhenWarmed(temp: number, humidity: number, target: number): number {
  return Math.min(100, (humidity * saturation(temp)) / saturation(target));
}

/** The temperature in °C at which air of `temp` and `humidity` (above 0) is saturated: the Magnus formula turned round. */
export function dewPoint(temp: number, humidity: number): number {
  const logarithm = Math.log((humidity / 100) * (saturation(temp) / 6.112));
  return (243.12 * logarithm) / (17.62 - logarithm);
}
