// A season as its entry and its log tell it together.

import type { Season } from "#app/kinds/breed/season.ts";
import type { NewSeasonEvent } from "./season-event.ts";

/** The entry's values hold; the log adds pairings, and values missing in the entry. Of several the last one counts. */
export function withLog<Fields extends Season>(fields: Fields, events: readonly NewSeasonEvent[]): Fields {
  const last = (type: NewSeasonEvent["type"]) =>
    events.reduce<string | null>(
      (day, event) => (event.type === type && (!day || event.until > day) ? event.until : day),
      null,
    );
  const paired = events.filter(({ type }) => type === "together" || type === "lock");
  return {
    ...fields,
    pairings: [...new Set([...fields.pairings, ...paired.flatMap(({ date, until }) => [date, until])])].sort(),
    ovulated: fields.ovulated ?? last("ovulated"),
    preLayShed: fields.preLayShed ?? last("preLayShed"),
    laid: fields.laid ?? last("laid"),
  };
}

/** The days a lock was seen on, first and last of a stretch. */
export function lockDays(events: readonly NewSeasonEvent[]): string[] {
  const locks = events.filter(({ type }) => type === "lock");
  return [...new Set(locks.flatMap(({ date, until }) => [date, until]))].sort();
}

/** A day that is known of a season, the latest: what a day without its year is near to. */
export function knownDay(
  { pairings, ovulated, preLayShed, laid }: Season,
  events: readonly NewSeasonEvent[],
): string | null {
  const days = [...pairings, ovulated, preLayShed, laid, ...events.map(({ until }) => until)];
  return (
    days
      .filter((day) => day !== null)
      .sort()
      .at(-1) ?? null
  );
}
