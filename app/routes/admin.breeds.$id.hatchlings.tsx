import { data, redirect } from "react-router";
import { adminAction, adminLoader } from "#app/auth/guard.server.ts";
import { findEntry } from "#app/cms/content/lifecycle.server.ts";
import { readHatchlingsForm } from "#app/collection/breeding/hatchlings/form.ts";
import { HatchlingsScreen } from "#app/collection/breeding/hatchlings/HatchlingsScreen.tsx";
import { hatch, redraw } from "#app/collection/breeding/hatchlings/hatch.server.ts";
import { hatchlingsPage, withRows } from "#app/collection/breeding/hatchlings/page.server.ts";
import { answerUndo, requestedBulkOutcome } from "#app/kinds/ball/care/bulk-lines.server.ts";
import { database } from "#app/platform/database/connection.server.ts";
import { isDay } from "#app/platform/site/days.ts";
import { orNotFound } from "#app/platform/site/not-found.ts";
import type { Route } from "./+types/admin.breeds.$id.hatchlings";

export const loader = adminLoader("recordCare", async ({ db, now }, { params, url }: Route.LoaderArgs) => {
  const entry = orNotFound(await findEntry(db, "breed", params.id), url);
  const page = await hatchlingsPage(db, entry, url.searchParams, now);
  const day = url.searchParams.get("day") ?? "";
  return { page, outcome: await outcomeOf(url.searchParams), day: isDay(day) ? day : undefined };
});

/** An empty result means a double submit: the first one created the snakes, so there is nothing to undo. */
async function outcomeOf(search: URLSearchParams) {
  return search.get("result") === "" ? ("twice" as const) : requestedBulkOutcome(database(), search);
}

export const action = adminAction("recordCare", async ({ db, form, actor }, { params, url }: Route.ActionArgs) => {
  const entry = orNotFound(await findEntry(db, "breed", params.id), url);
  const undone = await answerUndo(db, form, url, actor);
  if (undone) return undone;
  const { typed, isChoice, rowsRequest, isCountOnly } = readHatchlingsForm(form);
  if (rowsRequest) return data(await redraw(db, await withRows(db, typed, rowsRequest)));
  if (isChoice) return data(await redraw(db, typed));
  const hatched = await hatch(db, entry, typed, actor, isCountOnly);
  if (!hatched.ok) return data(hatched.answer, { status: 422 });
  const { result, day } = hatched;
  const done = new URLSearchParams({ result: result ?? "", ...(day ? { day } : {}) });
  return redirect(`/admin/breeds/${params.id}/hatchlings?${done}`, 303);
});

export default function Hatchlings({ loaderData, actionData }: Route.ComponentProps) {
  return <HatchlingsScreen {...loaderData} answer={actionData} />;
}
