// Changes a few values of an existing entry without its form, in its live, scheduled and draft contents.

import { contentsOf, type Entry } from "#app/cms/content/entry.ts";
import type { AnyKind, Content, Problem } from "#app/cms/content/kind.ts";
import type { Actor } from "#app/cms/content/lifecycle.server.ts";
import { entryState, placeEntry } from "#app/cms/content/place.server.ts";
import { kindNamed, withoutPrivate } from "#app/cms/content/registry.ts";
import { problemsOfWrite } from "#app/cms/content/write-rules.server.ts";
import { checkContent, draftOf } from "#app/cms/fields/check-content.server.ts";
import type { Db } from "#app/platform/database/connection.server.ts";
import { hasTags } from "./bulk.ts";

export type Changed =
  | { ok: true }
  /** "trash": the entry is in the trash; "conflict": it was saved after `version`. */
  | { ok: false; reason: "missing" | "conflict" | "trash" }
  | { ok: false; reason: "refused"; problems: readonly Problem[] };

export interface Change {
  title?: string;
  /** New values, or a function that computes them from each content's current values. */
  fields: Values | ((fields: Values) => Values);
}

type Values = Readonly<Record<string, unknown>>;

/**
 * Adds one version and one revision; live content must still pass the publishing checks. Runs in the caller's
 * transaction.
 */
export async function changeFields(
  trx: Db,
  kind: AnyKind,
  which: { id: string; version: number },
  change: Change,
  actor: Actor,
): Promise<Changed> {
  const current = await entryState(trx, kind.name, which.id);
  if (!current) return { ok: false, reason: "missing" };
  if (current.version !== which.version) return { ok: false, reason: "conflict" };
  const { state } = current;
  if (state.trashedAt) return { ok: false, reason: "trash" };
  const live = state.live && changedContent(kind, state.live, change, state.status);
  const draft = state.draft && changedContent(kind, state.draft, change, "draft");
  const next = state.next && changedContent(kind, state.next, change, "published");
  for (const one of [live, draft, next])
    if (one && !one.ok) return { ok: false, reason: "refused", problems: one.problems };
  const contents = {
    live: live?.ok ? live.content : null,
    draft: draft?.ok ? draft.content : null,
    next: next?.ok ? next.content : null,
  };
  const isSeen = [contents.live, state.live].map((one) => JSON.stringify(one && withoutPrivate(kind, one)));
  const liveAt = isSeen[0] === isSeen[1] ? state.liveAt : actor.now.toISOString();
  const problems = await problemsOfWrite(() =>
    placeEntry(trx, kind.name, which.id, { ...state, ...contents, liveAt }, actor),
  );
  return problems.length > 0 ? { ok: false, reason: "refused", problems } : { ok: true };
}

/** Checks a content with new values, by the rules of its status. */
export function changedContent(
  kind: AnyKind,
  content: Content,
  { title = content.title, fields }: Change,
  status: Entry["status"],
) {
  const values = typeof fields === "function" ? fields(content.fields) : fields;
  const unread = Object.entries(content.unread ?? {}).filter(
    ([path]) => !(path.replace(/^(?:fields|lines)\./, "") in values),
  );
  const raw = { ...content, title, unread: Object.fromEntries(unread), fields: { ...content.fields, ...values } };
  if (status === "published") return checkContent(kind, raw, "publish");
  return status === "ended" ? checkContent(kind, raw, "draft") : draftOf(kind, raw);
}

export function tagChange(action: "tag" | "untag", tag: string) {
  return (fields: Content["fields"]) => {
    const tags = tagsIn(fields);
    return action === "tag" ? [...new Set([...tags, tag])] : tags.filter((one) => one !== tag);
  };
}

/** Returns why the tag action would change nothing; null if it would change something. */
export function tagProblem(action: "tag" | "untag", tag: string, entry: Entry): string | null {
  if (!hasTags(kindNamed(entry.kind))) return "タグのない種類です";
  const contents = contentsOf(entry);
  const isWanted = action === "tag";
  if (contents.some(({ fields }) => tagsIn(fields).includes(tag) !== isWanted)) return null;
  return isWanted ? "すでに付いています" : "付いていません";
}

function tagsIn({ tags }: Content["fields"]): readonly unknown[] {
  return Array.isArray(tags) ? tags : [];
}
