// Somebody saved first: both versions side by side, and the form that comes back with a side for each part.

import type { Entry } from "#app/cms/content/entry.ts";
import type { Content } from "#app/cms/content/kind.ts";
import { contentOf } from "#app/cms/content/stored.server.ts";
import { draftOf } from "#app/cms/fields/draft-content.server.ts";
import { merged, type Side } from "./conflict.server.ts";
import { type Answer, type EditRequest, redraw } from "./editor-answer.server.ts";
import type { EditorForm } from "./form-request.server.ts";
import { formContentOf } from "./read-form-content.server.ts";
import { revisionContent } from "./revisions.server.ts";
import { conflictView } from "./view.server.ts";

export async function showConflict(
  edit: EditRequest,
  entry: Entry,
  mine: Content,
  base: number,
  sides: ReadonlyMap<string, Side>,
): Promise<Answer> {
  const { db, kind, form, actor } = edit;
  const { times, intent } = form;
  return {
    type: "conflict",
    view: await conflictView(db, kind, entry, { mine, base, sides, times, intent }, actor),
  };
}

/**
 * The form of the conflict page: mine in full, and for each part the side to take. Gives the form with what was chosen, to be
 * worked on like any other, or the answer where there is more to choose.
 */
export async function resolveConflict(
  edit: EditRequest,
  entry: Entry,
  resolution: NonNullable<EditorForm["resolution"]>,
): Promise<{ answer: Answer } | { resolved: EditRequest }> {
  const { db, kind, form } = edit;
  const checked = draftOf(kind, edit.typed);
  if (!checked.ok) return { answer: await redraw(edit, checked.problems, 422) };
  const mine = checked.content;
  const { base } = resolution;
  if (form.intent === "all-mine" || form.intent === "all-theirs") {
    const side: Side = form.intent === "all-mine" ? "mine" : "theirs";
    const sides = new Map([...resolution.sides.keys()].map((path): [string, Side] => [path, side]));
    const saving = { ...edit, form: { ...form, intent: "save" as const } };
    return { answer: await showConflict(saving, entry, mine, base, sides) };
  }
  // A third hand was faster still: the choices made so far stay made.
  if (entry.version !== form.version) return { answer: await showConflict(edit, entry, mine, base, resolution.sides) };
  const began = await revisionContent(db, kind.name, entry.id, base);
  const typed = formContentOf(kind, merged(kind, began, contentOf(entry), mine, resolution.sides));
  return { resolved: { ...edit, typed } };
}
