// POST: saves the editor's form in place, with a JSON response. Without JavaScript the form posts to its page.

import { adminAction } from "#app/auth/guard.server.ts";
import { answerEditor } from "#app/cms/admin/editing/entry/editor.server.ts";
import { editorView } from "#app/cms/admin/editing/form/view.server.ts";
import { flashMessage } from "#app/cms/admin/kit/flash.ts";
import { kindOfPath } from "#app/cms/admin/kit/kind-of-path.ts";
import { findEntry } from "#app/cms/content/lifecycle.server.ts";
import type { Route } from "./+types/admin.$kind.$id.save";

export const action = adminAction("editDrafts", async ({ db, form, actor }, { params, url }: Route.ActionArgs) => {
  const kind = kindOfPath(params.kind, url);
  const answer = await answerEditor(db, kind, params.id === "new" ? null : params.id, form, actor);
  if (answer.type !== "done") return Response.json(answer);
  const entry = await findEntry(db, kind.name, answer.id);
  const view = await editorView(db, kind, entry ?? null, actor.now);
  const words = flashMessage(new URLSearchParams({ flash: answer.flash }))?.words;
  return Response.json({ type: "done", view, words });
});
