// Things worked out from the database that every page asks for: kept until anything is written, and for a minute at most.

import type { Db } from "#app/database/connection.server.ts";
import { readGeneration } from "./generation.server.ts";

interface Shelf {
  generation: number;
  minute: number;
  kept: Map<string, Promise<unknown>>;
}

const shelves = new WeakMap<object, Shelf>();

/** `make`'s answer, made once a generation and minute under this name. A scheduled entry is in it at most a minute late. */
export async function remembered<Value>(db: Db, name: string, now: Date, make: () => Promise<Value>): Promise<Value> {
  const generation = await readGeneration(db);
  const minute = Math.floor(now.getTime() / 60_000);
  let shelf = shelves.get(db);
  if (!shelf || shelf.generation !== generation || shelf.minute !== minute) {
    shelf = { generation, minute, kept: new Map() };
    shelves.set(db, shelf);
  }
  const kept = shelf.kept.get(name);
  if (kept) return kept as Promise<Value>; // one name is only ever used with one kind of value
  const making = make();
  shelf.kept.set(name, making);
  // What failed is asked for again next time.
  making.catch(() => shelf.kept.delete(name));
  return making;
}
