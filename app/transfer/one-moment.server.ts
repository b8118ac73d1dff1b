import { sql } from "kysely";
import type { Db } from "#app/platform/database/connection.server.ts";

/** Reads what stands at one moment, while others may go on writing. */
export async function asOfOneMoment<Answer>(db: Db, read: (moment: Db) => Promise<Answer>): Promise<Answer> {
  await sql`BEGIN DEFERRED`.execute(db);
  try {
    return await read(db);
  } finally {
    await sql`COMMIT`.execute(db);
  }
}
