// Whether entries stand as they stood: what tells of each, in one text that the database puts together. Where it is the same text
// nothing has to be made of their rows.

import { type SelectQueryBuilder, sql } from "kysely";
import type { Db } from "#app/platform/database/connection.server.ts";

/** Every write raises the version; the times tell apart an id given again, and a change that came out by itself. */
export function stampOfEntry(entries = "entries") {
  const column = (name: string) => sql.ref(`${entries}.${name}`);
  return sql<string>`${column("id")} || ' ' || ${column("version")} || ' ' || ${column("updated_at")} || ' ' || coalesce(${column("live_at")}, '')`;
}

/** `rows`: a query that selects a `stamp` of each. */
// biome-ignore lint/suspicious/noExplicitAny: over whatever tables
export async function stampOf(db: Db, rows: SelectQueryBuilder<any, any, { stamp: string }>): Promise<string> {
  const { all } = await db
    .selectFrom(rows.as("stamped"))
    .select(sql<string | null>`string_agg(stamped.stamp, ',')`.as("all"))
    .executeTakeFirstOrThrow();
  return all ?? "";
}

/** The same of rows at hand, in the query's order. */
export function joined(rows: readonly { stamp: string }[]): string {
  return rows.map(({ stamp }) => stamp).join(",");
}
