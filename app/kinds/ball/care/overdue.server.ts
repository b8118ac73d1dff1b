// The snakes of the collection that have not been weighed or fed for long.

import { sql } from "kysely";
import { hasKey } from "#app/cms/content/key-counts.server.ts";
import type { Db } from "#app/platform/database/connection.server.ts";
import { addDays, daysBetween } from "#app/platform/site/days.ts";
import { hasNotLeft } from "#app/shop/has-left.server.ts";

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
  weighed: string | null;
  fed: string | null;
  offered: string | null;
}

/** Longest first. A snake whose meals nobody records is not missed at the table; one that is sold or ended is not missed at all. */
export async function overdueCare(db: Db, today: string): Promise<{ weighing: OverdueList; feeding: OverdueList }> {
  const snakes = await cared(db);
  const ofTable = snakes.filter(({ offered }) => offered !== null);
  return {
    weighing: await late(db, snakes, ({ weighed }) => weighed, { today, within: WEIGHED_WITHIN }),
    feeding: await late(db, ofTable, ({ fed }) => fed, { today, within: FED_WITHIN }),
  };
}

/** The whole collection: nothing but what indexes hold is read of each. */
async function cared(db: Db): Promise<Cared[]> {
  const last = (type: "weight" | "meal", eaten = sql``) =>
    sql<string | null>`(SELECT max(c.date) FROM care_records c
      WHERE c.kind = 'ball' AND c.entry = entries.id AND c.type = ${type} ${eaten})`;
  return db
    .selectFrom("entries")
    .select("entries.id")
    .select([
      last("weight").as("weighed"),
      last("meal", sql`AND c.is_refused = 0`).as("fed"),
      last("meal").as("offered"),
    ])
    .where("entries.kind", "=", "ball")
    .where("entries.trashed_at", "is", null)
    .where("entries.status", "!=", "ended")
    .where(sql<boolean>`NOT ${hasKey("ball", "sale", "sold")}`)
    .where(hasNotLeft)
    .orderBy("entries.id")
    .execute();
}

async function late(
  db: Db,
  snakes: readonly Cared[],
  lastOf: (snake: Cared) => string | null,
  { today, within }: { today: string; within: number },
): Promise<OverdueList> {
  const since = addDays(today, -within);
  const missed = snakes
    .map((snake) => ({ id: snake.id, date: lastOf(snake) }))
    .filter(({ date }) => date === null || date < since)
    .toSorted((a, b) => ((a.date ?? "") < (b.date ?? "") ? -1 : Number((a.date ?? "") > (b.date ?? ""))));
  const shown = missed.slice(0, SHOWN);
  const titles = new Map((await titlesOf(db, shown)).map(({ id, title }) => [id, title]));
  return {
    snakes: shown.map(({ id, date }) => ({
      id,
      title: titles.get(id) ?? id,
      last: date === null ? null : { date, days: daysBetween(date, today) },
    })),
    total: missed.length,
  };
}

async function titlesOf(db: Db, shown: readonly { id: string }[]): Promise<{ id: string; title: string }[]> {
  if (shown.length === 0) return [];
  const ids = shown.map(({ id }) => id);
  return db.selectFrom("entries").select(["id", "title"]).where("kind", "=", "ball").where("id", "in", ids).execute();
}
