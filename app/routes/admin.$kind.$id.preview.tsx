// The form as visitors would see it: nothing is saved. Opened by the editor's button in a window of its own.

import { adminHead } from "#app/admin-ui/head.ts";
import { kindOfPath } from "#app/admin-ui/kind-of-path.ts";
import { PreviewScreen } from "#app/admin-ui/PreviewScreen.tsx";
import { currentAdmin } from "#app/auth/guard.server.ts";
import { previewOf } from "#app/content/admin-preview.server.ts";
import { withPictures } from "#app/content/form-pictures.server.ts";
import { readEditorForm } from "#app/content/form-request.server.ts";
import { database } from "#app/database/connection.server.ts";
import { formOf } from "#app/http/form-of.server.ts";
import type { Route } from "./+types/admin.$kind.$id.preview";

export async function action({ params, url, request, context }: Route.ActionArgs) {
  const kind = kindOfPath(params.kind, url);
  const hand = { by: currentAdmin(context).email ?? "admin", now: new Date() };
  const { typed } = await withPictures(database(), readEditorForm(kind, await formOf(request)), hand);
  return previewOf(database(), kind, typed);
}

export const meta: Route.MetaFunction = ({ matches }) => adminHead(matches, "プレビュー");

export default function Preview({ actionData }: Route.ComponentProps) {
  return actionData ? (
    <PreviewScreen preview={actionData} />
  ) : (
    <p>プレビューは、編集画面の「プレビュー」ボタンから開いてください。</p>
  );
}
