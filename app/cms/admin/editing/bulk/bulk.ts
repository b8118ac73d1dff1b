// Bulk actions, and the names of a list's checkboxes.

import type { Stage } from "#app/cms/content/entry.ts";
import type { AnyKind, KindName } from "#app/cms/content/kind.ts";

/** `isGrave`: takes something away from visitors, so it is confirmed first. */
export const bulkActions = [
  { value: "publish", label: "公開する", done: "公開しました", isGrave: false },
  { value: "end", label: "公開終了にする", done: "公開終了にしました", isGrave: true },
  { value: "trash", label: "ゴミ箱へ移す", done: "ゴミ箱へ移しました", isGrave: true },
  { value: "restore", label: "ゴミ箱から戻す", done: "ゴミ箱から戻しました（まだ公開されていません）", isGrave: false },
  { value: "purge", label: "完全に削除する", done: "完全に削除しました", isGrave: true },
  { value: "tag", label: "タグを付ける", done: "タグを付けました", isGrave: false },
  { value: "untag", label: "タグを外す", done: "タグを外しました", isGrave: false },
  // On a page of its own, which asks for the field and its value.
  { value: "field", label: "項目を変更する", done: "変更しました", isGrave: false },
  // On pages of a kind's own, for many at once.
  { value: "csv", label: "CSVを読み込む", done: "CSVから書き込みました", isGrave: false },
  { value: "feed", label: "まとめて記録する", done: "匹の記録を保存しました", isGrave: false },
  { value: "weigh", label: "まとめて量る", done: "匹の体重を記録しました", isGrave: false },
  { value: "sale", label: "販売状態と価格を変える", done: "匹の販売状態と価格を保存しました", isGrave: false },
  { value: "clutch", label: "卵とハッチの記録", done: "記録しました", isGrave: false },
  { value: "hatch", label: "個体をまとめて作る", done: "匹の個体を作りました", isGrave: false },
  { value: "season", label: "経過をまとめて書く", done: "記録しました", isGrave: false },
  { value: "pair", label: "今夜のペアを記録する", done: "組の記録を保存しました", isGrave: false },
  { value: "prove", label: "ヘテロを証明済みにする", done: "匹の遺伝子型を書き換えました", isGrave: false },
] as const;

export type BulkAction = (typeof bulkActions)[number]["value"];

const ownPageActions = ["field", "csv", "feed", "weigh", "sale", "clutch", "hatch", "season", "pair", "prove"] as const;
type OwnPageAction = (typeof ownPageActions)[number];

/** Actions of each list. */
export type ListAction = Exclude<BulkAction, OwnPageAction>;

export function isListAction(action: BulkAction): action is ListAction {
  return !ownPageActions.some((one) => one === action);
}

/** Word to type before something is deleted for good. */
export const PURGE_WORDS = "完全に削除";

export function isPurgeConfirmed(typed: unknown): boolean {
  return typeof typed === "string" && typed.normalize("NFKC").replaceAll(/[\s「」]/g, "") === PURGE_WORDS;
}

/** Whether entries of a kind carry tags, which can be put on many and taken off. */
export function hasTags({ fields }: Pick<AnyKind, "fields">): boolean {
  return fields.tags?.type === "words";
}

export interface Picked {
  kind: KindName;
  id: string;
  /** The version the list showed: what changed since is left alone. */
  version: number;
}

export interface BulkFailure {
  kind: KindName;
  id: string;
  title: string;
  why: string;
}

/** Outcome of a bulk action, for the next page. */
export interface BulkOutcome {
  token: string;
  action: BulkAction;
  done: number;
  /** How many of them were not there before; null where it is not distinguished. */
  made: number | null;
  /** The lines of an entry's log that it wrote. */
  lines: readonly number[];
  failed: readonly BulkFailure[];
  /** Taken back since. */
  isUndone: boolean;
  /** References to entries restored from the trash, while visitors do not see them. */
  left: readonly Referrer[];
}

/** Effect of an action on one entry. */
export interface Foreseen {
  /** False where it cannot be done, or changes nothing: the words say why. */
  changes: boolean;
  words: string;
}

/** Data of the confirmation of a bulk action that hides something from visitors. */
export interface BulkQuestion {
  action: BulkAction;
  picks: readonly (Picked & { title: string; stage: Stage | null; foreseen: Foreseen })[];
  /** The tag to put on or take off. */
  tag: string;
  /** Entries that refer to the chosen ones and are not chosen themselves. */
  referrers: readonly Referrer[];
  /** Problem with the confirmation. */
  problem?: string;
}

/** As many are named. */
export const REFERRERS_MAX = 100;

/** An entry that names another. */
export interface Referrer {
  kind: KindName;
  id: string;
  title: string;
  /** The field that names it. */
  label: string;
  /** Whom it names: "kind/id". */
  to: string;
}

/** As many as a page shows, and room for a second. */
const PICKS_MAX = 100;

/** A list's checkbox: "ball/b-2026-001@7". */
export function pickValue({ kind, id, version }: Picked): string {
  return `${kind}/${id}@${version}`;
}

export function readPicks(values: readonly unknown[], kinds: readonly KindName[]): Picked[] {
  return values.slice(0, PICKS_MAX).flatMap((value) => {
    const parts = /^(\w+)\/([a-z0-9-]{1,64})@(\d{1,9})$/.exec(String(value));
    const kind = kinds.find((name) => name === parts?.[1]);
    return kind && parts?.[2] ? [{ kind, id: parts[2], version: Number(parts[3]) }] : [];
  });
}

// Which fields can be changed for many entries at once: those with one plain value.

const plain: ReadonlySet<string> = new Set("choice text long-text date number flag reference".split(" "));

/**
 * Names of the fields that can be changed for many entries at once, in the form's order; the unique one is left out. Without the right
 * to publish only private fields with a bulk page of their own, such as a snake's rack.
 */
export function fieldsForMany(
  { groups, fields, identity, bulkPages = [] }: Pick<AnyKind, "groups" | "fields" | "identity" | "bulkPages">,
  mayPublish: boolean,
): string[] {
  const isOpen = (name: string) =>
    mayPublish || (fields[name]?.private === true && bulkPages.some(({ field }) => field === name));
  return groups
    .flatMap((group) => group.fields)
    .filter((name) => plain.has(fields[name]?.type ?? "") && name !== identity?.field && isOpen(name));
}
