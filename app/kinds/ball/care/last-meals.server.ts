// When each of many snakes ate last, and what it was offered.

import { sql } from "kysely";
import type { Db } from "#app/platform/database/connection.server.ts";
import { type Meal, mealWords } from "./care.ts";
import { recordOf } from "./stored-care.server.ts";

export interface FeedingState {
  /** The last meal that was offered, eaten or not: what the next one will be like. */
  offered: (Meal & { date: string }) | null;
  lastMeal: { date: string; words: string } | null;
  /** Meals left since then. */
  refusals: number;
}

export async function lastMeals(db: Db, ids: readonly string[]): Promise<Map<string, FeedingState>> {
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
