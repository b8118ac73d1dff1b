import { likelyDewPoint, type Moisture, moistureOf, rangeInside } from "./air-moisture.ts";
import type { WeatherDay } from "./days.ts";
import { isRough } from "./sky.ts";
import { thresholds } from "./thresholds.ts";

export type HeatingLevel = "none" | "small" | "medium" | "large" | "huge";

interface Alert {
  tone: "error" | "warning" | "info";
  text: string;
}

interface Heating {
  /** From the day's mean up to the enclosure's temperature. */
  degrees: number;
  /** 0 to 12, in steps of 3 °C. */
  step: number;
  level: HeatingLevel;
}

export interface Journey {
  fit: "good" | "care" | "avoid";
  why: string;
}

export interface DayReading {
  heating: Heating | null;
  /** `low` to `high`: likely humidity of outdoor air in an enclosure, in percent. */
  moisture: (Moisture & { low: number; high: number }) | null;
  alerts: Alert[];
  journey: Journey | null;
}

type Temperatures = Pick<WeatherDay, "min" | "max">;
type Day = Temperatures & Pick<WeatherDay, "code" | "weather" | "rain">;

/** `before`: the previous day, to detect sudden drops. */
export function readDay(day: Day, before?: Temperatures): DayReading {
  const { min, max } = day;
  const dewPoint = likelyDewPoint(day);
  return {
    heating: min === null || max === null ? null : heatingFor((min + max) / 2),
    moisture: dewPoint === null ? null : moistureOn(dewPoint),
    alerts: alertsOn(day, before),
    journey: journeyOn(day),
  };
}

function moistureOn(dewPoint: number): DayReading["moisture"] {
  const moisture = moistureOf(dewPoint);
  return { ...moisture, ...rangeInside(dewPoint, moisture.isDamp) };
}

function heatingFor(mean: number): Heating {
  const { warmedTo, degreesPerStep, mostSteps, mediumStep, largeStep, hugeStep } = thresholds;
  const degrees = Math.max(0, Math.round(warmedTo - mean));
  const step = Math.min(mostSteps, Math.ceil(degrees / degreesPerStep));
  if (step === 0) return { degrees, step, level: "none" };
  if (step < mediumStep) return { degrees, step, level: "small" };
  if (step < largeStep) return { degrees, step, level: "medium" };
  return { degrees, step, level: step < hugeStep ? "large" : "huge" };
}

function alertsOn({ min, max, code, weather }: Day, before: Temperatures | undefined): Alert[] {
  const alerts: Alert[] = [];
  if (isRough(code, weather)) alerts.push({ tone: "error", text: "荒れた天気：停電への備えを" });
  if (min !== null && min < thresholds.freezing) alerts.push({ tone: "error", text: `厳しい冷え込み（最低${min}℃）` });
  else if (min !== null && min < thresholds.coldMorning)
    alerts.push({ tone: "warning", text: `冷え込み（最低${min}℃）` });
  const isCool = min !== null && min < thresholds.dropBelow;
  if (isCool && typeof before?.min === "number" && before.min - min >= thresholds.drop) {
    alerts.push({ tone: "warning", text: `前の日の朝より${before.min - min}℃低い` });
  }
  if (max !== null && max >= thresholds.veryHot) alerts.push({ tone: "error", text: `危険な暑さ（最高${max}℃）` });
  else if (max !== null && max >= thresholds.hot) alerts.push({ tone: "warning", text: `暑さ（最高${max}℃）` });
  if (min !== null && min >= thresholds.warmNight) alerts.push({ tone: "warning", text: "夜も冷房が必要な暑さ" });
  return alerts;
}

/** Rates the day for transport by its warmest hours, when one would travel; null if unknown. */
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
