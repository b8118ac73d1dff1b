// Handles the editor's form: stores pictures, validates and writes; on errors renders everything typed.

import { storeBulkResult } from "#app/cms/admin/editing/bulk/bulk-undo.server.ts";
import { referrersOf, referringFields } from "#app/cms/admin/editing/checks/references.server.ts";
import { mergeChoices } from "#app/cms/admin/editing/conflict/conflict.server.ts";
import { resolveReferences } from "#app/cms/admin/editing/form/form-candidates.server.ts";
import { parseQuickLines } from "#app/cms/admin/editing/form/form-lines.server.ts";
import { withPictures } from "#app/cms/admin/editing/form/form-pictures.server.ts";
import { readTimes } from "#app/cms/admin/editing/form/form-publish-time.ts";
import {
  type EditorForm,
  formContentOf,
  readEditorForm,
  withoutBlankRows,
} from "#app/cms/admin/editing/form/form-request.server.ts";
import type { FormContent, HideConfirmation, Side } from "#app/cms/admin/editing/form/form-view.ts";
import { conflictView } from "#app/cms/admin/editing/form/view.server.ts";
import { type Entry, isPublishedOrScheduled } from "#app/cms/content/entry.ts";
import type { AnyKind, Content, Problem } from "#app/cms/content/kind.ts";
import { type Actor, findEntry } from "#app/cms/content/lifecycle.server.ts";
import type { EntryState } from "#app/cms/content/place.server.ts";
import { contentOf } from "#app/cms/content/stored.server.ts";
import { checkContent, draftOf } from "#app/cms/fields/check-content.server.ts";
import type { Db } from "#app/platform/database/connection.server.ts";
import { deleteAutosave, writeAutosave } from "./autosave.server.ts";
import {
  type Answer,
  createFrom,
  type EditRequest,
  flashOf,
  idProblems,
  isRepeatedSubmit,
  redraw,
  writeEntry,
} from "./editor-write.server.ts";
import { revisionContent } from "./revisions.server.ts";

/** Answers a posted editor form for an entry, or (id null) a new one. Deletes the autosave on success. */
export async function answerEditor(
  db: Db,
  kind: AnyKind,
  id: string | null,
  posted: FormData,
  actor: Actor,
): Promise<Answer> {
  const answer = await answerForm(db, kind, id, posted, actor);
  if (answer.type === "done") await deleteAutosave(db, kind.name, id, actor.by, posted);
  // The conflict page does not autosave, so the text is stored here in case the admin leaves it.
  else if (answer.type === "conflict" && !readEditorForm(kind, posted).resolution)
    await writeAutosave(db, kind.name, id, posted, actor);
  return answer;
}

const gone: Problem = {
  path: "id",
  message: "この記録は完全に削除されています。入力した内容は残っているので、新しい記録として保存できます",
};

const unknown: Problem = {
  path: "do",
  message: "ボタンの操作を読み取れなかったため、何も保存していません。もう一度ボタンを押してください",
};

async function answerForm(db: Db, kind: AnyKind, id: string | null, posted: FormData, actor: Actor): Promise<Answer> {
  const form = readEditorForm(kind, posted);
  const pictures = await withPictures(db, form, actor);
  const { typed: read, readings } = await parseQuickLines(db, kind, pictures.typed);
  const typed = referringFields(kind).length > 0 ? await resolveReferences(db, kind, read, actor.now) : read;
  const entry = id === null ? null : await findEntry(db, kind.name, id);
  const edit: EditRequest = { db, kind, actor, form, typed, readings, entry: entry ?? null };
  if (id !== null && !entry) return redraw({ ...edit, form: { ...form, id } }, [gone], 404);
  if (!form.resolution || !entry) return answerIntent(edit, pictures.problems);
  if (pictures.problems.length > 0) return redraw(edit, pictures.problems, 422);
  const chosen = await resolveConflict(edit, entry, form.resolution);
  return "answer" in chosen ? chosen.answer : answerIntent(chosen.resolved);
}

/** Redraws, saves, publishes, ends or trashes. Reports all problems at once; `found`: problems known before. */
async function answerIntent(edit: EditRequest, found: readonly Problem[] = []): Promise<Answer> {
  if (edit.form.isUnknown) return redraw(edit, [unknown], 422);
  if (edit.form.intent === "draw") return redraw(edit, [...found], found.length > 0 ? 422 : 200);
  const { db, kind, entry, form, actor } = edit;
  const typed = withoutBlankRows(kind, edit.typed);
  const complete = { ...edit, typed };
  const checked = form.intent === "publish" ? checkContent(kind, typed, "publish") : draftOf(kind, typed);
  const times = readTimes(form.times, entry, actor.now);
  const wrong = [
    ...found,
    ...(checked.ok || WITHOUT_CHECK.includes(form.intent) ? [] : checked.problems),
    ...(form.intent === "publish" ? [...times.problems, ...lostPictures(form)] : []),
  ];
  const ofId = entry ? [] : await idProblems(db, kind, form.id, wrong.length > 0);
  const problems = [...ofId, ...wrong];
  if (problems.length > 0) return redraw(complete, problems, 422);
  if (!entry) {
    return checked.ok ? createFrom(complete, checked.content, times) : redraw(complete, checked.problems, 422);
  }
  const question = await questionBefore(db, kind, entry, form, typed, actor.now);
  if (question) return { type: "question", status: 200, question };
  const mine = checked.ok ? checked.content : contentOf(entry);
  const written = await writeEntry(db, kind, entry, form, mine, times, actor);
  if (written.ok) {
    const undo = written.before && { undo: await keepForUndo(db, written.entry, written.before, actor) };
    return { type: "done", id: entry.id, flash: flashOf(form.intent, written.entry, actor.now), ...undo };
  }
  if (written.reason === "conflict" && isRepeatedSubmit(form, written.entry, mine)) {
    return { type: "done", id: entry.id, flash: flashOf(form.intent, written.entry, actor.now) };
  }
  if (written.reason === "refused") return redraw(complete, [...written.problems], 422);
  if (written.reason !== "conflict")
    return redraw({ ...complete, entry: null, form: { ...form, id: entry.id } }, [gone], 404);
  return showConflict(complete, written.entry, mine, form.version, new Map());
}

const WITHOUT_CHECK: readonly EditorForm["intent"][] = ["trash", "discard"];

/** A form sent again after the session expired has lost its files: do not publish silently without them. */
function lostPictures({ lostPictures: count }: EditorForm): Problem[] {
  if (count === 0) return [];
  const message = `選んだ画像${count}枚は送られていません。もう一度選んでから公開してください（画像なしで公開するときは、そのままもう一度押してください）`;
  return [{ path: "cover", message }];
}

// Confirmation before hiding an entry that others reference, and undo after trashing.

/** Returns null if nothing references the entry, the question was answered, or visitors do not see it anyway. */
async function questionBefore(
  db: Db,
  kind: AnyKind,
  entry: Entry,
  form: EditorForm,
  typed: FormContent,
  now: Date,
): Promise<HideConfirmation | null> {
  const { intent, times, drawnTimes, version } = form;
  if (form.isSure || (intent !== "trash" && intent !== "end") || entry.trashedAt) return null;
  if (intent === "end" && !isPublishedOrScheduled(entry, now)) return null;
  const referrers = await referrersOf(db, [{ kind: kind.name, id: entry.id }]);
  return referrers.length > 0
    ? { kind: kind.name, id: entry.id, intent, version, times, drawnTimes, typed, referrers }
    : null;
}

function keepForUndo(db: Db, { kind, id, version }: Entry, before: EntryState, actor: Actor): Promise<string> {
  const changed = [{ kind, id, version, before }];
  return storeBulkResult(db, "trash", { done: 1, failed: [], changed }, actor);
}

// Shows both versions side by side, with a choice for each part. `entry`: its current state.
async function showConflict(
  { db, kind, form: { times, drawnTimes, intent }, typed: { autosave }, actor }: EditRequest,
  entry: Entry,
  mine: Content,
  base: number,
  sides: ReadonlyMap<string, Side>,
): Promise<Answer> {
  return {
    type: "conflict",
    view: await conflictView(db, kind, entry, { mine, base, sides, times, drawnTimes, intent, autosave }, actor),
  };
}

/**
 * Applies the conflict page's choices. Returns the merged form to process normally, or an answer if choices are left.
 */
async function resolveConflict(
  edit: EditRequest,
  entry: Entry,
  resolution: NonNullable<EditorForm["resolution"]>,
): Promise<{ answer: Answer } | { resolved: EditRequest }> {
  const { db, kind, form } = edit;
  const checked = draftOf(kind, edit.typed);
  if (!checked.ok) return { answer: await redraw(edit, checked.problems, 422) };
  const mine = checked.content;
  const { base } = resolution;
  if (form.intent === "all-mine" || form.intent === "all-theirs") {
    const side: Side = form.intent === "all-mine" ? "mine" : "theirs";
    const sides = new Map([...resolution.sides.keys()].map((path): [string, Side] => [path, side]));
    const saving = { ...edit, form: { ...form, intent: "save" as const } };
    return { answer: await showConflict(saving, entry, mine, base, sides) };
  }
  // Saved by someone else again: keeps the choices made so far.
  if (entry.version !== form.version) return { answer: await showConflict(edit, entry, mine, base, resolution.sides) };
  const began = await revisionContent(db, kind.name, entry.id, base);
  const typed = formContentOf(kind, mergeChoices(kind, began, contentOf(entry), mine, resolution.sides));
  return { resolved: { ...edit, typed: { ...typed, autosave: edit.typed.autosave } } };
}
