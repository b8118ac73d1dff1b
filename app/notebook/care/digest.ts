// A snake's records at a glance, for the list of today: stored with the snake so that the list reads no record.

import { dayInJapan, daysBetween } from "#app/platform/site/days.ts";
import { type CareEvent, isFed, type Meal } from "./care.ts";

interface Weighing {
  day: string;
  grams: number;
}

const empty = {
  /** How many records there are. */
  count: 0,
  /** The last meal offered, whatever became of it. */
  lastMeal: null as { day: string; meal: Meal } | null,
  /** The last one eaten and not brought up again. */
  lastEaten: null as { day: string; meal: Meal } | null,
  /** Meals offered in vain since then. */
  refusals: 0,
  lastWeight: null as Weighing | null,
  /** The heaviest it ever was. */
  peak: null as Weighing | null,
  /** Its weight when it last ate: of the weighings up to then the last, else the first after it. */
  whenEating: null as Weighing | null,
  lastShed: null as string | null,
  lastCleaning: null as string | null,
  /** When the last record was, ISO; "" without one. */
  newestAt: "",
};
export type Digest = typeof empty;

/** A regurgitation within so many days belongs to that meal. */
const VOMITED_WITHIN = 7;

/** `events`: all of one snake's, in any order. */
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
 * The digest with one more record. Null where that is not later than all others, or what came up takes back a meal: then all of them
 * have to be read. So it is with a digest of an older build.
 */
export function digestWith(digest: Digest | undefined, event: CareEvent): Digest | null {
  if (digest && digest.newestAt === undefined) return null;
  const before = digest ?? empty;
  const isVomited = event.care.kind === "meal" && event.care.outcome === "vomited";
  return event.at > before.newestAt && !isVomited ? added(before, event) : null;
}

/** `event`: the latest. */
function added(digest: Digest, { at, care }: CareEvent): Digest {
  const day = dayInJapan(new Date(at));
  const next = { ...digest, count: digest.count + 1, newestAt: at };
  switch (care.kind) {
    case "meal": {
      const meal = { day, meal: care };
      // Fed with help it still does not eat on its own.
      if (care.outcome === "assisted") return { ...next, lastMeal: meal, lastEaten: meal };
      if (care.outcome !== "eaten") return { ...next, lastMeal: meal, refusals: digest.refusals + 1 };
      return { ...next, lastMeal: meal, lastEaten: meal, refusals: 0, whenEating: digest.lastWeight };
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
    case "shed":
      return { ...next, lastShed: day };
    case "cleaning":
      return { ...next, lastCleaning: day };
    default:
      return next;
  }
}

const weighedWhen = (ate: string, weighings: readonly Weighing[]) =>
  weighings.findLast(({ day }) => day <= ate) ?? weighings.find(({ day }) => day > ate) ?? null;

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
