// Admin settings: versioned JSON values by name, with optimistic locking and all revisions.

import { raiseGeneration } from "#app/platform/cache/generation-cache.server.ts";
import type { Db } from "#app/platform/database/connection.server.ts";

export async function readSetting<Value>(
  db: Db,
  name: string,
  fallback: Value,
): Promise<{ version: number; value: Value; by: string }> {
  const row = await db.selectFrom("settings").selectAll().where("name", "=", name).executeTakeFirst();
  if (!row) return { version: 0, value: fallback, by: "" };
  return { version: row.version, value: JSON.parse(row.value), by: row.updated_by };
}

interface Writer {
  by: string;
  now: Date;
}

/** Saves unless the setting has changed since `version` (0: never saved); then returns false. */
export function saveSetting(db: Db, name: string, version: number, value: unknown, actor: Writer): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const current = await readSetting(trx, name, null);
    if (current.version !== version) return false;
    await putSetting(trx, name, version + 1, value, actor);
    return true;
  });
}

/** Saves as this version, in the caller's transaction, which has checked the previous one. */
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

/** A problem with a line of a multi-line setting; line 0 for the whole text. */
export interface LineProblem {
  line: number;
  message: string;
}

const REVISIONS_SHOWN = 20;

/** Returns the initial form values: the current value, or the revision selected by `?version=`. */
export async function settingForm<Value>(
  db: Db,
  name: string,
  { version, value }: { version: number; value: Value },
  search: URLSearchParams,
  /** Fills in values missing from an older revision. */
  complete: (stored: Value) => Value = (stored) => stored,
) {
  const wanted = Number(search.get("version"));
  const stored = db.selectFrom("setting_revisions").where("name", "=", name);
  const revisions = await stored
    .select(["version", "saved_at as savedAt", "saved_by as savedBy"])
    .orderBy("version", "desc")
    .limit(REVISIONS_SHOWN)
    .execute();
  const isEarlier = Number.isSafeInteger(wanted) && wanted >= 1 && wanted < version;
  const earlier = isEarlier && (await stored.select("value").where("version", "=", wanted).executeTakeFirst());
  if (!earlier) return { version, shown: version, value, revisions };
  return { version, shown: wanted, value: complete(JSON.parse(earlier.value)), revisions };
}
