// Who may change drafts alone: nothing that visitors see, now or from some hour on.

import { data } from "react-router";
import type { RevisionsTable } from "#app/platform/database/schema.ts";
import type { Entry } from "./entry.ts";
import type { KindName } from "./kind.ts";
import { kindNamed, withoutPrivate } from "./registry.ts";

/** Why something was refused to who keeps records only. Nothing has been written. */
export const draftsOnlyWords =
  "このアカウントの権限は「記録のみ」です。公開・公開終了・ゴミ箱・設定の変更はできません。何も変更していません。";

export function draftsOnlyRefusal() {
  return data(draftsOnlyWords, { status: 403, headers: { "Cache-Control": "no-store" } });
}

/** All of an entry that decides what visitors see; private fields do not. */
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

/** Throws 403 where such an actor would do more to an entry than draft it. */
export function refuseAct(actor: { draftsOnly?: boolean }, action: RevisionsTable["action"]): void {
  if (actor.draftsOnly && !ACTS.includes(action)) throw draftsOnlyRefusal();
}

/** Throws 403 where such an actor would change more than a draft; undefined is an entry that does not exist. */
export function refuseBeyondDrafts(
  actor: { draftsOnly?: boolean },
  kind: KindName,
  before: Seen | undefined,
  after: Seen | undefined,
): void {
  if (actor.draftsOnly && seen(kind, before ?? unseen) !== seen(kind, after ?? unseen)) throw draftsOnlyRefusal();
}
