// A snake's records at a glance: what the list of today needs of each snake, stored beside it so that the list reads no record.

import { dayInJapan, daysBetween } from "#app/platform/site/days.ts";
import type { CareEvent, Meal } from "./care.ts";

interface Weighing {
  day: string;
  grams: number;
}

export interface Digest {
  /** How many records there are. */
  count: number;
  /** The last meal offered, whatever became of it. */
  lastMeal: { day: string; meal: Meal } | null;
  /** The last one eaten and not brought up again. */
  lastEaten: { day: string; meal: Meal } | null;
  /** Meals offered in vain since then. */
  refusals: number;
  lastWeight: Weighing | null;
  /** The heaviest it ever was. */
  peak: Weighing | null;
  /** Its weight when it last ate: of the weighings up to then the last, else the first after it. */
  whenEating: Weighing | null;
  lastShed: string | null;
  lastCleaning: string | null;
}

/** What comes up within so many days was that meal. */
const VOMITED_WITHIN = 7;

/** `events`: all of one snake's, in any order. */
export function digestOf(events: readonly CareEvent[]): Digest {
  const inOrder = events.toSorted((a, b) => a.at.localeCompare(b.at) || a.id.localeCompare(b.id));
  const digest: Digest = {
    count: events.length,
    lastMeal: null,
    lastEaten: null,
    refusals: 0,
    lastWeight: null,
    peak: null,
    whenEating: null,
    lastShed: null,
    lastCleaning: null,
  };
  const weighings: Weighing[] = [];
  const eaten: { day: string; meal: Meal }[] = [];
  for (const { at, care } of inOrder) {
    const day = dayInJapan(new Date(at));
    if (care.kind === "meal") {
      digest.lastMeal = { day, meal: care };
      if (care.outcome === "eaten") {
        eaten.push({ day, meal: care });
        digest.refusals = 0;
      } else {
        const last = eaten.at(-1);
        if (care.outcome === "vomited" && last && daysBetween(last.day, day) <= VOMITED_WITHIN) eaten.pop();
        digest.refusals += 1;
      }
    } else if (care.kind === "weight") {
      weighings.push({ day, grams: care.grams });
    } else if (care.kind === "shed") digest.lastShed = day;
    else if (care.kind === "cleaning") digest.lastCleaning = day;
  }
  digest.lastWeight = weighings.at(-1) ?? null;
  digest.peak = weighings.reduce<Weighing | null>((most, one) => (most && most.grams >= one.grams ? most : one), null);
  digest.lastEaten = eaten.at(-1) ?? null;
  if (digest.lastEaten) {
    const { day: ate } = digest.lastEaten;
    digest.whenEating = weighings.findLast(({ day }) => day <= ate) ?? weighings.find(({ day }) => day > ate) ?? null;
  }
  return digest;
}
