import { data, redirect } from "react-router";
import { adminAction, adminLoader } from "#app/auth/guard.server.ts";
import { compareRevisions } from "#app/cms/admin/editing/conflict/conflict.server.ts";
import { findAutosave } from "#app/cms/admin/editing/entry/autosave.server.ts";
import { noteRevision, revisionsOf } from "#app/cms/admin/editing/entry/revisions.server.ts";
import { envelopeOf } from "#app/cms/admin/editing/form/view.server.ts";
import { adaptOldContent } from "#app/cms/admin/editing/preview/adapt-old-content.server.ts";
import { kindOfPath } from "#app/cms/admin/kit/kind-of-path.ts";
import { RevisionsScreen } from "#app/cms/admin/screens/entry/RevisionsScreen.tsx";
import { findEntry, revert } from "#app/cms/content/lifecycle.server.ts";
import { kindNamed } from "#app/cms/content/registry.ts";
import { contentOf } from "#app/cms/content/stored.server.ts";
import { intentOf } from "#app/platform/forms/intent-of.ts";
import { notFound } from "#app/platform/site/not-found.ts";
import type { Route } from "./+types/admin.$kind.$id.revisions";

export const loader = adminLoader("readContent", async ({ db, now }, { params, url }: Route.LoaderArgs) => {
  const kind = kindOfPath(params.kind, url);
  const entry = await findEntry(db, kind.name, params.id);
  if (!entry) throw notFound(url);
  const revisions = await revisionsOf(db, kind.name, entry.id);
  const named = (name: string) => revisions.find((revision) => String(revision.version) === url.searchParams.get(name));
  // Defaults to the newest version and its predecessor.
  const to = named("to") ?? revisions[0];
  const from = named("from") ?? revisions.find((revision) => to && revision.version < to.version);
  return {
    kind: kind.name,
    title: contentOf(entry).title,
    state: envelopeOf(entry, now),
    revisions,
    comparison: from && to ? await compareRevisions(db, kind, entry.id, from, to) : null,
  };
});

const UNSAVED = "この記録に、保存していない入力があります。編集画面で保存するか捨ててから、もう一度選んでください。";
const NO_REVISION = "その版は見つかりませんでした。下の一覧から選び直してください。";

export const action = adminAction("editDrafts", async ({ db, form, actor }, { params, url }: Route.ActionArgs) => {
  const kind = kindOfPath(params.kind, url);
  if (intentOf(form, ["note"]) === "note") {
    const note = String(form.get("note") ?? "");
    const isKept = await noteRevision(db, kind.name, params.id, Number(form.get("noted")), note);
    if (isKept)
      return redirect(`/admin/${kind.segment}/${params.id}/revisions?flash=${note.trim() ? "noted" : "unnoted"}`, 303);
    return data({ problem: NO_REVISION }, { status: 404 });
  }
  if (await findAutosave(db, kind.name, params.id, actor.by)) return data({ problem: UNSAVED }, { status: 409 });
  const [version, revision] = [Number(form.get("version")), Number(form.get("revision"))];
  const written = await revert(db, kind.name, params.id, version, revision, actor, (old) => adaptOldContent(kind, old));
  if (written.ok) return redirect(`/admin/${kind.segment}/${params.id}/edit?flash=reverted`, 303);
  if (written.reason === "refused")
    return data({ problem: written.problems.map(({ message }) => message).join("。") }, { status: 422 });
  if (written.reason === "conflict") {
    return data(
      { problem: "このページを開いたあとに変更されています。内容を確かめて、もう一度お試しください。" },
      { status: 409 },
    );
  }
  return data({ problem: NO_REVISION }, { status: 404 });
});

export default function Revisions({ loaderData, actionData }: Route.ComponentProps) {
  const { kind, ...view } = loaderData;
  return <RevisionsScreen {...view} kind={kindNamed(kind)} problem={actionData?.problem ?? null} />;
}
