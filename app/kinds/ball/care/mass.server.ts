// Mass entries about many snakes: stored so that they can be shown, and undone with one press.

import { redirect } from "react-router";
import type { ChangedLine } from "#app/cms/admin/editing/bulk/bulk.server.ts";
import type { BulkAction, BulkOutcome } from "#app/cms/admin/editing/bulk/bulk.ts";
import { bulkOutcome, keepBulkResult, type UndoLine, undoBulk } from "#app/cms/admin/editing/bulk/bulk-undo.server.ts";
import type { Actor } from "#app/cms/content/lifecycle.server.ts";
import { undoEvent } from "#app/collection/season/season-log.server.ts";
import type { Db } from "#app/platform/database/connection.server.ts";
import { undoLine } from "./care-log.server.ts";

/** The name of what can be taken back, in the transaction that wrote it; null where nothing was written. */
export async function keepLines(
  trx: Db,
  action: BulkAction,
  /** How many snakes it names. */
  done: number,
  lines: readonly ChangedLine[],
  actor: Actor,
): Promise<string | null> {
  if (lines.length === 0) return null;
  return keepBulkResult(trx, action, { done, failed: [], changed: [], lines }, actor);
}

/** The mass entry that an address names: null for none, "gone" for one that has expired. */
export async function massOutcome(db: Db, search: URLSearchParams): Promise<BulkOutcome | "gone" | null> {
  const token = search.get("result");
  return token === null ? null : ((await bulkOutcome(db, token)) ?? "gone");
}

/** Undoes a line of a snake's care or of a season. */
export const undoAny: UndoLine = (trx, line, actor) => (line.kind === "breed" ? undoEvent : undoLine)(trx, line, actor);

/** Takes a batch back where the form asks for that: its name; null where the form is about something else. */
export async function undoIn(db: Db, form: FormData, actor: Actor): Promise<string | null> {
  const token = form.get("undo");
  if (typeof token !== "string") return null;
  await undoBulk(db, token, actor, undoAny);
  return token;
}

/** The answer to a form that takes a batch back; null where the form is about something else. */
export async function answerUndo(db: Db, form: FormData, url: URL, actor: Actor): Promise<Response | null> {
  const token = await undoIn(db, form, actor);
  if (token === null) return null;
  const search = new URLSearchParams(url.searchParams);
  search.delete("saved");
  search.set("result", token);
  return redirect(`${url.pathname}?${search}`, 303);
}
