// One counter in the database that any write raises: whoever keeps something made from the database keeps the number beside it.

import type { Db } from "#app/platform/database/connection.server.ts";
import { notifyProcesses } from "#app/platform/database/dialect.server.ts";

/** Called inside the transaction of every write that a page, public or admin, may show. */
export async function raiseGeneration(db: Db): Promise<void> {
  const raised = await db
    .updateTable("counters")
    .set((eb) => ({ value: eb("value", "+", 1) }))
    .where("name", "=", "generation")
    .returning("value")
    .executeTakeFirstOrThrow();
  await notifyProcesses(db, raised.value);
}

export async function readGeneration(db: Db): Promise<number> {
  const row = await db
    .selectFrom("counters")
    .select("value")
    .where("name", "=", "generation")
    .executeTakeFirstOrThrow();
  return row.value;
}
