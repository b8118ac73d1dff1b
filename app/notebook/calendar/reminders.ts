// The next meals and weighings as a calendar file, made on this device. Imported again it moves what it has: the same snake's next meal
// is the same event, of a later sequence.

import type { TodayLine } from "#app/notebook/today/today.ts";
import { type CalendarDay, calendarFile } from "#app/platform/site/calendar-file.ts";
import { addDays, formatDay } from "#app/platform/site/days.ts";

/** On the day, at seven in the evening: when most keepers feed. */
const ALARM_HOUR = 19;
const WEIGHED_EVERY = 30;

interface Site {
  origin: string;
  siteName: string;
}

/** Null where nothing is ahead. */
export function reminderFile(
  lines: readonly TodayLine[],
  { origin, siteName }: Site,
  today: string,
  now: Date,
): string | null {
  // Minutes: every file is of a later sequence than the one before it.
  const sequence = Math.floor(now.getTime() / 60_000);
  const url = `${origin}/note`;
  const days = lines.flatMap(({ snake, feeding, weighed }): CalendarDay[] => {
    const about = { url, isTentative: false, sequence, alarmHour: ALARM_HOUR };
    const meal = feeding && {
      ...about,
      uid: `feed-${snake.id}@notebook`,
      day: later(feeding.window.from, today),
      summary: `給餌：${snake.name}`,
      description: `${formatDay(feeding.window.from)}から${formatDay(feeding.window.to)}が給餌の目安です。\n${url}`,
    };
    const weighing = weighed !== null && {
      ...about,
      uid: `weigh-${snake.id}@notebook`,
      day: later(addDays(today, WEIGHED_EVERY - weighed), today),
      summary: `体重：${snake.name}`,
      description: `前に量ってから${WEIGHED_EVERY}日です。\n${url}`,
    };
    return [...(meal ? [meal] : []), ...(weighing ? [weighing] : [])];
  });
  return calendarFile({
    name: `手帖（${siteName}）`,
    product: `-//${siteName}//notebook//JA`,
    changedAt: now.toISOString(),
    days,
  });
}

const later = (a: string, b: string) => (a > b ? a : b);
