// /admin/check?month=2026-11: daily checks of facility and animals.

import { data, redirect } from "react-router";
import { actorOf, adminAction, adminLoader } from "#app/auth/guard.server.ts";
import { CheckScreen } from "#app/collection/papers/check/CheckScreen.tsx";
import { checkPage, saveCheck } from "#app/collection/papers/check/checks.server.ts";
import type { Route } from "./+types/admin.check";

export const loader = adminLoader("recordCare", async ({ db }, { url, context }: Route.LoaderArgs) => {
  return { page: await checkPage(db, url.searchParams, actorOf(context)) };
});

export const action = adminAction("recordCare", async ({ db, form, actor }, _: Route.ActionArgs) => {
  const saved = await saveCheck(db, form, actor);
  if ("problems" in saved) return data(saved, { status: saved.status });
  return redirect(`/admin/check?day=${saved.day}&flash=checked`, 303);
});

export default function Check({ loaderData, actionData }: Route.ComponentProps) {
  return <CheckScreen {...loaderData} answer={actionData} />;
}
