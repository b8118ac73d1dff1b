// A number among the words of a search that means one of a kind's keys, as 〜5万 means prices.

import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { KindName } from "#app/content/kind.ts";

export interface AskedNumber {
  /** The key, by its name. */
  key: string;
  /** Both included. */
  from: number;
  to: number;
  /** What else is searched for. */
  rest: string;
  /** It can mean nothing else; a bare number may be a word as well. */
  isSure: boolean;
}

/** SQL for "the entry's key is among these". */
export function hasNumber(kind: KindName, { key, from, to }: AskedNumber): RawBuilder<SqlBool> {
  return sql<SqlBool>`entries.id IN (SELECT id FROM entry_keys WHERE kind = ${kind} AND name = ${key} AND number BETWEEN ${from} AND ${to})`;
}
