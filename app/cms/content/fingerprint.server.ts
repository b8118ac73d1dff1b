// Cache key of an entry's version. Fetched for many entries at once, so that unchanged rows need not be read.

import { type SelectQueryBuilder, sql } from "kysely";
import type { Db } from "#app/platform/database/connection.server.ts";

/** Every write raises the version; the times distinguish a reused id and a scheduled change. */
export function fingerprintIn(entries = "entries") {
  const column = (name: string) => sql.ref(`${entries}.${name}`);
  return sql<string>`${column("id")} || ' ' || ${column("version")} || ' ' || ${column("updated_at")} || ' ' || coalesce(${column("live_at")}, '')`;
}

/** `rows`: a query that selects a `stamp` per row. */
// biome-ignore lint/suspicious/noExplicitAny: over whatever tables
export async function fingerprintOfAll(db: Db, rows: SelectQueryBuilder<any, any, { stamp: string }>): Promise<string> {
  const { all } = await db
    .selectFrom(rows.as("stamped"))
    .select(sql<string | null>`string_agg(stamped.stamp, ',')`.as("all"))
    .executeTakeFirstOrThrow();
  return all ?? "";
}
