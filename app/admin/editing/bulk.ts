// What can be done to many entries at once, and how a list's checkboxes name them.

import type { KindName } from "#app/content/kind.ts";

export const bulkActions = [
  { value: "publish", label: "公開する", done: "公開しました" },
  { value: "end", label: "公開終了にする", done: "公開終了にしました" },
  { value: "trash", label: "ゴミ箱へ移す", done: "ゴミ箱へ移しました" },
  { value: "restore", label: "ゴミ箱から戻す", done: "ゴミ箱から戻しました" },
] as const;

export type BulkAction = (typeof bulkActions)[number]["value"];

export interface Picked {
  kind: KindName;
  id: string;
  /** The version the list showed: what changed since is left alone. */
  version: number;
}

export interface BulkResult {
  done: number;
  failed: { kind: KindName; id: string; title: string; why: string }[];
}

/** A list's checkbox: "ball/b-2026-001@7". */
export function pickValue({ kind, id, version }: Picked): string {
  return `${kind}/${id}@${version}`;
}

export function readPicks(values: readonly unknown[], kinds: readonly KindName[]): Picked[] {
  return values.flatMap((value) => {
    const parts = /^(\w+)\/([a-z0-9-]{1,64})@(\d{1,9})$/.exec(String(value));
    const kind = kinds.find((name) => name === parts?.[1]);
    return kind && parts?.[2] ? [{ kind, id: parts[2], version: Number(parts[3]) }] : [];
  });
}
