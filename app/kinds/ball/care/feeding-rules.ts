// Feeding intervals: set by the keeper, else by weight or age after the article on feeding.

import { addDays, daysBetween } from "#app/platform/site/days.ts";

/** Due `from` days after the last meal, late after `to`. */
export interface Interval {
  from: number;
  to: number;
}

/** Returns for example "5〜7日ごと". */
export function intervalWords({ from, to }: Interval): string {
  return from === to ? `${from}日ごと` : `${from}〜${to}日ごと`;
}

/** Size table in /info/feeding, by minimum grams, ascending. */
const byWeight: readonly (Interval & { grams: number })[] = [
  { grams: 0, from: 5, to: 7 },
  { grams: 100, from: 7, to: 7 },
  { grams: 300, from: 7, to: 14 },
  { grams: 700, from: 7, to: 21 },
];

/** For snakes without weights: the typical ages for the weights above. */
const byAge: readonly (Interval & { days: number })[] = [
  { days: 0, from: 5, to: 7 },
  { days: 120, from: 7, to: 7 },
  { days: 365, from: 7, to: 14 },
  { days: 1095, from: 7, to: 21 },
];

const usual: Interval = { from: 7, to: 14 };

interface Fed {
  /** Keeper's interval in days; null if not set. */
  own: number | null;
  /** In grams; null if never weighed. */
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
  /** First and last day to offer food. */
  window: { from: string; to: string };
  /** Days until due; negative once late. */
  inDays: number;
  state: "later" | "due" | "late";
}

/** Minimum days after a refused or regurgitated meal (/info/fasting and /info/feeding). */
const rest = { eaten: 0, refused: 7, vomited: 14, assisted: 7 } as const;

/** Returns null if the snake was never fed: it is due then. */
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
