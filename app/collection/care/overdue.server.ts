import { type CareState, careStates } from "#app/kinds/ball/care/states.server.ts";
import type { Db } from "#app/platform/database/connection.server.ts";
import { dayInJapan, daysBetween } from "#app/platform/site/days.ts";

const SHOWN = 6;

interface Overdue {
  id: string;
  title: string;
  last: { date: string; days: number } | null;
}

export interface OverdueList {
  snakes: Overdue[];
  total: number;
}

/** Returns overdue snakes that are here, longest first, and the number to feed today. */
export async function overdueCare(
  db: Db,
  now: Date,
): Promise<{ weighing: OverdueList; feeding: OverdueList; dueToday: number }> {
  const states = await careStates(db, now);
  const today = dayInJapan(now);
  return {
    weighing: longest(
      states.filter(({ isLateWeighed }) => isLateWeighed),
      ({ weighed }) => weighed?.date,
      today,
    ),
    feeding: longest(
      states.filter(({ isLateFed }) => isLateFed),
      ({ lastMeal }) => lastMeal?.date,
      today,
    ),
    dueToday: states.filter(({ isDue }) => isDue).length,
  };
}

function longest(
  late: readonly CareState[],
  lastOf: (snake: CareState) => string | undefined,
  today: string,
): OverdueList {
  const missed = late
    .map((snake) => ({ id: snake.id, title: snake.title, date: lastOf(snake) ?? null }))
    .toSorted((a, b) => (a.date ?? "").localeCompare(b.date ?? "") || a.id.localeCompare(b.id));
  return {
    snakes: missed.slice(0, SHOWN).map(({ id, title, date }) => ({
      ...{ id, title },
      last: date === null ? null : { date, days: daysBetween(date, today) },
    })),
    total: missed.length,
  };
}
