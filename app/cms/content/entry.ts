import type { Content, KindName } from "./kind.ts";

export interface Entry {
  kind: KindName;
  id: string;
  version: number;
  status: "draft" | "published" | "ended";
  publishAt: string | null;
  trashedAt: string | null;
  /** Time from which visitors no longer see it; null for no end. */
  endAt: string | null;
  createdAt: string;
  createdBy: string;
  updatedAt: string;
  updatedBy: string;
  live: Content | null;
  draft: Content | null;
  /** Replaces `live` at `nextAt`. */
  next: Content | null;
  nextAt: string | null;
  /** Form values of the times typed with the draft, applied when it is published. */
  plan: { publishAt: string; endAt: string } | null;
}

export type Stage = "draft" | "scheduled" | "published" | "published-with-draft" | "ended" | "trash";

export const stageLabels: Record<Stage, string> = {
  draft: "下書き",
  scheduled: "公開予約",
  published: "公開中",
  "published-with-draft": "公開中・下書きあり",
  ended: "公開終了",
  trash: "ゴミ箱",
};

export type Timing = Pick<Entry, "status" | "publishAt" | "trashedAt" | "endAt">;

export function contentsOf({ live, draft, next }: Pick<Entry, "live" | "draft" | "next">): Content[] {
  return [live, draft, next].filter((content) => content !== null);
}

export function hasEnded({ endAt }: Pick<Entry, "endAt">, now: Date): boolean {
  return endAt !== null && endAt <= now.toISOString();
}

/** Returns whether the entry is published, now or at a future time, and has not ended. */
export function isPublishedOrScheduled(entry: Pick<Entry, "status" | "endAt">, now: Date): boolean {
  return entry.status === "published" && !hasEnded(entry, now);
}

export function stageOf(entry: Timing & { draft: unknown }, now: Date): Stage {
  if (entry.trashedAt) return "trash";
  if (entry.status === "draft") return "draft";
  if (entry.status === "ended" || hasEnded(entry, now)) return "ended";
  if (entry.publishAt && entry.publishAt > now.toISOString()) return "scheduled";
  return entry.draft ? "published-with-draft" : "published";
}
