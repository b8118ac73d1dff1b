// The values of a key, with how many entries have each.

import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { Db } from "#app/platform/database/connection.server.ts";
import type { KindName } from "./kind.ts";

// In a query over entries: that an entry has a key (entry_keys) of this value.
export function hasKey(kind: KindName, name: string, text: string, id = "entries.id"): RawBuilder<SqlBool> {
  return sql<SqlBool>`${sql.ref(id)} IN (SELECT id FROM entry_keys WHERE kind = ${kind} AND name = ${name} AND text = ${text})`;
}

/** Both bounds included. */
export function hasNumber(kind: KindName, name: string, min: number, max: number): RawBuilder<SqlBool> {
  return sql<SqlBool>`entries.id IN (SELECT id FROM entry_keys WHERE kind = ${kind} AND name = ${name} AND number BETWEEN ${min} AND ${max})`;
}

export interface KeyCount {
  text: string;
  count: number;
}

/**
 * Most first. `only`: a condition on the keys `k`. `hidden`: the ids of those not counted, as they are after IN; null where there are none. All are counted in the
 * order of their index and what is hidden is taken off: it is little, and each entry would have to be looked up.
 */
export async function countedKeys(
  db: Db,
  { kind, name }: { kind: KindName; name: string },
  hidden: RawBuilder<unknown> | null,
  only: RawBuilder<unknown> = sql`true`,
): Promise<KeyCount[]> {
  const counts = async (among: RawBuilder<unknown>) => {
    const { rows } = await sql<KeyCount>`SELECT k.text, count(*) AS count FROM entry_keys k
      WHERE k.kind = ${kind} AND k.name = ${name} AND ${only} AND ${among} GROUP BY k.text`.execute(db);
    return rows;
  };
  const [all, uncounted] = await Promise.all([counts(sql`true`), hidden ? counts(sql`k.id IN (${hidden})`) : []]);
  const less = new Map(uncounted.map(({ text, count }) => [text, Number(count)]));
  return all
    .map(({ text, count }) => ({ text, count: Number(count) - (less.get(text) ?? 0) }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count || (a.text < b.text ? -1 : 1));
}
