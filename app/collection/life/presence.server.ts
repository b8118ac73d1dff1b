// Which snakes are here, and since when or why not, according to the ledger. Used by all keepers' lists and papers; publication
// and sale state do not matter.

import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { Stage } from "#app/cms/content/entry.ts";
import type { FieldsOf } from "#app/cms/content/kind.ts";
import { withoutBody } from "#app/cms/content/public.server.ts";
import { contentOf, entryOf } from "#app/cms/content/stored.server.ts";
import { cached } from "#app/platform/cache/generation-cache.server.ts";
import type { Db } from "#app/platform/database/connection.server.ts";
import { dayInJapan, formatDay } from "#app/platform/site/days.ts";
import {
  emptyRecord,
  isBefore,
  isHere,
  type LedgerRecord,
  type Life,
  leftLabels,
  lifeDoubt,
  type StoredRecord,
} from "./line.ts";
import { staysOf } from "./stays.ts";

/** Returns all snakes here today, published or not, by title. */
export function presentSnakes(db: Db, now: Date) {
  const today = dayInJapan(now);
  return cached(db, `present snakes ${today}`, now, async () =>
    (await readLives(db)).flatMap(({ id, title, fields, life }) => {
      if (!isHere(life, today)) return [];
      const { number, shelf, sex, hatched, feedEvery, sale, agreedOn } = fields;
      /** Promised to a buyer (売約) but still here, with the agreed date. */
      const promise = sale === "sold" ? { on: agreedOn } : null;
      return [{ id, title: title || id, number, shelf, sex, hatched, feedEvery, promise }];
    }),
  );
}

export type PresentSnake = Awaited<ReturnType<typeof presentSnakes>>[number];

/** Returns a function that questions records on days when a snake was not alive or not here. */
export async function lifeDoubts(
  db: Db,
  ids: readonly string[],
): Promise<(id: string, day: string) => string | undefined> {
  const lives = new Map((await readLives(db, ids)).map(({ id, life }) => [id, life]));
  return (id, day) => {
    const life = lives.get(id);
    return (life && lifeDoubt(life, day)) ?? undefined;
  };
}

/** Returns snakes outside the trash with the facts that decide where they are. */
async function readLives(db: Db, ids?: readonly string[]) {
  const rows = await db
    .selectFrom("entries")
    .leftJoin("ledger_lines as l", "l.snake", "entries.id")
    .selectAll("entries")
    .select([withoutBody("live"), withoutBody("draft"), withoutBody("next"), "l.value as ledger"])
    .where("kind", "=", "ball")
    .where("trashed_at", "is", null)
    .$if(ids !== undefined, (all) => all.where("entries.id", "in", ["", ...(ids ?? [])]))
    .orderBy("title")
    .orderBy("entries.id")
    .execute();
  return rows.map(({ ledger, ...row }) => {
    const { title, fields: stored } = contentOf(entryOf(row));
    const fields = stored as FieldsOf<"ball">;
    const { hatched, origin, breed } = fields;
    const animal = { hatched, isBornHere: origin === "own" || breed !== null };
    const life: Life = { record: recordOf(ledger), animal, entry: "standing" };
    return { id: row.id, title, fields, life };
  });
}

export function recordOf(json: string | null | undefined): StoredRecord {
  return { ...emptyRecord, ...(json ? JSON.parse(json) : {}) };
}

function storedValue(db: Db, id: string) {
  return db.selectFrom("ledger_lines").select("value").where("snake", "=", id).executeTakeFirst();
}

/** Returns the first and last day of a snake's care, without notes; null if there is none. */
export function careSpan(db: Db, id: string): Promise<{ first: string | null; last: string | null }> {
  return db
    .selectFrom("care_records")
    .select(({ fn }) => [fn.min<string | null>("date").as("first"), fn.max<string | null>("date").as("last")])
    .where("kind", "=", "ball")
    .where("entry", "=", id)
    .where("type", "<>", "note")
    .executeTakeFirstOrThrow();
}

/** Returns what is wrong with a day of birth after the snake's first care, hand-over or death. */
export async function birthProblem(db: Db, id: string, hatched: string): Promise<string | undefined> {
  const { first } = await careSpan(db, id);
  const stays = staysOf(recordOf((await storedValue(db, id))?.value));
  const days = [first, ...stays.flatMap(({ leftOn, diedOn }) => [leftOn, diedOn])];
  const earlier = days.find((day) => day && isBefore(day, hatched));
  return earlier ? `${formatDay(earlier)}の記録より後です。日付を確かめてください` : undefined;
}

export async function isInLedger(db: Db, id: string): Promise<boolean> {
  return (await storedValue(db, id)) !== undefined;
}

/** "2026年8月27日に死亡"; null while it is here. */
export function leftWords({ leftOn, leftHow, diedOn, excluded }: LedgerRecord): string | null {
  if (excluded) return "帳簿から除いた個体";
  if (diedOn) return `${formatDay(diedOn)}に死亡`;
  return leftOn ? `${formatDay(leftOn)}に${leftLabels[leftHow || "sold"]}` : null;
}

export async function leftOf(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom("ledger_lines").select(["snake", "value"]).where("snake", "in", ids).execute();
  return new Map(
    rows.flatMap(({ snake, value }): [string, string][] => {
      const left = leftWords(recordOf(value));
      return left === null ? [] : [[snake, left]];
    }),
  );
}

interface StoppableSeason {
  fields: Pick<FieldsOf<"breed">, "dam" | "stoppedOn">;
  /** Not needed for public ones. */
  stage?: Stage;
}

/** Returns a predicate for seasons that were given up or are 公開終了, or whose dam died or left. */
export async function stoppedSeasons(db: Db, seasons: readonly StoppableSeason[]) {
  const left = await leftOf(
    db,
    seasons.flatMap(({ fields }) => fields.dam ?? []),
  );
  return ({ fields: { dam, stoppedOn }, stage }: StoppableSeason) =>
    stoppedOn !== null || stage === "ended" || (dam !== null && left.has(dam));
}

/** Returns the day up to which days since its last meal and the like count: today; null once it left or is in the trash. */
export async function careCountsTo(db: Db, { id, trashedAt }: { id: string; trashedAt?: string | null }, now: Date) {
  return trashedAt || (await goneFrom(db, id)) ? null : dayInJapan(now);
}

/** Returns the day up to which a snake's age counts: today, or its death. */
export async function lastDayOf(db: Db, id: string, now: Date): Promise<string> {
  return recordOf((await storedValue(db, id))?.value).diedOn ?? dayInJapan(now);
}

/** SQL condition on entries: "here", or "gone" in the sense of `isGone`. */
export function isWhere(value: string): RawBuilder<SqlBool> {
  const gone = sql<SqlBool>`EXISTS (SELECT 1 FROM ledger_lines l WHERE l.snake = entries.id
    AND (l.left_on IS NOT NULL OR coalesce(json_extract(l.value, '$.excluded'), '') <> ''))`;
  return value === "gone" ? gone : sql<SqlBool>`NOT ${gone}`;
}

/** Explains why a snake cannot be offered (left or excluded); null if it can. `isWithAnother`: alive with another owner. */
export async function goneFrom(db: Db, id: string) {
  const record = recordOf((await storedValue(db, id))?.value);
  const left = leftWords(record);
  if (!left) return null;
  const isWithAnother = record.leftOn !== null && record.diedOn === null;
  return { words: record.excluded ? `${left}です` : `帳簿では「${left}」となっています`, isWithAnother };
}
