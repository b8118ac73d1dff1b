import { data, redirect } from "react-router";
import { actorOf, adminAction, adminLoader } from "#app/auth/guard.server.ts";
import { answerEditor } from "#app/cms/admin/editing/entry/editor.server.ts";
import { openForm } from "#app/cms/admin/editing/form/open-form.server.ts";
import { kindOfPath } from "#app/cms/admin/kit/kind-of-path.ts";
import { EditorPage } from "#app/cms/admin/screens/entry/EditorPage.tsx";
import { findEntry } from "#app/cms/content/lifecycle.server.ts";
import { adminScreensOf } from "#app/collection/registry/admin-screens.ts";
import { orNotFound } from "#app/platform/site/not-found.ts";
import type { Route } from "./+types/admin.$kind.$id.edit";

export const loader = adminLoader("readContent", async ({ db }, { params, url, context }: Route.LoaderArgs) => {
  const kind = kindOfPath(params.kind, url);
  const entry = orNotFound(await findEntry(db, kind.name, params.id), url);
  return openForm(db, kind, entry, actorOf(context));
});

export const action = adminAction("editDrafts", async ({ db, form, actor }, { params, url }: Route.ActionArgs) => {
  const kind = kindOfPath(params.kind, url);
  const answer = await answerEditor(db, kind, params.id, form, actor);
  if (answer.type === "done") {
    if (answer.undo) return redirect(`/admin/${kind.segment}?result=${answer.undo}`, 303);
    const next = answer.flash === "trashed" ? `/admin/${kind.segment}` : `/admin/${kind.segment}/${answer.id}/edit`;
    return redirect(`${next}?flash=${answer.flash}`, 303);
  }
  return data(answer, { status: answer.type === "conflict" ? 409 : answer.status });
});

export default function EditEntry({ loaderData, actionData }: Route.ComponentProps) {
  const { Aside } = adminScreensOf(loaderData.view.kind);
  return <EditorPage opened={loaderData} returned={actionData} Aside={Aside} />;
}
