// /admin/balls/{id}/prove: records a proven recessive gene in a snake's relatives.

import { data, redirect } from "react-router";
import { adminAction, adminLoader } from "#app/auth/guard.server.ts";
import { findEntry } from "#app/cms/content/lifecycle.server.ts";
import { ProveScreen } from "#app/collection/breeding/prove/ProveScreen.tsx";
import { prove, provePage } from "#app/collection/breeding/prove/prove.server.ts";
import { answerUndo, requestedBulkOutcome } from "#app/kinds/ball/care/bulk-lines.server.ts";
import { orNotFound } from "#app/platform/site/not-found.ts";
import type { Route } from "./+types/admin.balls.$id.prove";

export const loader = adminLoader("publish", async ({ db, now }, { params, url }: Route.LoaderArgs) => {
  const entry = await findEntry(db, "ball", params.id);
  const snake = orNotFound(entry?.trashedAt ? undefined : entry, url);
  const page = await provePage(db, snake, url.searchParams.get("gene"), now);
  return { page, outcome: await requestedBulkOutcome(db, url.searchParams) };
});

export const action = adminAction("publish", async ({ db, form, actor }, { params, url }: Route.ActionArgs) => {
  orNotFound(await findEntry(db, "ball", params.id), url);
  const undone = await answerUndo(db, form, url, actor);
  if (undone) return undone;
  const gene = String(form.get("gene") ?? "");
  const seal = String(form.get("seal") ?? "");
  const proven = await prove(db, params.id, { gene, seal, picks: form.getAll("pick").map(String) }, actor);
  if (!proven.ok) return data({ problem: proven.problem }, { status: proven.status });
  const search = new URLSearchParams({ gene, result: proven.result });
  return redirect(`/admin/balls/${params.id}/prove?${search}`, 303);
});

export default function Prove({ loaderData, actionData }: Route.ComponentProps) {
  return <ProveScreen {...loaderData} problem={actionData?.problem ?? null} />;
}
