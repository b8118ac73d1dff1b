// Filters of the list of snakes that are about those that live here: their care, rack and age.

import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { OwnCondition } from "#app/cms/admin/editing/list/list.server.ts";
import type { ListView } from "#app/cms/admin/editing/list/list.ts";
import { isWhere } from "#app/collection/life/presence.server.ts";
import { rackOf, racksOf } from "#app/kinds/ball/care/collection.server.ts";
import { NO_SHELF } from "#app/kinds/ball/care/rack-query.ts";
import { type CareState, careStates } from "#app/kinds/ball/care/states.server.ts";
import type { Db } from "#app/platform/database/connection.server.ts";
import { dayInJapan, daysBetween } from "#app/platform/site/days.ts";

const byCare: Readonly<Record<string, (state: CareState) => boolean>> = {
  due: ({ isDue }) => isDue,
  late: ({ isLateFed, isLateWeighed }) => isLateFed || isLateWeighed,
  medicine: ({ medicines }) => medicines.length > 0,
  promised: ({ promise }) => promise !== null,
};

/** Up to how many days old; the youngest first. */
const ages = [
  { name: "baby", days: 183 },
  { name: "young", days: 730 },
  { name: "adult", days: Number.POSITIVE_INFINITY },
] as const;

function ageOf({ hatched }: CareState, today: string): string {
  if (!hatched) return "unknown";
  const days = daysBetween(hatched.length === 4 ? `${hatched}-07-01` : hatched, today);
  return ages.find((age) => days <= age.days)?.name ?? "adult";
}

function isIn(filter: string, value: string, today: string): (state: CareState) => boolean {
  if (filter === "care") return byCare[value] ?? (() => false);
  if (filter === "rack") return ({ shelf }) => rackOf(shelf) === (value === NO_SHELF ? "" : value);
  return (state) => ageOf(state, today) === value;
}

const OWN = ["care", "rack", "age"];

export async function livingConditions(
  db: Db,
  filters: Readonly<Record<string, string>>,
  now: Date,
): Promise<OwnCondition> {
  const isAsked = OWN.some((name) => filters[name] !== undefined);
  const states = isAsked ? await careStates(db, now) : [];
  const today = dayInJapan(now);
  return (filter, value) => {
    if (filter === "where") return isWhere(value);
    return OWN.includes(filter) ? isOneOf(states.filter(isIn(filter, value, today))) : undefined;
  };
}

function isOneOf(states: readonly CareState[]): RawBuilder<SqlBool> {
  if (states.length === 0) return sql<SqlBool>`1 = 0`;
  return sql<SqlBool>`entries.id IN (${sql.join(states.map(({ id }) => id))})`;
}

export async function rackOptions(db: Db, now: Date) {
  const racks = await racksOf(db, now);
  return {
    rack: racks.map(({ rack, count }) => ({ value: rack || NO_SHELF, label: `${rack || "棚なし"}（${count}）` })),
  };
}

/** The whole, its parts by care, and the racks. */
export async function livingViews(db: Db, now: Date): Promise<ListView[][]> {
  const [states, racks] = await Promise.all([careStates(db, now), racksOf(db, now)]);
  const { all } = await db
    .selectFrom("entries")
    .where("kind", "=", "ball")
    .where("trashed_at", "is", null)
    .select((eb) => eb.fn.countAll<number>().as("all"))
    .executeTakeFirstOrThrow();
  const here = { where: "here" };
  const care = (value: string, label: string): ListView => ({
    label,
    count: states.filter(isIn("care", value, dayInJapan(now))).length,
    filters: { ...here, care: value },
  });
  const parts = [
    { label: "いまいる個体", count: states.length, filters: here },
    care("due", "今日給餌の日"),
    care("late", "遅れている"),
    care("medicine", "投薬中"),
    care("promised", "売約"),
    { label: "譲渡・死亡した個体", count: all - states.length, filters: { where: "gone" } },
    { label: "すべて", count: all, filters: {} },
  ];
  const shelves = racks.map(({ rack, count }) => ({
    label: rack ? `棚 ${rack}` : "棚なし",
    count,
    filters: { ...here, rack: rack || NO_SHELF },
  }));
  return [parts, ...(shelves.length > 1 ? [shelves] : [])];
}
