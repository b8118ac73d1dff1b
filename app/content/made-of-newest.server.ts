// What is made of each of a kind's newest entries, for books of them all: made anew only of those that have changed since.

import type { Db } from "#app/platform/database/connection.server.ts";
import type { Content, FieldsOf, KindName } from "./kind.ts";
import { isPublic, withoutBody } from "./public.server.ts";
import { stampOf, stampOfEntry } from "./stamp.server.ts";
import { publicContentOfJson } from "./stored.server.ts";

/** Entries read at once. */
const AT_ONCE = 500;

interface Kept<Made = unknown> {
  /** How they all stood. */
  stamp: string;
  /** By the entry as it stood. */
  byEntry: ReadonlyMap<string, Made>;
  all: readonly Made[];
}

const kept = new WeakMap<Db, Map<string, Kept>>();

/**
 * `make`'s answer for each of the newest visible entries (bodies left out), in the order of their ids. `name` stands for what is
 * made. Where nothing of it has changed, it is the very same list.
 */
export async function madeOfNewest<Name extends KindName, Made>(
  db: Db,
  { kind, name, most }: { kind: Name; name: string; most: number },
  now: Date,
  make: (entry: { id: string; content: Content<FieldsOf<Name>> }) => Made,
): Promise<readonly Made[]> {
  const newest = db
    .selectFrom("entries")
    .where("kind", "=", kind)
    .where(isPublic(now))
    .select(["id", stampOfEntry().as("stamp")])
    .orderBy("publish_at", "desc")
    .orderBy("id")
    .limit(most);
  const all = kept.get(db) ?? new Map<string, Kept>();
  kept.set(db, all);
  const last = all.get(`${kind} ${name}`) as Kept<Made> | undefined; // by this name only these are made
  const stamp = await stampOf(db, newest);
  if (last?.stamp === stamp) return last.all;
  const entries = await newest.execute();
  const missing = entries.filter((entry) => !last?.byEntry.has(entry.stamp));
  const made = new Map<string, Made>();
  for (let from = 0; from < missing.length; from += AT_ONCE) {
    const ids = missing.slice(from, from + AT_ONCE).map(({ id }) => id);
    const read = await db
      .selectFrom("entries")
      .where("kind", "=", kind)
      .where("id", "in", ids)
      .select(["id", withoutBody("live")])
      .execute();
    for (const { id, live } of read) made.set(id, make({ id, content: publicContentOfJson(kind, live) }));
  }
  entries.sort((a, b) => (a.id < b.id ? -1 : 1));
  const byEntry = new Map(
    entries.flatMap(({ id, stamp: own }) => {
      const one = made.has(id) ? made.get(id) : last?.byEntry.get(own);
      return one === undefined ? [] : [[own, one] as const];
    }),
  );
  const known = { stamp, byEntry, all: [...byEntry.values()] };
  all.set(`${kind} ${name}`, known);
  return known.all;
}
