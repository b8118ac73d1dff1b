import type { LineReadings } from "#app/cms/admin/editing/form/form-lines.server.ts";
import { reservedIds, suggestId } from "#app/cms/admin/editing/form/form-new-id.server.ts";
import { type readTimes, timesOf } from "#app/cms/admin/editing/form/form-publish-time.ts";
import type { EditorForm } from "#app/cms/admin/editing/form/form-request.server.ts";
import type { FormContent, HideConfirmation } from "#app/cms/admin/editing/form/form-view.ts";
import { type ConflictView, type EditorView, editorView } from "#app/cms/admin/editing/form/view.server.ts";
import { type Entry, stageOf } from "#app/cms/content/entry.ts";
import { type AnyKind, type Content, ID_PATTERN, type Problem } from "#app/cms/content/kind.ts";
import {
  type Actor,
  createEntry,
  discardDraft,
  end,
  findEntry,
  findJustCreated,
  isUntouchedDuplicate,
  type Publication,
  publish,
  restore,
  saveDraft,
  trash,
  unschedule,
  type WriteResult,
} from "#app/cms/content/lifecycle.server.ts";
import { type EntryState, entryState } from "#app/cms/content/place.server.ts";
import { contentOf, isSameContent } from "#app/cms/content/stored.server.ts";
import type { Db } from "#app/platform/database/connection.server.ts";

export type Answer =
  /** Written: the entry to redirect to, the flash message and the undo token. */
  | { type: "done"; id: string; flash: Flash; undo?: string }
  | { type: "editor"; status: 200 | 404 | 422; view: EditorView }
  | { type: "question"; status: 200; question: HideConfirmation }
  | { type: "conflict"; view: ConflictView };

/** Response to saving without a page load. */
export type SaveReply =
  | { type: "done"; view: EditorView; words: string | null }
  | { type: "editor"; view: EditorView }
  | { type: "conflict"; view: ConflictView };

type Flash = ReturnType<typeof flashOf>;

export interface EditRequest {
  db: Db;
  kind: AnyKind;
  actor: Actor;
  form: EditorForm;
  typed: FormContent;
  readings: LineReadings;
  entry: Entry | null;
}

export async function redraw(edit: EditRequest, problems: Problem[], status: 200 | 404 | 422): Promise<Answer> {
  const { db, kind, entry, typed, readings, actor, form } = edit;
  // The version the form was loaded at, so that saving still detects conflicts.
  const version = entry ? form.version : 0;
  const { id, times, drawnTimes, pickers } = form;
  const typing = { typed, id, version, times, drawnTimes, problems, readings, pickers };
  return { type: "editor", status, view: await editorView(db, kind, entry, actor.now, typing) };
}

export function flashOf(intent: EditorForm["intent"], entry: Entry, now: Date) {
  if (intent === "end") return entry.status === "draft" ? "unscheduled" : "ended";
  if (intent === "unschedule") return "unscheduled";
  if (intent === "discard") return "discarded";
  if (intent === "trash") return "trashed";
  if (intent !== "publish") return "saved";
  if (entry.next) return "change-scheduled";
  return stageOf(entry, now) === "scheduled" ? "scheduled" : "published";
}

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
  const isTyped = !isSameContent(mine, contentOf(entry));
  if (form.intent !== "trash" && entry.trashedAt && entry.version === version) {
    // Trashed by another admin meanwhile, but this one still saves it.
    const restored = await restore(db, kind.name, entry.id, version, actor);
    if (!restored.ok) return restored;
    version = restored.entry.version;
  }
  if (form.intent === "publish") {
    // Restoring makes it a draft, so its former publish time is passed again.
    const time = entry.trashedAt && entry.status === "published" ? (publishAt ?? entry.publishAt) : publishAt;
    return publish(db, kind.name, entry.id, version, mine, time, actor, endAt);
  }
  if (form.intent === "save" || isTyped) {
    // Saves text typed before 公開終了 or ゴミ箱へ.
    const saved = await saveDraft(db, kind.name, entry.id, version, mine, actor, planOf(form, entry));
    if (!saved.ok || form.intent === "save") return saved;
    version = saved.entry.version;
  }
  const act = form.intent === "end" ? end : form.intent === "unschedule" ? unschedule : trash;
  const stateBefore = form.intent === "trash" ? await entryState(db, kind.name, entry.id) : undefined;
  const written = await act(db, kind.name, entry.id, version, actor);
  return stateBefore ? { ...written, before: stateBefore.state } : written;
}

function planOf({ times }: EditorForm, entry: Entry | null): Entry["plan"] {
  return isSameContent(times, timesOf(entry)) ? null : times;
}

/** Returns whether this submit was already done: a double click posts the same form twice. */
export function isRepeatedSubmit(form: EditorForm, entry: Entry, mine: Content): boolean {
  // Ending and trashing save the text first: two versions per submit.
  if (entry.version > form.version + 2 || !isSameContent(mine, contentOf(entry))) return false;
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

const badId: Problem = {
  path: "id",
  message: "半角の英小文字・数字・ハイフンを使い、英数字で始まる64文字以内のIDを入力してください",
};
const takenId: Problem = {
  path: "id",
  message: "このIDは使われています（ゴミ箱の記録も含みます）。別のIDを入力してください",
};

/**
 * Checks the id typed for a new entry. `isRefused`: the form is rejected anyway; otherwise a taken id may be a double
 * submit, which `createFrom` detects.
 */
export async function idProblems(db: Db, kind: AnyKind, id: string, isRefused: boolean): Promise<Problem[]> {
  if (id === "") return [];
  if (!ID_PATTERN.test(id)) return [badId];
  if (reservedIds.includes(id)) return [{ path: "id", message: "このIDは使えません。別のIDを入力してください" }];
  return isRefused && (await findEntry(db, kind.name, id)) ? [takenId] : [];
}

export async function createFrom(
  edit: EditRequest,
  content: Content,
  { publishAt, endAt }: Pick<ReturnType<typeof readTimes>, "publishAt" | "endAt">,
): Promise<Answer> {
  const { db, kind, form, actor, typed } = edit;
  const appearance = form.intent === "publish" ? { publishAt, endAt } : undefined;
  const twin = await findJustCreated(db, kind.name, content, actor);
  // A different id typed on purpose means a different entry, even with equal content.
  if (twin && (form.id === "" || form.id === twin.id)) return finishDuplicate(edit, twin, content, appearance);
  const id = form.id || (await suggestId(db, kind, typed, actor.now));
  const created = await createEntry(db, kind.name, id, content, actor, planOf(form, null), appearance);
  if (!created.ok && created.reason === "refused") return redraw(edit, [...created.problems], 422);
  if (!created.ok) {
    // A double submit handled by another process, or after a long delay.
    const existing = created.reason === "taken" ? await findEntry(db, kind.name, id) : undefined;
    if (existing?.createdBy === actor.by && isUntouchedDuplicate(existing, content))
      return finishDuplicate(edit, existing, content, appearance);
    return redraw(edit, [created.reason === "taken" ? takenId : badId], 422);
  }
  return { type: "done", id, flash: appearance ? flashOf("publish", created.entry, actor.now) : "saved" };
}

/** The entry already exists; publishes it if it was only saved so far. */
async function finishDuplicate(
  edit: EditRequest,
  twin: Entry,
  content: Content,
  appearance: Publication | undefined,
): Promise<Answer> {
  const { db, kind, actor } = edit;
  const { id, version } = twin;
  if (!appearance) return { type: "done", id, flash: "saved" };
  const { publishAt, endAt } = appearance;
  const out =
    twin.status === "draft" ? await publish(db, kind.name, id, version, content, publishAt, actor, endAt) : undefined;
  if (out && !out.ok && out.reason === "refused")
    return redraw({ ...edit, entry: twin, form: { ...edit.form, id, version } }, [...out.problems], 422);
  // On conflict a third submit was faster: reports its result.
  const entry = out && "entry" in out ? out.entry : twin;
  return { type: "done", id, flash: entry.status === "draft" ? "saved" : flashOf("publish", entry, actor.now) };
}
