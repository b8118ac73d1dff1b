// Settings an admin edits: one JSON value a name, versioned like an entry: compare-and-swap, and every version stored.

import { raiseGeneration } from "#app/platform/cache/generation-cache.server.ts";
import type { Db } from "#app/platform/database/connection.server.ts";

export async function readSetting<Value>(
  db: Db,
  name: string,
  fallback: Value,
): Promise<{ version: number; value: Value }> {
  const row = await db.selectFrom("settings").selectAll().where("name", "=", name).executeTakeFirst();
  return row ? { version: row.version, value: JSON.parse(row.value) } : { version: 0, value: fallback };
}

interface Writer {
  by: string;
  now: Date;
}

/** Saves unless someone else has since `version` (0: never saved); returns false then. */
export function saveSetting(db: Db, name: string, version: number, value: unknown, actor: Writer): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const current = await readSetting(trx, name, null);
    if (current.version !== version) return false;
    await putSetting(trx, name, version + 1, value, actor);
    return true;
  });
}

/** Saves as this version, in the caller's transaction, which knows the one before. */
export async function putSetting(trx: Db, name: string, version: number, value: unknown, actor: Writer): Promise<void> {
  const row = {
    name,
    version,
    value: JSON.stringify(value),
    updated_at: actor.now.toISOString(),
    updated_by: actor.by,
  };
  await trx
    .insertInto("settings")
    .values(row)
    .onConflict((conflict) => conflict.column("name").doUpdateSet(row))
    .execute();
  await trx
    .insertInto("setting_revisions")
    .values({ name, version, value: row.value, saved_at: row.updated_at, saved_by: row.updated_by })
    .execute();
  await raiseGeneration(trx);
}

/** The problem with a line of a setting that is written one per line; 0: with all of them. */
export interface LineProblem {
  line: number;
  message: string;
}

export interface SettingRevision {
  version: number;
  savedAt: string;
  savedBy: string;
}

const REVISIONS_SHOWN = 20;

/** Who saved a setting and when, newest first. */
export async function settingRevisions(db: Db, name: string): Promise<SettingRevision[]> {
  const rows = await db
    .selectFrom("setting_revisions")
    .select(["version", "saved_at", "saved_by"])
    .where("name", "=", name)
    .orderBy("version", "desc")
    .limit(REVISIONS_SHOWN)
    .execute();
  return rows.map((row) => ({ version: row.version, savedAt: row.saved_at, savedBy: row.saved_by }));
}

/** Initial values of a setting's form: the value saved last, or that of the earlier version that `?version=` names. */
export async function settingForm<Value>(
  db: Db,
  name: string,
  { version, value }: { version: number; value: Value },
  search: URLSearchParams,
  /** A stored value with what it says nothing about filled in. */
  complete: (stored: Value) => Value = (stored) => stored,
) {
  const wanted = Number(search.get("version"));
  const revisions = await settingRevisions(db, name);
  const isEarlier = Number.isSafeInteger(wanted) && wanted >= 1 && wanted < version;
  const earlier = isEarlier && (await storedAs(db, name, wanted));
  if (!earlier) return { version, shown: version, value, revisions };
  return { version, shown: wanted, value: complete(JSON.parse(earlier.value)), revisions };
}

function storedAs(db: Db, name: string, version: number) {
  return db
    .selectFrom("setting_revisions")
    .select("value")
    .where("name", "=", name)
    .where("version", "=", version)
    .executeTakeFirst();
}
