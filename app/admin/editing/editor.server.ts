// What happens when the editor's form arrives: keep the pictures, check, write, and on any trouble hand everything typed back.

import { type Entry, stageOf } from "#app/content/entry.ts";
import type { AnyKind, Content, Problem } from "#app/content/kind.ts";
import {
  type Actor,
  createEntry,
  discardDraft,
  end,
  findEntry,
  publish,
  restore,
  saveDraft,
  trash,
  unschedule,
  type WriteResult,
} from "#app/content/lifecycle.server.ts";
import { type EntryState, entryState } from "#app/content/place.server.ts";
import { contentOf, entryOf } from "#app/content/stored.server.ts";
import { checkContent } from "#app/fields/check-content.server.ts";
import { draftOf } from "#app/fields/draft-content.server.ts";
import type { Db } from "#app/platform/database/connection.server.ts";
import { forgetForm } from "./autosave.server.ts";
import { merged, type Side } from "./conflict.server.ts";
import type { FormContent } from "./form-content.ts";
import { type LineReadings, withLinesRead } from "./form-lines.server.ts";
import { reservedIds, suggestId } from "./form-new-id.server.ts";
import { withPictures } from "./form-pictures.server.ts";
import { readTimes, timesOf } from "./form-publish-time.ts";
import { type EditorForm, readEditorForm } from "./form-request.server.ts";
import { isSame } from "./form-same.ts";
import type { ConflictView, EditorView, TakingAway } from "./form-view.ts";
import { formContentOf, withoutBlankRows } from "./read-form-content.server.ts";
import { revisionContent } from "./revisions.server.ts";
import { keepForUndo, questionBefore } from "./taking-away.server.ts";
import { conflictView, editorView } from "./view.server.ts";

export type Answer =
  /** Written: where to go next, the word for what was done, and that by which it can be taken back. */
  | { at: "done"; id: string; flash: Flash; undo?: string }
  | { at: "editor"; status: 200 | 404 | 422; view: EditorView }
  | { at: "question"; status: 200; question: TakingAway }
  | { at: "conflict"; view: ConflictView };

type Flash =
  | "saved"
  | "published"
  | "scheduled"
  | "change-scheduled"
  | "unscheduled"
  | "discarded"
  | "ended"
  | "trashed";

/** Answers a posted editor form for an entry, or (id null) for a new one. What was kept of it unsaved goes with the save. */
export async function answerEditor(
  db: Db,
  kind: AnyKind,
  id: string | null,
  posted: FormData,
  actor: Actor,
): Promise<Answer> {
  const answer = await answerForm(db, kind, id, posted, actor);
  if (answer.at === "done") await forgetForm(db, kind.name, id, actor.by);
  return answer;
}

async function answerForm(db: Db, kind: AnyKind, id: string | null, posted: FormData, actor: Actor): Promise<Answer> {
  const form = readEditorForm(kind, posted);
  const pictures = await withPictures(db, form, actor);
  const { typed, readings } = await withLinesRead(db, kind, pictures.typed);
  const entry = id === null ? null : await findEntry(db, kind.name, id);
  const edit: EditRequest = { db, kind, actor, form, typed, readings, entry: entry ?? null };
  if (id !== null && !entry) return redraw({ ...edit, form: { ...form, id } }, [gone], 404);
  if (pictures.problems.length > 0) return redraw(edit, pictures.problems, 422);
  if (form.resolution && entry) return resolveConflict(edit, entry, form.resolution);
  if (form.intent === "draw") return redraw(edit, [], 200);
  return performIntent(edit);
}

interface EditRequest {
  db: Db;
  kind: AnyKind;
  actor: Actor;
  form: EditorForm;
  typed: FormContent;
  readings: LineReadings;
  entry: Entry | null;
}

const gone: Problem = {
  path: "id",
  message: "この記録は完全に削除されています。入力した内容は残っているので、新しい記録として保存できます",
};

async function redraw(edit: EditRequest, problems: Problem[], status: 200 | 404 | 422): Promise<Answer> {
  const { db, kind, entry, typed, readings, actor, form } = edit;
  // The version it began from: what someone else has saved since is still to come to light.
  const version = entry ? form.version : 0;
  const typing = { typed, id: form.id, version, times: form.times, problems, readings, asked: form.asked };
  return { at: "editor", status, view: await editorView(db, kind, entry, actor.now, typing) };
}

/** Saves, publishes, ends or trashes with what was typed. */
async function performIntent(edit: EditRequest): Promise<Answer> {
  const { db, kind, entry, form, actor } = edit;
  const typed = withoutBlankRows(kind, edit.typed);
  const complete = { ...edit, typed };
  const checked = form.intent === "publish" ? checkContent(kind, typed, "publish") : draftOf(kind, typed);
  const times = readTimes(form.times, entry, actor.now);
  const problems = [
    ...(checked.ok || WITHOUT_CHECK.includes(form.intent) ? [] : checked.problems),
    ...(form.intent === "publish" ? [...times.problems, ...lostPictures(form)] : []),
  ];
  if (problems.length > 0) return redraw(complete, problems, 422);
  if (!entry) {
    return checked.ok ? create(complete, checked.content, times) : redraw(complete, checked.problems, 422);
  }
  const question = await questionBefore(db, kind, entry, form, typed, actor.now);
  if (question) return { at: "question", status: 200, question };
  const mine = checked.ok ? checked.content : contentOf(entry);
  const written = await write(db, kind, entry, form, mine, times, actor);
  if (written.ok) {
    const undo = written.before && { undo: await keepForUndo(db, written.entry, written.before, actor) };
    return { at: "done", id: entry.id, flash: flashOf(form.intent, written.entry, actor.now), ...undo };
  }
  if (written.reason === "conflict" && isRepeatedSubmit(form, written.entry, mine)) {
    return { at: "done", id: entry.id, flash: flashOf(form.intent, written.entry, actor.now) };
  }
  if (written.reason !== "conflict")
    return redraw({ ...complete, entry: null, form: { ...form, id: entry.id } }, [gone], 404);
  return showConflict(complete, written.entry, mine, form.version, new Map());
}

/** These take nothing in that was typed wrong. */
const WITHOUT_CHECK: readonly EditorForm["intent"][] = ["trash", "discard"];

/** A form sent once more after the session's end comes without its pictures: it must not go out as if there had been none. */
function lostPictures({ lostPictures: count }: EditorForm): Problem[] {
  if (count === 0) return [];
  const message = `選んだ画像${count}枚は送られていません。もう一度選んでから公開してください（画像なしで公開するときは、そのままもう一度押してください）`;
  return [{ path: "cover", message }];
}

/** A button pressed twice sends the same form twice: the second finds its work done. */
function isRepeatedSubmit(form: EditorForm, entry: Entry, mine: Content): boolean {
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

function flashOf(intent: EditorForm["intent"], entry: Entry, now: Date): Flash {
  if (intent === "end") return entry.status === "draft" ? "unscheduled" : "ended";
  if (intent === "unschedule") return "unscheduled";
  if (intent === "discard") return "discarded";
  if (intent === "trash") return "trashed";
  if (intent !== "publish") return "saved";
  if (entry.next) return "change-scheduled";
  return stageOf(entry, now) === "scheduled" ? "scheduled" : "published";
}

async function write(
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
    // What was typed before 公開終了 or ゴミ箱へ is kept as well.
    const saved = await saveDraft(db, kind.name, entry.id, version, mine, actor, planOf(form, entry));
    if (!saved.ok || form.intent === "save") return saved;
    version = saved.entry.version;
  }
  const act = form.intent === "end" ? end : form.intent === "unschedule" ? unschedule : trash;
  const standing = form.intent === "trash" ? await entryState(db, kind.name, entry.id) : undefined;
  const written = await act(db, kind.name, entry.id, version, actor);
  return standing ? { ...written, before: standing.state } : written;
}

/** The times typed with a draft, where they are not the entry's own anyway. */
function planOf({ times }: EditorForm, entry: Entry | null): Entry["plan"] {
  return isSame(times, timesOf(entry)) ? null : times;
}

async function create(
  edit: EditRequest,
  content: Content,
  { publishAt, endAt }: Pick<ReturnType<typeof readTimes>, "publishAt" | "endAt">,
): Promise<Answer> {
  const { db, kind, form, actor, typed } = edit;
  const twin = await findJustCreated(db, kind, content, actor);
  // Another id typed on purpose means another entry, however alike.
  if (twin && (form.id === "" || form.id === twin.id))
    return { at: "done", id: twin.id, flash: flashOf(form.intent, twin, actor.now) };
  const id = form.id || (await suggestId(db, kind, typed, actor.now));
  if (reservedIds.includes(id)) return redraw(edit, [{ path: "id", message: "このIDは使えません" }], 422);
  const created = await createEntry(db, kind.name, id, content, actor, planOf(form, null));
  if (!created.ok) {
    // The same press by way of another process, or once more after a long wait.
    const standing = created.reason === "taken" ? await findEntry(db, kind.name, id) : undefined;
    if (standing?.createdBy === actor.by && isUntouchedTwin(standing, content))
      return { at: "done", id, flash: flashOf(form.intent, standing, actor.now) };
    const message =
      created.reason === "taken"
        ? "このIDは使われています。別のIDを入力してください"
        : "半角の英小文字・数字・ハイフンで、英数字から始めて64文字以内で入力してください";
    return redraw(edit, [{ path: "id", message }], 422);
  }
  if (form.intent !== "publish") return { at: "done", id, flash: "saved" };
  const out = await publish(db, kind.name, id, created.entry.version, content, publishAt, actor, endAt);
  return { at: "done", id, flash: out.ok ? flashOf("publish", out.entry, actor.now) : "saved" };
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

async function showConflict(
  edit: EditRequest,
  entry: Entry,
  mine: Content,
  base: number,
  sides: ReadonlyMap<string, Side>,
): Promise<Answer> {
  const { db, kind, form, actor } = edit;
  const { times, intent } = form;
  return {
    at: "conflict",
    view: await conflictView(db, kind, entry, { mine, base, sides, times, intent }, actor.now),
  };
}

/** The form of the conflict page: mine in full, and for each part the side to take. */
async function resolveConflict(
  edit: EditRequest,
  entry: Entry,
  resolution: NonNullable<EditorForm["resolution"]>,
): Promise<Answer> {
  const { db, kind, form } = edit;
  const checked = draftOf(kind, edit.typed);
  if (!checked.ok) return redraw(edit, checked.problems, 422);
  const mine = checked.content;
  const { base } = resolution;
  if (form.intent === "all-mine" || form.intent === "all-theirs") {
    const side: Side = form.intent === "all-mine" ? "mine" : "theirs";
    const sides = new Map([...resolution.sides.keys()].map((path): [string, Side] => [path, side]));
    return showConflict({ ...edit, form: { ...form, intent: "save" } }, entry, mine, base, sides);
  }
  // A third hand was faster still: the choices made so far stay made.
  if (entry.version !== form.version) return showConflict(edit, entry, mine, base, resolution.sides);
  const began = await revisionContent(db, kind.name, entry.id, base);
  const typed = formContentOf(kind, merged(kind, began, contentOf(entry), mine, resolution.sides));
  const resolved = { ...edit, typed };
  return form.intent === "draw" ? redraw(resolved, [], 200) : performIntent(resolved);
}
