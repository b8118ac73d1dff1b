// A form for an entry that is not there yet: one entry comes of it, however often it is sent.

import type { Entry } from "#app/content/entry.ts";
import type { AnyKind, Content } from "#app/content/kind.ts";
import { type Actor, createEntry, findEntry, publish } from "#app/content/lifecycle.server.ts";
import { contentOf, entryOf } from "#app/content/stored.server.ts";
import type { Db } from "#app/platform/database/connection.server.ts";
import { type Answer, type EditRequest, flashOf, redraw } from "./editor-answer.server.ts";
import { planOf } from "./editor-write.server.ts";
import { reservedIds, suggestId } from "./form-new-id.server.ts";
import type { readTimes } from "./form-publish-time.ts";
import { isSame } from "./form-same.ts";

/** Makes the entry, and publishes it where that was asked for. */
export async function createFrom(
  edit: EditRequest,
  content: Content,
  { publishAt, endAt }: Pick<ReturnType<typeof readTimes>, "publishAt" | "endAt">,
): Promise<Answer> {
  const { db, kind, form, actor, typed } = edit;
  const twin = await findJustCreated(db, kind, content, actor);
  // Another id typed on purpose means another entry, however alike.
  if (twin && (form.id === "" || form.id === twin.id))
    return { type: "done", id: twin.id, flash: flashOf(form.intent, twin, actor.now) };
  const id = form.id || (await suggestId(db, kind, typed, actor.now));
  if (reservedIds.includes(id)) return redraw(edit, [{ path: "id", message: "このIDは使えません" }], 422);
  const created = await createEntry(db, kind.name, id, content, actor, planOf(form, null));
  if (!created.ok) {
    // The same press by way of another process, or once more after a long wait.
    const existing = created.reason === "taken" ? await findEntry(db, kind.name, id) : undefined;
    if (existing?.createdBy === actor.by && isUntouchedTwin(existing, content))
      return { type: "done", id, flash: flashOf(form.intent, existing, actor.now) };
    const message =
      created.reason === "taken"
        ? "このIDは使われています。別のIDを入力してください"
        : "半角の英小文字・数字・ハイフンで、英数字から始めて64文字以内で入力してください";
    return redraw(edit, [{ path: "id", message }], 422);
  }
  if (form.intent !== "publish") return { type: "done", id, flash: "saved" };
  const out = await publish(db, kind.name, id, created.entry.version, content, publishAt, actor, endAt);
  return { type: "done", id, flash: out.ok ? flashOf("publish", out.entry, actor.now) : "saved" };
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
