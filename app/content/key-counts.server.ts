// The values of a key, with how many entries have each.

import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { Db } from "#app/platform/database/connection.server.ts";
import type { KindName } from "./kind.ts";

export interface KeyCount {
  text: string;
  count: number;
}

/**
 * Most first. `isHidden`: of `entries`, what is not counted. All are counted in the order of their index and what is hidden is taken
 * off: it is little, and each entry would have to be looked up.
 */
export async function countedKeys(
  db: Db,
  { kind, name }: { kind: KindName; name: string },
  isHidden: RawBuilder<SqlBool>,
): Promise<KeyCount[]> {
  const counts = async (among: RawBuilder<SqlBool>) => {
    const { rows } = await sql<KeyCount>`SELECT k.text, count(*) AS count FROM entry_keys k
      WHERE k.kind = ${kind} AND k.name = ${name} AND ${among} GROUP BY k.text`.execute(db);
    return rows;
  };
  const ids = sql`SELECT id FROM entries WHERE kind = ${kind} AND ${isHidden}`;
  const [all, hidden] = await Promise.all([counts(sql`true`), counts(sql`k.id IN (${ids})`)]);
  const less = new Map(hidden.map(({ text, count }) => [text, Number(count)]));
  return all
    .map(({ text, count }) => ({ text, count: Number(count) - (less.get(text) ?? 0) }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count || (a.text < b.text ? -1 : 1));
}
