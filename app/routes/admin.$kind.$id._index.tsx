// Admin page of an entry, for kinds that have one; others redirect to the editor.

import { data, redirect } from "react-router";
import { adminAction, adminLoader } from "#app/auth/guard.server.ts";
import { kindOfPath } from "#app/cms/admin/kit/kind-of-path.ts";
import { editPath } from "#app/cms/admin/kit/navigation.ts";
import { findEntry } from "#app/cms/content/lifecycle.server.ts";
import { adminScreensOf } from "#app/collection/registry/admin-screens.ts";
import { kindServer } from "#app/collection/registry/kinds.server.ts";
import { notFound, orNotFound } from "#app/platform/site/not-found.ts";
import type { Route } from "./+types/admin.$kind.$id._index";

export const loader = adminLoader("readContent", async ({ db, viewer, now }, { params, url }: Route.LoaderArgs) => {
  const kind = kindOfPath(params.kind, url);
  const own = await kindServer(kind.name).ownPage?.();
  if (!own) throw redirect(editPath(kind.name, params.id));
  const entry = orNotFound(await findEntry(db, kind.name, params.id), url);
  const page = await own.load(viewer, db, entry, now, url.searchParams);
  return { kind: kind.name, page };
});

export const action = adminAction("recordCare", async ({ db, form, actor }, { params, url }: Route.ActionArgs) => {
  const kind = kindOfPath(params.kind, url);
  const own = await kindServer(kind.name).ownPage?.();
  if (!own) throw notFound(url);
  const done = orNotFound(await own.act(db, params.id, form, actor), url);
  if (!("answer" in done))
    return redirect(`/admin/${kind.segment}/${params.id}?${new URLSearchParams({ ...done })}`, 303);
  return data(done.answer, { status: 422 });
});

export default function OwnPage({ loaderData, actionData }: Route.ComponentProps) {
  const { OwnPage: Screen } = adminScreensOf(loaderData.kind);
  return Screen ? <Screen page={loaderData.page} answer={actionData} /> : null;
}
