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

const asking = new WeakMap<Db, Promise<number>>();

/** Who asks in one go shares the answer: it is read when all of them have asked, so it is older than none of their questions. */
export function readGeneration(db: Db): Promise<number> {
  const asked = asking.get(db);
  if (asked) return asked;
  const reading = new Promise<void>((resolve) => process.nextTick(resolve)).then(() => {
    asking.delete(db);
    return read(db);
  });
  asking.set(db, reading);
  return reading;
}

async function read(db: Db): Promise<number> {
  const row = await db
    .selectFrom("counters")
    .select("value")
    .where("name", "=", "generation")
    .executeTakeFirstOrThrow();
  return row.value;
}
