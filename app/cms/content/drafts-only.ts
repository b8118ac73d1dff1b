import { data } from "react-router";
import type { RevisionsTable } from "#app/platform/database/schema.ts";
import type { Entry } from "./entry.ts";
import type { KindName } from "./kind.ts";
import { kindNamed, withoutPrivate } from "./registry.ts";

/** Error for such accounts; nothing was written. */
export const draftsOnlyWords =
  "このアカウントの権限は「記録のみ」です。公開・公開終了・ゴミ箱・設定の変更はできません。何も変更していません。";

export function draftsOnlyRefusal() {
  return data(draftsOnlyWords, { status: 403, headers: { "Cache-Control": "no-store" } });
}

/** Everything that affects what visitors see, now or later. */
type Seen = Pick<Entry, "status" | "publishAt" | "trashedAt" | "endAt" | "live" | "next" | "nextAt">;

const unseen: Seen = {
  status: "draft",
  publishAt: null,
  trashedAt: null,
  endAt: null,
  live: null,
  next: null,
  nextAt: null,
};

function seen(name: KindName, { status, publishAt, trashedAt, endAt, live, next, nextAt }: Seen): string {
  const contents = [live, next].map((content) => content && withoutPrivate(kindNamed(name), content));
  return JSON.stringify([status, publishAt, trashedAt, endAt, ...contents, nextAt]);
}

const ACTS: readonly RevisionsTable["action"][] = ["save", "revert", "discard"];

/** Throws a 403 if a drafts-only actor tries another action. */
export function refuseAct(actor: { draftsOnly?: boolean }, action: RevisionsTable["action"]): void {
  if (actor.draftsOnly && !ACTS.includes(action)) throw draftsOnlyRefusal();
}

/** Throws a 403 if a drafts-only actor would change what visitors see; undefined is a missing entry. */
export function refuseBeyondDrafts(
  actor: { draftsOnly?: boolean },
  kind: KindName,
  before: Seen | undefined,
  after: Seen | undefined,
): void {
  if (actor.draftsOnly && seen(kind, before ?? unseen) !== seen(kind, after ?? unseen)) throw draftsOnlyRefusal();
}
