// Reads and writes season events. Events are not revisions of the entry and do not change its update time.

import type { Selectable } from "kysely";
import type { ChangedLine } from "#app/cms/admin/editing/bulk/bulk.server.ts";
import type { FieldsOf } from "#app/cms/content/kind.ts";
import { type Actor, titlesOf } from "#app/cms/content/lifecycle.server.ts";
import { recordAddedLines, recordChangedLine } from "#app/cms/content/log-events.server.ts";
import { entryState, placeEntry } from "#app/cms/content/place.server.ts";
import { raiseGeneration } from "#app/platform/cache/generation-cache.server.ts";
import type { Db } from "#app/platform/database/connection.server.ts";
import { formatDays, formatShortDay } from "#app/platform/site/days.ts";
import { eventWords, isSameEvent, type NewSeasonEvent, type SeasonEvent } from "./season-event.ts";
import { lifeOf, yearOfSeason } from "./season-life.ts";
import { newFaults, type SeasonChange } from "./season-questions.ts";
import type { SeasonEventsTable } from "./tables.ts";

function eventOf(row: Selectable<SeasonEventsTable>): SeasonEvent {
  const { id, type, date, until, millimetres, count, slugs, sire, note, version, updated_by: by } = row;
  return { id, type, date, until, millimetres, count, slugs, sire, note, version, by, isPublic: row.is_public === 1 };
}

/** Returns events by season id, sorted by day, then by creation. */
export async function eventsOf(db: Db, breeds: readonly string[]): Promise<Map<string, SeasonEvent[]>> {
  if (breeds.length === 0) return new Map();
  const rows = await db
    .selectFrom("season_events")
    .selectAll()
    .where("kind", "=", "breed")
    .where("entry", "in", [...new Set(breeds)])
    .orderBy("date")
    .orderBy("id")
    .execute();
  const found = Map.groupBy(rows, ({ entry }) => entry);
  return new Map([...found].map(([breed, ofBreed]) => [breed, ofBreed.map(eventOf)]));
}

export async function eventsOfSeason(db: Db, breed: string): Promise<SeasonEvent[]> {
  return (await eventsOf(db, [breed])).get(breed) ?? [];
}

export async function publicEventsOf(db: Db, breeds: readonly string[]): Promise<Map<string, SeasonEvent[]>> {
  const found = await eventsOf(db, breeds);
  return new Map([...found].map(([breed, events]) => [breed, events.filter(({ isPublic }) => isPublic)]));
}

function columnsOf({ type, date, until, millimetres, count, slugs, sire, note }: NewSeasonEvent, { by, now }: Actor) {
  const written = { updated_at: now.toISOString(), updated_by: by };
  return { type, date, until, millimetres, count, slugs, sire, note, is_public: 1, ...written };
}

/** An event in a file; public by default. */
export interface SeasonLine extends NewSeasonEvent {
  isPublic?: boolean;
}

export type SeasonWritten = { ok: true; lines: ChangedLine[] } | { ok: false; problems: string[] };

/**
 * Changes a season's events in the caller's transaction; all forms use this. Existing events are not duplicated, and later egg counts
 * complete their clutch. Rejects contradictory days or counts.
 */
export async function writeSeason(trx: Db, breed: string, change: SeasonChange, actor: Actor): Promise<SeasonWritten> {
  const written = await apply(trx, breed, change, actor);
  if (written.ok) await recordAdded(trx, new Map([[breed, written.added]]), actor);
  return written;
}

/** Adds one event to each of several seasons, skipping contradictions. */
export async function addToSeasons(
  trx: Db,
  events: ReadonlyMap<string, NewSeasonEvent>,
  actor: Actor,
): Promise<ChangedLine[]> {
  const added = new Map<string, readonly NewSeasonEvent[]>();
  const lines: ChangedLine[] = [];
  for (const [breed, event] of events) {
    const written = await apply(trx, breed, { add: [event] }, actor);
    if (!written.ok) continue;
    lines.push(...written.lines);
    added.set(breed, written.added);
  }
  await recordAdded(trx, added, actor);
  return lines;
}

async function recordAdded(trx: Db, added: ReadonlyMap<string, readonly NewSeasonEvent[]>, actor: Actor) {
  const noted = [...added].flatMap(([entry, events]) =>
    events.map((event) => ({ entry, words: lineWords(event), sort: "シーズンの経過" })),
  );
  await recordAddedLines(trx, { kind: "breed", counter: "組" }, noted, actor);
}

type Applied = { ok: true; lines: ChangedLine[]; added: readonly NewSeasonEvent[] } | { ok: false; problems: string[] };

async function apply(trx: Db, breed: string, change: SeasonChange, actor: Actor): Promise<Applied> {
  // Serialises writers of seasons, so that each sees the others' events.
  await raiseGeneration(trx);
  const before = await eventsOfSeason(trx, breed);
  const { add, set, remove } = settled(before, change);
  const after = before.flatMap((event): NewSeasonEvent[] =>
    remove.includes(event.id) ? [] : [set.find(({ id }) => id === event.id)?.event ?? event],
  );
  const problems = newFaults(before, [...after, ...add]);
  if (problems.length > 0) return { ok: false, problems };
  const changed: ChangedLine[] = [];
  for (const event of before.filter(({ id }) => remove.includes(id))) {
    await trx.deleteFrom("season_events").where("id", "=", event.id).execute();
    await recordChangedLine(trx, { kind: "breed", id: breed }, [lineWords(event)], actor);
  }
  for (const { id, event } of set) {
    const current = before.find((one) => one.id === id);
    if (!current) continue;
    const version = current.version + 1;
    await trx
      .updateTable("season_events")
      .set({ ...columnsOf(event, actor), version })
      .where("id", "=", id)
      .execute();
    changed.push({ kind: "breed", id: breed, line: id, version, before: current });
    await recordChangedLine(trx, { kind: "breed", id: breed }, [lineWords(current), lineWords(event)], actor);
  }
  for (const event of add) changed.push(await insertEvent(trx, breed, event, actor));
  await retitle(trx, breed, [...after, ...add], actor);
  return { ok: true, lines: changed, added: add };
}

async function insertEvent(trx: Db, breed: string, event: SeasonLine, actor: Actor): Promise<ChangedLine> {
  const columns = { ...columnsOf(event, actor), is_public: event.isPublic === false ? 0 : 1 };
  const { id, version } = await trx
    .insertInto("season_events")
    .values({ kind: "breed", entry: breed, ...columns, created_at: columns.updated_at, created_by: actor.by })
    .returning(["id", "version"])
    .executeTakeFirstOrThrow();
  return { kind: "breed", id: breed, line: id, version, before: null };
}

/** Removes existing events from a change; merges counts into an existing clutch. */
function settled(before: readonly SeasonEvent[], change: SeasonChange): Required<SeasonChange> {
  const add: NewSeasonEvent[] = [];
  const set = [...(change.set ?? [])];
  for (const event of change.add ?? []) {
    if ([...before, ...add].some((one) => isSameEvent(one, event))) continue;
    const clutch = before.find((one) => completes(one, event));
    if (!clutch) add.push(event);
    else {
      const whole = { ...clutch, count: event.count ?? clutch.count, slugs: event.slugs ?? clutch.slugs };
      if (!isSameEvent(clutch, whole))
        set.push({ id: clutch.id, event: { ...whole, note: event.note || clutch.note } });
    }
  }
  return { add, set, remove: change.remove ?? [] };
}

function completes(known: NewSeasonEvent, { type, date, until, count, slugs, note }: NewSeasonEvent): boolean {
  const fits = (a: unknown, b: unknown) => a === null || b === null || a === "" || b === "" || a === b;
  const isSameDay = date === until && known.date <= date && date <= known.until;
  if (type !== "laid" || known.type !== "laid" || !isSameDay) return false;
  return fits(known.count, count) && fits(known.slugs, slugs) && fits(known.note, note);
}

/** Undoes one line of `writeSeason` unless it was changed since; returns the obstacle, or null. */
export async function undoEvent(trx: Db, { id: breed, line, version, before }: ChangedLine, actor: Actor) {
  const current = (await eventsOfSeason(trx, breed)).find(({ id }) => id === line);
  if (!current) return "もうありません";
  if (current.version !== version) return "そのあとに変更されています";
  const event = before as SeasonEvent | null; // stored by `writeSeason`
  const change = event ? { set: [{ id: line, event }] } : { remove: [line] };
  const written = await writeSeason(trx, breed, change, actor);
  return written.ok ? null : written.problems.join("。");
}

export type EventChange = "done" | "gone" | "conflict" | { problems: string[] };

/** Updates an event; no-op for the same values. `null` deletes it, idempotently. */
export function changeEvent(
  db: Db,
  breed: string,
  { id, version }: { id: number; version: number },
  event: NewSeasonEvent | null,
  actor: Actor,
): Promise<EventChange> {
  return db.transaction().execute(async (trx): Promise<EventChange> => {
    const current = (await eventsOfSeason(trx, breed)).find((one) => one.id === id);
    if (!current) return event ? "gone" : "done";
    if (event && isSameEvent(current, event)) return "done";
    if (current.version !== version) return "conflict";
    const written = await writeSeason(trx, breed, event ? { set: [{ id, event }] } : { remove: [id] }, actor);
    return written.ok ? "done" : { problems: written.problems };
  });
}

/** Replaces events by those of a file without checking contradictions, which the season's page asks about. */
export async function replaceEvents(
  trx: Db,
  breed: string,
  { remove, add }: { remove: readonly number[]; add: readonly SeasonLine[] },
  actor: Actor,
): Promise<void> {
  await trx
    .deleteFrom("season_events")
    .where("entry", "=", breed)
    .where("id", "in", [0, ...remove])
    .execute();
  for (const event of add) await insertEvent(trx, breed, event, actor);
  await raiseGeneration(trx);
}

function lineWords(event: NewSeasonEvent): string {
  return `${event.date ? formatDays(event.date, event.until, formatShortDay) : "日付なし"} ${eventWords(event)}`;
}

/** "2026年 空×雫": names without bracketed suffixes. */
export function seasonTitle(year: string, { sire, dam }: { sire: string; dam: string }): string {
  const name = (title: string) => title.replace(/[（　].*$/, "");
  return `${year}年 ${name(sire)}×${name(dam)}`;
}

/** Updates the year in a draft's automatic title, which was created before any date was known. */
async function retitle(trx: Db, breed: string, events: readonly NewSeasonEvent[], actor: Actor): Promise<void> {
  const year = yearOfSeason(lifeOf(events));
  const state = (await entryState(trx, "breed", breed))?.state;
  if (!state || state.live !== null || state.trashedAt !== null) return;
  const { draft } = state;
  if (!draft || year === null || !/^\d{4}年 /.test(draft.title) || draft.title.startsWith(year)) return;
  const { sire, dam } = draft.fields as FieldsOf<"breed">;
  const titles = await titlesOf(trx, "ball", [sire ?? "", dam ?? ""]);
  const names = { sire: titles.get(sire ?? "") ?? "", dam: titles.get(dam ?? "") ?? "" };
  if (draft.title !== seasonTitle(draft.title.slice(0, 4), names)) return;
  await placeEntry(trx, "breed", breed, { ...state, draft: { ...draft, title: seasonTitle(year, names) } }, actor);
}
