// Reads and writes things. Each write is one durable transaction that also updates the clock and the digests.

import type { IDBPTransaction } from "idb";
import type { CareEvent } from "#app/notebook/care/care.ts";
import { addToDigest, type Digest, digestOf } from "#app/notebook/care/digest.ts";
import { type Difference, differenceThing, overwritten } from "#app/notebook/model/differences.ts";
import { newDevice, newId } from "#app/notebook/model/ids.ts";
import { isTombstone, mergeInto, mergeThing, purged, tombstone } from "#app/notebook/model/merge.ts";
import { nextStamp, type Stamp } from "#app/notebook/model/stamp.ts";
import {
  changeThing,
  type Fields,
  fieldOf,
  fieldsThatDiffer,
  GONE,
  isGone,
  isPurgeable,
  isRemovedWith,
  latestStamp,
  makeThing,
  type Thing,
} from "#app/notebook/model/thing.ts";
import { setNotebookFlag } from "#app/platform/site/notebook-flag.ts";
import { notifyChanged } from "./change-events.ts";
import { database, type NotebookSchema, SEALED } from "./database.ts";
import { eventOf, snakeOfRecord } from "./readings.ts";
import { fieldLabel } from "./thing-words.ts";
import { CLEARED, StoreTrouble, troubleOf, writeTroubleOf } from "./trouble.ts";

const STORES = ["things", "digests", "device", "photos", "sealed", "unsent"] as const;
type Writing = IDBPTransaction<NotebookSchema, typeof STORES, "readwrite">;

export type Change =
  | { do: "make"; type: string; id: string; fields: Fields; seen?: undefined }
  /** `seen`: the values that the keeper saw, if the fields are from a form. */
  | { do: "change"; id: string; fields: Fields; seen?: Fields };

/** Deletes a thing, or restores it. */
export const removal = (id: string, isGone = true): Change => ({ do: "change", id, fields: { [GONE]: isGone } });

/** Changes what differs from the values that the keeper saw. */
export function edit(id: string, seen: Fields, after: Fields): Change {
  return { do: "change", id, fields: fieldsThatDiffer(seen, after), seen };
}

export const creation = (type: string, fields: Fields, id = newId()) => ({ do: "make", type, id, fields }) as const;

/** `isRestored`: the write restored a thing that was deleted meanwhile. `isAsked`: it left differences for the keeper to resolve. */
export type Undo = (() => Promise<unknown>) & { isRestored?: boolean; isAsked?: boolean };

interface Beside {
  photos?: ReadonlyMap<string, { full: Blob; small: Blob }>;
}

/**
 * Resolves once everything is on disk. Rejects with a message for the keeper, with nothing written. A form's fields restore a thing
 * that was deleted meanwhile, and a value that they overwrite unseen becomes a difference.
 */
export async function writeChanges(changes: readonly Change[], { photos }: Beside = {}): Promise<Undo> {
  let undo: Undo = async () => {};
  await transact(async (writing, touched) => {
    const things = writing.objectStore("things");
    const { device, last } = await clockOf(writing);
    let stamp = last;
    const back: Change[] = [];
    const done = { isRestored: false, isAsked: false };
    const put = async (before: Thing | undefined, after: Thing) => {
      if (after === before) return;
      await things.put(after);
      await noteUnsent(writing, [[before, after]]);
      touch(touched, before, after);
      back.unshift(before ? reverted(before, after) : removal(after.id));
    };
    for (const change of changes) {
      stamp = nextStamp(stamp, device, new Date());
      const own = await things.get(change.id);
      const restored = await restoredBy(writing, change, own);
      for (const gone of restored) await put(gone, changeThing(gone, { [GONE]: false }, stamp));
      const before = restored.length > 0 ? await things.get(change.id) : own;
      const after = changed(change, before, stamp);
      await put(before, after);
      const asked = before && change.seen ? overwritten(before, change.seen, change.fields) : [];
      for (const one of asked) await put(undefined, differenceThing(one, after, stamp));
      done.isRestored ||= restored.length > 0;
      done.isAsked ||= asked.some(({ field }) => fieldLabel(field) !== null);
    }
    for (const [id, bytes] of photos ?? []) await writing.objectStore("photos").put(bytes, id);
    await writing.objectStore("device").put(stamp, "stamp");
    undo = Object.assign(() => writeChanges(back), done);
  });
  return undo;
}

/** Returns what a form's write brings back: its thing, and its snake with everything that was deleted with it. */
async function restoredBy(writing: Writing, change: Change, own: Thing | undefined): Promise<Thing[]> {
  const { id, fields } = change;
  if (change.do === "make" ? own : !change.seen || Object.hasOwn(fields, GONE)) return [];
  const things = writing.objectStore("things");
  const owner = String(fields.snake ?? (own && fieldOf(own, "snake")) ?? id);
  const snake = owner === id ? own : await things.get(owner);
  if (change.do === "make" && fields.snake && !snake) throw new StoreTrouble(CLEARED);
  if (!snake || !isGone(snake)) return own && isGone(own) ? [own] : [];
  const others = await things.index("snake").getAll(owner);
  return [snake, ...others.filter((one) => one.id === id || isRemovedWith(snake, one))];
}

function reverted(before: Thing, after: Thing): Change {
  const names = Object.keys(fieldsThatDiffer(before.fields, after.fields));
  const fields = Object.fromEntries(names.map((name) => [name, fieldOf(before, name) ?? null]));
  return { do: "change", id: after.id, fields, seen: after.fields };
}

interface Counted {
  added: number;
  changed: number;
}

/** Merges a file's things, last write per field wins. */
export async function mergeThings(theirs: readonly Thing[]): Promise<Counted> {
  const counted = { added: 0, changed: 0 };
  await transact(async (writing, touched) => {
    const { known, written, ...more } = await merge(writing, touched, theirs);
    Object.assign(counted, more);
    await noteUnsent(
      writing,
      written.map((thing) => [known.get(thing.id), thing]),
    );
  });
  return counted;
}

/** Merges things from the sealed box, so they are not marked as unsent. `found`: conflicts to show. */
export async function mergeFromBox(theirs: readonly Thing[], found: readonly Difference[]): Promise<void> {
  if (theirs.length + found.length === 0) return;
  await transact(async (writing, touched) => {
    await merge(writing, touched, theirs);
    const unsent = writing.objectStore("unsent");
    await inBatches(theirs, async (their) => {
      const own = await unsent.get(their.id);
      if (own) await unsent.put({ ...own, before: own.before ? mergeThing(own.before, their) : their });
    });
    for (const one of found) {
      const about = await writing.objectStore("things").get(one.thing);
      if (!about) continue;
      const { device, last } = await clockOf(writing);
      const stamp = nextStamp(last, device, new Date());
      const question = differenceThing(one, about, stamp);
      await writing.objectStore("things").put(question);
      await noteUnsent(writing, [[undefined, question]]);
      await writing.objectStore("device").put(stamp, "stamp");
    }
  });
}

async function merge(writing: Writing, touched: Touched, theirs: readonly Thing[]) {
  const things = writing.objectStore("things");
  const known = new Map<string, Thing>();
  await inBatches(theirs, async ({ id }) => {
    const own = await things.get(id);
    if (own) known.set(id, own);
  });
  const merged = mergeInto((id) => known.get(id), theirs);
  await inBatches(merged.written, async (thing) => {
    await things.put(thing);
    touch(touched, known.get(thing.id), thing);
  });
  const { last } = await clockOf(writing);
  const seen = latestStamp(theirs);
  if (seen > last) await writing.objectStore("device").put(seen, "stamp");
  return { ...merged, known };
}

/** If there is a sealed copy, records in the same transaction what the box lacks, and the box's current version. */
async function noteUnsent(
  writing: Writing,
  written: readonly (readonly [before: Thing | undefined, after: Thing])[],
): Promise<void> {
  if (written.length === 0 || !(await writing.objectStore("sealed").getKey(SEALED))) return;
  const own = writing.objectStore("device");
  const last = await own.get("written");
  const mark = (typeof last === "number" ? last : 0) + 1;
  await own.put(mark, "written");
  const unsent = writing.objectStore("unsent");
  await inBatches(written, async ([before = null, { id }]) => {
    const noted = await unsent.get(id);
    await unsent.put({ id, before, since: Date.now(), ...noted, mark });
  });
}

/** Never overwrites an existing thing on "make". */
function changed(change: Change, before: Thing | undefined, stamp: Stamp): Thing {
  if (change.do === "make") return before ?? makeThing(change.type, change.fields, stamp, change.id);
  if (!before) throw new StoreTrouble(CLEARED);
  return changeThing(before, change.fields, stamp);
}

const BATCH = 500;

/** Processes items in chunks: one by one is slow, all at once needs too much memory on phones. */
async function inBatches<One>(all: readonly One[], work: (one: One) => Promise<void>): Promise<void> {
  for (let at = 0; at < all.length; at += BATCH) await Promise.all(all.slice(at, at + BATCH).map(work));
}

/** By snake: its new records, or null if others changed and all must be read again. */
type Touched = Map<string, CareEvent[] | null>;

function touch(touched: Touched, before: Thing | undefined, after: Thing): void {
  const snakes = new Set([before, after].flatMap((thing) => (thing && snakeOfRecord(thing)) || []));
  for (const snake of snakes) {
    const fresh = touched.get(snake) ?? [];
    const event = eventOf(after);
    if (before || touched.get(snake) === null) touched.set(snake, null);
    else touched.set(snake, event ? [...fresh, event] : fresh);
  }
}

type Work = (writing: Writing, touched: Touched) => Promise<void>;

async function transact(work: Work): Promise<void> {
  try {
    await transactOnce(work).catch((error: unknown) => {
      // After a write failed for lack of space, Firefox allows one transaction to do nothing but delete, even if there is space
      // again.
      const { cause } = error as Error;
      if (cause instanceof DOMException && cause.name === "InvalidStateError") return transactOnce(work);
      throw error;
    });
  } catch (error) {
    throw troubleOf(error);
  }
  setNotebookFlag();
  notifyChanged();
}

async function transactOnce(work: Work): Promise<void> {
  const db = await database();
  // Strict durability: report success only when the data is on disk.
  const writing = db.transaction(STORES, "readwrite", { durability: "strict" });
  const touched: Touched = new Map();
  try {
    await work(writing, touched);
    for (const [snake, fresh] of touched) await digestAgain(writing, snake, fresh);
  } catch (error) {
    writing.done.catch(() => {});
    // On a full disk the browser has already aborted the transaction, which then holds the error.
    const own = writing.error;
    if (!own) writing.abort();
    throw writeTroubleOf(own ?? error);
  }
  await writing.done.catch((error: unknown) => {
    throw writeTroubleOf(error);
  });
}

async function digestAgain(writing: Writing, snake: string, fresh: readonly CareEvent[] | null): Promise<void> {
  const digests = writing.objectStore("digests");
  let digest: Digest | null | undefined = fresh && (await digests.get(snake));
  for (const event of fresh?.toSorted((a, b) => (a.at < b.at ? -1 : 1)) ?? [])
    digest = digest === null ? null : addToDigest(digest, event);
  // Reads all records of the snake only if the change is not simply the latest record.
  digest ??= digestOfThings(await writing.objectStore("things").index("snake").getAll(snake));
  await digests.put(digest, snake);
}

export function digestOfThings(things: readonly Thing[]): Digest {
  return digestOf(things.flatMap((thing) => eventOf(thing) ?? []));
}

async function clockOf(writing: Writing): Promise<{ device: string; last: Stamp }> {
  const own = writing.objectStore("device");
  const known = await own.get("id");
  const last = await own.get("stamp");
  const device = typeof known === "string" ? known : newDevice();
  if (device !== known) await own.put(device, "id");
  return { device, last: typeof last === "string" ? last : "" };
}

/** Returns all things including deleted ones, for export and sync. */
export async function allThings(): Promise<Thing[]> {
  const now = new Date();
  return tryStore(async () => (await (await database()).getAll("things")).map((thing) => purged(thing, now)));
}

/** Returns up to 1,000 things with ids after `id`. */
export async function thingsAfter(id: string): Promise<Thing[]> {
  const now = new Date();
  const behind = IDBKeyRange.lowerBound(id, true);
  const found = await tryStore(async () => (await database()).getAll("things", behind, 1000));
  return found.map((thing) => purged(thing, now));
}

/** Erases the contents and photo bytes of things deleted a month ago or earlier. */
export async function purgeRemoved(now: Date): Promise<void> {
  const db = await database();
  const writing = db.transaction(["things", "photos"], "readwrite");
  const things = writing.objectStore("things");
  for (let cursor = await things.openCursor(); cursor; cursor = await cursor.continue()) {
    const thing = cursor.value;
    if (!isPurgeable(thing, now) || isTombstone(thing)) continue;
    await cursor.update(tombstone(thing));
    await writing.objectStore("photos").delete(thing.id);
  }
  await writing.done;
}

export async function thingsOf(ids: readonly string[]): Promise<Thing[]> {
  return tryStore(async () => {
    const { store } = (await database()).transaction("things");
    const found: Thing[] = [];
    await inBatches(ids, async (id) => {
      const thing = await store.get(id);
      if (thing) found.push(thing);
    });
    return found;
  });
}

/** Returns things of a type, without deleted ones unless asked for. */
export async function thingsOfType(type: string, hasRemoved = false): Promise<Thing[]> {
  return tryStore(async () => {
    const found = await (await database()).getAllFromIndex("things", "type", type);
    return found.filter((thing) => hasRemoved || !isGone(thing));
  });
}

/** Returns a snake's records and photos that are not deleted. */
export async function thingsOfSnake(snake: string): Promise<Thing[]> {
  return tryStore(async () => {
    const found = await (await database()).getAllFromIndex("things", "snake", snake);
    return found.filter((thing) => !isGone(thing));
  });
}

export async function thingOf(id: string): Promise<Thing | null> {
  return tryStore(async () => (await (await database()).get("things", id)) ?? null);
}

export async function tryStore<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  try {
    return await work();
  } catch (error) {
    throw troubleOf(error);
  }
}
