// A season's facts as its events give them: the one reader of season events, for every page, paper and list.

import { formatDay } from "#app/platform/site/days.ts";
import type { NewSeasonEvent, SeasonEventType } from "./season-event.ts";
import type { Season } from "./steps.ts";

export interface SeasonLife extends Required<Omit<Season, "incubation">> {
  slugs: number | null;
  /** Young hatched in all batches. */
  hatchlings: number | null;
  /** Fertile eggs that have neither hatched nor been lost; null where they were not counted. */
  remaining: number | null;
  /** Males other than the season's own that she was paired with. */
  otherSires: string[];
  /** First and last days of locks. */
  locks: string[];
}

const sum = (counts: readonly (number | null)[]) =>
  counts.reduce<number | null>((total, count) => (count === null ? total : (total ?? 0) + count), null);

const lastOf = (days: readonly string[]) => days.at(-1) ?? null;

/** Of several days of one step the last counts for estimates; all of them are in `days`. */
export function lifeOf(events: readonly NewSeasonEvent[]): SeasonLife {
  const of = (...types: readonly SeasonEventType[]) => events.filter(({ type }) => types.includes(type));
  const daysOf = (...types: readonly SeasonEventType[]) =>
    [...new Set(of(...types).flatMap(({ date, until }) => [date, until]))].filter((day) => day !== "").sort();
  const days = {
    paired: daysOf("together", "lock"),
    ovulated: daysOf("ovulated"),
    preLayShed: daysOf("preLayShed"),
    laid: daysOf("laid"),
    hatched: daysOf("hatched"),
  };
  const lastCount = (name: "count" | "slugs") =>
    of("laid").reduce<number | null>((known, event) => event[name] ?? known, null);
  const eggs = lastCount("count");
  const lost = sum(of("lost").map(({ count }) => count)) ?? 0;
  const hatchlings = sum(of("hatched").map(({ count }) => count));
  return {
    days,
    pairings: days.paired,
    ovulated: lastOf(days.ovulated),
    preLayShed: lastOf(days.preLayShed),
    laid: lastOf(days.laid),
    hatched: lastOf(days.hatched),
    eggs,
    slugs: lastCount("slugs"),
    lost,
    hatchlings,
    remaining: eggs === null ? null : Math.max(0, eggs - lost - (hatchlings ?? 0)),
    otherSires: [...new Set(of("together", "lock").flatMap(({ sire }) => sire ?? []))],
    locks: daysOf("lock"),
  };
}

/** An entry's fields with its season's facts. */
export function withLife<Fields extends object>(
  fields: Fields,
  events: readonly NewSeasonEvent[],
): Fields & SeasonLife {
  return { ...fields, ...lifeOf(events) };
}

/** Whether eggs lie in the incubator: laid, and not all of them hatched or lost. */
export function isIncubating({ laid, hatched, remaining }: SeasonLife): boolean {
  return laid !== null && (remaining === null ? hatched === null : remaining > 0);
}

/** The latest day known of a season: what a day without its year is near to. */
export function knownDay(events: readonly NewSeasonEvent[]): string | null {
  return lastOf(events.map(({ until }) => until).sort()) || null;
}

/** The year a season is named by: that of its clutch, or of its first pairing before there is one. */
export function yearOfSeason({ laid, hatched, days }: SeasonLife): string | null {
  const day = laid ?? hatched ?? Object.values(days).flat().sort()[0];
  return day?.slice(0, 4) ?? null;
}

/** "6個のうち、3匹が孵化しました。1個を失いました。残りは2個です。": empty where eggs were not counted, or nothing has become of them. */
export function clutchWords({ eggs, lost, hatchlings, hatched, remaining }: SeasonLife): string {
  if (eggs === null || (lost === 0 && hatchlings === null)) return "";
  const sentences = [
    hatchlings === null ? "" : `${hatchlings}匹が孵化しました${hatched ? `（${formatDay(hatched)}まで）` : ""}。`,
    lost > 0 ? `${lost}個を失いました。` : "",
    remaining ? `残りは${remaining}個です。` : "",
  ];
  return `有精卵${eggs}個のうち、${sentences.join("")}`;
}
