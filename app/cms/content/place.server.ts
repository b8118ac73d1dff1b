// Writes an entry's entire state, as imports do, in the caller's transaction; adds one version and one revision.

import type { Db } from "#app/platform/database/connection.server.ts";
import type { RevisionsTable } from "#app/platform/database/schema.ts";
import { assertVisitorsUnaffected } from "./drafts-only.ts";
import type { Entry } from "./entry.ts";
import type { KindName } from "./kind.ts";
import { type Actor, findRow, recordWrite } from "./lifecycle.server.ts";
import { contentOf, entryOf } from "./stored.server.ts";
import { refuseWrite } from "./write-rules.server.ts";

export interface EntryState
  extends Pick<Entry, "status" | "publishAt" | "trashedAt" | "endAt" | "live" | "draft" | "next" | "nextAt"> {
  /** Time of the last publication of `live`. */
  liveAt: string | null;
  /** Times typed with the draft; not in import files. */
  plan?: Entry["plan"];
}

export const nothingScheduled = { trashedAt: null, endAt: null, next: null, nextAt: null } as const;

export async function entryState(db: Db, kind: KindName, id: string) {
  const row = await findRow(db, kind, id);
  if (!row) return undefined;
  const { version, updatedBy, status, publishAt, trashedAt, endAt, live, draft, next, nextAt, plan } = entryOf(row);
  const state: EntryState = {
    status,
    publishAt,
    liveAt: row.live_at,
    trashedAt,
    endAt,
    live,
    draft,
    next,
    nextAt,
    plan,
  };
  return { version, updatedBy, state };
}

/** Creates or overwrites the entry. Throws `WriteRefused` before writing if its kind rejects it. */
export async function placeEntry(trx: Db, kind: KindName, id: string, state: EntryState, actor: Actor): Promise<void> {
  const current = await entryState(trx, kind, id);
  assertVisitorsUnaffected(actor, kind, current?.state, state);
  await refuseWrite(trx, kind, { id, before: current?.state, after: state, isRevert: false });
  const content = contentOf({ kind, id, ...state });
  const timestamp = actor.now.toISOString();
  const row = {
    version: (current?.version ?? 0) + 1,
    status: state.status,
    publish_at: state.publishAt,
    trashed_at: state.trashedAt,
    updated_at: timestamp,
    updated_by: actor.by,
    title: content.title,
    live: state.live && JSON.stringify(state.live),
    live_at: state.liveAt,
    draft: state.draft && JSON.stringify(state.draft),
    next: state.next && JSON.stringify(state.next),
    next_at: state.nextAt,
    end_at: state.endAt,
    plan: state.plan ? JSON.stringify(state.plan) : null,
  };
  const placed = await trx
    .insertInto("entries")
    .values({ kind, id, created_at: timestamp, created_by: actor.by, ...row })
    .onConflict((conflict) => conflict.columns(["kind", "id"]).doUpdateSet(row))
    .returningAll()
    .executeTakeFirstOrThrow();
  await recordWrite(trx, entryOf(placed), actionOf(state, current?.state, timestamp), content);
}

function actionOf(
  { status, publishAt, trashedAt, draft, next }: EntryState,
  before: EntryState | undefined,
  now: string,
): RevisionsTable["action"] {
  if (trashedAt) return "trash";
  if (status === "ended" && before?.status !== "ended") return "end";
  if (status !== "published" || draft) return "save";
  if (next) return "schedule";
  return publishAt !== null && publishAt > now ? "schedule" : "publish";
}
