// The list of one kind, and what can be done to many at once.

import { performBulkAction } from "#app/admin/editing/bulk.server.ts";
import { bulkActions, readPicks } from "#app/admin/editing/bulk.ts";
import { listEntries } from "#app/admin/editing/list.server.ts";
import { readAdminListQuery } from "#app/admin/editing/list.ts";
import { flashMessage } from "#app/admin/kit/flash.ts";
import { adminHead } from "#app/admin/kit/head.ts";
import { kindOfPath } from "#app/admin/kit/kind-of-path.ts";
import { EntryListScreen } from "#app/admin/screens/EntryListScreen.tsx";
import { actorOf } from "#app/auth/actor.server.ts";
import { kindNamed } from "#app/content/registry.ts";
import { database } from "#app/platform/database/connection.server.ts";
import { formOf } from "#app/platform/http/form-of.server.ts";
import type { Route } from "./+types/admin.$kind._index";

export async function loader({ params, url }: Route.LoaderArgs) {
  const kind = kindOfPath(params.kind, url);
  const query = readAdminListQuery(url.searchParams);
  const { page, ...list } = await listEntries(database(), kind, query, new Date());
  return { kind: kind.name, query: { ...query, page }, flash: flashMessage(url.searchParams), ...list };
}

export async function action({ params, url, request, context }: Route.ActionArgs) {
  const kind = kindOfPath(params.kind, url);
  const form = await formOf(request);
  const asked = bulkActions.find(({ value }) => value === form.get("action"));
  const picks = asked ? readPicks(form.getAll("pick"), [kind.name]) : [];
  const actor = actorOf(context);
  const action = asked?.value ?? "publish";
  return { action, bulk: await performBulkAction(database(), action, picks, actor) };
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  adminHead(matches, loaderData ? kindNamed(loaderData.kind).label : "一覧");

export default function EntryList({ loaderData, actionData }: Route.ComponentProps) {
  const { kind, ...list } = loaderData;
  return <EntryListScreen {...list} kind={kindNamed(kind)} result={actionData} />;
}
