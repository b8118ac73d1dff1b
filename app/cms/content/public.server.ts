// "Visitors may see it", said once: published, not in the trash, due and not over. For queries and for an entry at hand.

import { type RawBuilder, type SqlBool, sql } from "kysely";
import { cached } from "#app/platform/cache/generation-cache.server.ts";
import type { Db } from "#app/platform/database/connection.server.ts";
import { isOneOf, matches, type Wording } from "#app/platform/database/dialect.server.ts";
import { hasEnded, type Timing } from "./entry.ts";
import type { KindName } from "./kind.ts";
import { scopeToken } from "./search/index.server.ts";

/** Condition in a query over entries, or over an alias of them. The status is a literal, as partial indexes require. */
export function isPublic(now: Date, entries = "entries"): RawBuilder<SqlBool> {
  const time = now.toISOString();
  return sql<SqlBool>`(${isPublished(entries)} AND ${sql.ref(`${entries}.publish_at`)} <= ${time} AND ${isNotOver(time, entries)})`;
}

/** Published for a time that has not come. */
export function isScheduled(now: Date, entries = "entries"): RawBuilder<SqlBool> {
  return sql<SqlBool>`(${isPublished(entries)} AND ${sql.ref(`${entries}.publish_at`)} > ${now.toISOString()})`;
}

/** Published, and its end has come. */
export function isOver(now: Date, entries = "entries"): RawBuilder<SqlBool> {
  return sql<SqlBool>`(${isPublished(entries)} AND ${sql.ref(`${entries}.end_at`)} <= ${now.toISOString()})`;
}

function isPublished(entries: string): RawBuilder<SqlBool> {
  return sql<SqlBool>`${sql.ref(`${entries}.status`)} = 'published' AND ${sql.ref(`${entries}.trashed_at`)} IS NULL`;
}

function isNotOver(time: string, entries: string): RawBuilder<SqlBool> {
  const end = sql.ref(`${entries}.end_at`);
  return sql<SqlBool>`(${end} IS NULL OR ${end} > ${time})`;
}

/** The same of an entry at hand. */
export function isPublicEntry(entry: Timing, now: Date): boolean {
  const { status, publishAt, trashedAt } = entry;
  const isDue = publishAt !== null && publishAt <= now.toISOString();
  return status === "published" && !trashedAt && isDue && !hasEnded(entry, now);
}

/** A content's JSON without the body, which lists never show. Where there is no content, null. */
export function withoutBody<Column extends "live" | "draft" | "next">(column: Column) {
  return sql<string | null>`json_remove(${sql.ref(`entries.${column}`)}, '$.body')`.as(column);
}

/** A query of the entries of a kind, in whatever state, with their contents as editors see them less the bodies. */
export function entriesOf(db: Db, kind: string) {
  return db
    .selectFrom("entries")
    .selectAll("entries")
    .select([withoutBody("live"), withoutBody("draft"), withoutBody("next")])
    .where("entries.kind", "=", kind);
}

/** A list that somebody searches has at most so many: the newest written of those found. */
export const FOUND_MAX = 1000;

/** In a query over entries of a kind: found by a wording in what visitors read, or in what editors work on. Searched once a write. */
export async function foundBy(
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
