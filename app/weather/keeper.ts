// What a day outdoors means for someone who keeps a ball python.

import type { WeatherDay } from "./days.ts";
import { isRough } from "./sky.ts";
import { thresholds } from "./thresholds.ts";
import { humidityWhenWarmed } from "./warmed-air.ts";

export type HeatingLevel = "none" | "small" | "medium" | "large" | "huge";

interface Alert {
  tone: "error" | "warning" | "info";
  text: string;
}

export interface Journey {
  fit: "good" | "care" | "avoid";
  why: string;
}

export interface DayReading {
  /** Degrees from the day's mean up to the night's target. */
  heating: { degrees: number; level: HeatingLevel } | null;
  /** Percent that warmed outdoor air has at most, whatever the day's humidity. */
  warmedHumidity: number | null;
  dryness: "dry" | "very-dry" | null;
  alerts: Alert[];
  journey: Journey | null;
}

type Temperatures = Pick<WeatherDay, "min" | "max">;
type Day = Temperatures & Pick<WeatherDay, "code" | "weather">;

/** `before`: the day before, for a sudden drop. */
export function readDay(day: Day, before?: Temperatures): DayReading {
  const { min, max } = day;
  const warmedHumidity = min === null ? null : Math.round(humidityWhenWarmed(min, 100, thresholds.warmedTo));
  return {
    heating: min === null || max === null ? null : heatingFor((min + max) / 2),
    warmedHumidity,
    dryness: warmedHumidity === null ? null : drynessOf(warmedHumidity),
    alerts: alertsOn(day, before),
    journey: journeyOn(day),
  };
}

/** How dry warmed air is: below the humidity that a ball python's enclosure should have, or far below it. */
export function drynessOf(humidity: number): "dry" | "very-dry" | null {
  if (humidity < thresholds.veryDry) return "very-dry";
  return humidity < thresholds.dry ? "dry" : null;
}

function heatingFor(mean: number): { degrees: number; level: HeatingLevel } {
  const degrees = Math.max(0, Math.round(thresholds.nightTarget - mean));
  if (degrees === 0) return { degrees, level: "none" };
  if (degrees < thresholds.heatingMedium) return { degrees, level: "small" };
  if (degrees < thresholds.heatingLarge) return { degrees, level: "medium" };
  return { degrees, level: degrees < thresholds.heatingHuge ? "large" : "huge" };
}

function alertsOn({ min, max, code, weather }: Day, before: Temperatures | undefined): Alert[] {
  const alerts: Alert[] = [];
  if (isRough(code, weather)) alerts.push({ tone: "error", text: "荒れた天気：停電への備えを" });
  if (min !== null && min < thresholds.freezing) alerts.push({ tone: "error", text: `厳しい冷え込み（最低${min}℃）` });
  else if (min !== null && min < thresholds.coldMorning)
    alerts.push({ tone: "warning", text: `冷え込み（最低${min}℃）` });
  if (min !== null && typeof before?.min === "number" && before.min - min >= thresholds.drop) {
    alerts.push({ tone: "warning", text: `前の日の朝より${before.min - min}℃低い` });
  }
  if (max !== null && max >= thresholds.veryHot) alerts.push({ tone: "error", text: `危険な暑さ（最高${max}℃）` });
  else if (max !== null && max >= thresholds.hot) alerts.push({ tone: "warning", text: `暑さ（最高${max}℃）` });
  if (min !== null && min >= thresholds.warmNight) alerts.push({ tone: "warning", text: "夜も冷房が要る暑さ" });
  return alerts;
}

/** Whether a snake can travel that day, by the warmest hours, for that is when one goes; null where not known. */
function journeyOn({ min, max, code, weather }: Day): Journey | null {
  const { easyFrom, easyTo, journeyFrom, journeyTo } = thresholds;
  if (isRough(code, weather)) return { fit: "avoid", why: "荒れた天気" };
  if (max === null) return null;
  if (max < journeyFrom) return { fit: "avoid", why: "日中も寒すぎる" };
  if (max > journeyTo) return { fit: "avoid", why: "暑すぎる" };
  if (max < easyFrom) return { fit: "care", why: "箱を保温し、昼に短く" };
  if (max > easyTo) return { fit: "care", why: "朝夕の涼しい時間に" };
  return { fit: "good", why: min !== null && min >= easyFrom ? "一日を通して" : "日中の暖かい時間に" };
}
