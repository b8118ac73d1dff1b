// Rotation of males: tracks who is with whom, and moves a male to his next female every n days.

import type { NewSeasonEvent } from "#app/collection/season/season-event.ts";
import { addDays, daysBetween } from "#app/platform/site/days.ts";

export interface PairedSeason {
  id: string;
  sire: string;
  dam: string;
  /** Oldest first. */
  events: readonly NewSeasonEvent[];
}

export type PairState =
  | { is: "together"; since: string; lastLock: string | null }
  /** `since`: the day they were separated, or the male moved on. */
  | { is: "apart"; since: string; lastLock: string | null }
  | { is: "new"; lastLock: null };

export interface Move {
  /** together: put together; apart: separate; next: move the male to the season `to`. */
  what: "together" | "apart" | "next";
  to: string | null;
  due: string;
}

export interface RotatingPair {
  id: string;
  state: PairState;
  next: Move | null;
}

function placesOf({ events }: PairedSeason): { day: string; type: "together" | "lock" | "apart" }[] {
  const places = events.flatMap(({ type, date, until }) => {
    if (type !== "together" && type !== "lock" && type !== "apart") return [];
    // A range of pairing ended on its last day: 2/10-2/12.
    const ends = type !== "apart" && until > date ? [{ day: until, type: "apart" as const }] : [];
    return [{ day: date, type }, ...ends];
  });
  return places.sort((a, b) => a.day.localeCompare(b.day));
}

function ownState(season: PairedSeason): PairState {
  const places = placesOf(season);
  const lastLock = places.findLast(({ type }) => type === "lock")?.day ?? null;
  const last = places.at(-1);
  if (!last) return { is: "new", lastLock: null };
  if (last.type === "apart") return { is: "apart", since: last.day, lastLock };
  const parted = places.findLastIndex(({ type }) => type === "apart");
  return { is: "together", since: places[parted + 1]?.day ?? last.day, lastLock };
}

/** A snake can only be in one place: a later pairing with another ends this one. */
function withOthers(season: PairedSeason, state: PairState, all: ReadonlyMap<PairedSeason, PairState>): PairState {
  if (state.is !== "together") return state;
  const since = [...all].flatMap(([other, theirs]) => {
    const shares = other !== season && (other.sire === season.sire || other.dam === season.dam);
    return shares && theirs.is === "together" && theirs.since > state.since ? [theirs.since] : [];
  });
  const [first] = since.sort();
  return first ? { is: "apart", since: first, lastLock: state.lastLock } : state;
}

function moveOf(
  season: PairedSeason,
  state: PairState,
  states: ReadonlyMap<PairedSeason, PairState>,
  { every, today }: { every: number; today: string },
): Move | null {
  const others = [...states].filter(([other]) => other !== season && other.sire === season.sire);
  if (state.is === "together") {
    const waiting = others
      .filter(([other, theirs]) => theirs.is !== "together" && !isBusy(other.dam, states))
      .sort((a, b) => sinceOf(a[1]).localeCompare(sinceOf(b[1])));
    const [next] = waiting;
    return { what: next ? "next" : "apart", to: next?.[0].id ?? null, due: addDays(state.since, every) };
  }
  // Handled by the pair that he leaves.
  if (others.some(([, theirs]) => theirs.is === "together") || isBusy(season.dam, states)) return null;
  return { what: "together", to: null, due: state.is === "new" ? today : addDays(state.since, every) };
}

const sinceOf = (state: PairState) => (state.is === "new" ? "" : state.since);

function isBusy(dam: string, states: ReadonlyMap<PairedSeason, PairState>): boolean {
  return [...states].some(([season, state]) => season.dam === dam && state.is === "together");
}

export function rotation(seasons: readonly PairedSeason[], every: number, today: string): RotatingPair[] {
  const own = new Map(seasons.map((season) => [season, ownState(season)]));
  const states = new Map([...own].map(([season, state]) => [season, withOthers(season, state, own)]));
  return seasons.map((season) => {
    const state = states.get(season) ?? { is: "new", lastLock: null };
    return { id: season.id, state, next: moveOf(season, state, states, { every, today }) };
  });
}

export function isDue({ due }: Move, today: string): boolean {
  return daysBetween(due, today) >= 0;
}

/** "空を小雪から雫へ移す" */
export function moveWords(
  { sire, dam, toName }: Record<"sire" | "dam", string> & { toName: string | null },
  { what }: Move,
) {
  if (what === "together") return `${sire}と${dam}を一緒にする`;
  return what === "next" && toName ? `${sire}を${dam}から${toName}へ移す` : `${sire}と${dam}を離す`;
}
