// Things worked out from the database that every page asks for: kept until anything is written, or time alone changes it.

import { LRUCache } from "lru-cache";
import type { Db } from "#app/platform/database/connection.server.ts";
import { readGeneration } from "./generation.server.ts";

/** Lists are remembered by what their address asks, and anybody can ask anything. */
const NAMES_KEPT = 500;
const MINUTE = 60_000;

interface GenerationCache {
  generation: number;
  /** From when until when it holds, in milliseconds: from the minute it was begun in. */
  from: number;
  until: number;
  values: LRUCache<string, Promise<unknown>>;
}

type NextChange = (now: Date) => Promise<Date>;

const nextChanges = new WeakMap<object, NextChange>();

/** `next`: when time alone changes next what the database says. Where nobody says so it is every minute. */
export function keepUntil(db: Db, next: NextChange): void {
  if (nextChanges.get(db) === next) return;
  nextChanges.set(db, next);
  caches.delete(db);
}

/** `make`'s answer, made once a generation under this name, and again when time has changed something; what failed is asked for again next time. */
export type Cached = <Value>(name: string, make: () => Promise<Value>) => Promise<Value>;

let caches = new WeakMap<object, GenerationCache>();

/** Everything remembered is made again: what it was made with has changed, as when a kind is added under `npm run dev`. */
export function invalidateAll(): void {
  caches = new WeakMap();
}

/** What is remembered of this moment, for one who asks for several things. */
export async function generationCache(db: Db, now: Date): Promise<Cached> {
  const generation = await readGeneration(db);
  const at = now.getTime();
  const last = caches.get(db);
  const holds = last && last.generation === generation && at >= last.from && at < last.until;
  const { values } = holds ? last : await begin(db, generation, now);
  return <Value>(name: string, make: () => Promise<Value>) => {
    const known = values.get(name);
    if (known) return known as Promise<Value>; // one name is only ever used with one kind of value
    const making = make();
    values.set(name, making);
    making.catch(() => values.delete(name));
    return making;
  };
}

/** Who asks meanwhile shares it already. */
async function begin(db: Db, generation: number, now: Date): Promise<GenerationCache> {
  const until = Number.POSITIVE_INFINITY;
  const cache = {
    generation,
    from: minuteOf(now),
    until,
    values: new LRUCache<string, Promise<unknown>>({ max: NAMES_KEPT }),
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

/** One thing, remembered. */
export async function cached<Value>(db: Db, name: string, now: Date, make: () => Promise<Value>): Promise<Value> {
  return (await generationCache(db, now))(name, make);
}
