import { data, redirect } from "react-router";
import { adminAction, adminLoader } from "#app/auth/guard.server.ts";
import { purgeProblem } from "#app/cms/admin/editing/bulk/bulk.ts";
import { answerBulk } from "#app/cms/admin/editing/bulk/bulk-answer.server.ts";
import { bulkOutcome } from "#app/cms/admin/editing/bulk/bulk-undo.server.ts";
import { emptyTrash, trashed } from "#app/cms/admin/editing/list/trash.server.ts";
import { BulkQuestionScreen } from "#app/cms/admin/screens/bulk/BulkQuestionScreen.tsx";
import { TrashScreen } from "#app/cms/admin/screens/list/TrashScreen.tsx";
import { kindNames } from "#app/cms/content/registry.ts";
import { tryRecordEvent } from "#app/platform/audit/try-record-event.server.ts";
import { intentOf } from "#app/platform/forms/intent-of.ts";
import type { Route } from "./+types/admin.trash";

export const loader = adminLoader("publish", async ({ db, now }, { url }: Route.LoaderArgs) => {
  return {
    ...(await trashed(db)),
    seen: now.toISOString(),
    outcome: await bulkOutcome(db, url.searchParams.get("result")),
  };
});

export const action = adminAction("publish", async ({ db, form, actor }, _: Route.ActionArgs) => {
  if (intentOf(form, ["empty"]) === "empty") {
    const seen = new Date(String(form.get("seen")));
    const emptyProblem = purgeProblem(form.get("typed"));
    if (emptyProblem) return data({ emptyProblem }, { status: 422 });
    // Ignores a form without a valid render time.
    if (Number.isNaN(seen.getTime())) return redirect("/admin/trash", 303);
    const count = await emptyTrash(db, seen);
    if (count > 0) await tryRecordEvent(db, { action: "trash-emptied", ...actor, target: `${count}件` });
    return redirect("/admin/trash?flash=emptied", 303);
  }
  return answerBulk(db, { form, kinds: kindNames(), back: "/admin/trash" }, actor);
});

export default function Trash({ loaderData, actionData }: Route.ComponentProps) {
  if (actionData && "question" in actionData) {
    return <BulkQuestionScreen question={actionData.question} path="/admin/trash" />;
  }
  return (
    <TrashScreen
      {...loaderData}
      problem={actionData && "problem" in actionData ? actionData.problem : null}
      emptyProblem={actionData && "emptyProblem" in actionData ? actionData.emptyProblem : null}
    />
  );
}
