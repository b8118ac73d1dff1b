// Row changes and history labels of each lifecycle step. Pure functions.

import type { EntriesTable, RevisionsTable } from "#app/platform/database/schema.ts";
import { type Entry, isPublishedOrScheduled, stageOf } from "./entry.ts";
import type { Content } from "./kind.ts";
import { isPublicEntry } from "./public.server.ts";
import { contentOf } from "./stored.server.ts";

export interface Change {
  action: RevisionsTable["action"];
  content: Content;
  set: Partial<EntriesTable>;
}

const NO_NEXT = { next: null, next_at: null };

/** Publishes now or at `publishAt`; for an entry that is already public, schedules a replacement. */
export function published(
  entry: Entry,
  time: Date,
  content: Content,
  publishAt: string | null,
  endAt: string | null | undefined,
): Change {
  const now = time.toISOString();
  const isOut = isPublishedOrScheduled(entry, time);
  const common = {
    status: "published" as const,
    end_at: endAt === undefined ? (isOut ? entry.endAt : null) : endAt,
    draft: null,
    plan: null,
  };
  if (publishAt !== null && publishAt > now && isPublicEntry(entry, time)) {
    const next = { next: JSON.stringify(content), next_at: publishAt };
    return { action: "schedule", content, set: { ...common, ...next } };
  }
  const at = publishAt ?? (isOut ? entry.publishAt : null) ?? now;
  return {
    action: at > now ? "schedule" : "publish",
    content,
    set: { ...common, ...NO_NEXT, publish_at: at, live: JSON.stringify(content), live_at: now },
  };
}

export function ended(entry: Entry, now: Date): Change {
  return {
    action: stageOf(entry, now) === "scheduled" ? "unschedule" : "end",
    content: contentOf(entry),
    set: hidden(entry, now),
  };
}

export function unscheduled(entry: Entry, now: Date): Change {
  return {
    action: "unschedule",
    content: contentOf(entry),
    set: entry.next
      ? { draft: JSON.stringify(entry.draft ?? entry.next), ...NO_NEXT }
      : stageOf(entry, now) === "scheduled"
        ? hidden(entry, now)
        : {},
  };
}

export function withoutDraft(entry: Entry): Change {
  const left = entry.next ?? entry.live;
  return {
    action: "discard",
    content: left ?? contentOf(entry),
    set: left ? { draft: null, plan: null } : {},
  };
}

export function trashed(entry: Entry, now: Date): Change {
  return { action: "trash", content: contentOf(entry), set: { trashed_at: now.toISOString() } };
}

export function restored(entry: Entry, now: Date): Change {
  return { action: "restore", content: contentOf(entry), set: { trashed_at: null, ...hidden(entry, now) } };
}

/** Hides the entry: ended, or a draft if it was never public. Drops scheduled changes. */
function hidden({ status, publishAt, live, draft, next }: Entry, now: Date): Partial<EntriesTable> {
  const work = draft ?? next;
  if (status === "published" && publishAt !== null && publishAt > now.toISOString()) {
    const content = JSON.stringify(work ?? live);
    return { status: "draft", publish_at: null, end_at: null, live: null, live_at: null, draft: content, ...NO_NEXT };
  }
  return { status: live ? "ended" : "draft", end_at: null, draft: work && JSON.stringify(work), ...NO_NEXT };
}
