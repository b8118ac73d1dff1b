// How dry or damp outdoor air is in an enclosure, by its dew point, which heating does not change.

import type { WeatherDay } from "./days.ts";
import { signsOfCode } from "./sky.ts";
import { thresholds as at } from "./thresholds.ts";

export type MoistureWord = "damp" | "very-damp" | "enough" | "slightly-dry" | "dry" | "very-dry" | "extremely-dry";

export interface Moisture {
  word: MoistureWord;
  isDamp: boolean;
  /** 0 if suitable; else dryness up to 12 or dampness up to 6. */
  step: number;
}

/** Estimates wetness from 0 to 1 by the chance of rain, else by the weather code. */
function wetness({ rain, code }: Pick<WeatherDay, "rain" | "code">): number {
  if (rain !== null) return rain / 100;
  const place = signsOfCode(code).findIndex((sign) => sign === "rain" || sign === "snow");
  if (place < 0) return 0.2;
  return place === 0 ? 0.7 : 0.5;
}

/**
 * Estimates the dew point in °C without a humidity forecast. Fog and rain keep it at the morning's minimum; on clear days it is lower,
 * by about 6 °C in winter (dry monsoon air) and 2.5 °C in summer. Within 2.5 °C of the monthly normals of Tokyo, Sapporo and Naha;
 * single days can be off by 3 °C, or above the minimum when a warm front arrives.
 */
export function likelyDewPoint(day: Pick<WeatherDay, "min" | "rain" | "code">): number | null {
  if (day.min === null) return null;
  const warmth = Math.min(1, Math.max(0, (day.min - 5) / 15));
  const below = 6 - 3.5 * warmth;
  return day.min - below * (1 - wetness(day));
}

/** Returns the range of relative humidity in percent in an enclosure with air of this dew point. */
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

/** Saturation vapour pressure in hPa at a temperature in °C (WMO's Magnus formula over water). */
function saturation(celsius: number): number {
  return 6.112 * Math.exp((17.62 * celsius) / (243.12 + celsius));
}

/** Returns the relative humidity in percent (at most 100) of air heated to `target` °C without adding water. */
export function humidityWhenWarmed(temp: number, humidity: number, target: number): number {
  return Math.min(100, (humidity * saturation(temp)) / saturation(target));
}

/** Returns the dew point in °C of air with `temp` and `humidity` (above 0): the inverse Magnus formula. */
export function dewPoint(temp: number, humidity: number): number {
  const logarithm = Math.log((humidity / 100) * (saturation(temp) / 6.112));
  return (243.12 * logarithm) / (17.62 - logarithm);
}
