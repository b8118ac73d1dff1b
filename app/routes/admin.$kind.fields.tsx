import { data, redirect } from "react-router";
import { adminAction, adminLoader } from "#app/auth/guard.server.ts";
import { safeAdminPath } from "#app/auth/safe-admin-path.ts";
import { bulkFields, readPicks } from "#app/cms/admin/editing/bulk/bulk.ts";
import { changeOneField } from "#app/cms/admin/editing/bulk/one-field.server.ts";
import { candidatesFor } from "#app/cms/admin/editing/form/form-candidates.server.ts";
import { formContentOf } from "#app/cms/admin/editing/form/form-request.server.ts";
import { kindOfPath } from "#app/cms/admin/kit/kind-of-path.ts";
import { OneFieldScreen } from "#app/cms/admin/screens/bulk/OneFieldScreen.tsx";
import { titleOf } from "#app/cms/content/lifecycle.server.ts";
import { emptyContent, kindNamed } from "#app/cms/content/registry.ts";
import { readText } from "#app/cms/fields/form-value.ts";
import type { Route } from "./+types/admin.$kind.fields";

export const loader = adminLoader("editDrafts", async ({ db, viewer, now }, { params, url }: Route.LoaderArgs) => {
  const kind = kindOfPath(params.kind, url);
  const list = `/admin/${kind.segment}`;
  const picks = readPicks(url.searchParams.getAll("pick"), [kind.name]);
  if (picks.length === 0) throw redirect(`${list}?flash=none-chosen`, 303);
  const name =
    bulkFields(kind, viewer.with("publish") !== null).find((one) => one === url.searchParams.get("field")) ?? null;
  return {
    kind: kind.name,
    name,
    picks,
    titles: await Promise.all(picks.map((pick) => titleOf(db, pick.kind, pick.id))),
    back: safeAdminPath(url.searchParams.get("back") ?? list),
    candidates: name ? await candidatesFor(db, kind, formContentOf(kind, emptyContent(kind)), now) : {},
  };
});

export const action = adminAction("editDrafts", async ({ db, form, actor }, { params, url }: Route.ActionArgs) => {
  const kind = kindOfPath(params.kind, url);
  const picks = readPicks(form.getAll("pick"), [kind.name]);
  const name = bulkFields(kind, !actor.draftsOnly).find((one) => one === form.get("field")) ?? "";
  const typed = form.get(`fields.${name}`) ?? "";
  const changed = await changeOneField(db, kind, { name, typed }, picks, actor);
  if ("problem" in changed) return data({ problem: changed.problem, typed: readText(typed) }, { status: 422 });
  const to = new URL(safeAdminPath(form.get("back")), "http://admin.invalid");
  to.searchParams.set("result", changed.token);
  return redirect(to.pathname + to.search, 303);
});

export default function OneField({ loaderData, actionData }: Route.ComponentProps) {
  return <OneFieldScreen {...loaderData} kind={kindNamed(loaderData.kind)} answer={actionData} />;
}
