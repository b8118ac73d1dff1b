// An entry as visitors see it: published, due, not over, not in the trash, without what is private.

import { LRUCache } from "lru-cache";
import type { Db } from "#app/platform/database/connection.server.ts";
import { type FingerprintedEntry, fingerprintOf } from "./fingerprint.server.ts";
import type { Content, FieldsOf, KindName } from "./kind.ts";
import { isPublic, withoutBody } from "./public.server.ts";
import { publicContentOfJson } from "./stored.server.ts";

// Published content as lists use it, body left out: what has not changed since it was last read is not read and parsed again.
const ENTRIES_KEPT = 3000;

const caches = new WeakMap<Db, LRUCache<string, object>>();

/**
 * The live content of each row by its id, without the body. It is memoised while the entry's fingerprint stays the same.
 * Callers must not change it.
 */
async function liveContents<Name extends KindName>(
  db: Db,
  kind: Name,
  rows: readonly FingerprintedEntry[],
): Promise<Map<string, Content<FieldsOf<Name>>>> {
  const cache = caches.get(db) ?? new LRUCache<string, object>({ max: ENTRIES_KEPT });
  caches.set(db, cache);
  const contents = new Map<string, Content<FieldsOf<Name>>>();
  const missing = new Map<string, FingerprintedEntry>();
  for (const row of rows) {
    const known = cache.get(keyOf(kind, row));
    // A key names its kind, and only content of that kind is stored under it.
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

function keyOf(kind: KindName, row: FingerprintedEntry): string {
  return `${kind} ${fingerprintOf(row)}`;
}

export interface Visible<Name extends KindName = KindName> {
  kind: Name;
  id: string;
  publishedAt: string;
  updatedAt: string;
  content: Content<FieldsOf<Name>>;
}

/** Decided by query, so a stopped server is right again when it starts. */
export function visible(db: Db, kind: KindName, now: Date) {
  return db.selectFrom("entries").where("entries.kind", "=", kind).where(isPublic(now));
}

/** The columns that `withContents` asks for. */
export const LISTED = ["entries.id", "publish_at", "live_at", "updated_at", "version"] as const;

interface Dates {
  publish_at: string | null;
  live_at: string | null;
}

/** The rows with what they say, bodies left out, in their order. */
export async function withContents<Name extends KindName>(
  db: Db,
  kind: Name,
  rows: readonly (Dates & { id: string; version: number; updated_at: string })[],
): Promise<Visible<Name>[]> {
  const contents = await liveContents(db, kind, rows);
  return rows.flatMap((row) => {
    const content = contents.get(row.id);
    return content ? [visibleOf(kind, row, content)] : [];
  });
}

export function visibleOf<Name extends KindName>(
  kind: Name,
  row: Dates & { id: string },
  content: Content<FieldsOf<Name>>,
): Visible<Name> {
  return { kind, id: row.id, ...datesOf(row), content };
}

export function datesOf({ publish_at, live_at }: Dates): { publishedAt: string; updatedAt: string } {
  // The table's CHECK guarantees a publish time for every published entry.
  const publishedAt = publish_at ?? "";
  // A change written before its scheduled hour counts from that hour.
  return { publishedAt, updatedAt: live_at !== null && live_at > publishedAt ? live_at : publishedAt };
}
