// A number that rises whenever a session may have ended before its time: what any process remembers of sessions holds as long
// as the number it was remembered with.

import type { Db } from "#app/platform/database/connection.server.ts";

const NAME = "sessions";

export async function readSessionChanges(db: Db): Promise<number> {
  const row = await db.selectFrom("counters").select("value").where("name", "=", NAME).executeTakeFirst();
  return row?.value ?? 0;
}

/** Every process asks the provider again about everybody who is signed in. */
export async function raiseSessionChanges(db: Db): Promise<void> {
  await db
    .insertInto("counters")
    .values({ name: NAME, value: 1 })
    .onConflict((known) => known.column("name").doUpdateSet((eb) => ({ value: eb("counters.value", "+", 1) })))
    .execute();
}
