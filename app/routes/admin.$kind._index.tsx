import { adminAction, adminLoader, requireCapability } from "#app/auth/guard.server.ts";
import { answerBulk } from "#app/cms/admin/editing/bulk/bulk-answer.server.ts";
import { bulkOutcome } from "#app/cms/admin/editing/bulk/bulk-undo.server.ts";
import { adminListSearch, readAdminListQuery } from "#app/cms/admin/editing/list/list.ts";
import { kindOfPath } from "#app/cms/admin/kit/kind-of-path.ts";
import { BulkQuestionScreen } from "#app/cms/admin/screens/bulk/BulkQuestionScreen.tsx";
import { EntryListScreen } from "#app/cms/admin/screens/list/EntryListScreen.tsx";
import { kindNamed } from "#app/cms/content/registry.ts";
import { adminList } from "#app/collection/registry/admin-list.server.ts";
import { adminScreensOf } from "#app/collection/registry/admin-screens.ts";
import type { Route } from "./+types/admin.$kind._index";

export const loader = adminLoader("readContent", async ({ db, now }, { params, url }: Route.LoaderArgs) => {
  const kind = kindOfPath(params.kind, url);
  return {
    ...(await adminList(db, kind, url.searchParams, now)),
    kind: kind.name,
    outcome: await bulkOutcome(db, url.searchParams.get("result")),
  };
});

export const action = adminAction("editDrafts", async ({ db, form, actor }, args: Route.ActionArgs) => {
  const { params, url } = args;
  // Undo does not need the right to publish: roles without it may move racks.
  if (!form.has("undo")) requireCapability(args, "publish");
  const kind = kindOfPath(params.kind, url);
  const back = `/admin/${kind.segment}${adminListSearch(readAdminListQuery(url.searchParams, kind))}`;
  return answerBulk(db, { form, kinds: [kind.name], back }, actor);
});

export default function EntryList({ loaderData, actionData }: Route.ComponentProps) {
  const kind = kindNamed(loaderData.kind);
  if (actionData && "question" in actionData) {
    const path = `/admin/${kind.segment}${adminListSearch(loaderData.query)}`;
    return <BulkQuestionScreen question={actionData.question} path={path} />;
  }
  return (
    <EntryListScreen
      {...loaderData}
      kind={kind}
      problem={actionData?.problem ?? null}
      RowExtra={adminScreensOf(kind.name).RowExtra}
    />
  );
}
