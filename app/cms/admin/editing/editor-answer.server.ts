// What an editor's form asks for, what it is answered with, and the page again with all that was typed.

import { type Entry, stageOf } from "#app/cms/content/entry.ts";
import type { AnyKind, Problem } from "#app/cms/content/kind.ts";
import type { Actor } from "#app/cms/content/lifecycle.server.ts";
import type { Db } from "#app/platform/database/connection.server.ts";
import type { FormContent } from "./form-content.ts";
import type { LineReadings } from "./form-lines.server.ts";
import type { EditorForm } from "./form-request.server.ts";
import type { ConflictView, EditorView, TakingAway } from "./form-view.ts";
import { editorView } from "./view.server.ts";

export type Answer =
  /** Written: where to go next, the word for what was done, and that by which it can be taken back. */
  | { type: "done"; id: string; flash: Flash; undo?: string }
  | { type: "editor"; status: 200 | 404 | 422; view: EditorView }
  | { type: "question"; status: 200; question: TakingAway }
  | { type: "conflict"; view: ConflictView };

type Flash =
  | "saved"
  | "published"
  | "scheduled"
  | "change-scheduled"
  | "unscheduled"
  | "discarded"
  | "ended"
  | "trashed";

/** A form as it arrived, with the entry it is about: null for a new one. */
export interface EditRequest {
  db: Db;
  kind: AnyKind;
  actor: Actor;
  form: EditorForm;
  typed: FormContent;
  readings: LineReadings;
  entry: Entry | null;
}

/** The editor again, as typed. */
export async function redraw(edit: EditRequest, problems: Problem[], status: 200 | 404 | 422): Promise<Answer> {
  const { db, kind, entry, typed, readings, actor, form } = edit;
  // The version it began from: what someone else has saved since is still to come to light.
  const version = entry ? form.version : 0;
  const typing = { typed, id: form.id, version, times: form.times, problems, readings, asked: form.asked };
  return { type: "editor", status, view: await editorView(db, kind, entry, actor.now, typing) };
}

/** The word for what a button has done. */
export function flashOf(intent: EditorForm["intent"], entry: Entry, now: Date): Flash {
  if (intent === "end") return entry.status === "draft" ? "unscheduled" : "ended";
  if (intent === "unschedule") return "unscheduled";
  if (intent === "discard") return "discarded";
  if (intent === "trash") return "trashed";
  if (intent !== "publish") return "saved";
  if (entry.next) return "change-scheduled";
  return stageOf(entry, now) === "scheduled" ? "scheduled" : "published";
}
