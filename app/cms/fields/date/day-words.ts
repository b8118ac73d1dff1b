// A day in a box, as people read it.

import { formatDay, isDay } from "#app/platform/site/days.ts";

/** "2024年7月12日" from a day, "2024年" from a bare year; anything else as it was typed. */
export function dayWords(value: string): string {
  return isDay(value) || /^\d{4}$/.test(value) ? formatDay(value) : value;
}
