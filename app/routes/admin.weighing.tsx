import { data, redirect } from "react-router";
import { adminAction, adminLoader } from "#app/auth/guard.server.ts";
import { bulkOutcome } from "#app/cms/admin/editing/bulk/bulk-undo.server.ts";
import { collectionPage } from "#app/collection/care/collection-page.server.ts";
import { WeighingScreen } from "#app/collection/care/weighing/WeighingScreen.tsx";
import { keepWeighings } from "#app/collection/care/weighing/weighing.server.ts";
import { answerUndo, requestedBulkOutcome } from "#app/kinds/ball/care/bulk-lines.server.ts";
import { savedCount, savedQuery } from "#app/kinds/ball/care/rack-query.ts";
import type { Route } from "./+types/admin.weighing";

export const loader = adminLoader("recordCare", async ({ db, now }, { url }: Route.LoaderArgs) => {
  return {
    page: await collectionPage(db, url.searchParams, now, "weights"),
    saved: savedCount(url.searchParams),
    outcome: await requestedBulkOutcome(db, url.searchParams),
  };
});

export const action = adminAction("recordCare", async ({ db, form, actor }, { url }: Route.ActionArgs) => {
  const undone = await answerUndo(db, form, url, actor);
  if (undone) return undone;
  const { saved, date, result, left } = await keepWeighings(db, form, actor);
  if (left) return data({ ...left, outcome: (await bulkOutcome(db, result)) ?? null }, { status: 422 });
  return redirect(`/admin/weighing?${savedQuery(url.searchParams, { saved, date, result })}`, 303);
});

export default function Weighing({ loaderData, actionData }: Route.ComponentProps) {
  return <WeighingScreen {...loaderData} answer={actionData} />;
}
