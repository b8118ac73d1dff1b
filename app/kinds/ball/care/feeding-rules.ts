// When a snake is to be fed next: by the keeper's own interval, else by its weight or age as the article on feeding has it.

import { addDays, daysBetween } from "#app/platform/site/days.ts";

/** From the last meal it is due after `from` days, and late after `to`. */
export interface Interval {
  from: number;
  to: number;
}

/** /info/feeding, the table of sizes: from so many grams. The lightest first. */
const byWeight: readonly (Interval & { grams: number })[] = [
  { grams: 0, from: 5, to: 7 },
  { grams: 100, from: 7, to: 7 },
  { grams: 300, from: 7, to: 14 },
  { grams: 700, from: 7, to: 21 },
];

/** For a snake without weights: the weights above at the ages at which most have them. */
const byAge: readonly (Interval & { days: number })[] = [
  { days: 0, from: 5, to: 7 },
  { days: 120, from: 7, to: 7 },
  { days: 365, from: 7, to: 14 },
  { days: 1095, from: 7, to: 21 },
];

/** Of a snake about which neither is known. */
const usual: Interval = { from: 7, to: 14 };

interface Fed {
  /** The keeper's own interval in days; null where the snake has none. */
  own: number | null;
  /** In grams; null where it was never weighed. */
  weight: number | null;
  /** A day, a bare year, or null. */
  birth: string | null;
}

export function intervalOf({ own, weight, birth }: Fed, today: string): Interval {
  if (own !== null) return { from: own, to: own };
  if (weight !== null) return byWeight.findLast(({ grams }) => weight >= grams) ?? usual;
  if (birth === null) return usual;
  const born = birth.length === 4 ? `${birth}-07-01` : birth;
  const age = Math.max(0, daysBetween(born, today));
  return byAge.findLast(({ days }) => age >= days) ?? usual;
}

export interface FeedingDue {
  /** The first and the last day on which it is offered food. */
  window: { from: string; to: string };
  /** Days until it is due; negative once it is late. */
  inDays: number;
  state: "later" | "due" | "late";
}

/** After a meal that was not eaten, or brought up again, at least so many days pass (/info/fasting and /info/feeding). */
const rest = { eaten: 0, refused: 7, vomited: 14, assisted: 7 } as const;

/** Null where it was never offered anything: then it is due. */
export function feedingDue(
  last: { day: string; outcome: keyof typeof rest } | null,
  { from, to }: Interval,
  today: string,
): FeedingDue | null {
  if (!last) return null;
  const first = Math.max(from, rest[last.outcome]);
  const window = { from: addDays(last.day, first), to: addDays(last.day, Math.max(first, to)) };
  const state = today < window.from ? "later" : today <= window.to ? "due" : "late";
  return { window, inDays: daysBetween(today, window.from), state };
}
