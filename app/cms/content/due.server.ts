// Applies scheduled changes to published entries, with keys and search index, before the first response after their
// time. First publications and ends need no write: queries check their times.

import { raiseGeneration } from "#app/platform/cache/generation-cache.server.ts";
import type { Db } from "#app/platform/database/connection.server.ts";
import { isPublic, isScheduled } from "./public.server.ts";
import { updateIndexes } from "./reindex/search-keys.server.ts";
import { entryOf } from "./stored.server.ts";

/** Applies all due changes. Versions stay the same, so that open forms remain valid. */
export async function applyDueChanges(db: Db, now: Date): Promise<void> {
  const time = now.toISOString();
  const due = await db
    .selectFrom("entries")
    .select(["kind", "id"])
    .where("next_at", "<=", time)
    .where("status", "=", "published")
    .where("trashed_at", "is", null)
    .orderBy("next_at")
    .execute();
  // One transaction each, so that a backlog does not block other writes.
  for (const { kind, id } of due) {
    await db.transaction().execute(async (trx) => {
      const row = await trx
        .updateTable("entries")
        .set((eb) => ({ live: eb.ref("next"), live_at: eb.ref("next_at"), next: null, next_at: null }))
        .where("kind", "=", kind)
        .where("id", "=", id)
        .where("next_at", "<=", time)
        .where("status", "=", "published")
        .where("trashed_at", "is", null)
        .returningAll()
        .executeTakeFirst();
      // Applied by another process.
      if (!row) return;
      await updateIndexes(trx, entryOf(row));
      await raiseGeneration(trx);
    });
  }
}

export async function nextScheduledChange(db: Db, now: Date): Promise<string | null> {
  const first = async (column: "publish_at" | "next_at" | "end_at") => {
    const waiting =
      column === "publish_at"
        ? db.selectFrom("entries").where(isScheduled(now))
        : db.selectFrom("entries").where(isPublic(now)).where(column, ">", now.toISOString());
    const row = await waiting.select((eb) => eb.fn.min(column).as("at")).executeTakeFirst();
    return row?.at ?? null;
  };
  const times = await Promise.all([first("publish_at"), first("next_at"), first("end_at")]);
  return times.filter((at) => at !== null).sort()[0] ?? null;
}
