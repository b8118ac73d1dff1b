// Values computed from a kind's newest entries, memoised per entry version: a write recomputes changed entries only.

import { setImmediate as nextTurn } from "node:timers/promises";
import { sql } from "kysely";
import type { Db } from "#app/platform/database/connection.server.ts";
import { fingerprintIn } from "./fingerprint.server.ts";
import type { KindName } from "./kind.ts";
import { isPublic, withoutBody } from "./public.server.ts";
import { publicContentOfJson } from "./stored.server.ts";
import { type Visible, visibleOf } from "./visible.server.ts";

/** Entries read per batch before yielding to other requests. */
const AT_ONCE = 500;
const BODIES_AT_ONCE = 5;

/** By fingerprint, in id order. */
type Memo<Made = unknown> = ReadonlyMap<string, Made>;

const memos = new WeakMap<Db, Map<string, { byEntry: Memo; all: readonly unknown[] }>>();

/**
 * Returns `make`'s result for each of the newest visible entries, in id order; without bodies unless requested. `name`
 * identifies the computation. Returns the same array while nothing has changed.
 */
export async function memoisedEntries<Name extends KindName, Made>(
  db: Db,
  { kind, name, most, bodies = false }: { kind: Name; name: string; most: number; bodies?: boolean },
  now: Date,
  make: (entry: Visible<Name>) => Made,
): Promise<readonly Made[]> {
  const entries = await db
    .selectFrom("entries")
    .where("kind", "=", kind)
    .where(isPublic(now))
    .select(["id", fingerprintIn().as("stamp")])
    .orderBy("publish_at", "desc")
    .orderBy("id")
    .limit(most)
    .execute();
  const known = memos.get(db) ?? new Map();
  memos.set(db, known);
  const last = known.get(`${kind} ${name}`) as { byEntry: Memo<Made>; all: readonly Made[] } | undefined; // by this name only these are made
  const missing = entries.filter(({ stamp }) => !last?.byEntry.has(stamp));
  if (last && missing.length === 0 && last.byEntry.size === entries.length) return last.all;
  const made = new Map<string, Made>();
  const atOnce = bodies ? BODIES_AT_ONCE : AT_ONCE;
  for (let from = 0; from < missing.length; from += atOnce) {
    const ids = missing.slice(from, from + atOnce).map(({ id }) => id);
    const rows = await db
      .selectFrom("entries")
      .where("kind", "=", kind)
      .where("id", "in", ids)
      .select(["id", "publish_at", "live_at"])
      .select(bodies ? sql.ref<string | null>("live").as("live") : withoutBody("live"))
      .execute();
    for (const row of rows) made.set(row.id, make(visibleOf(kind, row, publicContentOfJson(kind, row.live))));
    await nextTurn();
  }
  entries.sort((a, b) => (a.id < b.id ? -1 : 1));
  const byEntry = new Map(
    entries.flatMap(({ id, stamp }) => {
      const one = made.has(id) ? made.get(id) : last?.byEntry.get(stamp);
      return one === undefined ? [] : [[stamp, one] as const];
    }),
  );
  const all = [...byEntry.values()];
  known.set(`${kind} ${name}`, { byEntry, all });
  return all;
}
