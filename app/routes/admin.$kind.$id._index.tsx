// The admin's own page about one entry, for kinds that have one (a snake: weights, family, history); others go to the editor.

import { data, redirect } from "react-router";
import { revisionsOf } from "#app/admin/editing/revisions.server.ts";
import { standingOf } from "#app/admin/editing/view.server.ts";
import { saidSentence } from "#app/admin/kit/flash.ts";
import { adminHead } from "#app/admin/kit/head.ts";
import { kindOfPath } from "#app/admin/kit/kind-of-path.ts";
import { editPath, ownPages } from "#app/admin/kit/navigation.ts";
import { handOf } from "#app/auth/actor.server.ts";
import type { Content } from "#app/content/kind.ts";
import { findEntry } from "#app/content/lifecycle.server.ts";
import { contentOf } from "#app/content/stored.server.ts";
import { familyOf, offspringOf } from "#app/kinds/ball/admin/family.server.ts";
import { SnakeScreen } from "#app/kinds/ball/admin/SnakeScreen.tsx";
import { addWeight } from "#app/kinds/ball/admin/weigh.server.ts";
import { growthChart } from "#app/kinds/ball/growth-chart.server.ts";
import { type BallFields, weighings } from "#app/kinds/ball/kind.ts";
import { database } from "#app/platform/database/connection.server.ts";
import { formOf } from "#app/platform/http/form-of.server.ts";
import { dayInJapan } from "#app/platform/site/days.ts";
import { notFound } from "#app/platform/site/not-found.ts";
import type { Route } from "./+types/admin.$kind.$id._index";

export async function loader({ params, url }: Route.LoaderArgs) {
  const kind = kindOfPath(params.kind, url);
  if (!ownPages[kind.name]) throw redirect(editPath(kind.name, params.id));
  const db = database();
  const now = new Date();
  const entry = await findEntry(db, kind.name, params.id);
  if (!entry) throw notFound(url);
  const content = contentOf(entry) as Content<BallFields>; // the only kind with a page of its own is the snake
  const weights = weighings(content.fields);
  const [family, offspring, revisions] = await Promise.all([
    familyOf(db, entry, now),
    offspringOf(db, entry.id, now),
    revisionsOf(db, kind.name, entry.id),
  ]);
  return {
    title: content.title,
    standing: standingOf(entry, now),
    weights,
    chart: growthChart(weights),
    family,
    offspring,
    revisions: revisions.slice(0, 10),
    today: dayInJapan(now),
    said: saidSentence(url.searchParams),
  };
}

export async function action({ params, url, request, context }: Route.ActionArgs) {
  const kind = kindOfPath(params.kind, url);
  if (!ownPages[kind.name]) throw notFound(url);
  const form = await formOf(request);
  const typed = { date: String(form.get("date") ?? ""), grams: String(form.get("grams") ?? "") };
  const hand = handOf(context);
  const weighed = await addWeight(database(), params.id, typed, hand);
  if (weighed.ok)
    return redirect(`/admin/${kind.segment}/${params.id}?said=${weighed.isOut ? "weighed" : "weighed-draft"}`, 303);
  if ("missing" in weighed) throw notFound(url);
  return data({ typed, problems: weighed.problems }, { status: 422 });
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) => adminHead(matches, loaderData?.title || "個体");

export default function OwnPage({ loaderData, actionData }: Route.ComponentProps) {
  return <SnakeScreen {...loaderData} answer={actionData} />;
}
