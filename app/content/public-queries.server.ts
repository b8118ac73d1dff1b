// What visitors see: published, due, not over, not in the trash. Decided by query, so a stopped server is right again when it starts.

import { type RawBuilder, type SqlBool, sql } from "kysely";
import { cached } from "#app/platform/cache/generation-cache.server.ts";
import type { Db } from "#app/platform/database/connection.server.ts";
import { bodyHtml } from "./body.server.ts";
import { liveContents } from "./content-cache.server.ts";
import { hasKey, hasNumber } from "./key-conditions.server.ts";
import type { Content, FieldsOf, KindName, ListSort } from "./kind.ts";
import { hasKeyRow, walkList } from "./long-lists.server.ts";
import { foundBy, isPublic, withoutBody } from "./public.server.ts";
import { kindNamed } from "./registry.ts";
import { wordingOf } from "./search/read-query.ts";
import { publicContentOfJson } from "./stored.server.ts";

export interface Visible<Name extends KindName = KindName> {
  kind: Name;
  id: string;
  publishedAt: string;
  updatedAt: string;
  content: Content<FieldsOf<Name>>;
}

/** What one list asks: filters by key name, free text, sort value, page from 1. */
export interface ListQuery {
  filters?: Readonly<Record<string, string>>;
  /** Key name to bounds, both inclusive. */
  ranges?: Readonly<Record<string, { min: number | null; max: number | null }>>;
  q?: string;
  sort?: string;
  page?: number;
  perPage?: number;
}

const PER_PAGE = 24;
/** Of more than these none but the page's own are put in order, and how many there are is counted once a write. */
const LONG = 1000;

function visible(db: Db, kind: KindName, now: Date) {
  return db.selectFrom("entries").where("entries.kind", "=", kind).where(isPublic(now));
}

/** One page of a public list (bodies left out) and how many there are in all. A page past the end is empty. */
export async function listVisible<Name extends KindName>(
  db: Db,
  kind: Name,
  query: ListQuery = {},
  now = new Date(),
): Promise<{ items: Visible<Name>[]; total: number; page: number; pages: number }> {
  const perPage = query.perPage ?? PER_PAGE;
  const { filters = {}, ranges = {} } = query;
  let matching = visible(db, kind, now);
  for (const [name, text] of Object.entries(filters)) matching = matching.where(hasKey(kind, name, text));
  for (const [name, { min, max }] of Object.entries(ranges)) {
    matching = matching.where(hasNumber(kind, name, min ?? -1e15, max ?? 1e15));
  }
  const isTyped = Boolean(query.q?.trim());
  if (isTyped) {
    const match = wordingOf(query.q ?? "");
    matching = matching.where(
      match === null ? sql<SqlBool>`false` : await foundBy(db, { kind, scope: "live", wording: match }, now),
    );
  }
  const counted = matching.select((eb) => eb.fn.countAll<number>().as("total"));
  const page = Math.max(1, query.page ?? 1);
  const offset = (page - 1) * perPage;
  const count = async () => (await counted.executeTakeFirstOrThrow()).total;
  const asked = JSON.stringify([kind, filters, ranges]);
  const known = isTyped ? 0 : await cached(db, `total ${asked}`, now, count);
  if (known > LONG) {
    const sort = sortOf(kind, query.sort);
    const conditions = [
      isPublic(now),
      ...Object.entries(filters).map(([name, text]) => hasKeyRow(kind, name, text)),
      ...Object.entries(ranges).map(([name, { min, max }]) => hasNumber(kind, name, min ?? -1e15, max ?? 1e15)),
    ];
    const list = { kind, sort, filters, conditions, limit: perPage, offset };
    const rows = await walkList(db, list, (name, make) => cached(db, `${name} ${asked}`, now, make));
    return { items: await withContents(db, kind, rows), total: known, page, pages: Math.ceil(known / perPage) };
  }
  const rows = await matching
    .select(LISTED)
    // Beside the rows in one go: a second look would search the texts again.
    .select(sql<number>`count(*) OVER ()`.as("total"))
    .$call((select) => sorted(select, kind, query.sort))
    .limit(perPage)
    .offset(offset)
    .execute();
  // A page past the end has no row to say how many there are.
  const total = rows[0]?.total ?? (page === 1 ? 0 : await count());
  const pages = Math.max(1, Math.ceil(total / perPage));
  return { items: await withContents(db, kind, rows), total, page, pages };

  function sorted<Query extends typeof matching>(select: Query, name: KindName, value: string | undefined): Query {
    return orderBy(select, name, value) as Query; // ordering does not change what is selected
  }
}

const LISTED = ["entries.id", "publish_at", "live_at", "updated_at", "version"] as const;

/** The rows with what they say, bodies left out, in their order. */
async function withContents<Name extends KindName>(
  db: Db,
  kind: Name,
  rows: readonly (Dates & { id: string; version: number; updated_at: string })[],
): Promise<Visible<Name>[]> {
  const contents = await liveContents(db, kind, rows);
  return rows.flatMap((row) => {
    const content = contents.get(row.id);
    return content ? [visibleOf(kind, row, content)] : [];
  });
}

function sortOf(kind: KindName, value: string | undefined): ListSort {
  const { sorts } = kindNamed(kind);
  return sorts.find((one) => one.value === value) ?? sorts[0];
}

function orderBy(select: ReturnType<typeof visible>, kind: KindName, value: string | undefined) {
  const sort = sortOf(kind, value);
  let first = select;
  for (const { key, text } of sort.first ?? []) {
    const has = sql`EXISTS (SELECT 1 FROM entry_keys k WHERE k.kind = ${kind} AND k.id = entries.id AND k.name = ${key} AND k.text = ${text})`;
    first = first.orderBy(has, "desc");
  }
  if (sort.by === "published" || !sort.key) return first.orderBy("publish_at", sort.direction).orderBy("entries.id");
  const column = sort.by === "number" ? sql.ref("k.number") : sql.ref("k.text");
  const value_ = sql`(SELECT ${column} FROM entry_keys k WHERE k.kind = ${kind} AND k.id = entries.id AND k.name = ${sort.key})`;
  return first.orderBy(sql`${value_} IS NULL`).orderBy(value_, sort.direction).orderBy("entries.id");
}

interface Dates {
  publish_at: string | null;
  live_at: string | null;
}

function visibleOf<Name extends KindName>(
  kind: Name,
  row: Dates & { id: string },
  content: Content<FieldsOf<Name>>,
): Visible<Name> {
  return { kind, id: row.id, ...datesOf(row), content };
}

function datesOf({ publish_at, live_at }: Dates): { publishedAt: string; updatedAt: string } {
  // The table's CHECK keeps a publish time beside everything published.
  const publishedAt = publish_at ?? "";
  // What was written before its scheduled hour is news from that hour on.
  return { publishedAt, updatedAt: live_at !== null && live_at > publishedAt ? live_at : publishedAt };
}

/** One entry with its body; undefined where visitors may not see it. */
export async function getVisible<Name extends KindName>(
  db: Db,
  kind: Name,
  id: string,
  now = new Date(),
): Promise<Visible<Name> | undefined> {
  const row = await visible(db, kind, now)
    .where("entries.id", "=", id)
    .select(["entries.id", "publish_at", "live_at", "live"])
    .executeTakeFirst();
  return row && visibleOf(kind, row, publicContentOfJson(kind, row.live));
}

/** Those of the ids that visitors may see, bodies left out, in the order asked. */
export async function getVisibleMany<Name extends KindName>(
  db: Db,
  kind: Name,
  ids: readonly string[],
  now = new Date(),
): Promise<Visible<Name>[]> {
  if (ids.length === 0) return [];
  const rows = await visible(db, kind, now)
    .where("entries.id", "in", [...new Set(ids)].slice(0, 500))
    .select(LISTED)
    .execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return withContents(
    db,
    kind,
    ids.flatMap((id) => byId.get(id) ?? []),
  );
}

/** The neighbours in time, for lists where order means something. */
export async function neighbours<Name extends KindName>(
  db: Db,
  entry: Visible<Name>,
  now = new Date(),
): Promise<{ previous: { id: string; title: string } | null; next: { id: string; title: string } | null }> {
  const title = sql<string>`json_extract(entries.live, '$.title')`.as("title");
  const around = visible(db, entry.kind, now).select(["entries.id", title]);
  const older = around
    .where((eb) =>
      eb.or([
        eb("publish_at", "<", entry.publishedAt),
        eb.and([eb("publish_at", "=", entry.publishedAt), eb("entries.id", ">", entry.id)]),
      ]),
    )
    .orderBy("publish_at", "desc")
    .orderBy("entries.id")
    .limit(1);
  const newer = around
    .where((eb) =>
      eb.or([
        eb("publish_at", ">", entry.publishedAt),
        eb.and([eb("publish_at", "=", entry.publishedAt), eb("entries.id", "<", entry.id)]),
      ]),
    )
    .orderBy("publish_at")
    .orderBy("entries.id", "desc")
    .limit(1);
  const [previous, next] = await Promise.all([older.executeTakeFirst(), newer.executeTakeFirst()]);
  return { previous: previous ?? null, next: next ?? null };
}

/** The values of a key among what visitors see, with how often each occurs, most first. */
export function countKeys(
  db: Db,
  kind: KindName,
  name: string,
  now = new Date(),
): Promise<{ text: string; count: number }[]> {
  const counts = async (among: RawBuilder<SqlBool>) => {
    const { rows } = await sql<{ text: string; count: number }>`SELECT k.text, count(*) AS count FROM entry_keys k
      WHERE k.kind = ${kind} AND k.name = ${name} AND ${among} GROUP BY k.text`.execute(db);
    return rows;
  };
  return cached(db, `keys ${kind} ${name}`, now, async () => {
    // All are counted in the order of their index, and what visitors do not see is little.
    const isHidden = sql<SqlBool>`k.id IN (SELECT id FROM entries WHERE kind = ${kind} AND NOT ${isPublic(now)})`;
    const [all, hidden] = await Promise.all([counts(sql`true`), counts(isHidden)]);
    const less = new Map(hidden.map(({ text, count }) => [text, Number(count)]));
    return all
      .map(({ text, count }) => ({ text, count: Number(count) - (less.get(text) ?? 0) }))
      .filter(({ count }) => count > 0)
      .sort((a, b) => b.count - a.count || (a.text < b.text ? -1 : 1));
  });
}

/** Visible entries of a kind by their ids, and when each last changed: what a map of the site needs, a stretch of them at a time. */
export async function addresses(
  db: Db,
  kind: KindName,
  { offset, limit }: { offset: number; limit: number },
  now = new Date(),
): Promise<{ id: string; updatedAt: string }[]> {
  const rows = await visible(db, kind, now)
    .select(["entries.id", "publish_at", "live_at"])
    .orderBy("entries.id")
    .limit(limit)
    .offset(offset)
    .execute();
  return rows.map((row) => ({ id: row.id, updatedAt: datesOf(row).updatedAt }));
}

/** How many entries of a kind visitors may see. */
export async function countVisible(db: Db, kind: KindName, now = new Date()): Promise<number> {
  const { count } = await visible(db, kind, now)
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Bodies of these, where visible, by id, as HTML. */
export async function visibleBodies(
  db: Db,
  kind: KindName,
  ids: readonly string[],
  now: Date,
): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await visible(db, kind, now)
    .where("entries.id", "in", ids)
    .select([
      "entries.id",
      sql<string | null>`json_extract(entries.live, '$.body')`.as("body"),
      sql<"text" | null>`json_extract(entries.live, '$.bodyFormat')`.as("format"),
    ])
    .execute();
  return new Map(
    rows.map(({ id, body, format }) => [id, bodyHtml({ body: body ?? "", bodyFormat: format ?? undefined })]),
  );
}

/**
 * The newest visible entries of a kind (bodies left out), by id: for reference books (genes, terms) and reckonings over the
 * whole. What reads a whole kind says how much of it fits into memory.
 */
export async function newestVisible<Name extends KindName>(
  db: Db,
  kind: Name,
  most: number,
  now = new Date(),
): Promise<Visible<Name>[]> {
  const rows = await visible(db, kind, now)
    .select(["entries.id", "publish_at", "live_at", withoutBody("live")])
    .orderBy("publish_at", "desc")
    .orderBy("entries.id")
    .limit(most)
    .execute();
  return rows
    .map((row) => visibleOf(kind, row, publicContentOfJson(kind, row.live)))
    .sort((a, b) => (a.id < b.id ? -1 : 1));
}
