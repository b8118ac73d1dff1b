import { data, redirect } from "react-router";
import { adminAction, adminLoader, requireCapability } from "#app/auth/guard.server.ts";
import { PairsScreen } from "#app/collection/breeding/pairs/PairsScreen.tsx";
import { notePairs, pairsPage, saveRhythm } from "#app/collection/breeding/pairs/pairs.server.ts";
import { answerUndo, requestedBulkOutcome } from "#app/kinds/ball/care/bulk-lines.server.ts";
import type { Route } from "./+types/admin.pairs._index";

export const loader = adminLoader("recordCare", async ({ db, now }, { url }: Route.LoaderArgs) => {
  const { searchParams } = url;
  const noted = searchParams.get("noted");
  return {
    page: await pairsPage(db, searchParams, now),
    noted: noted !== null && /^\d{1,4}$/.test(noted) ? Number(noted) : null,
    outcome: await requestedBulkOutcome(db, searchParams),
    isRhythmSaved: searchParams.get("rhythm") === "saved",
  };
});

export const action = adminAction("recordCare", async ({ db, form, actor }, args: Route.ActionArgs) => {
  const undone = await answerUndo(db, form, args.url, actor);
  if (undone) return undone;
  if (form.get("do") === "rhythm") {
    requireCapability(args, "changeSettings");
    const again = await saveRhythm(db, form, actor);
    return again ? data(again, { status: again.status }) : redirect("/admin/pairs?rhythm=saved", 303);
  }
  const done = await notePairs(db, form, actor);
  if (!done.ok) return data(done.answer, { status: 422 });
  const query = new URLSearchParams({ noted: String(done.noted), date: done.date });
  if (done.result) query.set("result", done.result);
  return redirect(`/admin/pairs?${query}`, 303);
});

export default function Pairs({ loaderData, actionData }: Route.ComponentProps) {
  return <PairsScreen {...loaderData} answer={actionData} />;
}
