import { redirect } from "react-router";
import { adminAction, adminLoader } from "#app/auth/guard.server.ts";
import { endPreviewLinks, makePreviewLink } from "#app/cms/admin/editing/preview/preview-link.server.ts";
import { kindOfPath } from "#app/cms/admin/kit/kind-of-path.ts";
import { editPath } from "#app/cms/admin/kit/navigation.ts";
import { PreviewLinkScreen } from "#app/cms/admin/screens/entry/PreviewLinkScreen.tsx";
import { findEntry } from "#app/cms/content/lifecycle.server.ts";
import { contentOf } from "#app/cms/content/stored.server.ts";
import { environment } from "#app/platform/site/environment.server.ts";
import { notFound, orNotFound } from "#app/platform/site/not-found.ts";
import type { Route } from "./+types/admin.$kind.$id.link";

export const loader = adminLoader("publish", async ({ db, now }, { params, url }: Route.LoaderArgs) => {
  const kind = kindOfPath(params.kind, url);
  const entry = orNotFound(await findEntry(db, kind.name, params.id), url);
  if (entry.trashedAt) throw notFound(url);
  const { token, until } = await makePreviewLink(db, kind, entry.id, now);
  const address = `${environment().SITE_URL ?? url.origin}/preview/${token}`;
  return { kind: kind.name, id: entry.id, title: contentOf(entry).title || entry.id, address, until };
});

/** Revokes all links made so far. */
export const action = adminAction("publish", async ({ db, actor }, { params, url }: Route.ActionArgs) => {
  const kind = kindOfPath(params.kind, url);
  const entry = orNotFound(await findEntry(db, kind.name, params.id), url);
  await endPreviewLinks(db, kind, entry.id, actor);
  return redirect(`${editPath(kind.name, entry.id)}?flash=links-ended`, 303);
});

export default function Link({ loaderData }: Route.ComponentProps) {
  return <PreviewLinkScreen {...loaderData} />;
}
