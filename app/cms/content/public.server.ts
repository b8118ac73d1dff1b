// Definition of "visible to visitors": published, due, not ended, not in the trash.

import { type RawBuilder, type SqlBool, sql } from "kysely";
import { cached } from "#app/platform/cache/generation-cache.server.ts";
import type { Db } from "#app/platform/database/connection.server.ts";
import { isOneOf, matches, type Wording } from "#app/platform/database/dialect.server.ts";
import { hasEnded, type Timing } from "./entry.ts";
import type { KindName } from "./kind.ts";
import { scopeToken } from "./search/index.server.ts";

/** SQL condition for `entries` or an alias. The status is a literal, as partial indexes require. */
export function isPublic(now: Date, entries = "entries"): RawBuilder<SqlBool> {
  const time = now.toISOString();
  return sql<SqlBool>`(${isPublished(entries)} AND ${sql.ref(`${entries}.publish_at`)} <= ${time} AND ${isBeforeEnd(time, entries)})`;
}

export function isScheduled(now: Date): RawBuilder<SqlBool> {
  return sql<SqlBool>`(${isPublished("entries")} AND entries.publish_at > ${now.toISOString()})`;
}

export function isPastEnd(now: Date): RawBuilder<SqlBool> {
  return sql<SqlBool>`(${isPublished("entries")} AND entries.end_at <= ${now.toISOString()})`;
}

function isPublished(entries: string): RawBuilder<SqlBool> {
  return sql<SqlBool>`${sql.ref(`${entries}.status`)} = 'published' AND ${sql.ref(`${entries}.trashed_at`)} IS NULL`;
}

function isBeforeEnd(time: string, entries: string): RawBuilder<SqlBool> {
  const end = sql.ref(`${entries}.end_at`);
  return sql<SqlBool>`(${end} IS NULL OR ${end} > ${time})`;
}

export function isPublicEntry(entry: Timing, now: Date): boolean {
  const { status, publishAt, trashedAt } = entry;
  const isDue = publishAt !== null && publishAt <= now.toISOString();
  return status === "published" && !trashedAt && isDue && !hasEnded(entry, now);
}

export function withoutBody<Column extends "live" | "draft" | "next">(column: Column) {
  return sql<string | null>`json_remove(${sql.ref(`entries.${column}`)}, '$.body')`.as(column);
}

/** Selects entries of a kind in any state, contents without bodies. */
export function entriesOf(db: Db, kind: string) {
  return db
    .selectFrom("entries")
    .selectAll("entries")
    .select([withoutBody("live"), withoutBody("draft"), withoutBody("next")])
    .where("entries.kind", "=", kind);
}

/** Maximum number of search matches in a list, newest first. */
export const FOUND_MAX = 1000;

/** Returns the condition that an entry matches a search, in public or admin content. Cached until the next write. */
export async function isFoundBy(
  db: Db,
  { kind, scope, wording }: { kind: KindName; scope: "live" | "work"; wording: Wording },
  now: Date,
  id = "entries.id",
): Promise<RawBuilder<SqlBool>> {
  const ids = await cached(db, `found ${scope} ${kind} ${JSON.stringify(wording)}`, now, async () => {
    const { rows } = await sql<{ id: string }>`
      SELECT d.id FROM search_text JOIN search_documents d ON d.rowid = search_text.rowid
      WHERE ${matches(db, { wording, scope: scopeToken(scope) })} AND d.kind = ${kind}
      ORDER BY search_text.rowid DESC LIMIT ${FOUND_MAX}`.execute(db);
    return JSON.stringify(rows.map(({ id }) => id));
  });
  return isOneOf(db, id, ids);
}
