// Things worked out from the database that every page asks for: kept until anything is written, and for a minute at most.

import { LRUCache } from "lru-cache";
import type { Db } from "#app/platform/database/connection.server.ts";
import { readGeneration } from "./generation.server.ts";

/** Lists are remembered by what their address asks, and anybody can ask anything. */
const NAMES_KEPT = 500;

interface Shelf {
  generation: number;
  minute: number;
  kept: LRUCache<string, Promise<unknown>>;
}

/** `make`'s answer, made once a generation and minute under this name; what failed is asked for again next time. */
export type Remember = <Value>(name: string, make: () => Promise<Value>) => Promise<Value>;

const shelves = new WeakMap<object, Shelf>();

/** What is remembered of this moment, for one who asks for several things. A scheduled entry is in it at most a minute late. */
export async function memory(db: Db, now: Date): Promise<Remember> {
  const generation = await readGeneration(db);
  const minute = Math.floor(now.getTime() / 60_000);
  let shelf = shelves.get(db);
  if (!shelf || shelf.generation !== generation || shelf.minute !== minute) {
    shelf = { generation, minute, kept: new LRUCache({ max: NAMES_KEPT }) };
    shelves.set(db, shelf);
  }
  const { kept } = shelf;
  return <Value>(name: string, make: () => Promise<Value>) => {
    const known = kept.get(name);
    if (known) return known as Promise<Value>; // one name is only ever used with one kind of value
    const making = make();
    kept.set(name, making);
    making.catch(() => kept.delete(name));
    return making;
  };
}

/** One thing, remembered. */
export async function remembered<Value>(db: Db, name: string, now: Date, make: () => Promise<Value>): Promise<Value> {
  return (await memory(db, now))(name, make);
}
