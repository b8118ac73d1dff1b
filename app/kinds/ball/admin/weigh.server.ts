// The weight log's quick entry: one weighing added to a snake, without opening its whole form.

import { stageOf } from "#app/content/entry.ts";
import type { AnyKind, Content, Problem } from "#app/content/kind.ts";
import { type Actor, findEntry, publish, saveDraft } from "#app/content/lifecycle.server.ts";
import { kindNamed } from "#app/content/registry.ts";
import { contentOf } from "#app/content/stored.server.ts";
import { checkContent } from "#app/fields/check-content.server.ts";
import { ball } from "#app/kinds/ball/kind.ts";
import type { Db } from "#app/platform/database/connection.server.ts";

export type Weighed =
  | { ok: true /** False where it waits in a working draft. */; isOut: boolean }
  | { ok: false; problems: Problem[] }
  | { ok: false; missing: true };

/** Another admin may save at the same moment: a weighing is added to whatever stands then. */
const TRIES = 4;

/** Adds a weighing. Visitors see it at once where nothing else waits in a working draft. Problems carry the path "date" or "grams". */
export async function addWeight(
  db: Db,
  id: string,
  typed: { date: string; grams: string },
  actor: Actor,
): Promise<Weighed> {
  const kind: AnyKind = kindNamed("ball");
  for (let tries = 0; tries < TRIES; tries += 1) {
    const entry = await findEntry(db, "ball", id);
    if (!entry || entry.trashedAt) return { ok: false, missing: true };
    const before = contentOf(entry);
    const weights: unknown[] = Array.isArray(before.fields.weights) ? before.fields.weights : [];
    const raw: Content = { ...before, fields: { ...before.fields, weights: [...weights, typed] } };
    const problems = weighingProblems(kind, typed);
    if (problems.length > 0) return { ok: false, problems };
    const stage = stageOf(entry, actor.now);
    const isWhole = stage === "published" || stage === "scheduled";
    const checked = checkContent(kind, raw, isWhole ? "publish" : "draft");
    const draft = checked.ok ? checked : checkContent(kind, raw, "draft");
    if (!draft.ok) return { ok: false, problems: draft.problems };
    const isOut = isWhole && checked.ok;
    const written = isOut
      ? await publish(db, "ball", id, entry.version, draft.content, null, actor)
      : await saveDraft(db, "ball", id, entry.version, draft.content, actor);
    if (written.ok) return { ok: true, isOut };
    if (written.reason !== "conflict") return { ok: false, missing: true };
  }
  return { ok: false, problems: [{ path: "grams", message: "保存が重なりました。もう一度お試しください" }] };
}

/** The one row by the log's own rules. */
function weighingProblems(kind: AnyKind, typed: { date: string; grams: string }): Problem[] {
  const alone: AnyKind = { ...kind, fields: { weights: ball.fields.weights }, check: undefined };
  const row = { date: typed.date.trim(), grams: typed.grams.trim() };
  if (row.date === "" && row.grams === "") return [{ path: "grams", message: "この項目は必須です" }];
  const checked = checkContent(alone, { title: "x", fields: { weights: [row] } }, "publish");
  return checked.ok
    ? []
    : checked.problems.map(({ path, message }) => ({ path: path.endsWith("date") ? "date" : "grams", message }));
}
