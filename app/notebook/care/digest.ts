// Per-snake summary of its records, stored with the snake so that today's list loads no records.

import { dayInJapan, daysBetween } from "#app/platform/site/days.ts";
import { type CareEvent, isFed, type Meal } from "./care.ts";

interface Weighing {
  day: string;
  grams: number;
}

const empty = {
  count: 0,
  lastMeal: null as { day: string; meal: Meal } | null,
  /** Last meal eaten and not regurgitated. */
  lastEaten: null as { day: string; meal: Meal } | null,
  refusals: 0,
  /** First refusal since it last ate. */
  refusedSince: null as string | null,
  lastWeight: null as Weighing | null,
  peak: null as Weighing | null,
  /** Weight at the last meal eaten: the last weighing up to that day, else the first one after it. */
  whenEating: null as Weighing | null,
  lastCleaning: null as string | null,
  /** Timestamp of the latest record, ISO; "" if none. */
  newestAt: "",
};
export type Digest = typeof empty;

/** A regurgitation within this many days belongs to the preceding meal. */
const VOMITED_WITHIN = 7;

export function digestOf(events: readonly CareEvent[]): Digest {
  const inOrder = events.toSorted((a, b) => (a.at === b.at ? compare(a.id, b.id) : compare(a.at, b.at)));
  const weighings: Weighing[] = [];
  const eaten: { day: string; meal: Meal }[] = [];
  let digest = empty;
  for (const event of inOrder) {
    const { at, care } = event;
    digest = added(digest, event);
    const day = dayInJapan(new Date(at));
    if (care.kind === "weight") weighings.push({ day, grams: care.grams });
    if (care.kind !== "meal") continue;
    if (isFed(care.outcome)) eaten.push({ day, meal: care });
    const last = eaten.at(-1);
    if (care.outcome !== "vomited" || !last || daysBetween(last.day, day) > VOMITED_WITHIN) continue;
    eaten.pop();
    const lastEaten = eaten.at(-1) ?? null;
    digest = { ...digest, lastEaten, whenEating: lastEaten && weighedWhen(lastEaten.day, weighings) };
  }
  return digest;
}

/**
 * Adds one record to a digest. Returns null if the digest must be recomputed from all records: the record is not the latest, it is a
 * regurgitation (which cancels an earlier meal), or the digest comes from an older build.
 */
export function addToDigest(digest: Digest | undefined, event: CareEvent): Digest | null {
  if (digest && digest.refusedSince === undefined) return null;
  const before = digest ?? empty;
  const isVomited = event.care.kind === "meal" && event.care.outcome === "vomited";
  return event.at > before.newestAt && !isVomited ? added(before, event) : null;
}

function added(digest: Digest, { at, care }: CareEvent): Digest {
  const day = dayInJapan(new Date(at));
  const next = { ...digest, count: digest.count + 1, newestAt: at };
  switch (care.kind) {
    case "meal": {
      const meal = { day, meal: care };
      // Assisted feeding does not end a fast.
      if (care.outcome === "assisted") return { ...next, lastMeal: meal, lastEaten: meal };
      if (care.outcome !== "eaten")
        return {
          ...{ ...next, lastMeal: meal, refusals: digest.refusals + 1 },
          refusedSince: digest.refusedSince ?? day,
        };
      return {
        ...{ ...next, lastMeal: meal, lastEaten: meal, whenEating: digest.lastWeight },
        ...{ refusals: 0, refusedSince: null },
      };
    }
    case "weight": {
      const weighing = { day, grams: care.grams };
      const { lastEaten, whenEating, peak } = digest;
      const isThen = lastEaten !== null && (whenEating === null || day <= lastEaten.day);
      return {
        ...next,
        lastWeight: weighing,
        peak: peak && peak.grams >= care.grams ? peak : weighing,
        whenEating: isThen ? weighing : whenEating,
      };
    }
    case "cleaning":
      return { ...next, lastCleaning: day };
    default:
      return next;
  }
}

const weighedWhen = (ate: string, weighings: readonly Weighing[]) =>
  weighings.findLast(({ day }) => day <= ate) ?? weighings.find(({ day }) => day > ate) ?? null;

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
