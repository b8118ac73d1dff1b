// The editor as it opens: with what is stored, or, where `?unsaved` says so, with what the person had typed and not saved.

import { findAutosave } from "#app/cms/admin/editing/entry/autosave.server.ts";
import { othersAt } from "#app/cms/admin/editing/entry/presence.server.ts";
import type { PresenceView } from "#app/cms/admin/editing/entry/presence.ts";
import type { Entry } from "#app/cms/content/entry.ts";
import type { AnyKind } from "#app/cms/content/kind.ts";
import type { Actor } from "#app/cms/content/lifecycle.server.ts";
import type { Db } from "#app/platform/database/connection.server.ts";
import type { FormContent } from "./form-content.ts";
import { readEditorForm } from "./form-request.server.ts";
import type { OpenedForm } from "./form-view.ts";
import { editorView } from "./view.server.ts";

/** `copied`: what a new form begins with. `search`: "?unsaved" brings back what was stored. It carries the version it began from: what was saved since comes to light. */
export async function openForm(
  db: Db,
  kind: AnyKind,
  entry: Entry | null,
  actor: Actor,
  search: URLSearchParams,
  copied?: FormContent,
): Promise<OpenedForm> {
  const presence = await presenceAt(db, kind, entry, actor);
  const autosaved = await findAutosave(db, kind.name, entry?.id ?? null, actor.by);
  if (!autosaved || !search.has("unsaved")) {
    const view = await editorView(db, kind, entry, actor.now, copied && { typed: copied });
    return { view, admin: actor.by, presence, storedAt: autosaved?.at ?? null, isRestored: false };
  }
  const { typed, id, version, times } = readEditorForm(kind, autosaved.form);
  const view = await editorView(db, kind, entry, actor.now, { typed, id, version: entry ? version : 0, times });
  return { view, admin: actor.by, presence, storedAt: null, isRestored: true };
}

/** Who else is there; of a new entry nobody else knows. */
async function presenceAt(db: Db, kind: AnyKind, entry: Entry | null, actor: Actor): Promise<PresenceView> {
  return { now: actor.now.toISOString(), others: entry ? await othersAt(db, kind.name, entry.id, actor) : [] };
}
