// Autosaves: unsaved form input, one row per person and form, not a version of the entry. Private to that person.

import { fieldsOf } from "#app/auth/unsent-form.ts";
import type { KindName } from "#app/cms/content/kind.ts";
import type { Actor } from "#app/cms/content/lifecycle.server.ts";
import type { Db } from "#app/platform/database/connection.server.ts";

/** Placeholder id: one unsaved new entry per person and kind. */
const NEW = ":new";
const KEPT_DAYS = 30;
const DAY_MS = 86_400_000;

/** The submit button and the page's admin. */
const UNSTORED: ReadonlySet<string> = new Set(["do", "admin"]);

/** Stores a posted form; returns null if it is empty or too long. */
export async function writeAutosave(db: Db, kind: KindName, id: string | null, posted: FormData, actor: Actor) {
  const pairs = fieldsOf([...posted].filter(([name]) => !UNSTORED.has(name)));
  if (!pairs) return null;
  const row = { at: actor.now.toISOString(), form: JSON.stringify(pairs) };
  await db
    .insertInto("autosaves")
    .values({ kind, id: id ?? NEW, by: actor.by, ...row })
    .onConflict((there) => there.columns(["kind", "id", "by"]).doUpdateSet(row))
    .execute();
  return { at: row.at };
}

export async function findAutosave(db: Db, kind: KindName, id: string | null, by: string) {
  const row = await db
    .selectFrom("autosaves")
    .select(["at", "form"])
    .where("kind", "=", kind)
    .where("id", "=", id ?? NEW)
    .where("by", "=", by)
    .executeTakeFirst();
  if (!row) return null;
  const form = new FormData();
  const pairs: [string, string][] = JSON.parse(row.form);
  for (const [name, value] of pairs) form.append(name, value);
  return { at: row.at, form };
}

export async function deleteAutosave(db: Db, kind: KindName, id: string | null, by: string): Promise<void> {
  await db
    .deleteFrom("autosaves")
    .where("kind", "=", kind)
    .where("id", "=", id ?? NEW)
    .where("by", "=", by)
    .execute();
}

export async function purgeAutosaves(db: Db, now: Date): Promise<void> {
  const until = new Date(now.getTime() - KEPT_DAYS * DAY_MS).toISOString();
  await db.deleteFrom("autosaves").where("at", "<=", until).execute();
}
