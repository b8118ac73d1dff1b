// Deletes buyers' names when a promise has lapsed, or a year after the last change.

import { sql } from "kysely";
import type { Content } from "#app/cms/content/kind.ts";
import { contentOfJson } from "#app/cms/content/stored.server.ts";
import type { BallFields } from "#app/kinds/ball/index.ts";
import type { Db } from "#app/platform/database/connection.server.ts";

const YEAR_MS = 365 * 86_400_000;
const columns = ["live", "draft", "next"] as const;

/** Does not change versions, because it affects neither concurrent edits nor public content. */
export function purgePromises(db: Db, now: Date): Promise<void> {
  return db.transaction().execute((trx) => purgeWithin(trx, now));
}

async function purgeWithin(trx: Db, now: Date): Promise<void> {
  const yearAgo = new Date(now.getTime() - YEAR_MS).toISOString();
  const buyer = (column: (typeof columns)[number]) =>
    sql<boolean>`coalesce(json_extract(${sql.ref(column)}, '$.fields.soldTo'), '') <> ''`;
  const rows = await trx
    .selectFrom("entries")
    .select(["id", "updated_at", ...columns])
    .where("kind", "=", "ball")
    .where((eb) => eb.or(columns.map(buyer)))
    .execute();
  for (const { id, updated_at, ...row } of rows) {
    const cleared = columns.flatMap((column) => {
      if (row[column] === null) return [];
      const content = contentOfJson("ball", row[column]) as Content<BallFields>;
      const { sale, soldTo } = content.fields;
      if (soldTo === "" || (sale === "sold" && updated_at >= yearAgo)) return [];
      return [[column, JSON.stringify({ ...content, fields: { ...content.fields, soldTo: "" } })] as const];
    });
    if (cleared.length === 0) continue;
    await trx
      .updateTable("entries")
      .set(Object.fromEntries(cleared))
      .where("kind", "=", "ball")
      .where("id", "=", id)
      .execute();
  }
}
