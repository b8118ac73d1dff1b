// An entry as the rooms hand it around: the envelope, with its contents parsed.

import type { Content, KindName } from "./kind.ts";

export interface Entry {
  kind: KindName;
  id: string;
  version: number;
  status: "draft" | "published" | "ended";
  publishAt: string | null;
  trashedAt: string | null;
  createdAt: string;
  createdBy: string;
  updatedAt: string;
  updatedBy: string;
  live: Content | null;
  draft: Content | null;
}

/** Where an entry stands, in the words of the admin's lists. */
export type Stage = "draft" | "scheduled" | "published" | "published-with-draft" | "ended" | "trash";

export const stageLabels: Record<Stage, string> = {
  draft: "下書き",
  scheduled: "公開予約",
  published: "公開中",
  "published-with-draft": "公開中・下書きあり",
  ended: "公開終了",
  trash: "ゴミ箱",
};

export function stageOf(
  entry: Pick<Entry, "status" | "publishAt" | "trashedAt"> & { draft: unknown },
  now: Date,
): Stage {
  if (entry.trashedAt) return "trash";
  if (entry.status === "draft") return "draft";
  if (entry.status === "ended") return "ended";
  if (entry.publishAt && entry.publishAt > now.toISOString()) return "scheduled";
  return entry.draft ? "published-with-draft" : "published";
}
