// The next meals and weighings and the estimates of seasons as a calendar file, made on this device. Imported again it moves what it
// has: the same snake's next meal, the same pair's eggs are the same event, of a later sequence.

import { seasonSteps, stepLabels } from "#app/collection/season/steps.ts";
import { type Pair, pairName, parentNow } from "#app/notebook/pairs/pair.ts";
import type { TodayLine } from "#app/notebook/today/today.ts";
import { type CalendarDay, calendarFile } from "#app/platform/site/calendar-file.ts";
import { addDays, daysBetween, formatDay } from "#app/platform/site/days.ts";

/** On the day, at seven in the evening: when most keepers feed. */
const ALARM_HOUR = 19;
const WEIGHED_EVERY = 30;

/** An estimate that was imported moves to the day on which the step came, for as long as the latest one can lie ahead. */
const MOVED_WITHIN = 120;

/** Null where there is nothing to remind of. */
export function reminderFile(
  lines: readonly TodayLine[],
  pairs: readonly Pair[],
  { origin, siteName }: { origin: string; siteName: string },
  today: string,
  now: Date,
): string | null {
  // Minutes: every file is of a later sequence than the one before it.
  const sequence = Math.floor(now.getTime() / 60_000);
  const url = `${origin}/note`;
  const meals = lines.flatMap(({ snake, feeding, weighed }): CalendarDay[] => {
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
      day: later(addDays(today, (snake.weighEvery ?? WEIGHED_EVERY) - weighed), today),
      summary: `体重：${snake.name}`,
      description: `前に量ってから${snake.weighEvery ?? WEIGHED_EVERY}日です。\n${url}`,
    };
    return [...(meal ? [meal] : []), ...(weighing ? [weighing] : [])];
  });
  const days = [...meals, ...pairs.flatMap((pair) => seasonDays(pair, lines, { origin, today, sequence }))];
  if (days.length === 0) return null;
  return calendarFile({
    name: `手帖（${siteName}）`,
    product: `-//${siteName}//notebook//JA`,
    changedAt: now.toISOString(),
    days,
  });
}

interface When {
  origin: string;
  today: string;
  sequence: number;
}

function seasonDays(pair: Pair, lines: readonly TodayLine[], { origin, today, sequence }: When): CalendarDay[] {
  const snakes = lines.map(({ snake }) => snake);
  const name = pairName(parentNow(pair.sire, snakes), parentNow(pair.dam, snakes));
  const url = `${origin}/note/pair/${pair.id}`;
  return seasonSteps(pair, today).flatMap((step): CalendarDay[] => {
    const about = { uid: `${step.name}-${pair.id}@notebook`, url, sequence };
    const label = stepLabels[step.name];
    if (step.state === "estimated") {
      const { earliest, likeliest, latest } = step.window;
      const summary = `${label}の目安：${name}`;
      const description = `目安は${formatDay(earliest)}から${formatDay(latest)}までです。\n${url}`;
      const day = later(likeliest, today);
      return [{ ...about, day, summary, description, isTentative: true, alarmHour: ALARM_HOUR }];
    }
    const day = step.state === "recorded" && step.name !== "paired" ? step.days.at(-1) : undefined;
    if (!day || daysBetween(day, today) > MOVED_WITHIN) return [];
    return [{ ...about, day, summary: `${label}：${name}`, description: url, isTentative: false }];
  });
}

const later = (a: string, b: string) => (a > b ? a : b);
