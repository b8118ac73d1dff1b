// Estimates the range of a snake's next shed from its past sheds.

import { addDays, daysBetween } from "#app/platform/site/days.ts";

/** Sheds recorded within this many days count as one. */
const SAME_SHED_DAYS = 7;
/** Only this many recent intervals are used, because growing snakes change. */
const RECENT = 5;
/** Margin for few or equal intervals: 20% on both sides. */
const MARGIN = 0.2;

/** `days`: shed dates in any order. Returns null for fewer than three sheds. */
export function nextShed(days: readonly string[], today: string): { from: string; to: string; isPast: boolean } | null {
  const sheds: string[] = [];
  for (const day of days.toSorted()) {
    const last = sheds.at(-1);
    if (last === undefined || daysBetween(last, day) > SAME_SHED_DAYS) sheds.push(day);
  }
  const last = sheds.at(-1);
  if (last === undefined || sheds.length < 3) return null;
  const gaps = sheds.slice(1).map((day, i) => daysBetween(sheds[i] ?? day, day));
  const recent = gaps.slice(-RECENT);
  const [least, most] = [Math.min(...recent), Math.max(...recent)];
  const margin = recent.length < 4 || least === most ? MARGIN : 0;
  const from = addDays(last, Math.round(least * (1 - margin)));
  const to = addDays(last, Math.round(most * (1 + margin)));
  return { from, to, isPast: to < today };
}
