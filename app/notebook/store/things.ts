// Reading and writing things: each write is one transaction, on the disk before it is said, with the clock and the digests in it.

import type { IDBPTransaction } from "idb";
import { type Digest, digestOf } from "#app/notebook/care/digest.ts";
import { newDevice } from "#app/notebook/model/ids.ts";
import { mergeInto } from "#app/notebook/model/merge.ts";
import { nextStamp, type Stamp } from "#app/notebook/model/stamp.ts";
import { changeThing, type Fields, isGone, latestStamp, makeThing, type Thing } from "#app/notebook/model/thing.ts";
import { database, type NotebookSchema } from "./database.ts";
import { tellChanged } from "./news.ts";
import { noteNotebook } from "./noted.ts";
import { eventOf, snakeIdOf } from "./readings.ts";
import { troubleOf } from "./trouble.ts";

type Stores = ["things", "digests", "device", "photos"];
type Writing = IDBPTransaction<NotebookSchema, Stores, "readwrite">;

/** One thing to be made, changed, removed or brought back. */
export type Change =
  | { do: "make"; type: string; id: string; fields: Fields }
  | { do: "change"; id: string; fields: Fields };

/** What keeps up with `things` in a photograph's case: its bytes. */
interface Beside {
  photos?: ReadonlyMap<string, { full: Blob; small: Blob }>;
}

/** Ends once everything is on the disk; rejects, with nothing written, with a sentence for the keeper. */
export async function writeChanges(changes: readonly Change[], { photos }: Beside = {}): Promise<void> {
  await transact(async (writing, touched) => {
    const things = writing.objectStore("things");
    const { device, last } = await clockOf(writing);
    let stamp = last;
    for (const change of changes) {
      stamp = nextStamp(stamp, device, new Date());
      const before = await things.get(change.id);
      const after = changed(change, before, stamp);
      if (!after || after === before) continue;
      await things.put(after);
      touch(touched, before);
      touch(touched, after);
    }
    for (const [id, bytes] of photos ?? []) await writing.objectStore("photos").put(bytes, id);
    await writing.objectStore("device").put(stamp, "stamp");
  });
}

/** Takes in what another device or a file holds: of each field what was written last. */
export async function mergeThings(theirs: readonly Thing[]): Promise<{ added: number; changed: number }> {
  const counted = { added: 0, changed: 0 };
  await transact(async (writing, touched) => {
    const things = writing.objectStore("things");
    const known = new Map<string, Thing>();
    for (const { id } of theirs) {
      const own = await things.get(id);
      if (own) known.set(id, own);
    }
    const merged = mergeInto((id) => known.get(id), theirs);
    Object.assign(counted, { added: merged.added, changed: merged.changed });
    for (const thing of merged.written) {
      await things.put(thing);
      touch(touched, known.get(thing.id));
      touch(touched, thing);
    }
    const { last } = await clockOf(writing);
    const seen = latestStamp(theirs);
    if (seen > last) await writing.objectStore("device").put(seen, "stamp");
  });
  return counted;
}

/** What is made already stays as it is. */
function changed(change: Change, before: Thing | undefined, stamp: Stamp): Thing | undefined {
  if (change.do === "make") return before ?? makeThing(change.type, change.fields, stamp, change.id);
  return before && changeThing(before, change.fields, stamp);
}

function touch(touched: Set<string>, thing: Thing | undefined): void {
  const snake = thing && snakeIdOf(thing);
  if (snake) touched.add(snake);
}

async function transact(work: (writing: Writing, touched: Set<string>) => Promise<void>): Promise<void> {
  try {
    const db = await database();
    // Strict: said only when it is on the disk, and not in a buffer that a dead battery empties.
    const writing = db.transaction(["things", "digests", "device", "photos"], "readwrite", { durability: "strict" });
    const touched = new Set<string>();
    try {
      await work(writing, touched);
      for (const snake of touched) await digestAgain(writing, snake);
    } catch (error) {
      writing.done.catch(() => {});
      writing.abort();
      throw error;
    }
    await writing.done;
  } catch (error) {
    throw troubleOf(error);
  }
  noteNotebook();
  tellChanged();
}

async function digestAgain(writing: Writing, snake: string): Promise<void> {
  const own = await writing.objectStore("things").index("snake").getAll(snake);
  await writing.objectStore("digests").put(digestOfThings(own), snake);
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

/** Everything there is, what was removed included: for a file, and for another device. */
export async function allThings(): Promise<Thing[]> {
  return reading(async () => (await database()).getAll("things"));
}

/** Those of a type that were not removed. */
export async function thingsOfType(type: string): Promise<Thing[]> {
  return reading(async () => {
    const found = await (await database()).getAllFromIndex("things", "type", type);
    return found.filter((thing) => !isGone(thing));
  });
}

/** A snake's records and photographs that were not removed. */
export async function thingsOfSnake(snake: string): Promise<Thing[]> {
  return reading(async () => {
    const found = await (await database()).getAllFromIndex("things", "snake", snake);
    return found.filter((thing) => !isGone(thing));
  });
}

export async function thingOf(id: string): Promise<Thing | null> {
  return reading(async () => (await (await database()).get("things", id)) ?? null);
}

export async function reading<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  try {
    return await work();
  } catch (error) {
    throw troubleOf(error);
  }
}
