// Lists of today's page: snakes to feed, weigh, clean and check.

import { type FeedingDue, feedingDue, type Interval, intervalOf } from "#app/kinds/ball/care/feeding-rules.ts";
import type { Digest } from "#app/notebook/care/digest.ts";
import { CONSULT_AFTER_DAYS, type FastingRow, fastingRow, lossInPercent } from "#app/notebook/rules/fasting.ts";
import { byName, type Snake } from "#app/notebook/snakes/snake.ts";
import { dayInJapan, daysBetween } from "#app/platform/site/days.ts";

/** Days between weighings: monthly for adults, every two weeks for fasting snakes (/info/fasting). */
export const WEIGHED_WITHIN = 30;
const WEIGHED_WITHIN_FASTING = 14;
/** Days between full substrate changes (/info/enclosure: every one to two months). */
const CLEANED_WITHIN = 60;

export interface TodaySnake {
  snake: Snake;
  digest: Digest;
}

export interface TodayLine extends TodaySnake {
  interval: Interval;
  /** Null if it was never offered food, or has left. */
  feeding: FeedingDue | null;
  /** Days since it ate; null if no meal is recorded. */
  fasted: number | null;
  /** It refused food, or is overdue. */
  isFasting: boolean;
  /** Loss from its peak weight in percent; null with fewer than two weighings. */
  loss: number | null;
  /** Row of the article for a fasting snake; null if it eats or its weight is unknown. */
  row: FastingRow | null;
  /** It has not eaten for two months, and its weight does not already call for a vet. */
  isToConsult: boolean;
  weighed: number | null;
  isToWeigh: boolean;
  /** Days since cleaning; null if none was recorded, as some keepers do not track it. */
  cleaned: number | null;
  isToClean: boolean;
  /** Has a record in the future: the device's clock was or is wrong. */
  isAhead: boolean;
}

export function todayLine({ snake, digest }: TodaySnake, today: string): TodayLine {
  const { lastMeal, lastEaten, lastWeight, peak, whenEating, refusals } = digest;
  const interval = intervalOf(
    { own: snake.interval, weight: lastWeight?.grams ?? null, birth: snake.birth || null },
    today,
  );
  const last = lastMeal && { day: lastMeal.day, outcome: lastMeal.meal.outcome };
  const isAhead = Boolean(digest.newestAt) && dayInJapan(new Date(digest.newestAt)) > today;
  // Snakes that left are not fed or watched.
  const isHere = snake.standing === "here";
  const feeding = !isHere || (last && last.day > today) ? null : feedingDue(last, interval, today);
  const fasted = lastEaten ? Math.max(0, daysBetween(lastEaten.day, today)) : null;
  // Of a snake that never ate, the refusals count.
  const unfed = fasted ?? (digest.refusedSince ? daysBetween(digest.refusedSince, today) : 0);
  const isFasting = isHere && (refusals > 0 || (fasted !== null && fasted > Math.max(interval.to, 21)));
  const weighed = lastWeight ? daysBetween(lastWeight.day, today) : null;
  const cleaned = digest.lastCleaning ? daysBetween(digest.lastCleaning, today) : null;
  const weighEvery = Math.min(snake.weighEvery ?? WEIGHED_WITHIN, isFasting ? WEIGHED_WITHIN_FASTING : 365);
  const isWeighedSince = whenEating !== null && lastWeight !== null && lastWeight.day > whenEating.day;
  const row = isFasting && isWeighedSince ? fastingRow(whenEating.grams, lastWeight.grams) : null;
  return {
    ...{ snake, digest, interval, feeding, fasted, isFasting, row, weighed, isAhead },
    loss: peak && lastWeight && peak.day !== lastWeight.day ? lossInPercent(peak.grams, lastWeight.grams) : null,
    isToConsult: isFasting && unfed >= CONSULT_AFTER_DAYS && (row?.tone ?? "calm") === "calm",
    isToWeigh: weighed === null || weighed >= weighEvery,
    cleaned,
    isToClean: cleaned === null ? snake.cleanEvery !== null : cleaned >= (snake.cleanEvery ?? CLEANED_WITHIN),
  };
}

/** Leaves out snakes that left. */
export function todayLines(snakes: readonly TodaySnake[], today: string): TodayLine[] {
  return snakes.filter(({ snake }) => snake.standing === "here").map((one) => todayLine(one, today));
}

/** Overdue snakes first, then due ones, each by days without food. */
export function toFeed(lines: readonly TodayLine[]): TodayLine[] {
  return lines
    .filter(({ feeding }) => feeding === null || feeding.state !== "later")
    .toSorted(
      (a, b) =>
        Number(b.feeding?.state === "late") - Number(a.feeding?.state === "late") ||
        (b.fasted ?? -1) - (a.fasted ?? -1) ||
        byName.compare(a.snake.name, b.snake.name),
    );
}

const gravity = { act: 0, watch: 1, calm: 2 } as const;

/** Snakes whose fast or weight loss needs attention, most serious first. */
export function toWatch(lines: readonly TodayLine[]): TodayLine[] {
  return lines
    .filter(
      ({ row, isToConsult, isAhead, loss }) =>
        (row && row.tone !== "calm") || isToConsult || isAhead || (loss ?? 0) >= 10,
    )
    .toSorted(
      (a, b) => gravity[a.row?.tone ?? "calm"] - gravity[b.row?.tone ?? "calm"] || (b.loss ?? 0) - (a.loss ?? 0),
    );
}

export const toWeigh = (lines: readonly TodayLine[]): TodayLine[] =>
  lines.filter(({ isToWeigh }) => isToWeigh).toSorted(longestFirst("weighed"));

export const toClean = (lines: readonly TodayLine[]): TodayLine[] =>
  lines.filter(({ isToClean }) => isToClean).toSorted(longestFirst("cleaned"));

const longestFirst = (since: "weighed" | "cleaned") => (a: TodayLine, b: TodayLine) =>
  (b[since] ?? 9_999) - (a[since] ?? 9_999) || byName.compare(a.snake.name, b.snake.name);
