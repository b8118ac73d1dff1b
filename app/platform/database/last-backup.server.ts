// When the last whole copy was made: stored beside what was copied, for whoever watches over the site.

import { DatabaseSync } from "node:sqlite";
import type { Db } from "./connection.server.ts";
import { onClient } from "./postgres-backup.server.ts";
import { isAddress } from "./trouble.server.ts";

const WAIT_MS = 5_000;
const ASKED = "SELECT value FROM counters WHERE name = 'backup'";

/** Writes it down. `place`: the database's file, or its address; its tables stay as they are, of an older build's too. */
export async function noteBackup(place: string, now: Date): Promise<void> {
  const seconds = Math.floor(now.getTime() / 1000);
  const said = `INSERT INTO counters (name, value) VALUES ('backup', ${seconds}) ON CONFLICT (name) DO UPDATE SET value = excluded.value`;
  if (isAddress(place)) return onClient(place, async (client) => void (await client.query(said)));
  const sqlite = new DatabaseSync(place, { timeout: WAIT_MS });
  try {
    sqlite.exec(said);
  } finally {
    sqlite.close();
  }
}

/** Undefined where none was ever made by `npm run backup`. */
export async function lastBackup(db: Db): Promise<Date | undefined> {
  const row = await db.selectFrom("counters").select("value").where("name", "=", "backup").executeTakeFirst();
  return dateOf(row);
}

/** The same of a database that this process has not opened, and does not change. */
export async function lastBackupAt(place: string): Promise<Date | undefined> {
  if (isAddress(place)) return onClient(place, async (client) => dateOf((await client.query(ASKED)).rows[0]));
  const sqlite = new DatabaseSync(place, { readOnly: true, timeout: WAIT_MS });
  try {
    return dateOf(sqlite.prepare(ASKED).get());
  } finally {
    sqlite.close();
  }
}

function dateOf(row: Record<string, unknown> | undefined): Date | undefined {
  return row && new Date(Number(row.value) * 1000);
}
