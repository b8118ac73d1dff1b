// Cache of values computed from the database. Every write increments a counter, the generation, which invalidates it;
// so does the next scheduled change.

import { LRUCache } from "lru-cache";
import type { Db } from "#app/platform/database/connection.server.ts";
import { notifyProcesses } from "#app/platform/database/dialect.server.ts";

/** Increments the generation. Call inside the transaction of every write that affects a page, public or admin. */
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

/** Batches all reads of one tick into a single query. */
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

/** Registers a cache that polls the generation, so it can be refreshed immediately. Returns an unregister function. */
export function onRefresh(refresh: () => Promise<void>): () => void {
  refreshers.add(refresh);
  return () => refreshers.delete(refresh);
}

/** Refreshes all caches of this process and returns the current generation. */
export async function refreshCaches(db: Db): Promise<number> {
  const generation = await readGeneration(db);
  await Promise.all([...refreshers].map((refresh) => refresh()));
  return generation;
}

/** Limit for the LRU: list entries are keyed by arbitrary queries. */
const ENTRIES_MAX = 500;
const MINUTE = 60_000;

interface GenerationCache {
  generation: number;
  /** Validity in milliseconds since 1970: from the start of the current minute until the next change. */
  from: number;
  until: number;
  values: LRUCache<string, Promise<unknown>>;
}

type NextChange = (now: Date) => Promise<Date>;

const nextChanges = new WeakMap<object, NextChange>();

/** Sets the function that returns the next scheduled change. Without one, the cache expires every minute. */
export function invalidateAt(db: Db, next: NextChange): void {
  if (nextChanges.get(db) === next) return;
  nextChanges.set(db, next);
  caches.delete(db);
}

/** Memoises the result of `make` by name until the cache is invalidated. Rejections are not cached. */
export type Cached = <Value>(name: string, make: () => Promise<Value>) => Promise<Value>;

let caches = new WeakMap<object, GenerationCache>();

/** Invalidates all caches, e.g. when code changes under `npm run dev`. */
export function invalidateAll(): void {
  caches = new WeakMap();
}

/** Returns the cache of the current generation, for several consistent reads. */
export async function generationCache(db: Db, now: Date): Promise<Cached> {
  const generation = await readGeneration(db);
  const at = now.getTime();
  const last = caches.get(db);
  const isValid = last && last.generation === generation && at >= last.from && at < last.until;
  const { values } = isValid ? last : await begin(db, generation, now);
  return <Value>(name: string, make: () => Promise<Value>) => {
    const known = values.get(name);
    if (known) return known as Promise<Value>; // safe: each name is only used with one type
    const making = make();
    values.set(name, making);
    making.catch(() => values.delete(name));
    return making;
  };
}

/** Stores the cache before its expiry is known, so that concurrent readers share it. */
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

export async function cached<Value>(db: Db, name: string, now: Date, make: () => Promise<Value>): Promise<Value> {
  return (await generationCache(db, now))(name, make);
}
