// Lists too long to be put in order for every page: walked along an index that has the order already, as far as the page reaches.

import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { Cached } from "#app/platform/cache/generation-cache.server.ts";
import type { Db } from "#app/platform/database/connection.server.ts";
import type { KindName, ListSort } from "./kind.ts";

type Condition = RawBuilder<SqlBool>;

export interface ListedRow {
  id: string;
  publish_at: string | null;
  live_at: string | null;
  updated_at: string;
  version: number;
}

interface LongList {
  kind: KindName;
  sort: ListSort;
  /** Keys that all of the list have: what it is narrowed to by them is in the conditions, too. */
  filters?: Readonly<Record<string, string>>;
  /** Conditions of the list on `entries`: visibility and filters. */
  conditions: readonly Condition[];
  limit: number;
  offset: number;
}

/** A stretch of a list that one index has in its order. */
interface Stretch {
  conditions: readonly Condition[];
  order: "published" | "key" | "without key";
  /**
   * A stretch this short is put in order: looking for it along an index could lead through all the others. It has this key, or
   * the whole list has: of a list of notices it is not looked for among all that is about care.
   */
  few?: { key: string; text: string };
}

/** Stretches shorter than this are short. */
const FEW = 1000;

/** The rows of one page. `cached` keeps how long a stretch is, and where in the order what is requested begins and ends. */
export async function walkList(db: Db, list: LongList, cached: Cached): Promise<ListedRow[]> {
  const rows: ListedRow[] = [];
  const bounds = await cached(`bounds ${list.sort.value}`, () => boundsOf(db, list));
  let { offset } = list;
  for (const [index, stretch] of stretchesOf(list, bounds).entries()) {
    const wanted = list.limit - rows.length;
    if (wanted === 0) break;
    // Counted once for many pages, and most are empty: nothing is pinned, or all is filtered away.
    const length = () => cached(`stretch ${list.sort.value} ${index}`, () => lengthOf(db, list, stretch));
    const few = stretch.few && (await length()) < FEW ? stretch.few : undefined;
    const found = few && (await length()) === 0 ? [] : await rowsOf(db, list, { ...stretch, few }, wanted, offset);
    rows.push(...found);
    if (found.length > 0) offset = 0;
    else if (offset > 0) offset -= await length();
  }
  return rows;
}

/** Groups by the kind's own rule, in their order; within each group entries with the sort key, then the rest. */
function stretchesOf({ kind, sort, filters = {}, conditions }: LongList, bounds: Condition | null): Stretch[] {
  let groups: Pick<Stretch, "conditions" | "few">[] = [{ conditions }];
  for (const { key, text } of sort.first ?? []) {
    const has = hasKeyRow(kind, key, text);
    groups = groups.flatMap((group) => [
      { conditions: [...group.conditions, has], few: group.few ?? { key, text: filters[key] ?? text } },
      { ...group, conditions: [...group.conditions, sql<SqlBool>`NOT ${has}`] },
    ]);
  }
  const orders = isByKey(sort) ? (["key", "without key"] as const) : (["published"] as const);
  return groups.flatMap((group) =>
    orders.map((order) => {
      const isBound = order === "key" && bounds !== null;
      return { ...group, conditions: isBound ? [bounds, ...group.conditions] : group.conditions, order };
    }),
  );
}

/**
 * Bounds of the sort key among the filtered entries. Terms in か are one stretch of the kana order:
 * without this every page of them would be walked to from あ. Null where nothing narrows the list.
 */
async function boundsOf(db: Db, { kind, sort, filters = {} }: LongList): Promise<Condition | null> {
  const [filter] = Object.entries(filters);
  if (!filter || !isByKey(sort)) return null;
  const [name, text] = filter;
  const value = sortValue(sort);
  const { rows } = await sql<{ low: string | number | null; high: string | number | null }>`
    SELECT min(${value}) AS low, max(${value}) AS high FROM entry_keys f CROSS JOIN entry_keys k
    WHERE f.kind = ${kind} AND f.name = ${name} AND f.text = ${text}
    AND k.kind = f.kind AND k.id = f.id AND k.name = ${sort.key ?? ""}`.execute(db);
  const [{ low, high } = { low: null, high: null }] = rows;
  return low === null ? null : sql<SqlBool>`${value} BETWEEN ${low} AND ${high}`;
}

function sortValue(sort: ListSort): RawBuilder<unknown> {
  return sql.ref(sort.by === "number" ? "k.number" : "k.text");
}

/** That an entry has a key, checked for each entry on the way. */
export function hasKeyRow(kind: KindName, name: string, text: string): Condition {
  return sql<SqlBool>`EXISTS (SELECT 1 FROM entry_keys f WHERE f.kind = ${kind} AND f.id = entries.id AND f.name = ${name} AND f.text = ${text})`;
}

function isByKey({ by, key }: ListSort): boolean {
  return by !== "published" && key !== undefined;
}

async function rowsOf(db: Db, list: LongList, stretch: Stretch, limit: number, offset: number): Promise<ListedRow[]> {
  const { rows } = await sql<ListedRow>`
    SELECT entries.id, entries.publish_at, entries.live_at, entries.updated_at, entries.version
    ${fromWhere(list, stretch)} ORDER BY ${orderOf(list, stretch)} LIMIT ${limit} OFFSET ${offset}`.execute(db);
  return rows;
}

async function lengthOf(db: Db, list: LongList, stretch: Stretch): Promise<number> {
  const { rows } = await sql<{ length: number }>`SELECT count(*) AS length ${fromWhere(list, stretch)}`.execute(db);
  return Number(rows[0]?.length ?? 0);
}

function fromWhere({ kind, sort }: LongList, { conditions, order, few }: Stretch): RawBuilder<unknown> {
  const isOfSort = sql<SqlBool>`k.kind = ${kind} AND k.name = ${sort.key ?? ""}${sort.by === "number" ? sql` AND k.number IS NOT NULL` : sql``}`;
  const all = [sql<SqlBool>`entries.kind = ${kind}`, ...conditions];
  // A cross join is walked from its left: the few themselves, or the index of keys that has the order.
  const tables = [sql`entries`];
  if (order === "key") {
    tables.unshift(sql`entry_keys k`);
    all.unshift(sql<SqlBool>`${isOfSort} AND entries.id = k.id`);
  }
  if (few) {
    tables.unshift(sql`entry_keys few`);
    all.unshift(
      sql<SqlBool>`few.kind = ${kind} AND few.name = ${few.key} AND few.text = ${few.text} AND entries.id = few.id${order === "key" ? sql` AND k.id = few.id` : sql``}`,
    );
  }
  if (order === "without key") {
    all.push(sql<SqlBool>`NOT EXISTS (SELECT 1 FROM entry_keys k WHERE k.id = entries.id AND ${isOfSort})`);
  }
  return sql`FROM ${sql.join(tables, sql` CROSS JOIN `)} WHERE ${sql.join(all, sql` AND `)}`;
}

function orderOf({ sort }: LongList, { order }: Stretch): RawBuilder<unknown> {
  const direction = sql.raw(sort.direction);
  if (order === "key") return sql`${sortValue(sort)} ${direction}, k.id`;
  if (order === "published") return sql`entries.publish_at ${direction}, entries.id`;
  return sql`entries.id`;
}
