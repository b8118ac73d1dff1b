// Counter of session changes, incremented when a session may have ended early. Cached sessions are valid only for the current value.

import { createHash } from "node:crypto";
import type { Db } from "#app/platform/database/connection.server.ts";

// Sessions ended individually, kept until their cookies expire; the provider can only end all sessions of a user.

/** Hashes a cookie, so that the database cannot be used to sign in. */
export function hashOf(cookie: string): string {
  return createHash("sha256").update(cookie).digest("base64url");
}

export async function storeEndedSession(db: Db, hash: string, until: Date): Promise<void> {
  await db
    .insertInto("ended_sessions")
    .values({ hash, until: until.toISOString() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function isEndedSession(db: Db, hash: string): Promise<boolean> {
  const row = await db.selectFrom("ended_sessions").select("hash").where("hash", "=", hash).executeTakeFirst();
  return row !== undefined;
}

export async function purgeEndedSessions(db: Db, now: Date): Promise<void> {
  await db.deleteFrom("ended_sessions").where("until", "<", now.toISOString()).execute();
}

const NAME = "sessions";

export async function readSessionChanges(db: Db): Promise<number> {
  const row = await db.selectFrom("counters").select("value").where("name", "=", NAME).executeTakeFirst();
  return row?.value ?? 0;
}

/** Makes every process re-check all sessions with the provider. */
export async function raiseSessionChanges(db: Db): Promise<void> {
  await db
    .insertInto("counters")
    .values({ name: NAME, value: 1 })
    .onConflict((known) => known.column("name").doUpdateSet((eb) => ({ value: eb("counters.value", "+", 1) })))
    .execute();
}
