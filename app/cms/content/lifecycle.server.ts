// Entry lifecycle. Every write is a compare-and-swap on the version and adds a revision.

import { raiseGeneration } from "#app/platform/cache/generation-cache.server.ts";
import type { Db } from "#app/platform/database/connection.server.ts";
import type { RevisionsTable } from "#app/platform/database/schema.ts";
import { assertActionAllowed } from "./drafts-only.ts";
import type { Entry } from "./entry.ts";
import { type Change, ended, published, restored, trashed, unscheduled, withoutDraft } from "./entry-changes.server.ts";
import { type Content, ID_PATTERN, type KindName, type Problem } from "./kind.ts";
import { kindNamed, withPersonalDataOf } from "./registry.ts";
import { updateIndexes } from "./reindex/search-keys.server.ts";
import { contentOf, contentOfJson, entryOf, isSameContent } from "./stored.server.ts";
import { refuseWrite, WriteRefused } from "./write-rules.server.ts";

export interface Actor {
  /** E-mail address, or "starter". */
  by: string;
  now: Date;
  /** Restricted to drafts: other writes throw. */
  draftsOnly?: boolean;
}

export type WriteResult =
  | { ok: true; entry: Entry }
  | { ok: false; reason: "missing" | "taken" | "bad-id" }
  /** Saved by someone else first: `entry` is the stored state. */
  | { ok: false; reason: "conflict"; entry: Entry }
  /** Rejected by the kind's write rules (`write-rules.server.ts`). */
  | { ok: false; reason: "refused"; problems: readonly Problem[] };

export function findRow(db: Db, kind: KindName, id: string) {
  return db.selectFrom("entries").selectAll().where("kind", "=", kind).where("id", "=", id).executeTakeFirst();
}

export async function findEntry(db: Db, kind: KindName, id: string): Promise<Entry | undefined> {
  const row = await findRow(db, kind, id);
  return row && entryOf(row);
}

/** Returns those that exist, in any state. */
export async function findEntries(db: Db, kind: KindName, ids: Iterable<string>): Promise<Entry[]> {
  const entries = db.selectFrom("entries").selectAll().where("kind", "=", kind);
  return (await entries.where("id", "in", ["", ...new Set(ids)]).execute()).map(entryOf);
}

/** Returns the title, or the id if it is empty. */
export async function titleOf(db: Db, kind: KindName, id: string): Promise<string> {
  const entry = db.selectFrom("entries").select("title").where("kind", "=", kind).where("id", "=", id);
  return (await entry.executeTakeFirst())?.title || id;
}

/** Returns the same by id, without missing entries. */
export async function titlesOf(db: Db, kind: KindName, ids: Iterable<string>): Promise<ReadonlyMap<string, string>> {
  const entries = db.selectFrom("entries").select(["id", "title"]).where("kind", "=", kind);
  const rows = await entries.where("id", "in", ["", ...new Set(ids)]).execute();
  return new Map(rows.map(({ id, title }) => [id, title || id]));
}

export async function contentAt(db: Db, kind: KindName, id: string, version: number): Promise<Content | undefined> {
  const revision = await db
    .selectFrom("revisions")
    .select("content")
    .where("kind", "=", kind)
    .where("id", "=", id)
    .where("version", "=", version)
    .executeTakeFirst();
  return revision && contentOfJson(kind, revision.content);
}

/** Publication of a new entry; immediate if `publishAt` is null. */
export interface Publication {
  publishAt: string | null;
  endAt?: string | null;
}

/** Creates a draft; with `appearance` publishes it in the same write. The id is permanent, as it is the URL. */
export async function createEntry(
  db: Db,
  kind: KindName,
  id: string,
  content: Content,
  actor: Actor,
  plan: Entry["plan"] = null,
  appearance?: Publication,
): Promise<WriteResult> {
  if (!ID_PATTERN.test(id)) return { ok: false, reason: "bad-id" };
  const timestamp = actor.now.toISOString();
  return inTransaction(db, async (trx) => {
    const inserted = await trx
      .insertInto("entries")
      .values({
        kind,
        id,
        version: 1,
        status: "draft",
        publish_at: null,
        trashed_at: null,
        created_at: timestamp,
        created_by: actor.by,
        updated_at: timestamp,
        updated_by: actor.by,
        title: content.title,
        live: null,
        live_at: null,
        draft: JSON.stringify(content),
        next: null,
        next_at: null,
        end_at: null,
        plan: plan && JSON.stringify(plan),
      })
      .onConflict((conflict) => conflict.columns(["kind", "id"]).doNothing())
      .returningAll()
      .executeTakeFirst();
    if (!inserted) return { ok: false, reason: "taken" };
    await refuseWrite(trx, kind, { id, before: undefined, after: entryOf(inserted), isRevert: false });
    const created = await recordWrite(trx, entryOf(inserted), "save", content);
    if (!appearance) return created;
    const { publishAt, endAt } = appearance;
    return writeWithin(trx, kind, id, 1, actor, (entry) => published(entry, actor.now, content, publishAt, endAt));
  });
}

/** How long the same form again is a double tap. */
export const REPEATED_SUBMIT_MS = 20_000;

/** Returns the entry that the same form made a moment ago: without JavaScript a double tap posts it twice. */
export async function findJustCreated(db: Db, kind: KindName, content: Content, actor: Actor) {
  const rows = await db
    .selectFrom("entries")
    .selectAll()
    .where("kind", "=", kind)
    .where("created_by", "=", actor.by)
    .where("updated_at", ">", new Date(actor.now.getTime() - REPEATED_SUBMIT_MS).toISOString())
    .orderBy("updated_at", "desc")
    .execute();
  return rows.map(entryOf).find((entry) => isUntouchedDuplicate(entry, content));
}

/** Returns whether an entry is still as a form with this content made it. */
export function isUntouchedDuplicate(entry: Entry, content: Content): boolean {
  return entry.version <= 2 && content.title !== "" && isSameContent(contentOf(entry), content);
}

/** Saves a draft and the times typed with it. Visitors see no change. */
export function saveDraft(
  db: Db,
  kind: KindName,
  id: string,
  version: number,
  content: Content,
  actor: Actor,
  plan: Entry["plan"] = null,
): Promise<WriteResult> {
  return write(db, kind, id, version, actor, () => ({
    action: "save",
    content,
    set: { draft: JSON.stringify(content), plan: plan && JSON.stringify(plan) },
  }));
}

/**
 * Publishes the content, now or at `publishAt`; until then existing public content stays. A published entry keeps its
 * publish time unless one is given, and its end unless `endAt` is.
 */
export function publish(
  db: Db,
  kind: KindName,
  id: string,
  version: number,
  content: Content,
  publishAt: string | null,
  actor: Actor,
  endAt?: string | null,
): Promise<WriteResult> {
  return write(db, kind, id, version, actor, (entry) => published(entry, actor.now, content, publishAt, endAt));
}

/** 公開終了: hides the entry and keeps its content. A scheduled entry becomes a draft. */
export const end = step(ended);
/** Cancels a scheduled change: it becomes the draft; live content stays. */
export const unschedule = step(unscheduled);
/** Discards a draft on top of published content. It stays in the history. */
export const discardDraft = step(withoutDraft);
export const trash = step(trashed);
/** Restores from the trash as draft or ended, never as public. */
export const restore = step(restored);

function step(change: (entry: Entry, now: Date) => Change) {
  return (db: Db, kind: KindName, id: string, version: number, actor: Actor): Promise<WriteResult> =>
    write(db, kind, id, version, actor, (entry) => change(entry, actor.now));
}

export async function revert(
  db: Db,
  kind: KindName,
  id: string,
  version: number,
  revision: number,
  actor: Actor,
  adaptOld: (content: Content) => Content = (content) => content,
): Promise<WriteResult> {
  const old = await contentAt(db, kind, id, revision);
  if (!old) return { ok: false, reason: "missing" };
  const before = adaptOld(old);
  return write(db, kind, id, version, actor, (entry) => {
    const content = withPersonalDataOf(kindNamed(kind), before, contentOf(entry));
    return { action: "revert", content, set: { draft: JSON.stringify(content) } };
  });
}

/** Writes an entry; fails with "conflict" if the version differs. */
function write(db: Db, ...rest: Write): Promise<WriteResult> {
  return inTransaction(db, (trx) => writeWithin(trx, ...rest));
}

async function inTransaction(db: Db, work: (trx: Db) => Promise<WriteResult>): Promise<WriteResult> {
  try {
    return await db.transaction().execute(work);
  } catch (error) {
    if (error instanceof WriteRefused) return { ok: false, reason: "refused", problems: error.problems };
    throw error;
  }
}

type Write = [kind: KindName, id: string, version: number, actor: Actor, change: (entry: Entry) => Change];

async function writeWithin(trx: Db, ...[kind, id, version, actor, change]: Write): Promise<WriteResult> {
  const entry = await findEntry(trx, kind, id);
  if (!entry) return { ok: false, reason: "missing" };
  if (entry.version !== version) return { ok: false, reason: "conflict", entry };
  const { action, content, set } = change(entry);
  assertActionAllowed(actor, action);
  const row = await trx
    .updateTable("entries")
    .set({
      ...set,
      title: content.title,
      version: version + 1,
      updated_at: actor.now.toISOString(),
      updated_by: actor.by,
    })
    .where("kind", "=", kind)
    .where("id", "=", id)
    .where("version", "=", version)
    .returningAll()
    .executeTakeFirst();
  if (!row) {
    const now = await findEntry(trx, kind, id);
    return now ? { ok: false, reason: "conflict", entry: now } : { ok: false, reason: "missing" };
  }
  const after = entryOf(row);
  await refuseWrite(trx, kind, { id, before: entry, after, isRevert: action === "revert" });
  return recordWrite(trx, after, action, content);
}

/** Updates revision, list keys, search index and content generation, in the write's transaction. */
export async function recordWrite(
  trx: Db,
  entry: Entry,
  action: RevisionsTable["action"],
  content: Content,
): Promise<WriteResult> {
  await trx
    .insertInto("revisions")
    .values({
      kind: entry.kind,
      id: entry.id,
      version: entry.version,
      at: entry.updatedAt,
      by: entry.updatedBy,
      action,
      content: JSON.stringify(withPersonalDataOf(kindNamed(entry.kind), content)),
    })
    .execute();
  await updateIndexes(trx, entry);
  await raiseGeneration(trx);
  return { ok: true, entry };
}
