// Derives a season's facts from its events; used by all pages, papers and lists.

import { daysBetween, formatDay } from "#app/platform/site/days.ts";
import type { NewSeasonEvent, SeasonEventType } from "./season-event.ts";
import { LONGEST_INCUBATION, type Season } from "./steps.ts";

/** With two clutches, counts are totals, and the days of laying and hatching are those of the second. */
export interface SeasonLife extends Required<Omit<Season, "incubation" | "isStopped">> {
  slugs: number | null;
  /** Fertile eggs lost since. */
  lost: number;
  hatchlings: number | null;
  /** Other males she was paired with. */
  otherSires: string[];
  /** First and last days of locks. */
  locks: string[];
}

const sum = (counts: readonly (number | null)[]) =>
  counts.reduce<number | null>((total, count) => (count === null ? total : (total ?? 0) + count), null);

const lastOf = (days: readonly string[]) => days.at(-1) ?? null;

/** If a step has several days, estimates use the last one; `days` has all. */
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

/** Returns the eggs of one cycle and their outcome. */
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

export function lastClutch(events: readonly NewSeasonEvent[]) {
  return clutchOf(cyclesOf(events).findLast(isLaid) ?? events);
}

const BEGINS: readonly SeasonEventType[] = ["together", "lock", "follicles", "ovulated", "preLayShed", "laid"];

/**
 * Splits a season's events into cycles by day: after a clutch has hatched or is lost, later events belong to the next one. A
 * laying without counts may be the same one with another date.
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

/** Returns whether nothing of the clutch is left, or the longest incubation has passed. */
function isOver(cycle: readonly NewSeasonEvent[], { type, date }: NewSeasonEvent): boolean {
  const { laid, hatched, remaining } = clutchOf(cycle);
  const end = lastOf(daysOf(cycle, "hatched", "lost"));
  const isGone = remaining === 0 || (remaining === null && hatched !== null && type === "laid");
  if (laid === null || (isGone && end !== null && date > end)) return laid !== null;
  return daysBetween(laid, date) > LONGEST_INCUBATION && (hatched !== null || remaining === 0);
}

/** Adds a season's facts to an entry's fields. */
export function withLife<Fields extends object>(
  fields: Fields,
  events: readonly NewSeasonEvent[],
  isStopped: boolean,
): Fields & SeasonLife & { isStopped: boolean } {
  return { ...fields, ...lifeOf(events), isStopped };
}

/** Returns whether eggs are incubating: laid, and neither all hatched nor lost. */
export function isIncubating({ laid, hatched, remaining }: SeasonLife): boolean {
  return laid !== null && (remaining === null ? hatched === null : remaining > 0);
}

/** Returns the latest known day of a season, near which dates without a year are resolved. */
export function knownDay(events: readonly NewSeasonEvent[]): string | null {
  return lastOf(events.map(({ until }) => until).sort()) || null;
}

/** Returns the season's year: that of its clutch, else of its first pairing. */
export function yearOfSeason({ laid, hatched, days }: SeasonLife): string | null {
  const day = laid ?? hatched ?? Object.values(days).flat().sort()[0];
  return day?.slice(0, 4) ?? null;
}

/** Returns "有精卵6個から、3匹が孵化しました。1個を失いました。残りは2個です。"; "" if eggs were not counted or have no outcome yet. */
export function clutchWords({ eggs, lost, hatchlings, hatched, remaining }: SeasonLife): string {
  if (!eggs || (lost === 0 && !hatchlings)) return "";
  const until = hatched ? `${formatDay(hatched)}までに` : "";
  if (hatchlings === eggs) return `有精卵${eggs}個が、${until}${eggs > 1 ? "すべて" : ""}孵化しました。`;
  const sentences = [
    hatchlings ? `から、${until}${hatchlings}匹が孵化しました。` : "のうち、",
    lost > 0 ? `${lost}個を失いました。` : "",
    remaining ? `残りは${remaining}個です。` : "",
  ];
  return `有精卵${eggs}個${sentences.join("")}`;
}
