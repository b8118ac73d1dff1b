// One page of a public list: its entries, in which order, and how many there are.

import { type RawBuilder, type SqlBool, sql } from "kysely";
import { wordingOf } from "#app/cms/content/search/read-query.ts";
import { cached } from "#app/platform/cache/generation-cache.server.ts";
import type { Db } from "#app/platform/database/connection.server.ts";
import { currentTime } from "#app/platform/site/clock.server.ts";
import { hasKey, hasNumber } from "./key-counts.server.ts";
import type { KindName, ListSort } from "./kind.ts";
import { hasKeyRow, walkList } from "./long-lists.server.ts";
import { foundBy, isPublic } from "./public.server.ts";
import { countKeys, countVisible } from "./public-queries.server.ts";
import { kindNamed } from "./registry.ts";
import { LISTED, type Visible, visible, withContents } from "./visible.server.ts";

/** Parameters of a list: filters by key name, free text, sort value, page from 1. */
export interface ListQuery {
  filters?: Readonly<Record<string, string>>;
  /** Key name to bounds, both inclusive. */
  ranges?: Readonly<Record<string, { min: number | null; max: number | null }>>;
  q?: string;
  sort?: string;
  /** Entries with this key come before all others. */
  first?: { key: string; text: string };
  page?: number;
  perPage?: number;
}

export const PER_PAGE = 24;
/** Of more than these none but the page's own are put in order, and how many there are is counted once a write. */
const LONG = 1000;

/** One page of a public list (bodies left out) and how many there are in all. A page past the end is empty. */
export async function listVisible<Name extends KindName>(
  db: Db,
  kind: Name,
  query: ListQuery = {},
  now = currentTime(),
): Promise<{ items: Visible<Name>[]; total: number; page: number; pages: number }> {
  const { perPage = PER_PAGE, filters = {}, ranges = {} } = query;
  const page = Math.max(1, query.page ?? 1);
  const offset = (page - 1) * perPage;
  const between = Object.entries(ranges).map(([name, { min, max }]) =>
    hasNumber(kind, name, min ?? -1e15, max ?? 1e15),
  );
  const alike = Object.entries(filters);
  const typed = query.q?.trim() ? [await saying(db, kind, query.q, now)] : [];
  let matching = visible(db, kind, now);
  for (const condition of [...alike.map(([name, text]) => hasKey(kind, name, text)), ...between, ...typed]) {
    matching = matching.where(condition);
  }
  const count = async () =>
    (await matching.select((eb) => eb.fn.countAll<number>().as("total")).executeTakeFirstOrThrow()).total;

  const sort = sortOf(kind, query);
  const cacheKey = JSON.stringify([kind, filters, ranges, query.first]);
  const known =
    typed.length > 0
      ? 0
      : ((await countedFor(db, kind, query, now)) ?? (await cached(db, `total ${cacheKey}`, now, count)));
  if (known > LONG) {
    const conditions = [isPublic(now), ...alike.map(([name, text]) => hasKeyRow(kind, name, text)), ...between];
    const list = { kind, sort, filters, conditions, limit: perPage, offset };
    const walk = () => walkList(db, list, (name, make) => cached(db, `${name} ${cacheKey}`, now, make));
    // How a list begins several pages show.
    const rows = await (page === 1 ? cached(db, `first ${perPage} ${list.sort.value} ${cacheKey}`, now, walk) : walk());
    return { items: await withContents(db, kind, rows), total: known, page, pages: Math.ceil(known / perPage) };
  }
  const rows = await orderBy(matching, kind, sort)
    .select(LISTED)
    // Beside the rows in one go: a second look would search the texts again.
    .select(sql<number>`count(*) OVER ()`.as("total"))
    .limit(perPage)
    .offset(offset)
    .execute();
  // A page past the end has no row to say how many there are.
  const total = rows[0]?.total ?? (page === 1 ? 0 : await count());
  const pages = Math.max(1, Math.ceil(total / perPage));
  return { items: await withContents(db, kind, rows), total, page, pages };
}

/** How many a list has that is narrowed by nothing, or by one filter alone: all values of a filter are counted in one go, as its choices say how many. */
async function countedFor(db: Db, kind: KindName, query: ListQuery, now: Date): Promise<number | undefined> {
  const [filter, ...others] = Object.entries(query.filters ?? {});
  if (others.length > 0 || Object.keys(query.ranges ?? {}).length > 0) return undefined;
  if (!filter) return countVisible(db, kind, now);
  const [name, text] = filter;
  if (!kindNamed(kind).filters.some((filter) => filter.name === name)) return undefined;
  const counts = await countKeys(db, kind, name, now);
  return counts.find((one) => one.text === text)?.count ?? 0;
}

/** The condition that an entry says what was typed. */
async function saying(db: Db, kind: KindName, q: string, now: Date): Promise<RawBuilder<SqlBool>> {
  const wording = wordingOf(q);
  return wording === null ? sql<SqlBool>`false` : foundBy(db, { kind, scope: "live", wording }, now);
}

function sortOf(kind: KindName, { sort: value, first }: ListQuery): ListSort {
  const { sorts } = kindNamed(kind);
  const sort = sorts.find((one) => one.value === value) ?? sorts[0];
  return first ? { ...sort, first: [first, ...(sort.first ?? [])] } : sort;
}

function orderBy(select: ReturnType<typeof visible>, kind: KindName, sort: ListSort): ReturnType<typeof visible> {
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
