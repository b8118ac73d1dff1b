import type { Db } from "#app/platform/database/connection.server.ts";
import type { CareRecord } from "./care.ts";

export interface Weighing {
  date: string;
  grams: number;
}

/** Returns the weighings by date, ascending. */
export function weighingsOf(records: readonly CareRecord[]): Weighing[] {
  return records
    .flatMap((record) => (record.type === "weight" ? [{ date: record.date, grams: record.grams }] : []))
    .toSorted((a, b) => a.date.localeCompare(b.date));
}

/** Returns the last public weight by snake. */
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

/** Returns the last weighing by snake, including private ones. */
export function lastWeighings(db: Db, balls: readonly string[]): Promise<Map<string, Weighing>> {
  return lastUpTo(db, balls, "9999-12-31");
}

/** Returns the last weighing by snake, up to and including a day. */
export async function lastUpTo(db: Db, balls: readonly string[], date: string): Promise<Map<string, Weighing>> {
  if (balls.length === 0) return new Map();
  const rows = await db
    .selectFrom("care_records")
    .select(["entry", "grams", "date"])
    .where("kind", "=", "ball")
    .where("entry", "in", balls)
    .where("type", "=", "weight")
    .where("date", "<=", date)
    // Ascending, so the last one per snake wins.
    .orderBy("date")
    .execute();
  return new Map(rows.map(({ entry, grams, date: day }) => [entry, { date: day, grams: grams ?? 0 }]));
}
