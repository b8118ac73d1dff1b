// An entry as visitors would see it: by POST what stands in the editor's form, by GET what is stored last. Nothing is saved.

import { adminHead } from "#app/admin-ui/head.ts";
import { kindOfPath } from "#app/admin-ui/kind-of-path.ts";
import { PreviewScreen } from "#app/admin-ui/PreviewScreen.tsx";
import { handOf } from "#app/auth/hand.server.ts";
import { kindNamed } from "#app/content/kinds.ts";
import { findEntry } from "#app/content/life.server.ts";
import { emptyContent } from "#app/content/schema.server.ts";
import { contentOf } from "#app/content/stored.server.ts";
import { database } from "#app/database/connection.server.ts";
import { withPictures } from "#app/editing/form-pictures.server.ts";
import { readEditorForm } from "#app/editing/form-request.server.ts";
import { typedOf } from "#app/editing/form-typed.ts";
import { previewOf } from "#app/editing/preview.server.ts";
import { formOf } from "#app/http/form-of.server.ts";
import { notFound } from "#app/site/not-found.ts";
import type { Route } from "./+types/admin.$kind.$id.preview";

/** Drawn without the admin's frame. */
export const handle = { isBare: true };

export async function loader({ params, url }: Route.LoaderArgs) {
  const kind = kindOfPath(params.kind, url);
  const db = database();
  const entry = params.id === "new" ? null : await findEntry(db, kind.name, params.id);
  if (params.id !== "new" && !entry) throw notFound(url);
  const content = entry ? contentOf(entry) : emptyContent(kind);
  return { kind: kind.name, preview: await previewOf(db, kind, typedOf(kind, content)) };
}

export async function action({ params, url, request, context }: Route.ActionArgs) {
  const kind = kindOfPath(params.kind, url);
  const hand = handOf(context);
  const { typed } = await withPictures(database(), readEditorForm(kind, await formOf(request)), hand);
  return previewOf(database(), kind, typed);
}

export const meta: Route.MetaFunction = ({ matches }) => adminHead(matches, "プレビュー");

export default function Preview({ loaderData, actionData }: Route.ComponentProps) {
  return <PreviewScreen kind={kindNamed(loaderData.kind)} preview={actionData ?? loaderData.preview} />;
}
