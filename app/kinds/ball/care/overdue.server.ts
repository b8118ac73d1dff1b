// The snakes of the collection that have not been weighed or fed for long.

import { sql } from "kysely";
import type { Db } from "#app/platform/database/connection.server.ts";
import { daysBetween } from "#app/platform/site/days.ts";

/** Adults are weighed about once a month, and fed every week or two. */
const WEIGHED_WITHIN = 40;
const FED_WITHIN = 21;
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

/** Longest first. A snake whose meals nobody records is not missed at the table; one that is sold or ended is not missed at all. */
export async function overdueCare(db: Db, today: string): Promise<{ weighing: OverdueList; feeding: OverdueList }> {
  const last = (type: "weight" | "meal", eaten = sql``) =>
    sql<string | null>`(SELECT max(c.date) FROM care_records c
      WHERE c.kind = e.kind AND c.entry = e.id AND c.type = ${type} ${eaten})`;
  const rows = await db
    .selectFrom("entries as e")
    .select(["e.id", "e.title"])
    .select([
      last("weight").as("weighed"),
      last("meal", sql`AND c.is_refused = 0`).as("fed"),
      last("meal").as("offered"),
    ])
    .where("e.kind", "=", "ball")
    .where("e.trashed_at", "is", null)
    .where("e.status", "!=", "ended")
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom("entry_keys as k")
            .select("k.id")
            .where("k.kind", "=", "ball")
            .whereRef("k.id", "=", "e.id")
            .where("k.name", "=", "sale")
            .where("k.text", "=", "sold"),
        ),
      ),
    )
    .orderBy("e.id")
    .execute();
  const since = (date: string | null) => (date === null ? null : { date, days: daysBetween(date, today) });
  const late = (within: number, all: Overdue[]): OverdueList => {
    const snakes = all
      .filter((one) => one.last === null || one.last.days > within)
      .toSorted((a, b) => (b.last?.days ?? Number.POSITIVE_INFINITY) - (a.last?.days ?? Number.POSITIVE_INFINITY) || 0);
    return { snakes: snakes.slice(0, SHOWN), total: snakes.length };
  };
  return {
    weighing: late(
      WEIGHED_WITHIN,
      rows.map(({ id, title, weighed }) => ({ id, title, last: since(weighed) })),
    ),
    feeding: late(
      FED_WITHIN,
      rows.filter(({ offered }) => offered !== null).map(({ id, title, fed }) => ({ id, title, last: since(fed) })),
    ),
  };
}
