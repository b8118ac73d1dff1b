import type { Stage } from "#app/cms/content/entry.ts";
import type { AnyKind, KindName } from "#app/cms/content/kind.ts";

/** `isGrave`: hides or deletes something, so it needs confirmation. */
export const listActions = [
  { value: "publish", label: "公開する", isGrave: false },
  { value: "end", label: "公開終了にする", isGrave: true },
  { value: "trash", label: "ゴミ箱へ移す", isGrave: true },
  { value: "restore", label: "ゴミ箱から戻す", isGrave: false },
  { value: "purge", label: "完全に削除する", isGrave: true },
  { value: "tag", label: "タグを付ける", isGrave: false },
  { value: "untag", label: "タグを外す", isGrave: false },
] as const;

export type ListAction = (typeof listActions)[number]["value"];

/** Words after an action, from a list or from its own page. */
export const doneWords = {
  publish: "公開しました",
  end: "公開終了にしました",
  trash: "ゴミ箱へ移しました",
  restore: "ゴミ箱から戻しました（まだ公開されていません）",
  purge: "完全に削除しました",
  tag: "件にタグを付けました",
  untag: "件からタグを外しました",
  field: "変更しました",
  csv: "表から読み込みました",
  feed: "匹の記録を保存しました",
  weigh: "匹の体重を記録しました",
  sale: "匹の販売状態と価格を保存しました",
  clutch: "記録しました",
  hatch: "匹の個体を作りました",
  season: "記録しました",
  pair: "組の記録を保存しました",
  prove: "匹の遺伝子型を書き換えました",
};

export type BulkAction = keyof typeof doneWords;

export const NONE_CHOSEN = "何も選ばれていません。一覧で選んでから、もう一度押してください。";

export const UNDO_GONE = "時間がたったため、まとめて元に戻せなくなりました。必要なものは、1つずつ直してください。";

export const PURGE_WORDS = "完全に削除";

/** Returns null if the words were typed. */
export function purgeProblem(typed: unknown): string | null {
  const words = typeof typed === "string" ? typed.normalize("NFKC").replaceAll(/[\s「」]/g, "") : "";
  if (words === PURGE_WORDS) return null;
  return `${words && `「${words.slice(0, 40)}」ではなく、`}「${PURGE_WORDS}」と入力してください。`;
}

export function hasTags({ fields }: Pick<AnyKind, "fields">): boolean {
  return fields.tags?.type === "words";
}

export interface Picked {
  kind: KindName;
  id: string;
  /** Version shown in the list; entries changed since are skipped. */
  version: number;
}

export interface BulkFailure {
  kind: KindName;
  id: string;
  title: string;
  why: string;
}

export interface BulkOutcome {
  token: string;
  action: BulkAction;
  done: number;
  counter: string;
  /** How many entries were created; null if not counted separately. */
  made: number | null;
  lines: readonly number[];
  failed: readonly BulkFailure[];
  isUndone: boolean;
  /** References to restored entries that are not public yet. */
  left: readonly Referrer[];
}

export interface Effect {
  /** False if the action is impossible or changes nothing; `words` gives the reason. */
  changes: boolean;
  words: string;
}

export interface BulkQuestion {
  action: ListAction;
  picks: readonly (Picked & { title: string; stage: Stage | null; foreseen: Effect })[];
  tag: string;
  /** Entries outside the selection that reference the selected ones. */
  referrers: readonly Referrer[];
  problem?: string;
}

/** Maximum number of referrers listed. */
export const REFERRERS_MAX = 100;

export interface Referrer {
  kind: KindName;
  id: string;
  title: string;
  /** Label of the referencing field. */
  label: string;
  /** Referenced entry: "kind/id". */
  to: string;
}

const PICKS_MAX = 100;

/** Checkbox value: "ball/b-2026-001@7". */
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

// Field types that can be bulk edited: those with a single plain value.

const plain: ReadonlySet<string> = new Set("choice text long-text date number flag reference".split(" "));

/**
 * Returns the fields that can be bulk edited, in form order, except the unique one. Without the right to publish, only
 * private fields with a bulk page, such as a snake's rack.
 */
export function bulkFields(
  { groups, fields, identity, bulkPages = [] }: Pick<AnyKind, "groups" | "fields" | "identity" | "bulkPages">,
  mayPublish: boolean,
): string[] {
  const isOpen = (name: string) =>
    mayPublish || (fields[name]?.private === true && bulkPages.some(({ field }) => field === name));
  return groups
    .flatMap((group) => group.fields)
    .filter((name) => plain.has(fields[name]?.type ?? "") && name !== identity?.field && isOpen(name));
}
