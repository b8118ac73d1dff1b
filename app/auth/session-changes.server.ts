// A number that rises whenever a session may have ended before its time: what any process remembers of sessions holds as long
// as the number it was remembered with.

import { createHash } from "node:crypto";
import type { Db } from "#app/platform/database/connection.server.ts";

// Sessions signed out of here: the provider can end all of a person's sessions, but not one. Stored until their cookies expire.

/** Stored hash of a cookie: a reader of the database cannot sign in with it. */
export function hashOf(cookie: string): string {
  return createHash("sha256").update(cookie).digest("base64url");
}

/** `until`: when the cookie would have expired. */
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

/** Lets go of those whose cookies have expired meanwhile. */
export async function purgeEndedSessions(db: Db, now: Date): Promise<void> {
  await db.deleteFrom("ended_sessions").where("until", "<", now.toISOString()).execute();
}

const NAME = "sessions";

export async function readSessionChanges(db: Db): Promise<number> {
  const row = await db.selectFrom("counters").select("value").where("name", "=", NAME).executeTakeFirst();
  return row?.value ?? 0;
}

/** Every process asks the provider again about everybody who is signed in. */
export async function raiseSessionChanges(db: Db): Promise<void> {
  await db
    .insertInto("counters")
    .values({ name: NAME, value: 1 })
    .onConflict((known) => known.column("name").doUpdateSet((eb) => ({ value: eb("counters.value", "+", 1) })))
    .execute();
}
