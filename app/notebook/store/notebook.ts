import type { Care, CareEvent } from "#app/notebook/care/care.ts";
import { newId } from "#app/notebook/model/ids.ts";
import { GONE } from "#app/notebook/model/thing.ts";
import type { NewPhoto } from "#app/notebook/photos/shrink.ts";
import { byName, type Snake, type SnakeFields } from "#app/notebook/snakes/snake.ts";
import type { TodaySnake } from "#app/notebook/today/today.ts";
import { dayInJapan, nextMidnightInJapan, startOfDay } from "#app/platform/site/days.ts";
import { creation, undoBatch, writeBatch } from "./batches.ts";
import { database } from "./database.ts";
import { eventOf, PHOTO, type Photo, photoOf, RECORD, SNAKE, snakeOf } from "./readings.ts";
import {
  type Change,
  digestOfThings,
  edit,
  removal,
  thingOf,
  thingsOfSnake,
  thingsOfType,
  tryStore,
  writeChanges,
} from "./things.ts";

/** Returns all snakes by name with their digests, without reading records. */
export async function allSnakes(): Promise<TodaySnake[]> {
  return tryStore(async () => {
    const db = await database();
    const [things, ids, digests] = await Promise.all([
      thingsOfType(SNAKE),
      db.getAllKeys("digests"),
      db.getAll("digests"),
    ]);
    const known = new Map(ids.map((id, i) => [id, digests[i]]));
    const snakes = things.flatMap((thing) => snakeOf(thing) ?? []);
    const ordered = snakes.toSorted((a, b) => byName.compare(a.name, b.name));
    return ordered.map((snake) => ({ snake, digest: known.get(snake.id) ?? digestOfThings([]) }));
  });
}

export async function allEvents(): Promise<CareEvent[]> {
  return (await thingsOfType(RECORD)).flatMap((thing) => eventOf(thing) ?? []);
}

export interface SnakeWithRecords extends TodaySnake {
  events: CareEvent[];
  photos: Photo[];
}

/** Returns null if it does not exist or was deleted. */
export async function snakeWithRecords(id: string): Promise<SnakeWithRecords | null> {
  const [thing, own, digest] = await Promise.all([
    thingOf(id),
    thingsOfSnake(id),
    tryStore(async () => (await database()).get("digests", id)),
  ]);
  const snake = thing && snakeOf(thing);
  if (!snake) return null;
  return {
    snake,
    digest: digest ?? digestOfThings([]),
    events: own.flatMap((one) => eventOf(one) ?? []),
    photos: own.flatMap((one) => photoOf(one) ?? []).toSorted((a, b) => b.at.localeCompare(a.at)),
  };
}

/**
 * Returns the records that a new record may conflict with: those of the same day and the last weight before. `mended`: id of the
 * edited record, which is left out. Returns none if reading fails; the following write reports the error.
 */
export async function nearbyEvents(snake: string, at: string, mended = ""): Promise<CareEvent[]> {
  const around = async () => {
    const moment = new Date(at);
    const [begin, end] = [startOfDay(dayInJapan(moment)), nextMidnightInJapan(moment)].map((one) => one.toISOString());
    const index = (await database()).transaction("things").store.index("when");
    const ofDay = await index.getAll(IDBKeyRange.bound([snake, begin], [snake, end], false, true));
    const events = ofDay.flatMap((thing) => eventOf(thing) ?? []).filter(({ id }) => id !== mended);
    const earlier = IDBKeyRange.bound([snake, ""], [snake, begin], false, true);
    for (let cursor = await index.openCursor(earlier, "prev"); cursor; cursor = await cursor.continue()) {
      const event = eventOf(cursor.value);
      if (event?.care.kind === "weight" && event.id !== mended) return [...events, event];
    }
    return events;
  };
  return around().catch(() => []);
}

/** Returns the new ids in order. `photos` belong to the first record. */
export async function addEvents(
  events: readonly { snake: string; at: string; care: Care }[],
  photos: readonly NewPhoto[] = [],
): Promise<string[]> {
  const changes = events.map(
    ({ snake, at, care }): Change => ({ do: "make", type: RECORD, id: newId(), fields: { snake, at, ...care } }),
  );
  const own = makingPhotos(events[0]?.snake ?? "", photos, changes[0]?.id);
  await writeChanges([...changes, ...own.changes], own);
  return [...changes, ...own.changes].map(({ id }) => id);
}

export async function addPhotos(snake: string, photos: readonly NewPhoto[]): Promise<string[]> {
  const own = makingPhotos(snake, photos);
  await writeChanges(own.changes, own);
  return own.changes.map(({ id }) => id);
}

/** `record`: id of the related record; "" for none. */
function makingPhotos(snake: string, added: readonly NewPhoto[], record = "") {
  const own = added.map((photo) => ({ id: newId(), ...photo }));
  return {
    changes: own.map(({ id, at }): Change => ({ do: "make", type: PHOTO, id, fields: { snake, at, record } })),
    back: own.map(({ id }) => removal(id)),
    photos: new Map(own.map(({ id, bytes }) => [id, bytes])),
    cover: own[0] ? { photo: own[0].id } : {},
  };
}

/** Updates a photo's date, snake or record, and clears the old snake's cover if it moved. Returns an undo function. */
export async function changePhoto(
  { id, ...before }: Photo,
  after: Omit<Photo, "id">,
  snake: Snake,
): Promise<() => Promise<void>> {
  const changes = [edit(id, before, after)];
  if (after.snake !== before.snake && snake.photo === id) changes.push(edit(snake.id, { photo: id }, { photo: "" }));
  await writeChanges(changes.map(({ change }) => change));
  return () => writeChanges(changes.map(({ back }) => back));
}

interface Noted {
  snake: string;
  at: string;
  care: Care;
  instead: CareEvent | null;
}

/** Writes all records as one batch. Returns an undo function. */
export async function writeEvents(events: readonly Noted[], words: string): Promise<() => Promise<void>> {
  const changes = events.map(({ snake, at, care, instead }) => {
    const fields = { at, ...care };
    return instead
      ? edit(instead.id, { at: instead.at, ...instead.care }, fields)
      : creation(RECORD, { snake, ...fields });
  });
  const batch = await writeBatch({ words, isMany: true }, changes);
  return async () => void (await undoBatch(batch));
}

/** Updates a batch's records; `after: null` deletes one. Returns an undo function. */
export async function changeEvents(
  batch: string,
  events: readonly { before: CareEvent | null; after: { snake: string; at: string; care: Care } | null }[],
): Promise<() => Promise<void>> {
  const changes = events.flatMap(({ before, after }) => {
    if (!before) return after ? [creation(RECORD, { snake: after.snake, at: after.at, ...after.care, batch })] : [];
    const was = { at: before.at, ...before.care };
    return [edit(before.id, { ...was, [GONE]: false }, after ? { at: after.at, ...after.care } : { [GONE]: true })];
  });
  await writeChanges(changes.map(({ change }) => change));
  return () => writeChanges(changes.map(({ back }) => back));
}

/** Updates a record from the state the keeper saw, and adds photos. Returns an undo function. */
export async function changeEvent(
  before: CareEvent,
  { at, care }: { at: string; care: Care },
  photos: readonly NewPhoto[] = [],
): Promise<() => Promise<void>> {
  const { change, back } = edit(before.id, { at: before.at, ...before.care }, { at, ...care });
  const own = makingPhotos(before.snake, photos, before.id);
  await writeChanges([change, ...own.changes], own);
  return () => writeChanges([back, ...own.back]);
}

export async function removeThings(ids: readonly string[]): Promise<void> {
  await writeChanges(ids.map((id) => removal(id)));
}

export async function restoreThings(ids: readonly string[]): Promise<void> {
  await writeChanges(ids.map((id) => removal(id, false)));
}

/** Returns the new snake's id. `photo` becomes its cover. */
export async function addSnake(fields: SnakeFields, photo: NewPhoto | null): Promise<string> {
  const id = newId();
  const own = makingPhotos(id, photo ? [photo] : []);
  await writeChanges([{ do: "make", type: SNAKE, id, fields: { ...fields, ...own.cover } }, ...own.changes], own);
  return id;
}

/** Updates a snake from the state the keeper saw. Returns an undo function. `photo` becomes its cover. */
export async function changeSnake(
  before: Snake,
  after: Partial<SnakeFields>,
  photo: NewPhoto | null = null,
): Promise<() => Promise<void>> {
  const own = makingPhotos(before.id, photo ? [photo] : []);
  const { change, back } = edit(before.id, { ...before }, { ...after, ...own.cover });
  await writeChanges([change, ...own.changes], own);
  return () => writeChanges([back, ...own.back]);
}

/** Deletes a snake with all its records, and returns their ids for the undo. */
export async function removeSnake(id: string): Promise<string[]> {
  const ids = [id, ...(await thingsOfSnake(id)).map((thing) => thing.id)];
  await removeThings(ids);
  return ids;
}
