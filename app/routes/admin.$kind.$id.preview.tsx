// A first look at an entry in the site's own type: by POST what stands in the editor's form, by GET what is stored last. Nothing is saved.

import { withPictures } from "#app/admin/editing/form-pictures.server.ts";
import { readEditorForm } from "#app/admin/editing/form-request.server.ts";
import { previewOf } from "#app/admin/editing/preview.server.ts";
import { formContentOf } from "#app/admin/editing/read-form-content.server.ts";
import { adminHead } from "#app/admin/kit/head.ts";
import { kindOfPath } from "#app/admin/kit/kind-of-path.ts";
import { PreviewScreen } from "#app/admin/screens/PreviewScreen.tsx";
import { actorOf } from "#app/auth/actor.server.ts";
import { findEntry } from "#app/content/lifecycle.server.ts";
import { emptyContent, kindNamed } from "#app/content/registry.ts";
import { contentOf } from "#app/content/stored.server.ts";
import { database } from "#app/platform/database/connection.server.ts";
import { formOf } from "#app/platform/http/form-of.server.ts";
import { notFound } from "#app/platform/site/not-found.ts";
import type { Route } from "./+types/admin.$kind.$id.preview";

/** Drawn without the admin's frame. */
export const handle = { isBare: true };

export async function loader({ params, url }: Route.LoaderArgs) {
  const kind = kindOfPath(params.kind, url);
  const db = database();
  const entry = params.id === "new" ? null : await findEntry(db, kind.name, params.id);
  if (params.id !== "new" && !entry) throw notFound(url);
  const content = entry ? contentOf(entry) : emptyContent(kind);
  return { kind: kind.name, preview: await previewOf(db, kind, formContentOf(kind, content)) };
}

export async function action({ params, url, request, context }: Route.ActionArgs) {
  const kind = kindOfPath(params.kind, url);
  const actor = actorOf(context);
  const { typed } = await withPictures(database(), readEditorForm(kind, await formOf(request)), actor);
  return previewOf(database(), kind, typed);
}

export const meta: Route.MetaFunction = ({ matches }) => adminHead(matches, "プレビュー");

export default function Preview({ loaderData, actionData }: Route.ComponentProps) {
  return <PreviewScreen kind={kindNamed(loaderData.kind)} preview={actionData ?? loaderData.preview} />;
}
