// Preview of an entry's draft for holders of a link, or after its publication a redirect to the public page. Neither
// cached nor indexed.

import { data, redirect } from "react-router";
import { formContentOf } from "#app/cms/admin/editing/form/form-request.server.ts";
import { previewOf, previewSetCookie } from "#app/cms/admin/editing/preview/preview.server.ts";
import { readPreviewLink } from "#app/cms/admin/editing/preview/preview-link.server.ts";
import { LinkedPreviewBar } from "#app/cms/admin/screens/entry/LinkedPreviewBar.tsx";
import { findEntry } from "#app/cms/content/lifecycle.server.ts";
import { isPublicEntry } from "#app/cms/content/public.server.ts";
import { kindNamed } from "#app/cms/content/registry.ts";
import { contentOf } from "#app/cms/content/stored.server.ts";
import { publicPageOf } from "#app/kinds/public-page.server.ts";
import { publicPageFor } from "#app/kinds/public-pages.ts";
import { database } from "#app/platform/database/connection.server.ts";
import { currentTime } from "#app/platform/site/clock.server.ts";
import { notFound } from "#app/platform/site/not-found.ts";
import { HeadElements } from "#app/ui/shell/HeadElements.tsx";
import type { Route } from "./+types/preview.$token";

export async function loader({ params, url }: Route.LoaderArgs) {
  const [db, now] = [database(), currentTime()];
  const link = await readPreviewLink(db, params.token, now);
  const entry = link && (await findEntry(db, link.kind, link.id));
  if (!entry || entry.trashedAt || (link.wasPublished && !isPublicEntry(entry, now))) throw notFound(url);
  const kind = kindNamed(link.kind);
  const hidden = { "Cache-Control": "private, no-store", "X-Robots-Tag": "noindex, nofollow" };
  if (link.wasPublished) throw redirect(`${kind.path}/${link.id}`, { headers: hidden });
  const preview = previewOf(kind, entry, { typed: formContentOf(kind, contentOf(entry)), isUnsaved: false }, now);
  const page = await (await publicPageOf(link.kind))(db, preview.entry, now);
  const headers = { ...hidden, "Set-Cookie": previewSetCookie(params.token, link.until, now) };
  return data({ kind: link.kind, id: link.id, until: link.until.toISOString(), page }, { headers });
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export const meta: Route.MetaFunction = () => [{ name: "robots", content: "noindex, nofollow" }];

export default function LinkedPreview({ loaderData: { kind, id, until, page } }: Route.ComponentProps) {
  const { Page, head } = publicPageFor(kind);
  return (
    <>
      <HeadElements head={head(id, page)} />
      <LinkedPreviewBar until={until} />
      <Page page={page} />
    </>
  );
}
