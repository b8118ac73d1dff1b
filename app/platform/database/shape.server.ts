// The tables and columns the site began with. Where one is gone, the database answers, and yet no page can be made of it.

import type { Kysely } from "kysely";
import { log } from "#app/platform/site/log.server.ts";

type Db = Pick<Kysely<unknown>, "introspection">;

let known: readonly string[] | undefined;
let isTold = false;

async function columnsOf(db: Db): Promise<string[]> {
  const tables = await db.introspection.getTables();
  return tables
    .filter(({ schema }) => schema === undefined || schema === "public")
    .flatMap(({ name, columns }) => columns.map((column) => `${name}.${column.name}`));
}

/** Call it once, when the tables are this build's. */
export async function rememberShape(db: Db): Promise<void> {
  known = await columnsOf(db);
}

/** Whether all of it is there still. A newer build may have added to it. The log has it once, until it is over. */
export async function isInShape(db: Db): Promise<boolean> {
  if (!known) return true;
  const found = new Set(await columnsOf(db));
  const missing = known.filter((column) => !found.has(column));
  if (missing.length > 0 && !isTold)
    log.error({ missing: missing.slice(0, 20) }, "tables or columns of the database are gone: pages cannot be made");
  isTold = missing.length > 0;
  return !isTold;
}
