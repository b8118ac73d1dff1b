// The time of the last backup, stored in the database it is of: for doctor and the metrics.

import type { Kysely } from "kysely";
import { withUnchanged } from "./open.server.ts";
import type { Database } from "./schema.ts";

/** Writes it down. `place`: the database's file or address; its tables stay as they are, of an older build's too. */
export function noteBackup(place: string, now: Date): Promise<void> {
  const value = Math.floor(now.getTime() / 1000);
  const write = async (db: Kysely<Database>) => {
    await db
      .insertInto("counters")
      .values({ name: "backup", value })
      .onConflict((known) => known.column("name").doUpdateSet({ value }))
      .execute();
  };
  return withUnchanged(place, write, { readOnly: false });
}

/** Undefined where none was ever made by `npm run backup`. */
export async function lastBackup(db: Kysely<Database>): Promise<Date | undefined> {
  const row = await db.selectFrom("counters").select("value").where("name", "=", "backup").executeTakeFirst();
  return row && new Date(row.value * 1000);
}
