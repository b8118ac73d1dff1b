// Before the editor takes an entry from visitors that others name, it asks; after it went to the trash, it can be taken back.

import { type Entry, isPublishedOrScheduled } from "#app/cms/content/entry.ts";
import type { AnyKind } from "#app/cms/content/kind.ts";
import type { Actor } from "#app/cms/content/lifecycle.server.ts";
import type { EntryState } from "#app/cms/content/place.server.ts";
import type { Db } from "#app/platform/database/connection.server.ts";
import { keepBulkResult } from "./bulk-undo.server.ts";
import type { FormContent } from "./form-content.ts";
import type { EditorForm } from "./form-request.server.ts";
import type { TakingAway } from "./form-view.ts";
import { referrersOf } from "./referrers.server.ts";

/** Null where nothing names it, where the question was answered, or where there is nothing to take. */
export async function questionBefore(
  db: Db,
  kind: AnyKind,
  entry: Entry,
  form: EditorForm,
  typed: FormContent,
  now: Date,
): Promise<TakingAway | null> {
  const { intent, times, version } = form;
  if (form.isSure || (intent !== "trash" && intent !== "end") || entry.trashedAt) return null;
  if (intent === "end" && !isPublishedOrScheduled(entry, now)) return null;
  const referrers = await referrersOf(db, [{ kind: kind.name, id: entry.id }]);
  return referrers.length > 0 ? { kind: kind.name, id: entry.id, intent, version, times, typed, referrers } : null;
}

/** The word by which the next page takes it back. */
export function keepForUndo(db: Db, { kind, id, version }: Entry, before: EntryState, actor: Actor): Promise<string> {
  const changed = [{ kind, id, version, before }];
  return keepBulkResult(db, "trash", { done: 1, failed: [], changed }, actor);
}
