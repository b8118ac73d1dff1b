import { data, redirect } from "react-router";
import { actorOf, adminAction, adminLoader } from "#app/auth/guard.server.ts";
import { answerEditor } from "#app/cms/admin/editing/entry/editor.server.ts";
import { copyOf, openForm } from "#app/cms/admin/editing/form/open-form.server.ts";
import { kindOfPath } from "#app/cms/admin/kit/kind-of-path.ts";
import { EditorPage } from "#app/cms/admin/screens/entry/EditorPage.tsx";
import { adminScreensOf } from "#app/collection/registry/admin-screens.ts";
import type { Route } from "./+types/admin.$kind.new";

export const loader = adminLoader("editDrafts", async ({ db }, { params, url, context }: Route.LoaderArgs) => {
  const kind = kindOfPath(params.kind, url);
  const copied = await copyOf(db, kind, url.searchParams.get("from"));
  return openForm(db, kind, null, actorOf(context), copied);
});

export const action = adminAction("editDrafts", async ({ db, form, actor }, { params, url }: Route.ActionArgs) => {
  const kind = kindOfPath(params.kind, url);
  const answer = await answerEditor(db, kind, null, form, actor);
  if (answer.type === "done") return redirect(`/admin/${kind.segment}/${answer.id}/edit?flash=${answer.flash}`, 303);
  return data(answer, { status: answer.type === "conflict" ? 409 : answer.status });
});

export default function NewEntry({ loaderData, actionData }: Route.ComponentProps) {
  const { Aside } = adminScreensOf(loaderData.view.kind);
  return <EditorPage opened={loaderData} returned={actionData} Aside={Aside} />;
}
