import type { Care, CareEvent } from "#app/notebook/care/care.ts";
import { newId } from "#app/notebook/model/ids.ts";
import type { NewPhoto } from "#app/notebook/photos/shrink.ts";
import { byName, newSnake, type Snake, type SnakeFields } from "#app/notebook/snakes/snake.ts";
import type { TodaySnake } from "#app/notebook/today/today.ts";
import { dayInJapan, nextMidnightInJapan, startOfDay } from "#app/platform/site/days.ts";
import { writeBatch } from "./batches.ts";
import { database } from "./database.ts";
import { eventOf, PHOTO, type Photo, photoOf, RECORD, SNAKE, snakeOf } from "./readings.ts";
import {
  type Change,
  creation,
  digestOfThings,
  edit,
  removal,
  thingOf,
  thingsOfSnake,
  thingsOfType,
  tryStore,
  type Undo,
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

export type SnakeWithRecords = NonNullable<Awaited<ReturnType<typeof snakeWithRecords>>>;

/** Returns null if it does not exist or was deleted. */
export async function snakeWithRecords(id: string) {
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

/** Returns an undo function. `photos` belong to the first record. */
export function addEvents(
  events: readonly { snake: string; at: string; care: Care }[],
  photos: readonly NewPhoto[] = [],
): Promise<Undo> {
  const records = events.map(({ snake, at, care }) => creation(RECORD, { snake, at, ...care }));
  const own = makingPhotos(events[0]?.snake ?? "", photos, records[0]?.id);
  return writeChanges([...records, ...own.made], own);
}

/** Adds photos to a snake. Returns an undo function and a message that names unreadable files. */
export async function addPhotos({ id, name }: Snake, files: readonly File[]) {
  const { newPhotos, unreadWords } = await import("#app/notebook/photos/shrink.ts");
  const { photos, unread } = await newPhotos(files);
  const own = makingPhotos(id, photos);
  const undo = await writeChanges(own.made, own);
  return { words: `${name}の写真を${photos.length}枚残しました${unreadWords(unread)}`, undo };
}

/** `record`: id of the related record; "" for none. */
function makingPhotos(snake: string, added: readonly NewPhoto[], record = "") {
  const own = added.map((photo) => ({ id: newId(), ...photo }));
  return {
    made: own.map(({ id, at }) => creation(PHOTO, { snake, at, record }, id)),
    photos: new Map(own.map(({ id, bytes }) => [id, bytes])),
    cover: own[0] ? { photo: own[0].id } : {},
  };
}

/** Updates a photo's date, snake or record, and clears the old snake's cover if it moved. Returns an undo function. */
export function changePhoto({ id, ...before }: Photo, after: Omit<Photo, "id">, snake: Snake): Promise<Undo> {
  const others = after.snake === before.snake ? [] : withoutCover(id, snake);
  return writeChanges([edit(id, before, after), ...others]);
}

/** Deletes a photo, also as the snake's cover. Returns an undo function. */
export function removePhoto(id: string, snake: Snake): Promise<Undo> {
  return writeChanges([removal(id), ...withoutCover(id, snake)]);
}

const withoutCover = (photo: string, snake: Snake) =>
  snake.photo === photo ? [{ do: "change", id: snake.id, fields: { photo: "" } } as const] : [];

interface Noted {
  snake: string;
  at: string;
  care: Care;
  instead: CareEvent | null;
}

/** Writes all records as one batch. Returns an undo function. */
export function writeEvents(events: readonly Noted[], words: string): Promise<Undo> {
  const changes = events.map(({ snake, at, care, instead }) => {
    const fields = { at, ...care };
    return instead
      ? edit(instead.id, { at: instead.at, ...instead.care }, fields)
      : creation(RECORD, { snake, ...fields });
  });
  return writeBatch({ words, isMany: true }, changes);
}

/** Updates a batch's records; `after: null` deletes one. Returns an undo function. */
export function changeEvents(
  batch: string,
  events: readonly { before: CareEvent | null; after: { snake: string; at: string; care: Care } | null }[],
): Promise<Undo> {
  const changes = events.flatMap(({ before, after }): Change[] => {
    if (!before) return after ? [creation(RECORD, { snake: after.snake, at: after.at, ...after.care, batch })] : [];
    if (!after) return [removal(before.id)];
    return [edit(before.id, { at: before.at, ...before.care }, { at: after.at, ...after.care })];
  });
  return writeChanges(changes);
}

/** Updates a record from the state the keeper saw, and adds photos. Returns an undo function. */
export function changeEvent(
  before: CareEvent,
  { at, care }: { at: string; care: Care },
  photos: readonly NewPhoto[] = [],
): Promise<Undo> {
  const own = makingPhotos(before.snake, photos, before.id);
  return writeChanges([edit(before.id, { at: before.at, ...before.care }, { at, ...care }), ...own.made], own);
}

/** Deletes or restores things. Returns an undo function. */
export function removeThings(ids: readonly string[], isGone = true): Promise<Undo> {
  return writeChanges(ids.map((id) => removal(id, isGone)));
}

/** Adds a snake with its records in one write. Returns an undo function. `photo` becomes its cover. */
export function addSnake(
  fields: Partial<SnakeFields>,
  more: { id?: string; photo?: NewPhoto | null; events?: readonly { at: string; care: Care }[] } = {},
): Promise<Undo> {
  const { id = newId(), photo, events = [] } = more;
  const own = makingPhotos(id, photo ? [photo] : []);
  const snake = creation(SNAKE, { ...newSnake, ...fields, ...own.cover }, id);
  const records = events.map(({ at, care }) => creation(RECORD, { snake: id, at, ...care }));
  return writeChanges([snake, ...records, ...own.made], own);
}

/** Updates a snake from the state the keeper saw. Returns an undo function. `photo` becomes its cover. */
export function changeSnake(before: Snake, after: Partial<SnakeFields>, photo: NewPhoto | null = null): Promise<Undo> {
  const own = makingPhotos(before.id, photo ? [photo] : []);
  return writeChanges([edit(before.id, { ...before }, { ...after, ...own.cover }), ...own.made], own);
}

/** Deletes a snake with all its records. Returns an undo function. */
export async function removeSnake(id: string): Promise<Undo> {
  return removeThings([id, ...(await thingsOfSnake(id)).map((thing) => thing.id)]);
}
