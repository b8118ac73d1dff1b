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

/** Saves when nobody else has since `version` (0: never saved); false when somebody has. */
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

/** What `?version=` asks to see of a setting; undefined where that is no version before the current one. */
export async function earlierSetting(
  db: Db,
  name: string,
  current: number,
  versionParam: string | null,
): Promise<{ version: number; value: unknown } | undefined> {
  const version = Number(versionParam);
  if (!Number.isInteger(version) || version < 1 || version >= current) return undefined;
  const row = await db
    .selectFrom("setting_revisions")
    .select("value")
    .where("name", "=", name)
    .where("version", "=", version)
    .executeTakeFirst();
  return row && { version, value: JSON.parse(row.value) };
}
