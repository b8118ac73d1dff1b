// The process's one database: opened and migrated on first use.

import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { Kysely } from "kysely";
import { environment } from "#app/site/environment.server.ts";
import { migrate } from "./migrations.server.ts";
import { openSqlite, sqliteDialect } from "./node-sqlite.server.ts";
import type { Database } from "./schema.ts";

export type Db = Kysely<Database>;

/** Opens the file (or ":memory:"), brings it to the newest schema, and hands out Kysely over it. */
export function openDatabase(file: string): Db {
  const sqlite = openSqlite(file);
  migrate(sqlite);
  return new Kysely<Database>({ dialect: sqliteDialect(sqlite) });
}

let current: Db | undefined;

export function database(): Db {
  if (current) return current;
  const folder = environment().DATA_DIR;
  mkdirSync(folder, { recursive: true });
  current = openDatabase(join(folder, "borupa.sqlite"));
  return current;
}

/** For a clean stop: everything written is already on disk; this only folds the write-ahead log away. */
export async function closeDatabase(): Promise<void> {
  await current?.destroy();
  current = undefined;
}
