import { data } from "react-router";
import type { RevisionsTable } from "#app/platform/database/schema.ts";
import type { Entry } from "./entry.ts";
import type { KindName } from "./kind.ts";
import { kindNamed, withoutPrivate } from "./registry.ts";

/** Error for such accounts; nothing was written. */
export const draftsOnlyWords =
  "このアカウントの権限は「記録のみ」です。公開・公開終了・ゴミ箱の操作と、設定の変更はできません。何も変更していません。必要なときは、ほかの管理者に頼んでください。";

export function draftsOnlyRefusal() {
  return data(draftsOnlyWords, { status: 403, headers: { "Cache-Control": "no-store" } });
}

/** Everything that affects what visitors see, now or later. */
type Visibility = Pick<Entry, "status" | "publishAt" | "trashedAt" | "endAt" | "live" | "next" | "nextAt">;

const hidden: Visibility = {
  status: "draft",
  publishAt: null,
  trashedAt: null,
  endAt: null,
  live: null,
  next: null,
  nextAt: null,
};

function keyOf(name: KindName, { status, publishAt, trashedAt, endAt, live, next, nextAt }: Visibility): string {
  const contents = [live, next].map((content) => content && withoutPrivate(kindNamed(name), content));
  return JSON.stringify([status, publishAt, trashedAt, endAt, ...contents, nextAt]);
}

const DRAFT_ACTIONS: readonly RevisionsTable["action"][] = ["save", "revert", "discard"];

/** Throws a 403 if a drafts-only actor tries another action. */
export function assertActionAllowed(actor: { draftsOnly?: boolean }, action: RevisionsTable["action"]): void {
  if (actor.draftsOnly && !DRAFT_ACTIONS.includes(action)) throw draftsOnlyRefusal();
}

/** Throws a 403 if a drafts-only actor would change what visitors see; undefined is a missing entry. */
export function assertVisitorsUnaffected(
  actor: { draftsOnly?: boolean },
  kind: KindName,
  before: Visibility | undefined,
  after: Visibility | undefined,
): void {
  if (actor.draftsOnly && keyOf(kind, before ?? hidden) !== keyOf(kind, after ?? hidden)) throw draftsOnlyRefusal();
}
