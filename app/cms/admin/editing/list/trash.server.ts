import { purge, TRASH_DAYS } from "#app/cms/content/purge.server.ts";
import { kindNames } from "#app/cms/content/registry.ts";
import type { Db } from "#app/platform/database/connection.server.ts";
import { countOf } from "#app/platform/database/count.server.ts";

const DAY_MS = 86_400_000;
const SHOWN = 500;

export async function trashed(db: Db) {
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

export function purgeExpired(db: Db, now: Date): Promise<number> {
  return purge(db, { trashedUpTo: new Date(now.getTime() - TRASH_DAYS * DAY_MS).toISOString() });
}

/** Deletes entries trashed before `seen`, when the page was loaded: later ones were not on it. */
export function emptyTrash(db: Db, seen: Date): Promise<number> {
  return purge(db, { trashedUpTo: seen.toISOString() });
}
