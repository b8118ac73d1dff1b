// Everybody weighed on one page.

import { data, redirect } from "react-router";
import { adminHead } from "#app/admin/kit/head.ts";
import { actorOf } from "#app/auth/actor.server.ts";
import { savedCount, savedQuery } from "#app/kinds/ball/care/rack-query.ts";
import { WeighingScreen } from "#app/kinds/ball/care/weighing/WeighingScreen.tsx";
import { keepWeighings, weighingPage } from "#app/kinds/ball/care/weighing/weighing.server.ts";
import { database } from "#app/platform/database/connection.server.ts";
import { formOf } from "#app/platform/http/form-of.server.ts";
import type { Route } from "./+types/admin.weighing";

export async function loader({ url }: Route.LoaderArgs) {
  return {
    page: await weighingPage(database(), url.searchParams, new Date()),
    saved: savedCount(url.searchParams),
  };
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const { saved, date, left } = await keepWeighings(database(), await formOf(request), actorOf(context));
  if (left) return data(left, { status: 422 });
  return redirect(`/admin/weighing?${savedQuery(url.searchParams, saved, date)}`, 303);
}

export const meta: Route.MetaFunction = ({ matches }) => adminHead(matches, "一括計量");

export default function Weighing({ loaderData, actionData }: Route.ComponentProps) {
  return <WeighingScreen {...loaderData} answer={actionData} />;
}
