// Tonight's pairs: all seasons before laying, by rack, and bulk recording of events.

import { storeBulkResult } from "#app/cms/admin/editing/bulk/bulk-undo.server.ts";
import type { Actor } from "#app/cms/content/lifecycle.server.ts";
import { keptSeasons } from "#app/collection/season/kept-seasons.server.ts";
import { parentDoubts, SURE } from "#app/collection/season/parent-doubts.server.ts";
import { eventOn, seasonEventLabels } from "#app/collection/season/season-event.ts";
import { addToSeasons } from "#app/collection/season/season-log.server.ts";
import { allLiving } from "#app/kinds/ball/care/collection.server.ts";
import { readPastDay } from "#app/kinds/ball/care/read-values.ts";
import { recordEvent } from "#app/platform/audit/events.server.ts";
import { raiseGeneration } from "#app/platform/cache/generation-cache.server.ts";
import type { Db } from "#app/platform/database/connection.server.ts";
import { addDays, dayInJapan } from "#app/platform/site/days.ts";
import { readDay } from "#app/platform/site/japanese-date.ts";
import { isDue, rotation } from "./rotation.ts";

/** Days without an event after which a season counts as abandoned. */
const GIVEN_UP = 300;
const USUAL = 7;
const MOST_DAYS = 60;

async function rhythm(db: Db): Promise<number> {
  const row = await db.selectFrom("counters").select("value").where("name", "=", "rotation days").executeTakeFirst();
  return row?.value ?? USUAL;
}

export interface RhythmAnswer {
  every: string;
  problem: string;
  status: 409 | 422;
}

/** Returns null on success, else the form: the value is invalid, or someone changed it meanwhile. */
export function saveRhythm(db: Db, form: FormData, { by, now }: Actor): Promise<RhythmAnswer | null> {
  const every = String(form.get("every") ?? "");
  const value = Number(every.normalize("NFKC").replace(/日(ごと)?$/, ""));
  return db.transaction().execute(async (trx) => {
    if (!Number.isInteger(value) || value < 1 || value > MOST_DAYS)
      return { every, problem: `1〜${MOST_DAYS}の整数で入力してください`, status: 422 };
    const current = await rhythm(trx);
    if (current !== Number(form.get("was")) && current !== value)
      return {
        every,
        problem: `このページを開いたあとに、移す間隔が「${current}日ごと」に変更されました。もう一度押すと上書きします`,
        status: 409,
      };
    await trx
      .insertInto("counters")
      .values({ name: "rotation days", value })
      .onConflict((known) => known.column("name").doUpdateSet({ value }))
      .execute();
    if (value !== current) await recordEvent(trx, { action: "rotation-changed", by, now, target: `${value}日ごと` });
    await raiseGeneration(trx);
    return null;
  });
}

/** Returns seasons (published or not) with both parents, before laying. */
async function openSeasons(db: Db, now: Date) {
  const today = dayInJapan(now);
  return (await keptSeasons(db, now)).flatMap(({ id, title, fields, events, entry }) => {
    const { sire, dam, isStopped, ovulated, preLayShed, laid, hatched } = fields;
    const isOver = isStopped || [ovulated, preLayShed, laid, hatched].some((day) => day !== null);
    const last = fields.pairings.at(-1) ?? entry.createdAt.slice(0, 10);
    if (!sire || !dam || isOver || last < addDays(today, -GIVEN_UP)) return [];
    return [{ id, title, sire, dam, events }];
  });
}

export async function pairsPage(db: Db, search: URLSearchParams, now: Date) {
  const today = dayInJapan(now);
  const [seasons, living, every] = await Promise.all([openSeasons(db, now), allLiving(db, now), rhythm(db)]);
  const snakes = new Map(living.map((snake) => [snake.id, snake]));
  // Snakes that left or died are not paired.
  const paired = seasons.filter(({ sire, dam }) => snakes.has(sire) && snakes.has(dam));
  const place = new Map(living.map(({ id }, at) => [id, at]));
  const requested = readDay(search.get("date") ?? "", { today });
  const date = requested && requested.day <= today ? requested.day : today;
  const name = (id: string) => snakes.get(id)?.title ?? id;
  const moves = new Map(rotation(paired, every, today).map((pair) => [pair.id, pair]));
  const pairs = paired.flatMap((season) => {
    const pair = moves.get(season.id);
    if (!pair) return [];
    const to = paired.find(({ id }) => id === pair.next?.to);
    const tonight = season.events.filter((event) => event.date <= date && event.until >= date);
    return [
      {
        ...{
          ...pair,
          title: season.title,
          sire: name(season.sire),
          dam: name(season.dam),
          place: place.get(season.dam) ?? 0,
        },
        shelf: snakes.get(season.dam)?.shelf ?? "",
        isDue: pair.next !== null && isDue(pair.next, today),
        toName: to ? name(to.dam) : null,
        /** Already recorded tonight: "ロック". */
        tonight: tonight.map(({ type }) => seasonEventLabels[type]),
      },
    ];
  });
  return { pairs: pairs.sort((a, b) => a.place - b.place), every, date, today };
}

export type TonightPair = PairsPage["pairs"][number];
export type PairsPage = Awaited<ReturnType<typeof pairsPage>>;

const choices = ["together", "lock", "apart"] as const;

export interface PairsAnswer {
  date: string;
  problem: string;
  chosen: Record<string, string>;
  /** The doubts of this form, which sending it again confirms. */
  seen?: string;
}

export type PairsDone =
  | { ok: true; noted: number; date: string; result: string | null }
  | { ok: false; answer: PairsAnswer };

/** Records the tapped events of all pairs in one transaction. `result` is its undo token. */
export async function notePairs(db: Db, form: FormData, actor: Actor): Promise<PairsDone> {
  const today = dayInJapan(actor.now);
  const typed = String(form.get("date") ?? "");
  const chosen = Object.fromEntries(
    [...form].flatMap(([name, value]) => (name.startsWith("pair.") ? [[name.slice(5), String(value)]] : [])),
  );
  const read = readPastDay(typed, today);
  const refuse = (problem: string): PairsDone => ({ ok: false, answer: { date: typed, problem, chosen } });
  if (!read.ok) return refuse(read.message);
  const taps = (await openSeasons(db, actor.now)).flatMap((season) => {
    const type = choices.find((choice) => choice === chosen[season.id]);
    return type ? [{ season, event: eventOn(type, read.value) }] : [];
  });
  const doubts = await Promise.all(
    taps.map(async ({ season, event }) => {
      const [found = []] = await parentDoubts(db, season, [event]);
      return found.length > 0 ? [`${season.title}：${found.join("。")}`] : [];
    }),
  );
  const seen = doubts.flat().join("。");
  if (seen !== "" && form.get("seen") !== seen)
    return { ok: false, answer: { date: typed, problem: `${seen}。${SURE}`, chosen, seen } };
  const events = new Map(taps.map(({ season, event }) => [season.id, event]));
  const result = await db.transaction().execute(async (trx) => {
    const lines = await addToSeasons(trx, events, actor);
    if (lines.length === 0) return null;
    return storeBulkResult(trx, "pair", { done: lines.length, failed: [], changed: [], lines }, actor);
  });
  return { ok: true, noted: events.size, date: read.value, result };
}

export async function dueMoves(db: Db, now: Date): Promise<TonightPair[]> {
  const { pairs } = await pairsPage(db, new URLSearchParams(), now);
  return pairs.filter((pair) => pair.isDue);
}
