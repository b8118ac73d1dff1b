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

const TOO_LONG = "入力が長すぎるため、自動保存できません。このページを閉じる前に、下書き保存してください。";
const ELSEWHERE =
  "別のタブか端末でも同じ記録を編集しているため、自動保存していません。閉じる前に下書き保存してください。";

/** Stores a posted form; returns a message if it is too long, or if another form of the same person is stored. */
export async function writeAutosave(
  db: Db,
  kind: KindName,
  id: string | null,
  posted: FormData,
  actor: Actor,
): Promise<{ at: string } | { message: string }> {
  const pairs = fieldsOf([...posted].filter(([name]) => !UNSTORED.has(name)));
  if (!pairs) return { message: TOO_LONG };
  const there = await findAutosave(db, kind, id, actor.by);
  if (there && !isOf(posted, there)) return { message: ELSEWHERE };
  const row = { at: actor.now.toISOString(), form: JSON.stringify(pairs) };
  // Only over what was read: another form may have been stored meanwhile.
  const written = await db
    .insertInto("autosaves")
    .values({ kind, id: id ?? NEW, by: actor.by, ...row })
    .onConflict((on) =>
      on
        .columns(["kind", "id", "by"])
        .doUpdateSet(row)
        .where("autosaves.at", "=", there?.at ?? ""),
    )
    .returning("at")
    .executeTakeFirst();
  return written ? { at: row.at } : writeAutosave(db, kind, id, posted, actor);
}

type Autosave = NonNullable<Awaited<ReturnType<typeof findAutosave>>>;

/** Returns whether the form wrote or restored this autosave. The field names a form, then the autosave it restores. */
function isOf(posted: FormData, { at, form }: Autosave): boolean {
  const [name, restored] = String(posted.get("autosave") ?? "").split(" ");
  return restored === at || name === String(form.get("autosave") ?? "").split(" ")[0];
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

/** `posted`: the form that is saved or discarded; the autosave of another one stays. */
export async function deleteAutosave(db: Db, kind: KindName, id: string | null, by: string, posted: FormData) {
  const there = await findAutosave(db, kind, id, by);
  if (!there || !isOf(posted, there)) return;
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
