// Weights of snakes from the log: for charts, cards and lists.

import type { Db } from "#app/platform/database/connection.server.ts";
import type { CareRecord } from "./care.ts";

export interface Weighing {
  date: string;
  grams: number;
}

/** The weighings among a snake's lines, the oldest first, one a day. */
export function weighingsOf(records: readonly CareRecord[]): Weighing[] {
  return records
    .flatMap((record) => (record.type === "weight" ? [{ date: record.date, grams: record.grams }] : []))
    .toSorted((a, b) => a.date.localeCompare(b.date));
}

/** The last weight visitors may see of each of these snakes, by its id. */
export async function shownWeights(db: Db, balls: readonly string[]): Promise<ReadonlyMap<string, number>> {
  if (balls.length === 0) return new Map();
  const rows = await db
    .selectFrom("entry_keys")
    .select(["id", "number"])
    .where("kind", "=", "ball")
    .where("id", "in", balls)
    .where("name", "=", "weight")
    .execute();
  return new Map(rows.flatMap(({ id, number }) => (number === null ? [] : [[id, number]])));
}

/** The last weighing of each of these snakes, hidden ones among them: for their keepers. */
export function lastWeighings(db: Db, balls: readonly string[]): Promise<Map<string, Weighing>> {
  return lastUpTo(db, balls, "9999-12-31");
}

/** The last weighing of each up to that day, the day itself among them. */
export async function lastUpTo(db: Db, balls: readonly string[], date: string): Promise<Map<string, Weighing>> {
  if (balls.length === 0) return new Map();
  const rows = await db
    .selectFrom("care_records")
    .select(["entry", "grams", "date"])
    .where("kind", "=", "ball")
    .where("entry", "in", balls)
    .where("type", "=", "weight")
    .where("date", "<=", date)
    // One a day: the last of each snake.
    .orderBy("date")
    .execute();
  return new Map(rows.map(({ entry, grams, date: day }) => [entry, { date: day, grams: grams ?? 0 }]));
}
