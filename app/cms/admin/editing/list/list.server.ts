import {
  type Expression,
  type ExpressionBuilder,
  expressionBuilder,
  type RawBuilder,
  type SelectQueryBuilder,
  type SqlBool,
  sql,
} from "kysely";
import { envelopeOf } from "#app/cms/admin/editing/form/view.server.ts";
import type { Entry, Stage } from "#app/cms/content/entry.ts";
import { countedKeys, hasKey, hasNumber, type KeyCount } from "#app/cms/content/key-counts.server.ts";
import type { AnyKind, KindName } from "#app/cms/content/kind.ts";
import { idsInOrder, placeIn } from "#app/cms/content/list-order.server.ts";
import type { NumberInQuery } from "#app/cms/content/number-in-query.ts";
import { entriesOf, isFoundBy, isPastEnd, isPublic, isScheduled } from "#app/cms/content/public.server.ts";
import { wordingOf } from "#app/cms/content/search/read-query.ts";
import { contentOf, entryOf } from "#app/cms/content/stored.server.ts";
import { cached } from "#app/platform/cache/generation-cache.server.ts";
import type { Db } from "#app/platform/database/connection.server.ts";
import { countOf } from "#app/platform/database/count.server.ts";
import type { Database } from "#app/platform/database/schema.ts";
import { findImages } from "#app/platform/images/images.server.ts";
import { fold } from "#app/platform/search/fold.ts";
import { addDays, startOfDay } from "#app/platform/site/days.ts";
import type { AdminListQuery } from "./list.ts";

type Where = ExpressionBuilder<Database, "entries">;

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
      return eb.or([eb.and([isHere, eb("status", "=", "ended")]), isPastEnd(now)]);
    case "scheduled":
      return isScheduled(now);
    case "published":
      return eb.and([isPublic(now), eb("draft", "is", null)]);
    case "published-with-draft":
      return eb.and([isPublic(now), eb("draft", "is not", null)]);
  }
}

/** Returns the condition of an admin-only filter; undefined for a filter by key. */
export type OwnCondition = (filter: string, value: string) => RawBuilder<SqlBool> | undefined;

function narrowedTo(
  kind: AnyKind,
  { filters, on, from, to }: AdminListQuery,
  own: OwnCondition,
): RawBuilder<SqlBool>[] {
  const date = sql.ref(on === "published" ? "entries.publish_at" : "entries.updated_at");
  return [
    ...Object.entries(filters).map(([name, text]) => own(name, text) ?? hasKey(kind.name, name, text)),
    ...(from ? [sql<SqlBool>`${date} >= ${startOfDay(from).toISOString()}`] : []),
    ...(to ? [sql<SqlBool>`${date} < ${startOfDay(addDays(to, 1)).toISOString()}`] : []),
  ];
}

async function asTyped(
  db: Db,
  eb: Where,
  kind: AnyKind,
  q: string,
  number: NumberInQuery | null,
  now: Date,
): Promise<Expression<SqlBool>[]> {
  const condition = number && hasNumber(kind.name, number.key, [number.from, number.to]);
  const sure = condition && number.isSure ? [condition] : [];
  const words = number?.isSure ? number.rest : q;
  if (!words) return sure;
  const wording = wordingOf(words);
  const isFound = wording && (await isFoundBy(db, { kind: kind.name, scope: "work", wording }, now));
  const id = idOf(words);
  const matches = eb.or([
    ...(condition && !number.isSure ? [condition] : []),
    isFound ?? sql<SqlBool>`false`,
    hasKey(kind.name, "name", fold(words.trim())),
    // Also matches ids by prefix.
    eb.and([eb("entries.id", ">=", id), eb("entries.id", "<", `${id}\u{10ffff}`)]),
  ]);
  return [...sure, matches];
}

function namedFirst<Selected>(select: SelectQueryBuilder<Database, "entries", Selected>, kind: AnyKind, q: string) {
  const isNamed = sql`(entries.id = ${idOf(q)} OR ${hasKey(kind.name, "name", fold(q.trim()))})`;
  return select.orderBy(sql`CASE WHEN ${isNamed} THEN 0 ELSE 1 END`);
}

function idOf(typed: string): string {
  return typed.normalize("NFKC").trim().toLowerCase();
}

function isOwnSort(kind: AnyKind, sort: string): boolean {
  return kind.sorts.some(({ value, key }) => value === sort && key !== undefined);
}

function inOrder<Selected>(select: SelectQueryBuilder<Database, "entries", Selected>, kind: AnyKind, sort: string) {
  const [order, direction] = sort.split("-");
  if (order === "title") return select.orderBy("title", direction === "desc" ? "desc" : "asc");
  if (order === "published")
    return select.orderBy("publish_at", (column) => (direction === "asc" ? column.asc() : column.desc()).nullsLast());
  if (isOwnSort(kind, sort)) return select.orderBy(placeIn(kind.name, sort));
  return select.orderBy("updated_at", direction === "asc" ? "asc" : "desc");
}

export type ListedEntry = ReturnType<typeof listedEntry>;

export async function listEntries(
  db: Db,
  kind: AnyKind,
  query: AdminListQuery,
  now: Date,
  number: NumberInQuery | null = null,
  own: OwnCondition = () => undefined,
): Promise<{ items: ListedEntry[]; total: number; page: number; pages: number }> {
  const eb = expressionBuilder<Database, "entries">();
  const atStage = sql<SqlBool>`${isAtStage(eb, query.stage, now)}`;
  const narrowed = narrowedTo(kind, query, own);
  const typed = await asTyped(db, eb, kind, query.q, number, now);
  let matching = db.selectFrom("entries").where("entries.kind", "=", kind.name).where(atStage);
  for (const condition of [...narrowed, ...typed]) matching = matching.where(condition);
  // Sorts ids only, so that just the page's contents are read.
  const inRequestedOrder = (limit: number, offset: number) =>
    matching
      .select("entries.id")
      .$if(query.q !== "", (select) => namedFirst(select, kind, query.q))
      .$call((select) => inOrder(select, kind, query.sort))
      .orderBy("entries.id")
      .limit(limit)
      .offset(offset)
      .execute()
      .then((rows) => rows.map(({ id }) => id));
  const { page: _, sort: __, per, ...filters } = query;
  const total = await cached(db, `admin's total ${kind.name} ${JSON.stringify(filters)}`, now, () => countOf(matching));
  const pages = Math.max(1, Math.ceil(total / per));
  // Clamps the page, as deleting the last entry may remove the last page.
  const page = Math.min(query.page, pages);
  const offset = (page - 1) * per;
  const isByKey = isOwnSort(kind, query.sort) && query.q === "";
  const conditions = [atStage, ...narrowed];
  const ids = await (isByKey
    ? idsInOrder(db, { kind: kind.name, sort: query.sort, conditions, limit: per, offset })
    : inRequestedOrder(per, offset));
  const named = ids.map((id) => ({ kind: kind.name, id }));
  return { items: await listedEntries(db, named, now), total, page, pages };
}

export async function listedEntries(
  db: Db,
  named: readonly { kind: string; id: string }[],
  now: Date,
): Promise<ListedEntry[]> {
  const listed = new Map<string, ListedEntry>();
  for (const kind of new Set(named.map((one) => one.kind))) {
    const ids = named.filter((one) => one.kind === kind).map(({ id }) => id);
    const rows = await entriesOf(db, kind).where("entries.id", "in", ids).execute();
    for (const row of rows) listed.set(`${kind}/${row.id}`, listedEntry(entryOf(row), now));
  }
  const items = named.flatMap(({ kind, id }) => listed.get(`${kind}/${id}`) ?? []);
  const pictures = await findImages(
    db,
    items.flatMap(({ image }) => image ?? []),
  );
  const there = new Set(pictures.map(({ id }) => id));
  return items.map((item) => ({ ...item, image: item.image && there.has(item.image) ? item.image : null }));
}

function listedEntry(entry: Entry, now: Date) {
  const content = { ...contentOf(entry), body: "" };
  return {
    ...envelopeOf(entry, now),
    kind: entry.kind,
    title: content.title,
    image: content.cover?.image ?? null,
    content,
  };
}

export function filterValues(db: Db, kind: KindName, name: string, now: Date): Promise<KeyCount[]> {
  return cached(db, `admin's values ${kind} ${name}`, now, async () => {
    const counts = await countedKeys(db, { kind, name }, sql`trashed_at IS NOT NULL`);
    return counts.filter(({ text }) => text !== "");
  });
}
