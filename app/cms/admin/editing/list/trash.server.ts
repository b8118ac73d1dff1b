// The trash: what lies in it, until when, and its emptying.

import type { KindName } from "#app/cms/content/kind.ts";
import { purge, TRASH_DAYS } from "#app/cms/content/purge.server.ts";
import { kindNames } from "#app/cms/content/registry.ts";
import type { Db } from "#app/platform/database/connection.server.ts";
import { countOf } from "#app/platform/database/count.server.ts";

export interface Trashed {
  kind: KindName;
  id: string;
  title: string;
  version: number;
  trashedAt: string;
  trashedBy: string;
  /** When it goes for good. */
  until: string;
}

const DAY_MS = 86_400_000;
const SHOWN = 500;

/** The last thrown away first, as many as a page bears, and how many there are in all. */
export async function trashed(db: Db): Promise<{ items: Trashed[]; total: number }> {
  const rows = await db
    .selectFrom("entries")
    .select(["kind", "id", "title", "version", "trashed_at as at", "updated_by as by"])
    .where("trashed_at", "is not", null)
    .orderBy("trashed_at", "desc")
    .limit(SHOWN)
    .execute();
  const total = await countOf(db.selectFrom("entries").where("trashed_at", "is not", null));
  const items = rows.flatMap(({ at, by, ...row }) => {
    const kind = kindNames().find((name) => name === row.kind);
    if (!kind || at === null) return [];
    const until = new Date(Date.parse(at) + TRASH_DAYS * DAY_MS).toISOString();
    return [{ ...row, kind, trashedAt: at, trashedBy: by, until }];
  });
  return { items, total };
}

/** Removes what has lain in the trash for its 30 days. */
export function purgeExpired(db: Db, now: Date): Promise<number> {
  return purge(db, { trashedUpTo: new Date(now.getTime() - TRASH_DAYS * DAY_MS).toISOString() });
}

/** Empties the trash as of `seen`, when the person looked: entries thrown away by a colleague since then stay. */
export function emptyTrash(db: Db, seen: Date): Promise<number> {
  return purge(db, { trashedUpTo: seen.toISOString() });
}
