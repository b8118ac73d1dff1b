// The season log's reads and writes: a line is no revision of the entry and does not change when that was updated.

import type { Selectable } from "kysely";
import type { ChangedLine } from "#app/cms/admin/editing/bulk/bulk.server.ts";
import type { Actor } from "#app/cms/content/lifecycle.server.ts";
import { recordChanged, recordNoted } from "#app/kinds/shared/log-events.server.ts";
import { raiseGeneration } from "#app/platform/cache/generation-cache.server.ts";
import type { Db } from "#app/platform/database/connection.server.ts";
import { formatShortDay } from "#app/platform/site/days.ts";
import { eventWords, isSameEvent, type NewSeasonEvent, type SeasonEvent } from "./season-event.ts";
import type { SeasonEventsTable } from "./tables.ts";

function eventOf(row: Selectable<SeasonEventsTable>): SeasonEvent {
  const { id, type, date, until, millimetres, note, version, updated_by: by } = row;
  return { id, type, date, until, millimetres, note, version, by };
}

/** The events of seasons by their ids, the oldest day first; of one day in the order they were noted. */
export async function eventsOf(db: Db, breeds: readonly string[]): Promise<Map<string, SeasonEvent[]>> {
  const found = new Map<string, SeasonEvent[]>();
  if (breeds.length === 0) return found;
  const rows = await db
    .selectFrom("season_events")
    .selectAll()
    .where("kind", "=", "breed")
    .where("entry", "in", [...new Set(breeds)])
    .orderBy("date")
    .orderBy("id")
    .execute();
  for (const row of rows) {
    const list = found.get(row.entry);
    if (list) list.push(eventOf(row));
    else found.set(row.entry, [eventOf(row)]);
  }
  return found;
}

export async function eventsOfSeason(db: Db, breed: string): Promise<SeasonEvent[]> {
  return (await eventsOf(db, [breed])).get(breed) ?? [];
}

async function findEvent(db: Db, breed: string, id: number): Promise<SeasonEvent | undefined> {
  return (await eventsOfSeason(db, breed)).find((event) => event.id === id);
}

function columnsOf({ type, date, until, millimetres, note }: NewSeasonEvent, { by, now }: Actor) {
  return { type, date, until, millimetres, note, updated_at: now.toISOString(), updated_by: by };
}

/** Adds lines, in the caller's transaction. One that is there already is not added again. Returns the new ones, for an undo. */
export async function addEvents(
  trx: Db,
  events: readonly (NewSeasonEvent & { breed: string })[],
  actor: Actor,
): Promise<ChangedLine[]> {
  const known = await eventsOf(
    trx,
    events.map(({ breed }) => breed),
  );
  const changed: ChangedLine[] = [];
  const added: (NewSeasonEvent & { breed: string })[] = [];
  for (const event of events) {
    const { breed } = event;
    const isThere = [...(known.get(breed) ?? []), ...added.filter((one) => one.breed === breed)];
    if (isThere.some((one) => isSameEvent(one, event))) continue;
    const columns = columnsOf(event, actor);
    const { id, version } = await trx
      .insertInto("season_events")
      .values({ kind: "breed", entry: breed, ...columns, created_at: columns.updated_at, created_by: actor.by })
      .returning(["id", "version"])
      .executeTakeFirstOrThrow();
    changed.push({ kind: "breed", id: breed, line: id, version, before: null });
    added.push(event);
  }
  if (added.length === 0) return changed;
  await raiseGeneration(trx);
  const noted = added.map((line) => ({ entry: line.breed, words: lineWords(line), sort: "繁殖の経過" }));
  await recordNoted(trx, { kind: "breed", counter: "組" }, noted, actor);
  return changed;
}

/** Undoes `addEvents`, except for corrected lines; returns the obstacles in words. */
export async function undoEvent(trx: Db, { id: breed, line, version }: ChangedLine, actor: Actor) {
  const current = await findEvent(trx, breed, line);
  if (!current) return "もうありません";
  if (current.version !== version) return "そのあとに直されています";
  await takeOut(trx, breed, current, actor);
  return null;
}

async function takeOut(trx: Db, breed: string, event: SeasonEvent, actor: Actor): Promise<void> {
  await trx.deleteFrom("season_events").where("id", "=", event.id).execute();
  await raiseGeneration(trx);
  await recordChanged(trx, { kind: "breed", id: breed }, [lineWords(event)], actor);
}

export type EventChange = "done" | "gone" | "conflict";

/** Rewrites a line; the same values again change nothing. `null` removes it, and a missing line is no error. */
export function changeEvent(
  db: Db,
  breed: string,
  { id, version }: { id: number; version: number },
  event: NewSeasonEvent | null,
  actor: Actor,
): Promise<EventChange> {
  return db.transaction().execute(async (trx): Promise<EventChange> => {
    const current = await findEvent(trx, breed, id);
    if (!current) return event ? "gone" : "done";
    if (event && isSameEvent(current, event)) return "done";
    if (current.version !== version) return "conflict";
    if (!event) {
      await takeOut(trx, breed, current, actor);
      return "done";
    }
    await trx
      .updateTable("season_events")
      .set({ ...columnsOf(event, actor), version: version + 1 })
      .where("id", "=", id)
      .execute();
    await raiseGeneration(trx);
    await recordChanged(trx, { kind: "breed", id: breed }, [lineWords(current), lineWords(event)], actor);
    return "done";
  });
}

/** Removes lines by any author: used by imports. */
export async function removeEvents(trx: Db, breed: string, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await trx.deleteFrom("season_events").where("entry", "=", breed).where("id", "in", ids).execute();
  await raiseGeneration(trx);
}

function lineWords(event: NewSeasonEvent): string {
  const until = event.until === event.date ? "" : `〜${formatShortDay(event.until)}`;
  return `${formatShortDay(event.date)}${until} ${eventWords(event)}`;
}
