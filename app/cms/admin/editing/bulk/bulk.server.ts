// Bulk actions. Each entry is written separately, so one failure does not stop the rest.

import { labelAt } from "#app/cms/admin/editing/form/form-paths.ts";
import { contentsOf, type Entry, isPublishedOrScheduled } from "#app/cms/content/entry.ts";
import type { AnyKind, Content, KindName } from "#app/cms/content/kind.ts";
import {
  type Actor,
  end,
  findEntry,
  publish,
  restore,
  trash,
  type WriteResult,
} from "#app/cms/content/lifecycle.server.ts";
import { type EntryState, entryState } from "#app/cms/content/place.server.ts";
import { purge } from "#app/cms/content/purge.server.ts";
import { kindNamed } from "#app/cms/content/registry.ts";
import { contentOf, isSameContent } from "#app/cms/content/stored.server.ts";
import { checkContent } from "#app/cms/fields/check-content.server.ts";
import { tryRecordEvent } from "#app/platform/audit/try-record-event.server.ts";
import type { Db } from "#app/platform/database/connection.server.ts";
import type { BulkFailure, Effect, ListAction, Picked } from "./bulk.ts";
import { changeFields, tagChange, tagProblem } from "./change-fields.server.ts";

/** An entry that was written: its new version and its previous state; null if it was created. */
export interface Changed {
  kind: KindName;
  id: string;
  version: number;
  before: EntryState | null;
}

export interface ChangedLine {
  kind: KindName;
  id: string;
  line: number;
  /** Its log, if it is not the kind's own. */
  of?: string;
  version: number;
  /** The row before the write, for undo; null if it was created. */
  before: object | null;
}

const OVERTAKEN = "一覧を開いたあとに変更されています。内容を確かめて、もう一度お試しください";

export interface BulkResult {
  done: number;
  failed: BulkFailure[];
  changed: Changed[];
  lines?: readonly ChangedLine[];
}

export async function performBulkAction(
  db: Db,
  action: ListAction,
  picks: readonly Picked[],
  actor: Actor,
  tag = "",
): Promise<BulkResult> {
  const result = await forEachPicked(db, picks, (entry, pick) => performIntent(db, action, entry, pick, actor, tag));
  return action === "purge" ? { ...result, changed: [] } : result;
}

export async function forEachPicked(
  db: Db,
  picks: readonly Picked[],
  act: (entry: Entry, pick: Picked) => Promise<string | null>,
): Promise<BulkResult> {
  const result: BulkResult = { done: 0, failed: [], changed: [] };
  for (const pick of picks) {
    const { kind, id } = pick;
    const [entry, before] = await Promise.all([findEntry(db, kind, id), entryState(db, kind, id)]);
    const why = entry ? await act(entry, pick) : "見つかりません";
    if (why === null) {
      result.done += 1;
      if (before) result.changed.push({ kind, id, version: pick.version + 1, before: before.state });
    } else {
      const title = entry ? contentOf(entry).title || entry.id : id;
      result.failed.push({ kind, id, title, why });
    }
  }
  return result;
}

/** Predicts what an action does to an entry, or why it is impossible, for the confirmation page. */
export function effectOf(action: ListAction, entry: Entry | undefined, pick: Picked, tag: string, now: Date): Effect {
  const why = entry ? refusalBefore(action, entry, pick, tag, now) : "見つかりません";
  return why === null ? { changes: true, words: outcomeWords(action, tag) } : { changes: false, words: why };
}

function refusalBefore(action: ListAction, entry: Entry, pick: Picked, tag: string, now: Date): string | null {
  if (entry.version !== pick.version) return OVERTAKEN;
  const refusal = refusalOf(action, entry, now);
  if (refusal) return refusal;
  if (action === "tag" || action === "untag") return tagProblem(action, tag, entry);
  if (action !== "publish") return null;
  const checked = checkContent(kindNamed(pick.kind), contentOf(entry), "publish");
  return checked.ok ? null : problemWords(kindNamed(pick.kind), checked.problems);
}

function outcomeWords(action: ListAction, tag: string): string {
  const words: Record<ListAction, string> = {
    publish: "公開",
    end: "公開終了",
    trash: "ゴミ箱",
    restore: "ゴミ箱から出る（まだ公開されません）",
    purge: "完全に消える",
    tag: `タグ「${tag}」が付く`,
    untag: `タグ「${tag}」が外れる`,
  };
  return words[action];
}

/** Returns null on success, else the reason in Japanese. */
async function performIntent(
  db: Db,
  action: ListAction,
  entry: Entry,
  pick: Picked,
  actor: Actor,
  tag: string,
): Promise<string | null> {
  const refusal = refusalOf(action, entry, actor.now);
  if (refusal) return refusal;
  const { kind, id, version } = pick;
  if (action === "publish") {
    const checked = checkContent(kindNamed(kind), contentOf(entry), "publish");
    if (!checked.ok) return problemWords(kindNamed(kind), checked.problems);
    return outcome(kind, await publish(db, kind, id, version, checked.content, null, actor));
  }
  if (action === "tag" || action === "untag") {
    return (
      tagProblem(action, tag, entry) ?? changeOne(db, { name: "tags", of: tagChange(action, tag) }, entry, pick, actor)
    );
  }
  if (action === "purge") {
    if (entry.version !== version || (await purge(db, { kind, id })) === 0) return OVERTAKEN;
    const target = `${kindNamed(kind).label}「${contentOf(entry).title || id}」`;
    await tryRecordEvent(db, { action: "entry-purged", ...actor, target });
    return null;
  }
  const act = { end, trash, restore }[action];
  return outcome(kind, await act(db, kind, id, version, actor));
}

/** Changes one field in the live, scheduled and draft contents separately, so that the draft is not published. */
export async function changeOne(
  db: Db,
  { name, of }: { name: string; of: (fields: Content["fields"]) => unknown },
  entry: Entry,
  pick: Picked,
  actor: Actor,
): Promise<string | null> {
  const contents = contentsOf(entry);
  if (contents.every(({ fields }) => isSameContent(fields[name], of(fields)))) return "すでにその内容です";
  const kind = kindNamed(pick.kind);
  const change = { fields: (fields: Content["fields"]) => ({ [name]: of(fields) }) };
  const changed = await db.transaction().execute((trx) => changeFields(trx, kind, pick, change, actor));
  if (changed.ok) return null;
  if (changed.reason === "refused") return problemWords(kind, changed.problems);
  return changed.reason === "trash" ? "ゴミ箱にあります" : OVERTAKEN;
}

function refusalOf(action: ListAction, entry: Entry, now: Date): string | null {
  if (action === "restore" || action === "purge") return entry.trashedAt ? null : "ゴミ箱にありません";
  if (entry.trashedAt) return "ゴミ箱にあります";
  if (action === "end" && !isPublishedOrScheduled(entry, now)) return "公開していません";
  if (action === "publish" && entry.plan) return "公開や公開終了の日時が入力されています。編集画面で公開してください";
  if (action === "publish" && entry.next) return "差し替えを予約しています。編集画面で確かめてください";
  if (action === "publish" && isPublishedOrScheduled(entry, now) && entry.draft === null)
    return "すでに公開中か公開予約です";
  return null;
}

export function problemWords(kind: AnyKind, problems: readonly { path: string; message: string }[]): string {
  const [first] = problems;
  const rest = problems.length > 1 ? `（ほか${problems.length - 1}件）` : "";
  return first ? `${labelAt(kind, first.path)}：${first.message}${rest}` : "入力を確かめてください";
}

function outcome(kind: KindName, written: WriteResult): string | null {
  if (written.ok) return null;
  if (written.reason === "refused") return problemWords(kindNamed(kind), written.problems);
  return written.reason === "conflict" ? OVERTAKEN : "見つかりません";
}
