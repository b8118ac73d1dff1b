// Calendar feed of rotation moves and season steps.

import { dueSteps } from "#app/collection/breeding/due.server.ts";
import type { Db } from "#app/platform/database/connection.server.ts";
import { type CalendarDay, calendarFile } from "#app/platform/site/calendar-file.ts";
import { formatDays } from "#app/platform/site/days.ts";
import { pairsPage } from "./pairs.server.ts";
import { moveWords } from "./rotation.ts";

/** Longer than a season, so that all upcoming steps are included. */
const CALENDAR_DAYS = 366;

/** Returns an empty calendar if nothing is ahead, so that subscriptions survive between seasons. */
export async function pairsCalendar(
  db: Db,
  { origin, siteName }: { origin: string; siteName: string },
  now: Date,
): Promise<string> {
  const { host } = new URL(origin);
  const [{ pairs, today }, steps] = await Promise.all([
    pairsPage(db, new URLSearchParams(), now),
    dueSteps(db, now, CALENDAR_DAYS),
  ]);
  const moves = pairs.flatMap((pair): CalendarDay[] => {
    if (!pair.next) return [];
    // Overdue moves are shown today.
    const [, day = today] = [today, pair.next.due].sort();
    const url = `${origin}/admin/pairs`;
    const summary = moveWords(pair, pair.next);
    return [
      { uid: `move-${pair.id}@${host}`, day, summary, description: `${pair.title}\n${url}`, url, isTentative: true },
    ];
  });
  const due = steps.map((step): CalendarDay => {
    const url = `${origin}/admin/breeds/${step.id}`;
    return {
      uid: `due-${step.id}-${step.step}@${host}`,
      day: step.likeliest,
      summary: `${step.step}の目安：${step.title}`,
      description: `目安は${formatDays(step.earliest, step.latest)}です。\n${url}`,
      url,
      isTentative: true,
    };
  });
  return calendarFile({
    name: `ペアリング（${siteName}）`,
    product: `-//${siteName}//pairs//JA`,
    changedAt: now.toISOString(),
    days: [...moves, ...due],
  });
}
