import type { SelectQueryBuilder } from "kysely";
import type { Database } from "./schema.ts";

export async function countOf<Table extends keyof Database>(
  query: SelectQueryBuilder<Database, Table, object>,
): Promise<number> {
  const { count } = await query.select((eb) => eb.fn.countAll<number>().as("count")).executeTakeFirstOrThrow();
  return Number(count);
}
