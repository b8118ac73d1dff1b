import { type CareState, careStates, isOnMedicine } from "#app/kinds/ball/care/states.server.ts";
import type { Db } from "#app/platform/database/connection.server.ts";
import { dayInJapan, daysBetween } from "#app/platform/site/days.ts";

const SHOWN = 6;

/** Returns overdue snakes that are here, longest first, and the number to feed today. */
export async function overdueCare(db: Db, now: Date) {
  const states = await careStates(db, now);
  const today = dayInJapan(now);
  const longest = (isLate: "isLateWeighed" | "isLateFed", dateOf: (snake: CareState) => string | undefined) => {
    const missed = states
      .filter((snake) => snake[isLate])
      .map((snake) => ({ id: snake.id, title: snake.title, date: dateOf(snake) }))
      .toSorted((a, b) => (a.date ?? "").localeCompare(b.date ?? "") || a.id.localeCompare(b.id));
    const snakes = missed.slice(0, SHOWN).map(({ date, ...snake }) => {
      return { ...snake, last: date === undefined ? null : { date, days: daysBetween(date, today) } };
    });
    return { snakes, total: missed.length };
  };
  return {
    weighing: longest("isLateWeighed", ({ weighed }) => weighed?.date),
    feeding: longest("isLateFed", ({ lastMeal }) => lastMeal?.date),
    dueToday: states.filter(({ isDue }) => isDue).length,
    onMedicine: states.filter(isOnMedicine).length,
  };
}

export type OverdueList = Awaited<ReturnType<typeof overdueCare>>["feeding"];
