// Things worked out from the database that every page asks for: kept until anything is written, and for a minute at most.

import { LRUCache } from "lru-cache";
import type { Db } from "#app/platform/database/connection.server.ts";
import { readGeneration } from "./generation.server.ts";

/** Lists are remembered by what their address asks, and anybody can ask anything. */
const NAMES_KEPT = 500;

interface GenerationCache {
  generation: number;
  minute: number;
  values: LRUCache<string, Promise<unknown>>;
}

/** `make`'s answer, made once a generation and minute under this name; what failed is asked for again next time. */
export type Cached = <Value>(name: string, make: () => Promise<Value>) => Promise<Value>;

const caches = new WeakMap<object, GenerationCache>();

/** What is remembered of this moment, for one who asks for several things. A scheduled entry is in it at most a minute late. */
export async function generationCache(db: Db, now: Date): Promise<Cached> {
  const generation = await readGeneration(db);
  const minute = Math.floor(now.getTime() / 60_000);
  let cache = caches.get(db);
  if (!cache || cache.generation !== generation || cache.minute !== minute) {
    cache = { generation, minute, values: new LRUCache({ max: NAMES_KEPT }) };
    caches.set(db, cache);
  }
  const { values } = cache;
  return <Value>(name: string, make: () => Promise<Value>) => {
    const known = values.get(name);
    if (known) return known as Promise<Value>; // one name is only ever used with one kind of value
    const making = make();
    values.set(name, making);
    making.catch(() => values.delete(name));
    return making;
  };
}

/** What was worked out before an hour at which something came or went says nothing of the time after it. */
export function forgetCached(db: Db): void {
  caches.delete(db);
}

/** One thing, remembered. */
export async function cached<Value>(db: Db, name: string, now: Date, make: () => Promise<Value>): Promise<Value> {
  return (await generationCache(db, now))(name, make);
}
