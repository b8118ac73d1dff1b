// Published content as lists use it, body left out: what has not changed since it was last read is not read and parsed again.

import { LRUCache } from "lru-cache";
import type { Db } from "#app/platform/database/connection.server.ts";
import type { Content, FieldsOf, KindName } from "./kind.ts";
import { withoutBody } from "./public.server.ts";
import { type Stamped, stampOf } from "./stamp.server.ts";
import { publicContentOfJson } from "./stored.server.ts";

const ENTRIES_KEPT = 3000;

const caches = new WeakMap<Db, LRUCache<string, object>>();

/**
 * The live content of each row by its id, without the body. What was read holds as long as the entry stands as it stood.
 * Callers must not change it.
 */
export async function liveContents<Name extends KindName>(
  db: Db,
  kind: Name,
  rows: readonly Stamped[],
): Promise<Map<string, Content<FieldsOf<Name>>>> {
  const cache = caches.get(db) ?? new LRUCache<string, object>({ max: ENTRIES_KEPT });
  caches.set(db, cache);
  const contents = new Map<string, Content<FieldsOf<Name>>>();
  const missing = new Map<string, Stamped>();
  for (const row of rows) {
    const known = cache.get(keyOf(kind, row));
    // A key names its kind, and only content of that kind is kept under it.
    if (known) contents.set(row.id, known as Content<FieldsOf<Name>>);
    else missing.set(row.id, row);
  }
  if (missing.size === 0) return contents;
  const read = await db
    .selectFrom("entries")
    .where("kind", "=", kind)
    .where("id", "in", [...missing.keys()])
    .select(["id", "version", "updated_at", "live_at", withoutBody("live")])
    .execute();
  for (const row of read) {
    const content = Object.freeze(publicContentOfJson(kind, row.live));
    cache.set(keyOf(kind, row), content);
    contents.set(row.id, content);
  }
  return contents;
}

function keyOf(kind: KindName, row: Stamped): string {
  return `${kind} ${stampOf(row)}`;
}
