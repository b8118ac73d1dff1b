// A form for an entry that is not there yet: one entry comes of it, however often it is sent.

import { reservedIds, suggestId } from "#app/cms/admin/editing/form/form-new-id.server.ts";
import type { readTimes } from "#app/cms/admin/editing/form/form-publish-time.ts";
import { isSame } from "#app/cms/admin/editing/form/form-same.ts";
import type { Entry } from "#app/cms/content/entry.ts";
import { type AnyKind, type Content, ID_PATTERN, type Problem } from "#app/cms/content/kind.ts";
import { type Actor, type Appearance, createEntry, findEntry, publish } from "#app/cms/content/lifecycle.server.ts";
import { contentOf, entryOf } from "#app/cms/content/stored.server.ts";
import type { Db } from "#app/platform/database/connection.server.ts";
import { type Answer, type EditRequest, flashOf, planOf, redraw } from "./editor-write.server.ts";

const badId: Problem = {
  path: "id",
  message: "半角の英小文字・数字・ハイフンで、英数字から始めて64文字以内で入力してください",
};
const takenId: Problem = { path: "id", message: "このIDは使われています。別のIDを入力してください" };

/**
 * Problems with the id typed for a new entry. `isRefused`: the form comes back anyway; else an id that is taken may be
 * the same press once more, which `createFrom` finds out.
 */
export async function idProblems(db: Db, kind: AnyKind, id: string, isRefused: boolean): Promise<Problem[]> {
  if (id === "") return [];
  if (!ID_PATTERN.test(id)) return [badId];
  if (reservedIds.includes(id)) return [{ path: "id", message: "このIDは使えません" }];
  return isRefused && (await findEntry(db, kind.name, id)) ? [takenId] : [];
}

/** Makes the entry, and publishes it where that was requested. */
export async function createFrom(
  edit: EditRequest,
  content: Content,
  { publishAt, endAt }: Pick<ReturnType<typeof readTimes>, "publishAt" | "endAt">,
): Promise<Answer> {
  const { db, kind, form, actor, typed } = edit;
  const appearance = form.intent === "publish" ? { publishAt, endAt } : undefined;
  const twin = await findJustCreated(db, kind, content, actor);
  // Another id typed on purpose means another entry, however alike.
  if (twin && (form.id === "" || form.id === twin.id)) return finishTwin(edit, twin, content, appearance);
  const id = form.id || (await suggestId(db, kind, typed, actor.now));
  const created = await createEntry(db, kind.name, id, content, actor, planOf(form, null), appearance);
  if (!created.ok && created.reason === "refused") return redraw(edit, [...created.problems], 422);
  if (!created.ok) {
    // The same press by way of another process, or once more after a long wait.
    const existing = created.reason === "taken" ? await findEntry(db, kind.name, id) : undefined;
    if (existing?.createdBy === actor.by && isUntouchedTwin(existing, content))
      return finishTwin(edit, existing, content, appearance);
    return redraw(edit, [created.reason === "taken" ? takenId : badId], 422);
  }
  return { type: "done", id, flash: appearance ? flashOf("publish", created.entry, actor.now) : "saved" };
}

/** The entry is there already; where it was only saved and now is to be published, it is. */
async function finishTwin(
  edit: EditRequest,
  twin: Entry,
  content: Content,
  appearance: Appearance | undefined,
): Promise<Answer> {
  const { db, kind, actor } = edit;
  const { id, version } = twin;
  if (!appearance) return { type: "done", id, flash: "saved" };
  const { publishAt, endAt } = appearance;
  const out =
    twin.status === "draft" ? await publish(db, kind.name, id, version, content, publishAt, actor, endAt) : undefined;
  if (out && !out.ok && out.reason === "refused")
    return redraw({ ...edit, entry: twin, form: { ...edit.form, id, version } }, [...out.problems], 422);
  // Refused where a third press was quicker: its result is reported.
  const entry = out && "entry" in out ? out.entry : twin;
  return { type: "done", id, flash: entry.status === "draft" ? "saved" : flashOf("publish", entry, actor.now) };
}

const REPEATED_SUBMIT_MS = 20_000;

/** The entry that the same button, pressed twice, has already made. */
async function findJustCreated(db: Db, kind: AnyKind, content: Content, actor: Actor): Promise<Entry | undefined> {
  const row = await db
    .selectFrom("entries")
    .selectAll()
    .where("kind", "=", kind.name)
    .where("created_by", "=", actor.by)
    .where("updated_at", ">", new Date(actor.now.getTime() - REPEATED_SUBMIT_MS).toISOString())
    .orderBy("updated_at", "desc")
    .executeTakeFirst();
  const entry = row && entryOf(row);
  return entry && isUntouchedTwin(entry, content) ? entry : undefined;
}

function isUntouchedTwin(entry: Entry, content: Content): boolean {
  return entry.version <= 2 && content.title !== "" && isSame(contentOf(entry), content);
}
