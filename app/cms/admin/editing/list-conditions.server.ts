// The admin's list as SQL: at which stage, narrowed to what, searched for in which words, and in which order.

import {
  type Expression,
  type ExpressionBuilder,
  type RawBuilder,
  type SelectQueryBuilder,
  type SqlBool,
  sql,
} from "kysely";
import type { AskedNumber } from "#app/cms/content/asked-number.ts";
import type { Stage } from "#app/cms/content/entry.ts";
import { hasKey, hasNumber } from "#app/cms/content/key-counts.server.ts";
import type { AnyKind } from "#app/cms/content/kind.ts";
import { foundBy, isOver, isPublic, isScheduled } from "#app/cms/content/public.server.ts";
import { wordingOf } from "#app/cms/content/search/read-query.ts";
import type { Db } from "#app/platform/database/connection.server.ts";
import type { Database } from "#app/platform/database/schema.ts";
import { fold } from "#app/platform/search/fold.ts";
import { addDays, startOfDay } from "#app/platform/site/days.ts";
import type { AdminListQuery } from "./list.ts";

type Where = ExpressionBuilder<Database, "entries">;

/** SQL for "stands at this stage now". */
export function isAtStage(eb: Where, stage: Stage | "", now: Date): Expression<SqlBool> {
  const inTrash = eb("trashed_at", "is not", null);
  const isHere = eb("trashed_at", "is", null);
  switch (stage) {
    case "":
      return isHere;
    case "trash":
      return inTrash;
    case "draft":
      return eb.and([isHere, eb("status", "=", "draft")]);
    case "ended":
      return eb.or([eb.and([isHere, eb("status", "=", "ended")]), isOver(now)]);
    case "scheduled":
      return isScheduled(now);
    case "published":
      return eb.and([isPublic(now), eb("draft", "is", null)]);
    case "published-with-draft":
      return eb.and([isPublic(now), eb("draft", "is not", null)]);
  }
}

/** What the list is narrowed to by the kind's filters and by days. */
export function narrowedTo(kind: AnyKind, { filters, on, from, to }: AdminListQuery): RawBuilder<SqlBool>[] {
  const date = sql.ref(on === "published" ? "entries.publish_at" : "entries.updated_at");
  return [
    ...Object.entries(filters).map(([name, text]) => hasKey(kind.name, name, text)),
    ...(from ? [sql<SqlBool>`${date} >= ${startOfDay(from).toISOString()}`] : []),
    ...(to ? [sql<SqlBool>`${date} < ${startOfDay(addDays(to, 1)).toISOString()}`] : []),
  ];
}

/** What is searched for: words, an id or how one begins, a number among them. */
export async function asTyped(
  db: Db,
  eb: Where,
  kind: AnyKind,
  q: string,
  number: AskedNumber | null,
  now: Date,
): Promise<Expression<SqlBool>[]> {
  const asked = number && hasNumber(kind.name, number.key, number.from, number.to);
  const sure = asked && number.isSure ? [asked] : [];
  const words = number?.isSure ? number.rest : q;
  if (!words) return sure;
  const wording = wordingOf(words);
  const isFound = wording && (await foundBy(db, { kind: kind.name, scope: "work", wording }, now));
  const id = idOf(words);
  const said = eb.or([
    ...(asked && !number.isSure ? [asked] : []),
    isFound ?? sql<SqlBool>`false`,
    hasKey(kind.name, "name", fold(words.trim())),
    // Who types an id, or how one begins, means that entry.
    eb.and([eb("entries.id", ">=", id), eb("entries.id", "<", `${id}\u{10ffff}`)]),
  ]);
  return [...sure, said];
}

/** The entry whose title, number or id is exactly what was typed comes first, whatever the order of the rest. */
export function namedFirst<Selected>(
  select: SelectQueryBuilder<Database, "entries", Selected>,
  kind: AnyKind,
  q: string,
) {
  const isNamed = sql`(entries.id = ${idOf(q)} OR ${hasKey(kind.name, "name", fold(q.trim()))})`;
  return select.orderBy(sql`CASE WHEN ${isNamed} THEN 0 ELSE 1 END`);
}

function idOf(typed: string): string {
  return typed.normalize("NFKC").trim().toLowerCase();
}

/** In the order that an address asks for. */
export function inOrder<Selected>(
  select: SelectQueryBuilder<Database, "entries", Selected>,
  kind: AnyKind,
  sort: string,
) {
  const [order, direction] = sort.split("-");
  if (order === "title") return select.orderBy("title", direction === "desc" ? "desc" : "asc");
  if (order === "published")
    return select.orderBy("publish_at", (column) => (direction === "asc" ? column.asc() : column.desc()).nullsLast());
  const own = kind.sorts.find(({ value }) => value === sort);
  if (!own?.key) return select.orderBy("updated_at", direction === "asc" ? "asc" : "desc");
  const column = own.by === "number" ? sql.ref("k.number") : sql.ref("k.text");
  const value = sql`(SELECT ${column} FROM entry_keys k WHERE k.kind = ${kind.name} AND k.id = entries.id AND k.name = ${own.key})`;
  return select.orderBy(sql`${value} IS NULL`).orderBy(value, own.direction);
}
