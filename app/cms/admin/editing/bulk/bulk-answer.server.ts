import { redirect } from "react-router";
import { referrersOf } from "#app/cms/admin/editing/checks/references.server.ts";
import { stageOf } from "#app/cms/content/entry.ts";
import type { KindName } from "#app/cms/content/kind.ts";
import { type Actor, findEntry } from "#app/cms/content/lifecycle.server.ts";
import { contentOf } from "#app/cms/content/stored.server.ts";
import type { Db } from "#app/platform/database/connection.server.ts";
import { effectOf, performBulkAction } from "./bulk.server.ts";
import { type BulkQuestion, listActions, NONE_CHOSEN, purgeProblem, readPicks, UNDO_GONE } from "./bulk.ts";
import { storeBulkResult, undoBulk } from "./bulk-undo.server.ts";

export type BulkAnswer = { problem: string } | { question: BulkQuestion };

export async function answerBulk(
  db: Db,
  { form, kinds, back }: { form: FormData; kinds: readonly KindName[]; back: string },
  actor: Actor,
): Promise<Response | BulkAnswer> {
  const undo = form.get("undo");
  if (typeof undo === "string") {
    if (!(await undoBulk(db, undo, actor))) return { problem: UNDO_GONE };
    return redirect(withResult(back, undo), 303);
  }
  const action = listActions.find(({ value }) => value === form.get("action"));
  if (!action) return { problem: "操作を選んでください。" };
  const picks = readPicks(form.getAll("pick"), kinds);
  if (picks.length === 0) return { problem: NONE_CHOSEN };
  const isSure = form.get("sure") === "yes";
  const problem = action.value === "purge" ? purgeProblem(form.get("typed")) : null;
  const tag = String(form.get("tag") ?? "").trim();
  const { value } = action;
  if (tag === "" && (value === "tag" || value === "untag")) return { problem: "タグを入力してください。" };
  if ((action.isGrave || picks.length > 1) && (!isSure || problem)) {
    const seen = await Promise.all(
      picks.map(async (pick) => {
        const entry = await findEntry(db, pick.kind, pick.id);
        const title = (entry && contentOf(entry).title) || pick.id;
        const foreseen = effectOf(value, entry, pick, tag, actor.now);
        return { ...pick, title, stage: entry ? stageOf(entry, actor.now) : null, foreseen };
      }),
    );
    const question = { action: value, tag, picks: seen, referrers: action.isGrave ? await referrersOf(db, picks) : [] };
    return { question: isSure && problem ? { ...question, problem } : question };
  }
  const result = await performBulkAction(db, value, picks, actor, tag);
  return redirect(withResult(back, await storeBulkResult(db, value, result, actor)), 303);
}

function withResult(back: string, token: string): string {
  return `${back}${back.includes("?") ? "&" : "?"}result=${token}`;
}
