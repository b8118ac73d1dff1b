// Tonight for keepers in a line, of the forecast at hand: other pages show it and never wait for it.

import { dayInJapan } from "#app/platform/site/days.ts";
import { defaultPlace, type Place, placeName } from "./chosen-area.ts";
import { daysOf } from "./days.ts";
import type { Jma } from "./jma.server.ts";
import { isLate } from "./page.server.ts";
import { signsOfCode } from "./sky.ts";
import { adviceFor } from "./tonight-advice.ts";

/** Null where no forecast is known, or the known one is old. */
export function todaysWeather(jma: Jma, now: Date, place: Place = defaultPlace()) {
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
    /** Of the day, °C. */
    high: first.max,
    /** Of the night that comes, until the next morning, °C. */
    low,
    /** Meaning for the cage. */
    advice: adviceFor({ low, high: first.max }),
  };
}

export type TodaysWeather = NonNullable<ReturnType<typeof todaysWeather>>;
