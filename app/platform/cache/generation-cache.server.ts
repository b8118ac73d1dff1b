// The cache of what is worked out from the database. One counter, the generation, is raised by every write and invalidates all of it;
// so does the next time at which something comes or goes by the clock.

import { LRUCache } from "lru-cache";
import type { Db } from "#app/platform/database/connection.server.ts";
import { notifyProcesses } from "#app/platform/database/dialect.server.ts";

/** Called inside the transaction of every write that a page, public or admin, may show. */
export async function raiseGeneration(db: Db): Promise<void> {
  const raised = await db
    .updateTable("counters")
    .set((eb) => ({ value: eb("value", "+", 1) }))
    .where("name", "=", "generation")
    .returning("value")
    .executeTakeFirstOrThrow();
  await notifyProcesses(db, raised.value);
}

const reads = new WeakMap<Db, Promise<number>>();

/** Reads of one tick are batched into one query, which begins after the last of them. */
export function readGeneration(db: Db): Promise<number> {
  const pending = reads.get(db);
  if (pending) return pending;
  const reading = new Promise<void>((resolve) => process.nextTick(resolve)).then(() => {
    reads.delete(db);
    return read(db);
  });
  reads.set(db, reading);
  return reading;
}

async function read(db: Db): Promise<number> {
  const row = await db
    .selectFrom("counters")
    .select("value")
    .where("name", "=", "generation")
    .executeTakeFirstOrThrow();
  return row.value;
}

const refreshers = new Set<() => Promise<void>>();

/** Registers a cache that polls the generation, so that it can be made to poll at once. Returns the function that unregisters it. */
export function onRefresh(refresh: () => Promise<void>): () => void {
  refreshers.add(refresh);
  return () => refreshers.delete(refresh);
}

/** The current generation. From here on no cache of this process answers with anything older. */
export async function refreshCaches(db: Db): Promise<number> {
  const generation = await readGeneration(db);
  await Promise.all([...refreshers].map((refresh) => refresh()));
  return generation;
}

/** Lists are cached by their query, and a query may be anything: the least recently used go. */
const ENTRIES_MAX = 500;
const MINUTE = 60_000;

interface GenerationCache {
  generation: number;
  /** Valid from the minute it was begun in until this time, in milliseconds. */
  from: number;
  until: number;
  values: LRUCache<string, Promise<unknown>>;
}

type NextChange = (now: Date) => Promise<Date>;

const nextChanges = new WeakMap<object, NextChange>();

/** Invalidates the cache at the time that `next` gives: when a publication time next passes, say. Without it, every minute. */
export function invalidateAt(db: Db, next: NextChange): void {
  if (nextChanges.get(db) === next) return;
  nextChanges.set(db, next);
  caches.delete(db);
}

/** `make`'s result, memoised by name until the cache is invalidated. A rejection is not cached. */
export type Cached = <Value>(name: string, make: () => Promise<Value>) => Promise<Value>;

let caches = new WeakMap<object, GenerationCache>();

/** Invalidates everything, in every database: when the code has changed, as when a kind is added under `npm run dev`. */
export function invalidateAll(): void {
  caches = new WeakMap();
}

/** The cache of the current generation, for several reads of one moment. */
export async function generationCache(db: Db, now: Date): Promise<Cached> {
  const generation = await readGeneration(db);
  const at = now.getTime();
  const last = caches.get(db);
  const isValid = last && last.generation === generation && at >= last.from && at < last.until;
  const { values } = isValid ? last : await begin(db, generation, now);
  return <Value>(name: string, make: () => Promise<Value>) => {
    const known = values.get(name);
    if (known) return known as Promise<Value>; // one name is only ever used with one kind of value
    const making = make();
    values.set(name, making);
    making.catch(() => values.delete(name));
    return making;
  };
}

/** Stored before its end is known, so that concurrent readers share it. */
async function begin(db: Db, generation: number, now: Date): Promise<GenerationCache> {
  const until = Number.POSITIVE_INFINITY;
  const cache = {
    generation,
    from: minuteOf(now),
    until,
    values: new LRUCache<string, Promise<unknown>>({ max: ENTRIES_MAX }),
  };
  caches.set(db, cache);
  try {
    const next = await nextChanges.get(db)?.(now);
    cache.until = next?.getTime() ?? cache.from + MINUTE;
  } catch (error) {
    caches.delete(db);
    throw error;
  }
  return cache;
}

function minuteOf(now: Date): number {
  return now.getTime() - (now.getTime() % MINUTE);
}

/** One value from the cache of the current generation. */
export async function cached<Value>(db: Db, name: string, now: Date, make: () => Promise<Value>): Promise<Value> {
  return (await generationCache(db, now))(name, make);
}
