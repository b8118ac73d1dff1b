// Tonight for keepers in a line, of the forecast at hand: other pages show it and never wait for it.

import { dayInJapan } from "#app/platform/site/days.ts";
import { defaultPlace, type Place, placeName } from "./chosen-area.ts";
import { daysOf } from "./days.ts";
import type { Jma } from "./jma.server.ts";
import { isLate } from "./page.server.ts";
import { type Sign, signsOfCode } from "./sky.ts";
import { type Advice, adviceFor } from "./tonight-advice.ts";

export interface TodaysWeather {
  place: string;
  signs: readonly Sign[];
  /** Of the day, °C. */
  high: number | null;
  /** Of the night that comes, until the next morning, °C. */
  low: number | null;
  /** What it means for the cage. */
  advice: Advice;
}

/** Null where no forecast is known, or the known one is old. */
export function todaysWeather(jma: Jma, now: Date, place: Place = defaultPlace()): TodaysWeather | null {
  const known = jma.knownForecast(place.office);
  const [short] = known?.value ?? [];
  if (!known || !short || isLate(short, now)) return null;
  const today = dayInJapan(now);
  const [first, second] = daysOf(known.value, place.area, today);
  if (first?.date !== today) return null;
  const low = second?.min ?? null;
  return {
    place: placeName(place),
    signs: signsOfCode(first.code),
    high: first.max,
    low,
    advice: adviceFor({ low, high: first.max }),
  };
}
