// Settings an admin edits: one JSON value a name, compare-and-swap on version like an entry.

import type { Db } from "#app/database/connection.server.ts";
import { raiseGeneration } from "./generation.server.ts";

export async function readSetting<Value>(
  db: Db,
  name: string,
  fallback: Value,
): Promise<{ version: number; value: Value }> {
  const row = await db.selectFrom("settings").selectAll().where("name", "=", name).executeTakeFirst();
  return row ? { version: row.version, value: JSON.parse(row.value) } : { version: 0, value: fallback };
}

/** Saves when nobody else has since `version` (0: never saved); false when somebody has. */
export async function saveSetting(
  db: Db,
  name: string,
  version: number,
  value: unknown,
  hand: { by: string; now: Date },
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const current = await readSetting(trx, name, null);
    if (current.version !== version) return false;
    const row = {
      name,
      version: version + 1,
      value: JSON.stringify(value),
      updated_at: hand.now.toISOString(),
      updated_by: hand.by,
    };
    await trx
      .insertInto("settings")
      .values(row)
      .onConflict((conflict) => conflict.column("name").doUpdateSet(row))
      .execute();
    await raiseGeneration(trx);
    return true;
  });
}
