// Who is with whom tonight.

import { data, redirect } from "react-router";
import { adminAction } from "#app/auth/guard.server.ts";
import { adminHead } from "#app/cms/admin/kit/head.ts";
import { PairsScreen } from "#app/kinds/breed/admin/pairs/PairsScreen.tsx";
import {
  notePairs,
  pairsOutcome,
  pairsPage,
  saveRhythm,
  undoPairs,
} from "#app/kinds/breed/admin/pairs/pairs.server.ts";
import { database } from "#app/platform/database/connection.server.ts";
import { currentTime } from "#app/platform/site/clock.server.ts";
import type { Route } from "./+types/admin.pairs._index";

export async function loader({ url }: Route.LoaderArgs) {
  const { searchParams } = url;
  const noted = searchParams.get("noted");
  return {
    page: await pairsPage(database(), searchParams, currentTime()),
    noted: noted !== null && /^\d{1,4}$/.test(noted) ? Number(noted) : null,
    outcome: await pairsOutcome(database(), searchParams),
    isRhythmSaved: searchParams.get("rhythm") === "saved",
  };
}

export const action = adminAction(async ({ db, form, actor }, _: Route.ActionArgs) => {
  const undo = form.get("undo");
  if (typeof undo === "string") {
    await undoPairs(db, undo, actor);
    return redirect(`/admin/pairs?${new URLSearchParams({ result: undo })}`, 303);
  }
  if (form.get("do") === "rhythm") {
    const again = await saveRhythm(db, form);
    return again ? data(again, { status: again.status }) : redirect("/admin/pairs?rhythm=saved", 303);
  }
  const done = await notePairs(db, form, actor);
  if (!done.ok) return data(done.answer, { status: 422 });
  const query = new URLSearchParams({ noted: String(done.noted), date: done.date });
  if (done.result) query.set("result", done.result);
  return redirect(`/admin/pairs?${query}`, 303);
});

export const meta: Route.MetaFunction = ({ matches }) => adminHead(matches, "今夜のペア");

export default function Pairs({ loaderData, actionData }: Route.ComponentProps) {
  return <PairsScreen {...loaderData} answer={actionData} />;
}
