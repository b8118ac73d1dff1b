// Autosaves: unsaved form input, one row per person and form, not a version of the entry. Private to that person.

import type { KindName } from "#app/cms/content/kind.ts";
import type { Actor } from "#app/cms/content/lifecycle.server.ts";
import type { Db } from "#app/platform/database/connection.server.ts";

/** Placeholder id: one unsaved new entry per person and kind. */
const NEW = ":new";
/** Upper bound for the longest article with all its fields. */
const TEXT_MAX = 500_000;
const FIELDS_MAX = 2_000;
const KEPT_DAYS = 30;
const DAY_MS = 86_400_000;

/** The submit button and the page's admin. */
const UNSTORED: ReadonlySet<string> = new Set(["do", "admin"]);

/** Stores a posted form; returns null if it is empty or too long. */
export async function writeAutosave(db: Db, kind: KindName, id: string | null, posted: FormData, actor: Actor) {
  const pairs = [...posted].filter(
    (pair): pair is [string, string] => typeof pair[1] === "string" && !UNSTORED.has(pair[0]),
  );
  const length = pairs.reduce((sum, [name, value]) => sum + name.length + value.length, 0);
  if (pairs.length === 0 || pairs.length > FIELDS_MAX || length > TEXT_MAX) return null;
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
