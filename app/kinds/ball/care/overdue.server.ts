// The snakes of the collection that have not been weighed or fed for long.

import { sql } from "kysely";
import { presentSnakes } from "#app/collection/life/presence.server.ts";
import type { Db } from "#app/platform/database/connection.server.ts";
import { addDays, dayInJapan, daysBetween } from "#app/platform/site/days.ts";

/** Adults are weighed about once a month, and fed every week or two. */
export const WEIGHED_WITHIN = 40;
export const FED_WITHIN = 21;
const SHOWN = 6;

interface Overdue {
  id: string;
  title: string;
  /** The last time; null where there was none yet. */
  last: { date: string; days: number } | null;
}

export interface OverdueList {
  snakes: Overdue[];
  total: number;
}

interface Cared {
  id: string;
  title: string;
  weighed: string | null;
  fed: string | null;
  offered: string | null;
}

/** Of those here, longest first. Snakes without recorded meals are not overdue. */
export async function overdueCare(db: Db, now: Date): Promise<{ weighing: OverdueList; feeding: OverdueList }> {
  const today = dayInJapan(now);
  const [present, last] = await Promise.all([presentSnakes(db, now), lastCare(db)]);
  const snakes = present.map(({ id, title }): Cared => {
    const { weighed = null, fed = null, offered = null } = last.get(id) ?? {};
    return { id, title, weighed, fed, offered };
  });
  const ofTable = snakes.filter(({ offered }) => offered !== null);
  return {
    weighing: late(snakes, ({ weighed }) => weighed, { today, within: WEIGHED_WITHIN }),
    feeding: late(ofTable, ({ fed }) => fed, { today, within: FED_WITHIN }),
  };
}

/** The last days of each snake's care, from what the index holds. */
async function lastCare(db: Db): Promise<ReadonlyMap<string, Partial<Omit<Cared, "id" | "title">>>> {
  const last = (type: "weight" | "meal", eaten = sql``) =>
    sql<string | null>`max(CASE WHEN type = ${type} ${eaten} THEN date END)`;
  const rows = await db
    .selectFrom("care_records")
    .select("entry")
    .select([last("weight").as("weighed"), last("meal", sql`AND is_refused = 0`).as("fed"), last("meal").as("offered")])
    .where("kind", "=", "ball")
    .where("type", "in", ["weight", "meal"])
    .groupBy("entry")
    .execute();
  return new Map(rows.map(({ entry, ...days }) => [entry, days]));
}

function late(
  snakes: readonly Cared[],
  lastOf: (snake: Cared) => string | null,
  { today, within }: { today: string; within: number },
): OverdueList {
  const since = addDays(today, -within);
  const missed = snakes
    .map((snake) => ({ id: snake.id, title: snake.title, date: lastOf(snake) }))
    .filter(({ date }) => date === null || date < since)
    .toSorted((a, b) => (a.date ?? "").localeCompare(b.date ?? "") || a.id.localeCompare(b.id));
  return {
    snakes: missed.slice(0, SHOWN).map(({ id, title, date }) => ({
      id,
      title,
      last: date === null ? null : { date, days: daysBetween(date, today) },
    })),
    total: missed.length,
  };
}
