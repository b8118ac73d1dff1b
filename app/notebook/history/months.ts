import { type CareEvent, isFed } from "#app/notebook/care/care.ts";
import { dayOf } from "#app/notebook/care/read-care.ts";
import { addDays } from "#app/platform/site/days.ts";

export function byMonth(events: readonly CareEvent[]) {
  const inOrder = events.toSorted((a, b) => (a.at < b.at || (a.at === b.at && a.id < b.id) ? 1 : -1));
  const months = Map.groupBy(inOrder, ({ at }) => dayOf(at).slice(0, 7));
  return [...months].map(([month, own]) => ({ month, events: own }));
}

export interface CalendarCell {
  day: string;
  isOther: boolean;
  mark: "eaten" | "refused" | "due" | null;
}

/** Returns the weeks of a month, Sunday to Saturday, with meals and the days when the next one is due. */
export function feedingWeeks(
  month: string,
  events: readonly CareEvent[],
  due: { from: string; to: string } | null,
): CalendarCell[][] {
  const first = `${month}-01`;
  const start = addDays(first, -new Date(`${first}T00:00:00Z`).getUTCDay());
  const meals = new Map<string, "eaten" | "refused">();
  for (const { at, care } of events) {
    if (care.kind !== "meal") continue;
    const day = dayOf(at);
    if (isFed(care.outcome) || !meals.has(day)) meals.set(day, isFed(care.outcome) ? "eaten" : "refused");
  }
  const weeks: CalendarCell[][] = [];
  for (let week = start; week < first || week.slice(0, 7) === month; week = addDays(week, 7)) {
    weeks.push(
      Array.from({ length: 7 }, (_, i) => {
        const day = addDays(week, i);
        const isDue = due !== null && day >= due.from && day <= due.to;
        return { day, isOther: day.slice(0, 7) !== month, mark: meals.get(day) ?? (isDue ? "due" : null) };
      }),
    );
  }
  return weeks;
}
