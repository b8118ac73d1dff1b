// The trash.

import { redirect } from "react-router";
import { adminHead } from "#app/admin-ui/head.ts";
import { saidSentence } from "#app/admin-ui/said.ts";
import { TrashScreen } from "#app/admin-ui/TrashScreen.tsx";
import { handOf } from "#app/auth/hand.server.ts";
import { kindNames } from "#app/content/kind.ts";
import { database } from "#app/database/connection.server.ts";
import { carryOutBulk } from "#app/editing/bulk.server.ts";
import { readPicks } from "#app/editing/bulk.ts";
import { emptyTrash, purgeExpired, trashed } from "#app/editing/trash.server.ts";
import { formOf } from "#app/http/form-of.server.ts";
import type { Route } from "./+types/admin.trash";

export async function loader({ url }: Route.LoaderArgs) {
  await purgeExpired(database(), new Date());
  return { items: await trashed(database()), said: saidSentence(url.searchParams) };
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await formOf(request);
  const hand = handOf(context);
  if (form.get("do") === "empty") {
    await emptyTrash(database(), hand.now);
    return redirect("/admin/trash?said=emptied", 303);
  }
  return carryOutBulk(database(), "restore", readPicks(form.getAll("pick"), kindNames), hand);
}

export const meta: Route.MetaFunction = ({ matches }) => adminHead(matches, "ゴミ箱");

export default function Trash({ loaderData, actionData }: Route.ComponentProps) {
  return <TrashScreen {...loaderData} result={actionData} />;
}
