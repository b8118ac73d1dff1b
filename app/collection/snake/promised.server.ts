// Snakes whose buyers come for them today or tomorrow, or should have come.

import { presentSnakes } from "#app/collection/life/presence.server.ts";
import type { Db } from "#app/platform/database/connection.server.ts";
import { addDays, dayInJapan, daysBetween } from "#app/platform/site/days.ts";

export interface DueHandOver {
  id: string;
  title: string;
  number: string;
  on: string;
  /** "きょう", "あす", "3日過ぎています". */
  when: string;
}

/** The longest overdue first. */
export async function dueHandOvers(db: Db, now: Date): Promise<DueHandOver[]> {
  const today = dayInJapan(now);
  const tomorrow = addDays(today, 1);
  return (await presentSnakes(db, now))
    .flatMap(({ id, title, number, promise }) =>
      promise?.on && promise.on <= tomorrow
        ? [{ id, title, number, on: promise.on, when: whenWords(promise.on, today) }]
        : [],
    )
    .toSorted((a, b) => a.on.localeCompare(b.on) || a.id.localeCompare(b.id));
}

/** Says when a day agreed on is: "12日後", "きょう", "3日過ぎています". */
export function whenWords(on: string, today: string): string {
  const days = daysBetween(today, on);
  if (days < 0) return `${-days}日過ぎています`;
  return ["今日", "明日"][days] ?? `${days}日後`;
}
