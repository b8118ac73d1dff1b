import { type Choices, lastChoices } from "#app/kinds/ball/care/choices.server.ts";
import { livingSnakes } from "#app/kinds/ball/care/collection.server.ts";
import { readPastDay } from "#app/kinds/ball/care/read-values.ts";
import type { Db } from "#app/platform/database/connection.server.ts";
import { dayInJapan } from "#app/platform/site/days.ts";

/** Loads the present snakes, the day of the query and whether the last records were public. */
export async function collectionPage(db: Db, search: URLSearchParams, now: Date, choice: keyof Choices) {
  const [collection, choices] = [await livingSnakes(db, search, now), await lastChoices(db)];
  const today = dayInJapan(now);
  const requested = readPastDay(search.get("date") ?? "", today);
  return {
    ...collection,
    today,
    shown: now.toISOString(),
    date: requested.ok ? requested.value : today,
    isPublic: choices[choice],
  };
}
