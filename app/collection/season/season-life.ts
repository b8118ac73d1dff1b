// A season's facts as its events give them: the one reader of season events, for every page, paper and list.

import { daysBetween, formatDay } from "#app/platform/site/days.ts";
import type { NewSeasonEvent, SeasonEventType } from "./season-event.ts";
import { LONGEST_INCUBATION, type Season } from "./steps.ts";

/** Of two clutches of a season the counts are of both; the days of laying and hatching are of the second. */
export interface SeasonLife extends Required<Omit<Season, "incubation">> {
  slugs: number | null;
  /** Fertile eggs lost since. */
  lost: number;
  /** Young hatched in all batches. */
  hatchlings: number | null;
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
  const days = daysOfSteps(events);
  const clutches = cyclesOf(events).filter(isLaid).map(clutchOf);
  const isCounted = clutches.every(({ eggs }) => eggs !== null);
  const ofType = (type: SeasonEventType) => events.filter((event) => event.type === type);
  return {
    days,
    pairings: days.paired,
    ovulated: lastOf(days.ovulated),
    preLayShed: lastOf(days.preLayShed),
    laid: lastOf(days.laid),
    hatched: lastClutch(events).hatched,
    eggs: isCounted ? sum(clutches.map(({ eggs }) => eggs)) : null,
    slugs: sum(clutches.map(({ slugs }) => slugs)),
    lost: sum(ofType("lost").map(({ count }) => count)) ?? 0,
    hatchlings: sum(ofType("hatched").map(({ count }) => count)),
    remaining: isCounted ? sum(clutches.map(({ remaining }) => remaining)) : null,
    otherSires: [
      ...new Set(events.flatMap(({ type, sire }) => (type === "together" || type === "lock" ? (sire ?? []) : []))),
    ],
    locks: daysOf(events, "lock"),
  };
}

function daysOf(events: readonly NewSeasonEvent[], ...types: readonly SeasonEventType[]): string[] {
  const days = events.flatMap(({ type, date, until }) => (types.includes(type) ? [date, until] : []));
  return [...new Set(days)].filter((day) => day !== "").sort();
}

export function daysOfSteps(events: readonly NewSeasonEvent[]) {
  return {
    paired: daysOf(events, "together", "lock"),
    ovulated: daysOf(events, "ovulated"),
    preLayShed: daysOf(events, "preLayShed"),
    laid: daysOf(events, "laid"),
    hatched: daysOf(events, "hatched"),
  };
}

/** The eggs of one cycle, and what became of them. */
export function clutchOf(events: readonly NewSeasonEvent[]) {
  const of = (wanted: SeasonEventType) => events.filter(({ type }) => type === wanted);
  const last = (name: "count" | "slugs") =>
    of("laid").reduce<number | null>((known, event) => event[name] ?? known, null);
  const total = (type: SeasonEventType) => sum(of(type).map(({ count }) => count)) ?? 0;
  const [eggs, lost, hatchlings] = [last("count"), total("lost"), total("hatched")];
  return {
    laid: lastOf(daysOf(events, "laid")),
    hatched: lastOf(daysOf(events, "hatched")),
    eggs,
    slugs: last("slugs"),
    lost,
    hatchlings,
    remaining: eggs === null ? null : Math.max(0, eggs - lost - hatchlings),
  };
}

const isLaid = (cycle: readonly NewSeasonEvent[]) => cycle.some(({ type }) => type === "laid");

/** The clutch laid last. */
export function lastClutch(events: readonly NewSeasonEvent[]) {
  return clutchOf(cyclesOf(events).findLast(isLaid) ?? events);
}

const BEGINS: readonly SeasonEventType[] = ["together", "lock", "follicles", "ovulated", "preLayShed", "laid"];

/**
 * A season's events in its cycles, by day: once a clutch has hatched or is lost, what is noted later is of the next one. A laying
 * without eggs may be the same one under another day.
 */
export function cyclesOf<Event extends NewSeasonEvent>(events: readonly Event[]): Event[][] {
  const cycles: Event[][] = [];
  for (const event of events.toSorted((a, b) => a.date.localeCompare(b.date))) {
    const last = cycles.at(-1);
    const isCounted = event.type !== "laid" || event.count !== null || event.slugs !== null;
    if (!last || (BEGINS.includes(event.type) && isCounted && isOver(last, event))) cycles.push([event]);
    else last.push(event);
  }
  return cycles;
}

/** Nothing of the clutch is left, or what could be left is past its longest incubation. */
function isOver(cycle: readonly NewSeasonEvent[], { type, date }: NewSeasonEvent): boolean {
  const { laid, hatched, remaining } = clutchOf(cycle);
  const end = lastOf(daysOf(cycle, "hatched", "lost"));
  const isGone = remaining === 0 || (remaining === null && hatched !== null && type === "laid");
  if (laid === null || (isGone && end !== null && date > end)) return laid !== null;
  return daysBetween(laid, date) > LONGEST_INCUBATION && (hatched !== null || remaining === 0);
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
