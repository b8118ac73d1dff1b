import { redirect } from "react-router";
import type { ChangedLine } from "#app/cms/admin/editing/bulk/bulk.server.ts";
import type { BulkAction, BulkOutcome } from "#app/cms/admin/editing/bulk/bulk.ts";
import { bulkOutcome, storeBulkResult, type UndoLine, undoBulk } from "#app/cms/admin/editing/bulk/bulk-undo.server.ts";
import type { Actor } from "#app/cms/content/lifecycle.server.ts";
import { undoEvent } from "#app/collection/season/season-log.server.ts";
import type { Db } from "#app/platform/database/connection.server.ts";
import { undoLine } from "./care-log.server.ts";

/** Stores the result in the writing transaction and returns its token; null if nothing was written. */
export async function storeBulkLines(
  trx: Db,
  action: BulkAction,
  done: number,
  lines: readonly ChangedLine[],
  actor: Actor,
): Promise<string | null> {
  if (lines.length === 0) return null;
  return storeBulkResult(trx, action, { done, failed: [], changed: [], lines }, actor);
}

/** Returns the bulk result named in the URL: null for none, "gone" if expired. */
export async function requestedBulkOutcome(db: Db, search: URLSearchParams): Promise<BulkOutcome | "gone" | null> {
  const token = search.get("result");
  return token === null ? null : ((await bulkOutcome(db, token)) ?? "gone");
}

/** Undoes a line of a care log or season. */
export const undoAny: UndoLine = (trx, line, actor) => (line.kind === "breed" ? undoEvent : undoLine)(trx, line, actor);

/** Handles an undo form and returns the token; null for other forms. */
export async function undoFromForm(db: Db, form: FormData, actor: Actor, undo = undoAny): Promise<string | null> {
  const token = form.get("undo");
  if (typeof token !== "string") return null;
  await undoBulk(db, token, actor, undo);
  return token;
}

/** Handles an undo form and redirects; null for other forms. */
export async function answerUndo(db: Db, form: FormData, url: URL, actor: Actor, undo?: UndoLine) {
  const token = await undoFromForm(db, form, actor, undo);
  if (token === null) return null;
  const search = new URLSearchParams(url.searchParams);
  search.delete("saved");
  search.set("result", token);
  return redirect(`${url.pathname}?${search}`, 303);
}
