// The buttons of the editor as writes of an entry, and the same button pressed twice.

import type { FormContent } from "#app/cms/admin/editing/form/form-content.ts";
import type { LineReadings } from "#app/cms/admin/editing/form/form-lines.server.ts";
import { type readTimes, timesOf } from "#app/cms/admin/editing/form/form-publish-time.ts";
import type { EditorForm } from "#app/cms/admin/editing/form/form-request.server.ts";
import { isSame } from "#app/cms/admin/editing/form/form-same.ts";
import type { ConflictView, EditorView, TakingAway } from "#app/cms/admin/editing/form/form-view.ts";
import { editorView } from "#app/cms/admin/editing/form/view.server.ts";
import { type Entry, stageOf } from "#app/cms/content/entry.ts";
import type { AnyKind, Content, Problem } from "#app/cms/content/kind.ts";
import {
  type Actor,
  discardDraft,
  end,
  publish,
  restore,
  saveDraft,
  trash,
  unschedule,
  type WriteResult,
} from "#app/cms/content/lifecycle.server.ts";
import { type EntryState, entryState } from "#app/cms/content/place.server.ts";
import { contentOf } from "#app/cms/content/stored.server.ts";
import type { Db } from "#app/platform/database/connection.server.ts";

// Intents of an editor's form, its answers, and the page with everything typed.
export type Answer =
  /** Written: where to go next, the word for what was done, and that by which it can be taken back. */
  | { type: "done"; id: string; flash: Flash; undo?: string }
  | { type: "editor"; status: 200 | 404 | 422; view: EditorView }
  | { type: "question"; status: 200; question: TakingAway }
  | { type: "conflict"; view: ConflictView };

type Flash =
  | "saved"
  | "published"
  | "scheduled"
  | "change-scheduled"
  | "unscheduled"
  | "discarded"
  | "ended"
  | "trashed";

/** A form as it arrived, with the entry it is about: null for a new one. */
export interface EditRequest {
  db: Db;
  kind: AnyKind;
  actor: Actor;
  form: EditorForm;
  typed: FormContent;
  readings: LineReadings;
  entry: Entry | null;
}

/** The editor again, as typed. */
export async function redraw(edit: EditRequest, problems: Problem[], status: 200 | 404 | 422): Promise<Answer> {
  const { db, kind, entry, typed, readings, actor, form } = edit;
  // The version it began from: what someone else has saved since is still to come to light.
  const version = entry ? form.version : 0;
  const typing = { typed, id: form.id, version, times: form.times, problems, readings, pickers: form.pickers };
  return { type: "editor", status, view: await editorView(db, kind, entry, actor.now, typing) };
}

/** The word for what a button has done. */
export function flashOf(intent: EditorForm["intent"], entry: Entry, now: Date): Flash {
  if (intent === "end") return entry.status === "draft" ? "unscheduled" : "ended";
  if (intent === "unschedule") return "unscheduled";
  if (intent === "discard") return "discarded";
  if (intent === "trash") return "trashed";
  if (intent !== "publish") return "saved";
  if (entry.next) return "change-scheduled";
  return stageOf(entry, now) === "scheduled" ? "scheduled" : "published";
}

/** Writes what the form asks for. `before`: the state that going into the trash can be taken back to. */
export async function writeEntry(
  db: Db,
  kind: AnyKind,
  entry: Entry,
  form: EditorForm,
  mine: Content,
  { publishAt, endAt }: Pick<ReturnType<typeof readTimes>, "publishAt" | "endAt">,
  actor: Actor,
): Promise<WriteResult & { before?: EntryState }> {
  let { version } = form;
  if (form.intent === "discard") return discardDraft(db, kind.name, entry.id, version, actor);
  const isTyped = !isSame(mine, contentOf(entry));
  if (form.intent !== "trash" && entry.trashedAt && entry.version === version) {
    // Someone moved it to the trash meanwhile, and the person before the form wants it after all.
    const restored = await restore(db, kind.name, entry.id, version, actor);
    if (!restored.ok) return restored;
    version = restored.entry.version;
  }
  if (form.intent === "publish") {
    // Out of the trash it is no longer out: the time it stood at, which the form shows, has to be said again.
    const time = entry.trashedAt && entry.status === "published" ? (publishAt ?? entry.publishAt) : publishAt;
    return publish(db, kind.name, entry.id, version, mine, time, actor, endAt);
  }
  if (form.intent === "save" || isTyped) {
    // Text typed before 公開終了 or ゴミ箱へ is stored as well.
    const saved = await saveDraft(db, kind.name, entry.id, version, mine, actor, planOf(form, entry));
    if (!saved.ok || form.intent === "save") return saved;
    version = saved.entry.version;
  }
  const act = form.intent === "end" ? end : form.intent === "unschedule" ? unschedule : trash;
  const stateBefore = form.intent === "trash" ? await entryState(db, kind.name, entry.id) : undefined;
  const written = await act(db, kind.name, entry.id, version, actor);
  return stateBefore ? { ...written, before: stateBefore.state } : written;
}

/** The times typed with a draft, where they are not the entry's own anyway. */
export function planOf({ times }: EditorForm, entry: Entry | null): Entry["plan"] {
  return isSame(times, timesOf(entry)) ? null : times;
}

/** A button pressed twice sends the same form twice: the second finds its work done. */
export function isRepeatedSubmit(form: EditorForm, entry: Entry, mine: Content): boolean {
  // Ending and trashing first keep what was typed: two versions for one press.
  if (entry.version > form.version + 2 || !isSame(mine, contentOf(entry))) return false;
  switch (form.intent) {
    case "save":
      return entry.version === form.version + 1;
    case "publish":
      return entry.version === form.version + 1 && entry.status === "published" && entry.draft === null;
    case "unschedule":
      return entry.next === null;
    case "discard":
      return entry.draft === null;
    case "end":
      return entry.status !== "published" && entry.trashedAt === null;
    case "trash":
      return entry.trashedAt !== null;
    default:
      return false;
  }
}
