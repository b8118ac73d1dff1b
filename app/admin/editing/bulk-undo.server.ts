// What an action on many did, kept for a day: the page after it says so, and it can be taken back while nobody has written since.

import { randomBytes } from "node:crypto";
import type { Actor } from "#app/content/lifecycle.server.ts";
import { entryState, placeEntry } from "#app/content/place.server.ts";
import { contentOf } from "#app/content/stored.server.ts";
import type { Db } from "#app/platform/database/connection.server.ts";
import type { BulkResult, Changed } from "./bulk.server.ts";
import { type BulkAction, type BulkFailure, type BulkOutcome, bulkActions, type Referrer } from "./bulk.ts";
import { referrersOf } from "./referrers.server.ts";

const KEPT_MS = 86_400_000;

/** Keeps what became of it; the name by which the next page asks for it. */
export async function keepBulkResult(
  db: Db,
  action: BulkAction,
  { done, failed, changed }: BulkResult,
  actor: Actor,
): Promise<string> {
  const token = randomBytes(12).toString("base64url");
  await db
    .insertInto("bulk_results")
    .values({
      token,
      at: actor.now.toISOString(),
      by: actor.by,
      action,
      done,
      failed: JSON.stringify(failed),
      changed: JSON.stringify(changed),
      undone_at: null,
    })
    .execute();
  return token;
}

/** Undefined where it was forgotten, or never was. */
export async function bulkOutcome(db: Db, token: string | null): Promise<BulkOutcome | undefined> {
  if (!token) return undefined;
  const row = await db
    .selectFrom("bulk_results")
    .select(["token", "action", "done", "failed", "changed", "undone_at"])
    .where("token", "=", token)
    .executeTakeFirst();
  const action = bulkActions.find(({ value }) => value === row?.action)?.value;
  if (!row || !action) return undefined;
  const left = action === "restore" ? await leftBehind(db, JSON.parse(row.changed)) : [];
  return { token, action, done: row.done, failed: JSON.parse(row.failed), isUndone: row.undone_at !== null, left };
}

/** Out of the trash an entry is not out for visitors yet: what names it goes on leading nowhere. */
async function leftBehind(db: Db, changed: readonly Changed[]): Promise<Referrer[]> {
  const hidden = await Promise.all(
    changed.map(async ({ kind, id }) => {
      const entry = await entryState(db, kind, id);
      return entry && entry.state.status !== "published" && !entry.state.trashedAt ? [{ kind, id }] : [];
    }),
  );
  return referrersOf(db, hidden.flat());
}

/** Puts back what nobody has written since; what somebody has is named. A second press does nothing. False where it was forgotten. */
export function undoBulk(db: Db, token: string, actor: Actor): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const row = await trx
      .selectFrom("bulk_results")
      .select(["changed", "undone_at"])
      .where("token", "=", token)
      .executeTakeFirst();
    if (!row || row.undone_at !== null) return row !== undefined;
    const failed: BulkFailure[] = [];
    let done = 0;
    const changed: Changed[] = JSON.parse(row.changed);
    for (const { kind, id, version, before } of changed) {
      const current = await entryState(trx, kind, id);
      if (current?.version === version) {
        await placeEntry(trx, kind, id, before, actor);
        done += 1;
      } else {
        const title = contentOf({ kind, id, ...before }).title || id;
        failed.push({ kind, id, title, why: current ? "そのあとに変更されています" : "もうありません" });
      }
    }
    await trx
      .updateTable("bulk_results")
      .set({ done, failed: JSON.stringify(failed), changed: "[]", undone_at: actor.now.toISOString() })
      .where("token", "=", token)
      .execute();
    return true;
  });
}

/** Lets go of what was kept for a day. */
export async function purgeBulkResults(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom("bulk_results")
    .where("at", "<", new Date(now.getTime() - KEPT_MS).toISOString())
    .execute();
}
