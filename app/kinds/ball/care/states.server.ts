// Care state of each present snake today, for care lists, its page and the dashboard.

import { sql } from "kysely";
import { type PresentSnake, presentSnakes } from "#app/collection/life/presence.server.ts";
import { cached } from "#app/platform/cache/generation-cache.server.ts";
import type { Db } from "#app/platform/database/connection.server.ts";
import { addDays, dayInJapan, daysBetween } from "#app/platform/site/days.ts";
import { careWords, type Meal, mealWords } from "./care.ts";
import { feedingDue, type Interval, intervalOf } from "./feeding-rules.ts";
import { recordOf } from "./stored-care.server.ts";
import { lastWeighings, type Weighing } from "./weights.server.ts";

/** Adults are weighed about monthly. */
const WEIGHED_WITHIN = 40;

export interface CareState extends PresentSnake, FeedingState {
  interval: Interval;
  weighed: Weighing | null;
  /** Due for feeding today. Without any meal: from its first days on, if the meals of others are recorded. */
  isDue: boolean;
  /** Overdue for feeding or weighing. */
  isLateFed: boolean;
  isLateWeighed: boolean;
  medicines: readonly string[];
}

export const isOnMedicine = ({ medicines }: CareState) => medicines.length > 0;

export function careStates(db: Db, now: Date): Promise<readonly CareState[]> {
  const today = dayInJapan(now);
  return cached(db, `care states ${today}`, now, async () => {
    const present = await presentSnakes(db, now);
    const ids = present.map(({ id }) => id);
    const [meals, weights, medicines] = await Promise.all([
      lastMeals(db, ids),
      lastWeighings(db, ids),
      medicinesOn(db, today),
    ]);
    const isLogged = [...meals.values()].some(({ offered }) => offered !== null);
    return present.map((snake): CareState => {
      const fed = meals.get(snake.id) ?? { offered: null, lastMeal: null, refusals: 0 };
      const weighed = weights.get(snake.id) ?? null;
      return {
        ...snake,
        ...fed,
        weighed,
        medicines: medicines.get(snake.id) ?? [],
        ...dueOf(snake, fed, weighed, { today, isLogged }),
      };
    });
  });
}

function dueOf(
  { feedEvery, hatched }: PresentSnake,
  fed: FeedingState,
  weighed: Weighing | null,
  { today, isLogged }: { today: string; isLogged: boolean },
) {
  const interval = intervalOf({ own: feedEvery, weight: weighed?.grams ?? null, birth: hatched }, today);
  const { offered, lastMeal } = fed;
  const birth = hatched && hatched.length > 4 ? { date: hatched, outcome: "eaten" as const } : null;
  const last = offered ?? birth;
  const due = last && feedingDue({ day: last.date, outcome: last.outcome }, interval, today);
  return {
    interval,
    isDue: (offered !== null || isLogged) && due?.state !== "later",
    isLateFed: offered !== null && (lastMeal === null || daysBetween(lastMeal.date, today) > interval.to),
    isLateWeighed: weighed === null || daysBetween(weighed.date, today) > WEIGHED_WITHIN,
  };
}

const COURSE_MAX = 365;

/** Returns active medications: "メトロニダゾール・0.2ml（3日目/7日間）". */
async function medicinesOn(db: Db, today: string): Promise<ReadonlyMap<string, string[]>> {
  const rows = await db
    .selectFrom("care_records")
    .selectAll()
    .where("kind", "=", "ball")
    .where("type", "=", "medicine")
    .where("date", "<=", today)
    .where("date", ">", addDays(today, -COURSE_MAX))
    .orderBy("date")
    .orderBy("id")
    .execute();
  const found = new Map<string, string[]>();
  for (const row of rows) {
    const record = recordOf(row);
    const day = daysBetween(row.date, today) + 1;
    if (record.type !== "medicine" || day > record.forDays) continue;
    found.set(row.entry, [...(found.get(row.entry) ?? []), `${careWords(record)}の${day}日目`]);
  }
  return found;
}

interface FeedingState {
  /** Last offered meal, eaten or not: prefills the next one. */
  offered: (Meal & { date: string }) | null;
  lastMeal: { date: string; words: string } | null;
  /** Refusals since then. */
  refusals: number;
}

async function lastMeals(db: Db, ids: readonly string[]): Promise<Map<string, FeedingState>> {
  const fed = new Map<string, FeedingState>(ids.map((id) => [id, { offered: null, lastMeal: null, refusals: 0 }]));
  if (ids.length === 0) return fed;
  const meals = db
    .selectFrom("care_records as r")
    .where("r.kind", "=", "ball")
    .where("r.entry", "in", ids)
    .where("r.type", "=", "meal");
  const newest = (some: typeof meals) =>
    db
      .selectFrom(
        some
          .selectAll("r")
          .select((eb) =>
            eb.fn
              .agg<number>("row_number")
              .over((over) => over.partitionBy("r.entry").orderBy("r.date", "desc").orderBy("r.id", "desc"))
              .as("nth"),
          )
          .as("m"),
      )
      .selectAll("m")
      .where("m.nth", "=", 1);
  const eatenSince = sql`coalesce((SELECT max(m.date) FROM care_records m
    WHERE m.kind = r.kind AND m.entry = r.entry AND m.type = 'meal' AND m.outcome IN ('eaten', 'assisted')), '')`;
  const [offered, eaten, refused] = await Promise.all([
    newest(meals).execute(),
    newest(meals.where("r.outcome", "in", ["eaten", "assisted"])).execute(),
    meals
      .where("r.outcome", "=", "refused")
      .where("r.date", ">", eatenSince as never)
      .select((eb) => ["r.entry", eb.fn.countAll<number>().as("count")])
      .groupBy("r.entry")
      .execute(),
  ]);
  const mealOf = (row: (typeof offered)[number]) => {
    const record = recordOf(row);
    return record.type === "meal" ? record : null;
  };
  for (const row of offered) Object.assign(fed.get(row.entry) ?? {}, { offered: mealOf(row) });
  for (const row of eaten) {
    const meal = mealOf(row);
    if (meal) Object.assign(fed.get(row.entry) ?? {}, { lastMeal: { date: row.date, words: mealWords(meal) } });
  }
  for (const { entry, count } of refused) Object.assign(fed.get(entry) ?? {}, { refusals: count });
  return fed;
}
