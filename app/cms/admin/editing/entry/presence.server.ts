// Who has an entry's form open: a row for each person and entry, renewed while they write. Colleagues see it; nothing is locked.

import type { KindName } from "#app/cms/content/kind.ts";
import type { Actor } from "#app/cms/content/lifecycle.server.ts";
import type { Db } from "#app/platform/database/connection.server.ts";
import { log } from "#app/platform/site/log.server.ts";
import type { Presence } from "./presence.ts";

/** Without JavaScript only sending the form tells of somebody: an article takes its time. */
const SHOWN_MS = 30 * 60_000;

/** Somebody has the form open. It must not fail the page that it is said for. */
export async function notePresence(db: Db, kind: KindName, id: string, { by, now }: Actor): Promise<void> {
  const at = now.toISOString();
  try {
    await db
      .insertInto("presences")
      .columns(["kind", "id", "by", "at"])
      .expression((eb) =>
        eb
          .selectFrom("entries")
          .select(["kind", "id", eb.val(by).as("by"), eb.val(at).as("at")])
          .where("kind", "=", kind)
          .where("id", "=", id),
      )
      .onConflict((there) => there.columns(["kind", "id", "by"]).doUpdateSet({ at }))
      .execute();
  } catch (error) {
    log.error({ err: error }, "who is editing was not written down");
  }
}

/** The form was closed. `at`: when its page last said that it is open; what another page has said since stays. */
export async function endPresence(db: Db, kind: KindName, id: string, by: string, at: string): Promise<void> {
  await db
    .deleteFrom("presences")
    .where("kind", "=", kind)
    .where("id", "=", id)
    .where("by", "=", by)
    .where("at", "<=", at)
    .execute();
}

/** Everybody else who has this one open, the latest first. */
export async function othersAt(db: Db, kind: KindName, id: string, { by, now }: Actor): Promise<Presence[]> {
  return (await presences(db, kind, now, id)).filter((one) => one.by !== by);
}

/** Everybody else at the entries of a kind, by the entries' ids. */
export async function othersEditing(db: Db, kind: KindName, { by, now }: Actor): Promise<Record<string, string[]>> {
  const editing: Record<string, string[]> = {};
  for (const one of await presences(db, kind, now)) {
    if (one.by !== by) editing[one.id] = [...(editing[one.id] ?? []), one.by];
  }
  return editing;
}

function presences(db: Db, kind: KindName, now: Date, id?: string) {
  return db
    .selectFrom("presences")
    .select(["id", "by", "at"])
    .where("kind", "=", kind)
    .$if(id !== undefined, (all) => all.where("id", "=", id ?? ""))
    .where("at", ">", new Date(now.getTime() - SHOWN_MS).toISOString())
    .orderBy("at", "desc")
    .execute();
}

export async function purgePresences(db: Db, now: Date): Promise<void> {
  const until = new Date(now.getTime() - SHOWN_MS).toISOString();
  await db.deleteFrom("presences").where("at", "<=", until).execute();
}
