// /admin/balls/sale: sale state and price of the snakes chosen in the list, or of all that are on sale.

import { data, redirect } from "react-router";
import { readPicks } from "#app/admin/editing/bulk.ts";
import { flashMessage } from "#app/admin/kit/flash.ts";
import { adminHead } from "#app/admin/kit/head.ts";
import { actorOf } from "#app/auth/actor.server.ts";
import { safeAdminPath } from "#app/auth/safe-admin-path.ts";
import { readSaleForm } from "#app/kinds/ball/admin/sale/form.ts";
import { SaleScreen } from "#app/kinds/ball/admin/sale/SaleScreen.tsx";
import { changeSales } from "#app/kinds/ball/admin/sale/sale.server.ts";
import { saleLines } from "#app/kinds/ball/admin/sale/sale-lines.server.ts";
import { database } from "#app/platform/database/connection.server.ts";
import { formOf } from "#app/platform/http/form-of.server.ts";
import type { Route } from "./+types/admin.balls.sale";

const LIST = "/admin/balls";

export async function loader({ url }: Route.LoaderArgs) {
  const picks = readPicks(url.searchParams.getAll("pick"), ["ball"]);
  const ids = picks.length > 0 ? picks.map(({ id }) => id) : null;
  const back = safeAdminPath(url.searchParams.get("back") ?? LIST);
  const lines = await saleLines(database(), ids, new Date());
  return { lines, isChosen: ids !== null, back, flash: flashMessage(url.searchParams) };
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await formOf(request);
  const answer = await changeSales(database(), readSaleForm(form), actorOf(context));
  const back = safeAdminPath(String(form.get("back") ?? LIST));
  if (answer.lines.length === 0 && Object.keys(answer.problems).length === 0) {
    const to = new URL(back, "http://admin.invalid");
    to.searchParams.set("flash", "sale");
    return redirect(to.pathname + to.search + to.hash, 303);
  }
  return data({ ...answer, back }, { status: answer.asks ? 200 : 422 });
}

export const meta: Route.MetaFunction = ({ matches }) => adminHead(matches, "販売状態と価格");

export default function Sale({ loaderData, actionData }: Route.ComponentProps) {
  return <SaleScreen {...loaderData} back={actionData?.back ?? loaderData.back} answer={actionData} />;
}
