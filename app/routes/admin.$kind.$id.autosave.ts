import { redirect } from "react-router";
import { adminAction } from "#app/auth/guard.server.ts";
import { deleteAutosave, writeAutosave } from "#app/cms/admin/editing/entry/autosave.server.ts";
import { suggestId } from "#app/cms/admin/editing/form/form-new-id.server.ts";
import { intents } from "#app/cms/admin/editing/form/form-publish-time.ts";
import { readEditorForm } from "#app/cms/admin/editing/form/form-request.server.ts";
import { kindOfPath } from "#app/cms/admin/kit/kind-of-path.ts";
import { intentOf } from "#app/platform/forms/intent-of.ts";
import type { Route } from "./+types/admin.$kind.$id.autosave";

const OTHER_ACCOUNT =
  "別のアカウントでログインしています。入力を保存するには、元のアカウントでログインし直してください。";

export const action = adminAction("editDrafts", async ({ db, form, actor }, { params, url }: Route.ActionArgs) => {
  const kind = kindOfPath(params.kind, url);
  const id = params.id === "new" ? null : params.id;
  if (intentOf(form, ["forget", ...intents]) === "forget") {
    await deleteAutosave(db, kind.name, id, actor.by, form);
    return redirect(`/admin/${kind.segment}/${id === null ? `new${url.search}` : `${id}/edit`}`, 303);
  }
  if ((form.get("admin") ?? actor.by) !== actor.by) return Response.json({ message: OTHER_ACCOUNT }, { status: 403 });
  const saved = await writeAutosave(db, kind.name, id, form, actor);
  if ("message" in saved) return Response.json(saved, { status: 409 });
  const suggestedId = id ? null : await suggestId(db, kind, readEditorForm(kind, form).typed, actor.now);
  return Response.json({ ...saved, suggestedId });
});
