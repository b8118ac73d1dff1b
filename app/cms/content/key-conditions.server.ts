// In a query over entries: that an entry has a key (entry_keys) of this value.

import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { KindName } from "./kind.ts";

export function hasKey(kind: KindName, name: string, text: string): RawBuilder<SqlBool> {
  return sql<SqlBool>`entries.id IN (SELECT id FROM entry_keys WHERE kind = ${kind} AND name = ${name} AND text = ${text})`;
}

/** Both bounds included. */
export function hasNumber(kind: KindName, name: string, min: number, max: number): RawBuilder<SqlBool> {
  return sql<SqlBool>`entries.id IN (SELECT id FROM entry_keys WHERE kind = ${kind} AND name = ${name} AND number BETWEEN ${min} AND ${max})`;
}
