// Today for keepers in a line, of the forecast at hand: other pages show it and never wait for it.

import { dayInJapan } from "#app/platform/site/days.ts";
import { defaultPlace, placeName } from "./chosen-area.ts";
import { daysOf } from "./days.ts";
import { headlineOf } from "./headline.ts";
import type { Jma } from "./jma.server.ts";
import { readDay } from "./keeper.ts";
import { isLate } from "./page.server.ts";
import { type Sign, signsOfCode } from "./sky.ts";

export interface TodaysWeather {
  place: string;
  signs: readonly Sign[];
  max: number | null;
  /** The next morning's. */
  min: number | null;
  /** What to guard against, and when to travel. */
  words: string;
}

/** Null where no forecast is known, or the known one is old. */
export function todaysWeather(jma: Jma, now: Date): TodaysWeather | null {
  const place = defaultPlace();
  const known = jma.knownForecast(place.office);
  const [short] = known?.value ?? [];
  if (!known || !short || isLate(short, now)) return null;
  const today = dayInJapan(now);
  const days = daysOf(known.value, place.area, today).map((day, index, all) => ({
    ...day,
    reading: readDay(day, all[index - 1]),
  }));
  const [first, second] = days;
  if (first?.date !== today) return null;
  const words = headlineOf(days);
  return {
    place: placeName(place),
    signs: signsOfCode(first.code),
    max: first.max,
    min: second?.min ?? null,
    words,
  };
}
