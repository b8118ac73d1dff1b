// /admin/balls/{id}/ledger: one snake's line of the ledger.

import { data, redirect } from "react-router";
import { adminAction } from "#app/auth/guard.server.ts";
import { flashMessage } from "#app/cms/admin/kit/flash.ts";
import { adminHead } from "#app/cms/admin/kit/head.ts";
import { steps } from "#app/papers/ledger/forms.ts";
import { SnakeLedgerScreen } from "#app/papers/ledger/SnakeLedgerScreen.tsx";
import { ledgerPage, ledgerSentences, takeStep } from "#app/papers/ledger/steps.server.ts";
import { database } from "#app/platform/database/connection.server.ts";
import { currentTime } from "#app/platform/site/clock.server.ts";
import { environment } from "#app/platform/site/environment.server.ts";
import { orNotFound } from "#app/platform/site/not-found.ts";
import type { Route } from "./+types/admin.balls.$id.ledger";

export async function loader({ params, url }: Route.LoaderArgs) {
  const page = orNotFound(await ledgerPage(database(), params.id, currentTime()), url);
  const step = steps.find((name) => name === url.searchParams.get("step")) ?? null;
  const isGiven = url.searchParams.get("how") === "given";
  return { page, step, isGiven, flash: flashMessage(url.searchParams, ledgerSentences) };
}

export const action = adminAction(async ({ db, form, actor }, { params, url }: Route.ActionArgs) => {
  const done = orNotFound(await takeStep(db, params.id, form, environment().SITE_URL ?? url.origin, actor), url);
  if ("flash" in done) return redirect(`/admin/balls/${params.id}/ledger?flash=${done.flash}`, 303);
  return data(done.answer, { status: done.answer.status });
});

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  adminHead(matches, loaderData ? `帳簿: ${loaderData.page.name}` : "帳簿");

export default function SnakeLedger({ loaderData, actionData }: Route.ComponentProps) {
  return <SnakeLedgerScreen {...loaderData} answer={actionData} />;
}
