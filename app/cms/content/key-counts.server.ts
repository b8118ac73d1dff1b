import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { Db } from "#app/platform/database/connection.server.ts";
import type { KindName } from "./kind.ts";

export function hasKey(kind: KindName, name: string, text: string, id = "entries.id"): RawBuilder<SqlBool> {
  return sql<SqlBool>`${sql.ref(id)} IN (SELECT id FROM entry_keys WHERE kind = ${kind} AND name = ${name} AND text = ${text})`;
}

export function hasNumber(
  kind: KindName,
  name: string,
  [min, max]: readonly [number, number],
  id = "entries.id",
): RawBuilder<SqlBool> {
  return sql<SqlBool>`${sql.ref(id)} IN (SELECT id FROM entry_keys WHERE kind = ${kind} AND name = ${name} AND number BETWEEN ${min} AND ${max})`;
}

export interface KeyCount {
  text: string;
  count: number;
}

/**
 * Returns a key's values by descending count. `hidden`: condition on `entries` for the (few) excluded ones; `only`:
 * condition on the keys `k`.
 */
export async function countedKeys(
  db: Db,
  { kind, name }: { kind: KindName; name: string },
  hidden: RawBuilder<SqlBool>,
  only: RawBuilder<SqlBool> = sql`true`,
): Promise<KeyCount[]> {
  const { rows } = await sql<KeyCount>`
    SELECT k.text, count(*) AS count FROM entry_keys k
    WHERE k.kind = ${kind} AND k.name = ${name} AND ${only}
      AND k.id NOT IN (SELECT id FROM entries WHERE kind = ${kind} AND ${hidden})
    GROUP BY k.text ORDER BY count DESC, k.text`.execute(db);
  return rows.map(({ text, count }) => ({ text, count: Number(count) }));
}
