// Whether a site has more pages than a search can weigh one by one.

import { cached } from "#app/platform/cache/generation-cache.server.ts";
import type { Db } from "#app/platform/database/connection.server.ts";

/** Pages that are weighed each; a larger site is searched this way. */
const MANY = 10_000;

/** How many documents there are in each scope of the index, or a few more. */
function documentCount(db: Db, now: Date): Promise<number> {
  return cached(db, "documents to search", now, async () => {
    const { count } = await db
      .selectFrom("search_documents")
      .where("scope", "=", "live")
      .select((eb) => eb.fn.countAll<number>().as("count"))
      .executeTakeFirstOrThrow();
    return Number(count);
  });
}

export async function areMany(db: Db, now: Date): Promise<boolean> {
  return (await documentCount(db, now)) > MANY;
}
