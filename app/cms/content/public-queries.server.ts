import { type RawBuilder, type SqlBool, sql } from "kysely";
import { cached } from "#app/platform/cache/generation-cache.server.ts";
import type { Db } from "#app/platform/database/connection.server.ts";
import { countOf } from "#app/platform/database/count.server.ts";
import { currentTime } from "#app/platform/site/clock.server.ts";
import { countedKeys, hasKey, type KeyCount } from "./key-counts.server.ts";
import type { KindName } from "./kind.ts";
import { isPastEnd, isPublic, withoutBody } from "./public.server.ts";
import { publicContentOfJson } from "./stored.server.ts";
import { datesOf, type Visible, visible, visibleOf } from "./visible.server.ts";

/** Returns an entry with its body; undefined if visitors may not see it. */
export async function getVisible<Name extends KindName>(
  db: Db,
  kind: Name,
  id: string,
  now = currentTime(),
): Promise<Visible<Name> | undefined> {
  const row = await visible(db, kind, now)
    .where("entries.id", "=", id)
    .select(["entries.id", "publish_at", "live_at", "live"])
    .executeTakeFirst();
  return row && visibleOf(kind, row, publicContentOfJson(kind, row.live));
}

/** Returns whether visitors could see an entry before its 公開終了. */
export async function hasBeenVisible(db: Db, kind: KindName, id: string, now: Date): Promise<boolean> {
  const hasEnded = sql<SqlBool>`(status = 'ended' OR (${isPastEnd(now)} AND publish_at < end_at))`;
  const here = db.selectFrom("entries").where((eb) => eb.and({ kind, id, trashed_at: null }));
  return (await here.where(hasEnded).select("id").executeTakeFirst()) !== undefined;
}

/** Returns the visible entries among the ids, without bodies, in the given order. */
export async function getVisibleMany<Name extends KindName>(
  db: Db,
  kind: Name,
  ids: readonly string[],
  now = currentTime(),
): Promise<Visible<Name>[]> {
  if (ids.length === 0) return [];
  const rows = await visible(db, kind, now)
    .where("entries.id", "in", [...new Set(ids)].slice(0, 500))
    .select(["entries.id", "publish_at", "live_at", withoutBody("live")])
    .execute();
  const byId = new Map(rows.map((row) => [row.id, visibleOf(kind, row, publicContentOfJson(kind, row.live))]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** Returns the previous and next entries by publish time. */
export async function neighbours<Name extends KindName>(
  db: Db,
  entry: Visible<Name>,
  now = currentTime(),
): Promise<{ previous: { id: string; title: string } | null; next: { id: string; title: string } | null }> {
  const title = sql<string>`json_extract(entries.live, '$.title')`.as("title");
  // Limits the index scan: SQLite uses the first bound only; ties are ordered by id.
  const at = entry.publishedAt;
  const around = (bound: RawBuilder<SqlBool>) =>
    db
      .selectFrom("entries")
      .where(bound)
      .where("kind", "=", entry.kind)
      .where(isPublic(now))
      .select(["entries.id", title]);
  const older = around(sql<SqlBool>`publish_at <= ${at}`)
    .where((eb) => eb.or([eb("publish_at", "<", at), eb("entries.id", ">", entry.id)]))
    .orderBy("publish_at", "desc")
    .orderBy("entries.id")
    .limit(1);
  const newer = around(sql<SqlBool>`publish_at >= ${at}`)
    .where((eb) => eb.or([eb("publish_at", ">", at), eb("entries.id", "<", entry.id)]))
    .orderBy("publish_at")
    .orderBy("entries.id", "desc")
    .limit(1);
  const [previous, next] = await Promise.all([older.executeTakeFirst(), newer.executeTakeFirst()]);
  return { previous: previous ?? null, next: next ?? null };
}

/** Counts a key's values among visible entries, most frequent first; optionally only of entries with the key `of`. */
export function countKeys(
  db: Db,
  kind: KindName,
  name: string,
  now = currentTime(),
  of?: { name: string; text: string },
): Promise<KeyCount[]> {
  return cached(db, `keys ${kind} ${name} ${of?.name} ${of?.text}`, now, async () => {
    const hidden = sql<SqlBool>`NOT ${isPublic(now)}`;
    return countedKeys(db, { kind, name }, hidden, of && hasKey(kind, of.name, of.text, "k.id"));
  });
}

/** Returns ids and modification times of visible entries, oldest first, in pages, for the sitemap. */
export async function addresses(
  db: Db,
  kind: KindName,
  { offset, limit }: { offset: number; limit: number },
  now = currentTime(),
): Promise<{ id: string; updatedAt: string }[]> {
  const rows = await visible(db, kind, now)
    .select(["entries.id", "publish_at", "live_at"])
    // Reverse of the covering index; new entries are appended at the end.
    .orderBy("publish_at")
    .orderBy("entries.id", "desc")
    .limit(limit)
    .offset(offset)
    .execute();
  return rows.map((row) => ({ id: row.id, updatedAt: datesOf(row).updatedAt }));
}

export function countVisible(db: Db, kind: KindName, now = currentTime()): Promise<number> {
  return cached(db, `visible ${kind}`, now, () => countOf(visible(db, kind, now)));
}

/** Returns the newest visible entries without bodies, by id. `most` bounds the memory used. */
export async function newestVisible<Name extends KindName>(
  db: Db,
  kind: Name,
  most: number,
  now = currentTime(),
): Promise<Visible<Name>[]> {
  const rows = await visible(db, kind, now)
    .select(["entries.id", "publish_at", "live_at", withoutBody("live")])
    .orderBy("publish_at", "desc")
    .orderBy("entries.id")
    .limit(most)
    .execute();
  return rows
    .map((row) => visibleOf(kind, row, publicContentOfJson(kind, row.live)))
    .sort((a, b) => (a.id < b.id ? -1 : 1));
}
