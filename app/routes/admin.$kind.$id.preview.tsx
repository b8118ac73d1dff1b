// Preview of the public page: the posted form's content, or with GET the stored draft. Saves nothing.

import { adminAction, adminLoader } from "#app/auth/guard.server.ts";
import { withPictures } from "#app/cms/admin/editing/form/form-pictures.server.ts";
import { formContentOf, readEditorForm } from "#app/cms/admin/editing/form/form-request.server.ts";
import { previewOf } from "#app/cms/admin/editing/preview/preview.server.ts";
import { kindOfPath } from "#app/cms/admin/kit/kind-of-path.ts";
import { PreviewScreen } from "#app/cms/admin/screens/entry/PreviewScreen.tsx";
import { findEntry } from "#app/cms/content/lifecycle.server.ts";
import { emptyContent, kindNamed } from "#app/cms/content/registry.ts";
import { contentOf } from "#app/cms/content/stored.server.ts";
import { publicPageOf } from "#app/kinds/public-page.server.ts";
import { publicPageFor } from "#app/kinds/public-pages.ts";
import { database } from "#app/platform/database/connection.server.ts";
import { currentTime } from "#app/platform/site/clock.server.ts";
import { orNotFound } from "#app/platform/site/not-found.ts";
import { HeadElements } from "#app/ui/shell/HeadElements.tsx";
import type { Route } from "./+types/admin.$kind.$id.preview";

/** Renders without the admin layout. */
export const handle = { isBare: true };

export const loader = adminLoader("readContent", async ({ db, now }, { params, url }: Route.LoaderArgs) => {
  const kind = kindOfPath(params.kind, url);
  const entry = params.id === "new" ? null : orNotFound(await findEntry(db, kind.name, params.id), url);
  const typed = formContentOf(kind, entry ? contentOf(entry) : emptyContent(kind));
  return {
    kind: kind.name,
    preview: await drawnUp(previewOf(kind, entry, { typed, isUnsaved: false }, now)),
  };
});

export const action = adminAction(
  "readContent",
  async ({ db, form: sent, actor }, { params, url }: Route.ActionArgs) => {
    const kind = kindOfPath(params.kind, url);
    const form = readEditorForm(kind, sent);
    const { typed } = await withPictures(db, form, actor);
    const entry = params.id === "new" ? null : await findEntry(db, kind.name, params.id);
    return drawnUp(previewOf(kind, entry ?? null, { typed, id: form.id, isUnsaved: true }, currentTime()));
  },
);

async function drawnUp({ entry, notes }: ReturnType<typeof previewOf>) {
  const page = await (await publicPageOf(entry.kind))(database(), entry, currentTime());
  return { id: entry.id, notes, page };
}

export default function Preview({ loaderData, actionData }: Route.ComponentProps) {
  const { id, notes, page } = actionData ?? loaderData.preview;
  const { Page, head } = publicPageFor(loaderData.kind);
  return (
    <PreviewScreen kind={kindNamed(loaderData.kind)} notes={notes}>
      <HeadElements head={head(id, page)} />
      <Page page={page} />
    </PreviewScreen>
  );
}
