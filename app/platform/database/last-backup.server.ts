import type { Kysely } from "kysely";
import { withoutMigrating } from "./open.server.ts";
import type { Database } from "./schema.ts";

/** Stores the time. `place`: the database file or address, which is not migrated. */
export function recordBackup(place: string, now: Date): Promise<void> {
  const value = Math.floor(now.getTime() / 1000);
  const write = async (db: Kysely<Database>) => {
    await db
      .insertInto("counters")
      .values({ name: "backup", value })
      .onConflict((known) => known.column("name").doUpdateSet({ value }))
      .execute();
  };
  return withoutMigrating(place, write, { readOnly: false });
}

/** Returns undefined if `npm run backup` has never run. */
export async function lastBackup(db: Kysely<Database>): Promise<Date | undefined> {
  const row = await db.selectFrom("counters").select("value").where("name", "=", "backup").executeTakeFirst();
  return row && new Date(row.value * 1000);
}
