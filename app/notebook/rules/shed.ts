// When a snake may shed next: a range from its own sheds, never a day.

import { addDays, daysBetween } from "#app/platform/site/days.ts";

/** A shed noted twice, or in two pieces on two days, is one. */
const SAME_SHED_DAYS = 7;
/** Older intervals say little of a growing snake. */
const RECENT = 5;
/** Of few intervals, or of equal ones, the next may fall a fifth outside. */
const MARGIN = 0.2;

/** `days`: of its sheds, in any order. Null before the third: one interval is no habit. */
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
