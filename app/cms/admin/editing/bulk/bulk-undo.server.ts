// Bulk action results, kept for a day for the result message and undo.

import { randomBytes } from "node:crypto";
import { referrersOf } from "#app/cms/admin/editing/checks/references.server.ts";
import { assertVisitorsUnaffected } from "#app/cms/content/drafts-only.ts";
import { type Actor, titleOf } from "#app/cms/content/lifecycle.server.ts";
import { type EntryState, entryState, placeEntry } from "#app/cms/content/place.server.ts";
import { hasRecords, removeEntries } from "#app/cms/content/purge.server.ts";
import { counterOf, kindNamed } from "#app/cms/content/registry.ts";
import { contentOf } from "#app/cms/content/stored.server.ts";
import { problemsOfWrite } from "#app/cms/content/write-rules.server.ts";
import type { Db } from "#app/platform/database/connection.server.ts";
import { type BulkResult, type Changed, type ChangedLine, problemWords } from "./bulk.server.ts";
import { type BulkAction, type BulkFailure, type BulkOutcome, doneWords, type Referrer } from "./bulk.ts";

const KEPT_MS = 86_400_000;

/** Stores the result and returns the token the next page looks it up by. */
export async function storeBulkResult(
  db: Db,
  action: BulkAction,
  { done, failed, changed, lines = [] }: BulkResult,
  actor: Actor,
): Promise<string> {
  const token = randomBytes(12).toString("base64url");
  await db
    .insertInto("bulk_results")
    .values({
      token,
      at: actor.now.toISOString(),
      by: actor.by,
      action,
      done,
      failed: JSON.stringify(failed),
      changed: JSON.stringify([...changed, ...lines]),
      undone_at: null,
    })
    .execute();
  return token;
}

/** Updates the stored versions after a result page edits its log lines again, so that undo still covers them. */
export async function updateChangedLines(trx: Db, token: string, lines: readonly ChangedLine[]): Promise<void> {
  const row = await trx.selectFrom("bulk_results").select("changed").where("token", "=", token).executeTakeFirst();
  const changed: (Changed | ChangedLine)[] = JSON.parse(row?.changed ?? "[]");
  const renewed = changed.map((one) => {
    const later = isEntry(one) ? undefined : lines.find(({ id, line }) => id === one.id && line === one.line);
    return later ? { ...one, version: later.version } : one;
  });
  await trx
    .updateTable("bulk_results")
    .set({ changed: JSON.stringify(renewed) })
    .where("token", "=", token)
    .execute();
}

export async function bulkOutcome(db: Db, token: string | null): Promise<BulkOutcome | undefined> {
  if (!token) return undefined;
  const row = await db
    .selectFrom("bulk_results")
    .select(["token", "action", "done", "failed", "changed", "undone_at"])
    .where("token", "=", token)
    .executeTakeFirst();
  if (!row || !Object.hasOwn(doneWords, row.action)) return undefined;
  const action = row.action as BulkAction;
  const changed: (Changed | ChangedLine)[] = JSON.parse(row.changed);
  const left = action === "restore" ? await leftBehind(db, changed.filter(isEntry)) : [];
  const isUndone = row.undone_at !== null;
  const made = action === "csv" && !isUndone ? changed.filter(({ before }) => before === null).length : null;
  const lines = changed.flatMap((one) => (isEntry(one) ? [] : [one.line]));
  const failed: BulkFailure[] = JSON.parse(row.failed);
  const counter = lines.length > 0 ? "件" : counterOf([...changed.filter(isEntry), ...failed].map(({ kind }) => kind));
  return { token, action, done: row.done, counter, made, lines, failed, isUndone, left };
}

/** Returns references to restored entries that are not public yet: those links stay dead until they are published. */
async function leftBehind(db: Db, changed: readonly Changed[]): Promise<Referrer[]> {
  const hidden = await Promise.all(
    changed.map(async ({ kind, id }) => {
      const entry = await entryState(db, kind, id);
      return entry && entry.state.status !== "published" && !entry.state.trashedAt ? [{ kind, id }] : [];
    }),
  );
  return referrersOf(db, hidden.flat());
}

function isEntry(one: Changed | ChangedLine): one is Changed {
  return !("line" in one);
}

/** Restores one log line. Returns null on success, else the reason in Japanese. */
export type UndoLine = (trx: Db, line: ChangedLine, actor: Actor) => Promise<string | null>;

/** Rolls back an undo to repeat it without the lines of created entries that cannot be removed. */
class StillThere extends Error {
  readonly kept: readonly Changed[];

  constructor(kept: readonly Changed[]) {
    super("created entries remain");
    this.kept = kept;
  }
}

/**
 * Undoes the action on entries that are unchanged since; lists the others as failures. Idempotent. Returns false for an
 * unknown token. `undoLine` belongs to the page that wrote the log. `kept`: created entries that remain, with their lines
 * and those of other kinds about them.
 */
export async function undoBulk(
  db: Db,
  token: string,
  actor: Actor,
  undoLine?: UndoLine,
  kept: readonly Changed[] = [],
): Promise<boolean> {
  try {
    return await db.transaction().execute((trx) => undoWithin(trx, token, actor, undoLine, kept));
  } catch (error) {
    if (error instanceof StillThere) return undoBulk(db, token, actor, undoLine, error.kept);
    throw error;
  }
}

async function undoWithin(
  trx: Db,
  token: string,
  actor: Actor,
  undoLine: UndoLine | undefined,
  kept: readonly Changed[],
): Promise<boolean> {
  // A concurrent undo waits on this row and then finds it done.
  const taken = await trx
    .updateTable("bulk_results")
    .set({ undone_at: actor.now.toISOString() })
    .where("token", "=", token)
    .where("undone_at", "is", null)
    .returning("changed")
    .executeTakeFirst();
  if (!taken) {
    const row = await trx.selectFrom("bulk_results").select("token").where("token", "=", token).executeTakeFirst();
    return row !== undefined;
  }
  const changed: (Changed | ChangedLine)[] = JSON.parse(taken.changed);
  const failed: BulkFailure[] = [];
  const remaining: Changed[] = [];
  /** Entries, if there are any: the lines of a created snake go with it. */
  let done = 0;
  // Lines first, as a created snake can only be deleted without lines; then in reverse order of creation.
  const entries = changed.filter(isEntry).reverse();
  const lines = changed.filter((one) => !isEntry(one)).reverse();
  for (const one of [...lines.filter((line) => !kept.some((entry) => isSameEntry(entry, line))), ...entries]) {
    const why = isEntry(one)
      ? await undoEntry(trx, one, entries, actor)
      : kept.some(({ kind }) => kind !== one.kind)
        ? "一緒に作ったものが残っています"
        : ((await undoLine?.(trx, one, actor)) ?? (undoLine ? null : "この一覧からは元に戻せません"));
    const { kind, id } = one;
    if (why !== null) failed.push({ kind, id, title: await titleBefore(trx, one), why });
    else if (isEntry(one) || entries.length === 0) done += 1;
    if (why !== null && isEntry(one) && one.before === null) remaining.push(one);
  }
  if (lines.length > 0 && remaining.length > kept.length) throw new StillThere(remaining);
  await trx
    .updateTable("bulk_results")
    .set({ done, failed: JSON.stringify(failed), changed: "[]" })
    .where("token", "=", token)
    .execute();
  return true;
}

function isSameEntry(one: { kind: string; id: string }, other: { kind: string; id: string }): boolean {
  return one.kind === other.kind && one.id === other.id;
}

async function undoEntry(
  trx: Db,
  { kind, id, version, before }: Changed,
  batch: readonly Changed[],
  actor: Actor,
): Promise<string | null> {
  const current = await entryState(trx, kind, id);
  if (!current) return "もうありません";
  if (current.version !== version) return "そのあとに変更されています";
  if (before) {
    const problems = await problemsOfWrite(() => placeEntry(trx, kind, id, before, actor));
    return problems.length > 0 ? problemWords(kindNamed(kind), problems) : null;
  }
  if (await hasRecords(trx, kind, id)) return "そのあとに記録が付いています";
  const referrers = await referrersOf(trx, [{ kind, id }]);
  if (referrers.some((one) => !batch.some((other) => isSameEntry(one, other))))
    return "そのあとに、ほかの記録から選ばれています";
  assertVisitorsUnaffected(actor, kind, current.state, undefined);
  await removeEntries(trx, [{ kind, id }]);
  return null;
}

async function titleBefore(trx: Db, { kind, id, before }: Changed | ChangedLine): Promise<string> {
  if (before && "live" in before) return contentOf({ kind, id, ...(before as EntryState) }).title || id; // only entries have it
  return titleOf(trx, kind, id);
}

export async function purgeBulkResults(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom("bulk_results")
    .where("at", "<", new Date(now.getTime() - KEPT_MS).toISOString())
    .execute();
}
