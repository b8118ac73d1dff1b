// List orders. Each entry's position in each order is stored as a key, so that an index provides it.

import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { Db } from "#app/platform/database/connection.server.ts";
import { hasKey } from "./key-counts.server.ts";
import type { AnyKind, Key, KindName, ListSort } from "./kind.ts";
import { kindNamed } from "./registry.ts";

function orderName(sort: string): string {
  return `order ${sort}`;
}

/** Returns the sort keys in each order: groups first, then by value; entries without a value last. */
function placesOf(kind: AnyKind, publishAt: string | null, keys: readonly Key[]): Key[] {
  return kind.sorts.map((sort) => {
    const groups = (sort.first ?? []).map(({ key, text }) =>
      keys.some((one) => one.name === key && one.text === text) ? "0" : "1",
    );
    const value = placeValue(sort, publishAt, keys);
    return { name: orderName(sort.value), text: `${groups.join("")}${value === null ? "1" : `0${value}`}` };
  });
}

function placeValue(sort: ListSort, publishAt: string | null, keys: readonly Key[]): string | null {
  if (sort.by === "published") return publishAt === null ? null : sortable(Date.parse(publishAt), sort.direction);
  const key = keys.find(({ name }) => name === sort.key);
  if (sort.by === "text") return key?.text ?? null;
  return key?.number == null ? null : sortable(key.number, sort.direction);
}

/** Larger than any sorted number, including millisecond timestamps. */
const OFFSET = 1e14;

/** Formats a number so that text order equals numeric order, or its reverse. */
function sortable(number: number, direction: "asc" | "desc"): string {
  return (OFFSET + (direction === "asc" ? number : -number)).toFixed(1).padStart(18, "0");
}

/** Updates the sort keys from the entry's other keys, in the write's transaction. */
export async function replacePlaces(trx: Db, kind: KindName, id: string): Promise<void> {
  const names = kindNamed(kind).sorts.map(({ value }) => orderName(value));
  await trx.deleteFrom("entry_keys").where("kind", "=", kind).where("id", "=", id).where("name", "in", names).execute();
  const entry = await trx
    .selectFrom("entries")
    .select("publish_at")
    .where("kind", "=", kind)
    .where("id", "=", id)
    .executeTakeFirst();
  if (!entry) return;
  const keys = await trx
    .selectFrom("entry_keys")
    .select(["name", "text", "number"])
    .where("kind", "=", kind)
    .where("id", "=", id)
    .execute();
  const places = placesOf(kindNamed(kind), entry.publish_at, keys);
  await trx
    .insertInto("entry_keys")
    .values(places.map((place) => ({ kind, id, ...place, number: null })))
    .execute();
}

export function placeIn(kind: KindName, sort: string): RawBuilder<string> {
  return sql<string>`(SELECT o.text FROM entry_keys o WHERE o.kind = ${kind} AND o.id = entries.id AND o.name = ${orderName(sort)})`;
}

/** Id column for `conditions` of `idsInOrder`: filters before the entry is looked up. */
export const ID_IN_ORDER = "o.id";

/**
 * Returns ids in a given order; `conditions` on `entries` filter them. With CROSS JOIN, SQLite scans the ordered index
 * first.
 */
export async function idsInOrder(
  db: Db,
  list: {
    kind: KindName;
    sort: string;
    first?: { key: string; text: string } | undefined;
    conditions: readonly RawBuilder<SqlBool>[];
    limit: number;
    offset: number;
  },
): Promise<string[]> {
  const { kind, sort, first, conditions, limit, offset } = list;
  const before = first ? sql`${hasKey(kind, first.key, first.text, ID_IN_ORDER)} DESC, ` : sql``;
  const { rows } = await sql<{ id: string }>`
    SELECT entries.id
    FROM entry_keys o CROSS JOIN entries
    WHERE o.kind = ${kind} AND o.name = ${orderName(sort)} AND entries.kind = o.kind AND entries.id = o.id
      AND ${sql.join(conditions, sql` AND `)}
    ORDER BY ${before}o.text, o.id LIMIT ${limit} OFFSET ${offset}`.execute(db);
  return rows.map(({ id }) => id);
}
