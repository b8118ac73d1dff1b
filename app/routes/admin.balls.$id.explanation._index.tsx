import { data, redirect } from "react-router";
import { adminAction, adminLoader } from "#app/auth/guard.server.ts";
import { ExplanationScreen } from "#app/collection/papers/explanation/ExplanationScreen.tsx";
import { takeAddress } from "#app/collection/papers/explanation/explanation.ts";
import { explanationPage, saveExplanation } from "#app/collection/papers/explanation/explanations.server.ts";
import { qrOf } from "#app/kinds/ball/card/qr.server.ts";
import { database } from "#app/platform/database/connection.server.ts";
import { intentOf } from "#app/platform/forms/intent-of.ts";
import { currentTime } from "#app/platform/site/clock.server.ts";
import { environment } from "#app/platform/site/environment.server.ts";
import { orNotFound } from "#app/platform/site/not-found.ts";
import type { Route } from "./+types/admin.balls.$id.explanation._index";

function pageAt(id: string, url: URL) {
  return explanationPage(database(), id, environment().SITE_URL ?? url.origin, currentTime());
}

export const loader = adminLoader("keepLedger", async (_, { params, url }: Route.LoaderArgs) => {
  const page = orNotFound(await pageAt(params.id, url), url);
  return { page, code: page.sheet.url ? qrOf(takeAddress(page.sheet.url)) : null };
});

export const action = adminAction("keepLedger", async ({ db, form, actor }, { params, url }: Route.ActionArgs) => {
  intentOf(form, ["texts", "show"]);
  const origin = environment().SITE_URL ?? url.origin;
  const saved = orNotFound(await saveExplanation(db, params.id, form, origin, actor), url);
  if ("problem" in saved) return data(saved, { status: saved.status });
  const shown = saved.number === null ? "" : `/${saved.number}`;
  return redirect(`/admin/balls/${params.id}/explanation${shown}?flash=stored`, 303);
});

export default function ExplanationOfSnake({ loaderData, actionData }: Route.ComponentProps) {
  return <ExplanationScreen {...loaderData} answer={actionData} />;
}
