import { data, redirect } from "react-router";
import { actorOf, adminAction, adminLoader } from "#app/auth/guard.server.ts";
import { steps } from "#app/collection/papers/ledger/forms.ts";
import { SnakeLedgerScreen } from "#app/collection/papers/ledger/SnakeLedgerScreen.tsx";
import { ledgerPage, takeStep } from "#app/collection/papers/ledger/steps.server.ts";
import { environment } from "#app/platform/site/environment.server.ts";
import { orNotFound } from "#app/platform/site/not-found.ts";
import type { Route } from "./+types/admin.balls.$id.ledger";

export const loader = adminLoader("keepLedger", async ({ db, viewer }, { params, url, context }: Route.LoaderArgs) => {
  const stay = Number(url.searchParams.get("stay"));
  const page = orNotFound(await ledgerPage(viewer, db, params.id, actorOf(context), stay), url);
  const step = steps.find((name) => name === url.searchParams.get("step")) ?? null;
  const isGiven = url.searchParams.get("how") === "given";
  return { page, step, isGiven };
});

export const action = adminAction("keepLedger", async ({ db, form, actor }, { params, url }: Route.ActionArgs) => {
  const done = orNotFound(await takeStep(db, params.id, form, environment().SITE_URL ?? url.origin, actor), url);
  if ("flash" in done) return redirect(`/admin/balls/${params.id}/ledger?${new URLSearchParams(done)}`, 303);
  return data(done.answer, { status: done.answer.status });
});

export default function SnakeLedger({ loaderData, actionData }: Route.ComponentProps) {
  return <SnakeLedgerScreen {...loaderData} answer={actionData} />;
}
