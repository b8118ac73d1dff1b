// A value for each of a kind's newest entries, memoised per entry version: after a write only those of changed entries are computed.

import { setImmediate as nextTurn } from "node:timers/promises";
import { sql } from "kysely";
import type { Db } from "#app/platform/database/connection.server.ts";
import { fingerprintIn, fingerprintOfAll, joined } from "./fingerprint.server.ts";
import type { KindName } from "./kind.ts";
import { isPublic, withoutBody } from "./public.server.ts";
import { publicContentOfJson } from "./stored.server.ts";
import { type Visible, visibleOf } from "./visible.server.ts";

/** Entries read at once. */
const AT_ONCE = 500;
/** With their bodies, and how much work of this thread others may then have to wait for. */
const BODIES_AT_ONCE = 20;
const AT_ONCE_MS = 5;

interface MemoEntry<Made = unknown> {
  /** How they all stood. */
  stamp: string;
  /** By the entry as it stood. */
  byEntry: ReadonlyMap<string, Made>;
  all: readonly Made[];
}

const memos = new WeakMap<Db, Map<string, MemoEntry>>();

/**
 * `make`'s answer for each of the newest visible entries, in the order of their ids, bodies left out unless they are requested.
 * `name` identifies the computation. While nothing of it has changed, the same list is returned.
 */
export async function memoisedEntries<Name extends KindName, Made>(
  db: Db,
  { kind, name, most, bodies = false }: { kind: Name; name: string; most: number; bodies?: boolean },
  now: Date,
  make: (entry: Visible<Name>) => Made,
): Promise<readonly Made[]> {
  const newest = db
    .selectFrom("entries")
    .where("kind", "=", kind)
    .where(isPublic(now))
    .select(["id", fingerprintIn().as("stamp")])
    .orderBy("publish_at", "desc")
    .orderBy("id")
    .limit(most);
  const all = memos.get(db) ?? new Map<string, MemoEntry>();
  memos.set(db, all);
  const last = all.get(`${kind} ${name}`) as MemoEntry<Made> | undefined; // by this name only these are made
  if (last && last.stamp === (await fingerprintOfAll(db, newest))) return last.all;
  const entries = await newest.execute();
  const stamp = joined(entries);
  const missing = entries.filter((entry) => !last?.byEntry.has(entry.stamp));
  const made = new Map<string, Made>();
  const atOnce = bodies ? BODIES_AT_ONCE : AT_ONCE;
  let began = performance.now();
  for (let from = 0; from < missing.length; from += atOnce) {
    const ids = missing.slice(from, from + atOnce).map(({ id }) => id);
    const read = await db
      .selectFrom("entries")
      .where("kind", "=", kind)
      .where("id", "in", ids)
      .select(["id", "publish_at", "live_at"])
      .select(bodies ? sql.ref<string | null>("live").as("live") : withoutBody("live"))
      .execute();
    for (const row of read) made.set(row.id, make(visibleOf(kind, row, publicContentOfJson(kind, row.live))));
    if (!bodies || performance.now() - began < AT_ONCE_MS) continue;
    await nextTurn();
    began = performance.now();
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
