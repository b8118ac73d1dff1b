// Tonight's weather in one line for other pages, from the cached forecast without waiting.

import { dayInJapan } from "#app/platform/site/days.ts";
import { defaultPlace, type Place, placeName } from "./chosen-area.ts";
import { daysOf, tonightLow } from "./days.ts";
import type { Jma } from "./jma.server.ts";
import { isLate } from "./page.server.ts";
import { signsOfCode } from "./sky.ts";
import { adviceFor } from "./tonight-advice.ts";

export function todaysWeather(jma: Jma, now: Date, place: Place = defaultPlace()) {
  const known = jma.knownForecast(place.office);
  const [short] = known?.value ?? [];
  if (!known || !short || isLate(short, now)) return null;
  const today = dayInJapan(now);
  const days = daysOf(known.value, place.area, today);
  const [first] = days;
  if (first?.date !== today) return null;
  const low = tonightLow(days, now);
  return {
    place: placeName(place),
    signs: signsOfCode(first.code),
    high: first.max,
    /** Tonight until the next morning, °C. */
    low,
    advice: adviceFor({ low, high: first.max }),
  };
}

export type TodaysWeather = NonNullable<ReturnType<typeof todaysWeather>>;
