// What happens when the editor's form arrives: keep the pictures, check, write, and on any trouble hand everything typed back.

import type { Entry } from "#app/content/entry.ts";
import type { AnyKind, Content, Problem } from "#app/content/kind.ts";
import {
  createEntry,
  end,
  findEntry,
  type Hand,
  publish,
  restore,
  saveDraft,
  trash,
  type Written,
} from "#app/content/lifecycle.server.ts";
import { contentOf, entryOf } from "#app/content/stored.server.ts";
import { checkContent } from "#app/fields/check-content.server.ts";
import type { Db } from "#app/platform/database/connection.server.ts";
import { merged, type Side } from "./conflict.server.ts";
import type { FormContent } from "./form-content.ts";
import { reservedIds, suggestId } from "./form-new-id.server.ts";
import { withPictures } from "./form-pictures.server.ts";
import { publishTime } from "./form-publish-time.ts";
import { type EditorForm, readEditorForm } from "./form-request.server.ts";
import { isSame } from "./form-same.ts";
import type { ConflictView, EditorView } from "./form-view.ts";
import { formContentOf, withoutBlankRows } from "./read-form-content.server.ts";
import { revisionContent } from "./revisions.server.ts";
import { conflictView, editorView } from "./view.server.ts";

export type Answer =
  /** Written: where to go next, and the word for what was done. */
  | { at: "done"; id: string; said: "saved" | "published" | "scheduled" | "ended" | "trashed" }
  | { at: "editor"; status: 200 | 404 | 422; view: EditorView }
  | { at: "conflict"; view: ConflictView };

/** Answers a posted editor form for an entry, or (id null) for a new one. */
export async function answerEditor(
  db: Db,
  kind: AnyKind,
  id: string | null,
  posted: FormData,
  hand: Hand,
): Promise<Answer> {
  const form = readEditorForm(kind, posted);
  const pictures = await withPictures(db, form, hand);
  const entry = id === null ? null : await findEntry(db, kind.name, id);
  const desk: Desk = { db, kind, hand, form, typed: pictures.typed, entry: entry ?? null };
  if (id !== null && !entry) return redraw({ ...desk, form: { ...form, id } }, [gone], 404);
  if (pictures.problems.length > 0) return redraw(desk, pictures.problems, 422);
  if (form.settling && entry) return settle(desk, entry, form.settling);
  if (form.doing === "draw") return redraw(desk, [], 200);
  return carryOut(desk);
}

interface Desk {
  db: Db;
  kind: AnyKind;
  hand: Hand;
  form: EditorForm;
  typed: FormContent;
  entry: Entry | null;
}

const gone: Problem = {
  path: "id",
  message: "この記録は完全に削除されています。入力した内容は残っているので、新しい記録として保存できます",
};

async function redraw(desk: Desk, problems: Problem[], status: 200 | 404 | 422): Promise<Answer> {
  const { db, kind, entry, typed, hand, form } = desk;
  const typing = { typed, id: form.id, publishAt: form.publishAt, problems };
  return { at: "editor", status, view: await editorView(db, kind, entry, hand.now, typing) };
}

/** Saves, publishes, ends or trashes with what was typed. */
async function carryOut(desk: Desk): Promise<Answer> {
  const { db, kind, entry, form, hand } = desk;
  const typed = withoutBlankRows(kind, desk.typed);
  const whole = { ...desk, typed };
  const checked = checkContent(kind, typed, form.doing === "publish" ? "publish" : "draft");
  const time = publishTime(form.publishAt, entry, hand.now);
  const problems = [
    ...(checked.ok || form.doing === "trash" ? [] : checked.problems),
    ...(time.ok || form.doing !== "publish" ? [] : [badTime]),
  ];
  if (problems.length > 0) return redraw(whole, problems, 422);
  if (!entry) {
    return checked.ok ? create(whole, checked.content, time.ok ? time.at : null) : redraw(whole, checked.problems, 422);
  }
  const mine = checked.ok ? checked.content : contentOf(entry);
  const written = await write(db, kind, entry, form, mine, time.ok ? time.at : null, hand);
  if (written.ok) return { at: "done", id: entry.id, said: saidOf(form.doing, written.entry, hand.now) };
  if (written.reason === "conflict" && isAlreadyDone(form, written.entry, mine)) {
    return { at: "done", id: entry.id, said: saidOf(form.doing, written.entry, hand.now) };
  }
  if (written.reason !== "conflict")
    return redraw({ ...whole, entry: null, form: { ...form, id: entry.id } }, [gone], 404);
  return quarrel(whole, written.entry, mine, form.version, new Map());
}

/** A button pressed twice sends the same form twice: the second finds its work done. */
function isAlreadyDone(form: EditorForm, entry: Entry, mine: Content): boolean {
  // Ending and trashing first keep what was typed: two versions for one press.
  if (entry.version > form.version + 2 || !isSame(mine, contentOf(entry))) return false;
  switch (form.doing) {
    case "save":
      return entry.version === form.version + 1;
    case "publish":
      return entry.version === form.version + 1 && entry.status === "published" && entry.draft === null;
    case "end":
      return entry.status !== "published" && entry.trashedAt === null;
    case "trash":
      return entry.trashedAt !== null;
    default:
      return false;
  }
}

const badTime: Problem = { path: "publishAt", message: "正しい日時を入力してください（例: 2026-11-21 09:00）" };

function saidOf(doing: EditorForm["doing"], entry: Entry, now: Date) {
  if (doing === "end") return "ended";
  if (doing === "trash") return "trashed";
  if (doing !== "publish") return "saved";
  return entry.publishAt !== null && entry.publishAt > now.toISOString() ? "scheduled" : "published";
}

async function write(
  db: Db,
  kind: AnyKind,
  entry: Entry,
  form: EditorForm,
  mine: Content,
  at: string | null,
  hand: Hand,
): Promise<Written> {
  let { version } = form;
  const isTyped = !isSame(mine, contentOf(entry));
  if (form.doing !== "trash" && entry.trashedAt && entry.version === version) {
    // Someone moved it to the trash meanwhile, and the person before the form wants it after all.
    const restored = await restore(db, kind.name, entry.id, version, hand);
    if (!restored.ok) return restored;
    version = restored.entry.version;
  }
  if (form.doing === "publish") {
    // Out of the trash it is no longer out: the time it stood at, which the form shows, has to be said again.
    const time = entry.trashedAt && entry.status === "published" ? (at ?? entry.publishAt) : at;
    return publish(db, kind.name, entry.id, version, mine, time, hand);
  }
  if (form.doing === "save" || isTyped) {
    // What was typed before 公開終了 or ゴミ箱へ is kept as well.
    const saved = await saveDraft(db, kind.name, entry.id, version, mine, hand);
    if (!saved.ok || form.doing === "save") return saved;
    version = saved.entry.version;
  }
  return (form.doing === "end" ? end : trash)(db, kind.name, entry.id, version, hand);
}

async function create(desk: Desk, content: Content, at: string | null): Promise<Answer> {
  const { db, kind, form, hand, typed } = desk;
  const twin = await justCreated(db, kind, content, hand);
  // Another id typed on purpose means another entry, however alike.
  if (twin && (form.id === "" || form.id === twin.id))
    return { at: "done", id: twin.id, said: saidOf(form.doing, twin, hand.now) };
  const id = form.id || (await suggestId(db, kind, typed, hand.now));
  if (reservedIds.includes(id)) return redraw(desk, [{ path: "id", message: "このIDは使えません" }], 422);
  const created = await createEntry(db, kind.name, id, content, hand);
  if (!created.ok) {
    const message =
      created.reason === "taken"
        ? "このIDは使われています。別のIDを入力してください"
        : "半角の英小文字・数字・ハイフンで、英数字から始めて64文字以内で入力してください";
    return redraw(desk, [{ path: "id", message }], 422);
  }
  if (form.doing !== "publish") return { at: "done", id, said: "saved" };
  const out = await publish(db, kind.name, id, created.entry.version, content, at, hand);
  return { at: "done", id, said: out.ok ? saidOf("publish", out.entry, hand.now) : "saved" };
}

const TWICE_MS = 20_000;

/** The entry that the same button, pressed twice, has already made. */
async function justCreated(db: Db, kind: AnyKind, content: Content, hand: Hand): Promise<Entry | undefined> {
  const row = await db
    .selectFrom("entries")
    .selectAll()
    .where("kind", "=", kind.name)
    .where("created_by", "=", hand.by)
    .where("updated_at", ">", new Date(hand.now.getTime() - TWICE_MS).toISOString())
    .orderBy("updated_at", "desc")
    .executeTakeFirst();
  const entry = row && entryOf(row);
  const isTwin = entry && entry.version <= 2 && content.title !== "" && isSame(contentOf(entry), content);
  return isTwin ? entry : undefined;
}

async function quarrel(
  desk: Desk,
  entry: Entry,
  mine: Content,
  base: number,
  sides: ReadonlyMap<string, Side>,
): Promise<Answer> {
  const { db, kind, form, hand } = desk;
  const { publishAt, doing } = form;
  return {
    at: "conflict",
    view: await conflictView(db, kind, entry, { mine, base, sides, publishAt, doing }, hand.now),
  };
}

/** The form of the conflict page: mine in full, and for each part the side to take. */
async function settle(desk: Desk, entry: Entry, settling: NonNullable<EditorForm["settling"]>): Promise<Answer> {
  const { db, kind, form } = desk;
  const checked = checkContent(kind, desk.typed, "draft");
  if (!checked.ok) return redraw(desk, checked.problems, 422);
  const mine = checked.content;
  const { base } = settling;
  if (form.doing === "all-mine" || form.doing === "all-theirs") {
    const side: Side = form.doing === "all-mine" ? "mine" : "theirs";
    const sides = new Map([...settling.sides.keys()].map((path): [string, Side] => [path, side]));
    return quarrel({ ...desk, form: { ...form, doing: "save" } }, entry, mine, base, sides);
  }
  // A third hand was faster still: the choices made so far stay made.
  if (entry.version !== form.version) return quarrel(desk, entry, mine, base, settling.sides);
  const began = await revisionContent(db, kind.name, entry.id, base);
  const typed = formContentOf(kind, merged(kind, began, contentOf(entry), mine, settling.sides));
  const agreed = { ...desk, typed };
  return form.doing === "draw" ? redraw(agreed, [], 200) : carryOut(agreed);
}
