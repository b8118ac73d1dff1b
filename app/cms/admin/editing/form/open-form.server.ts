// Opens the editor with the person's autosave if there is one, else with the stored content.

import { findAutosave } from "#app/cms/admin/editing/entry/autosave.server.ts";
import type { Entry } from "#app/cms/content/entry.ts";
import { type AnyKind, type Content, TITLE_MAX } from "#app/cms/content/kind.ts";
import { type Actor, findEntry } from "#app/cms/content/lifecycle.server.ts";
import { contentOf } from "#app/cms/content/stored.server.ts";
import type { Db } from "#app/platform/database/connection.server.ts";
import { formContentOf, readEditorForm } from "./form-request.server.ts";
import type { FormContent } from "./form-view.ts";
import { editorView } from "./view.server.ts";

export type OpenedForm = Awaited<ReturnType<typeof openForm>>;

/** `copied`: initial content of a new entry. An autosave keeps its base version, so that saving detects later saves. */
export async function openForm(db: Db, kind: AnyKind, entry: Entry | null, actor: Actor, copied?: FormContent) {
  const autosave = await findAutosave(db, kind.name, entry?.id ?? null, actor.by);
  if (!autosave) {
    const view = await editorView(db, kind, entry, actor.now, copied && { typed: copied });
    return { view, admin: actor.by, autosavedAt: null, isCopyWaiting: false };
  }
  const form = readEditorForm(kind, autosave.form);
  const typed = { ...form.typed, autosave: `${actor.now.toISOString()} ${autosave.at}` };
  const { id, times, drawnTimes } = form;
  const version = entry ? form.version : 0;
  const view = await editorView(db, kind, entry, actor.now, { typed, id, version, times, drawnTimes });
  return { view, admin: actor.by, autosavedAt: autosave.at, isCopyWaiting: copied !== undefined };
}

// 複製: fills a new form from an existing entry. Nothing is stored until it is saved.

const MARK = "（複製）";

/** Returns the form for a copy; undefined if none is requested or the entry does not exist. */
export async function copyOf(db: Db, kind: AnyKind, id: string | null): Promise<FormContent | undefined> {
  const entry = id === null ? undefined : await findEntry(db, kind.name, id);
  return entry && formContentOf(kind, copied(kind, contentOf(entry)));
}

function copied(kind: AnyKind, content: Content): Content {
  const { unread: _, ...whole } = structuredClone(content);
  const copy = { ...whole, ...kind.copied?.(whole) };
  const title = copy.title.endsWith(MARK) ? copy.title : copy.title.slice(0, TITLE_MAX - MARK.length) + MARK;
  return { ...copy, title };
}
