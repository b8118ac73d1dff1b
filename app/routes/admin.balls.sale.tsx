// /admin/balls/sale: sale state and price of the selected snakes, or of all on sale.

import { data, redirect } from "react-router";
import { adminAction, adminLoader } from "#app/auth/guard.server.ts";
import { safeAdminPath } from "#app/auth/safe-admin-path.ts";
import { readPicks } from "#app/cms/admin/editing/bulk/bulk.ts";
import { bulkOutcome } from "#app/cms/admin/editing/bulk/bulk-undo.server.ts";
import { readSaleForm } from "#app/collection/snake/sale/form.ts";
import { SaleScreen } from "#app/collection/snake/sale/SaleScreen.tsx";
import { changeSales } from "#app/collection/snake/sale/sale.server.ts";
import { saleLines } from "#app/collection/snake/sale/sale-lines.server.ts";
import { answerUndo, requestedBulkOutcome } from "#app/kinds/ball/care/bulk-lines.server.ts";
import type { Route } from "./+types/admin.balls.sale";

const LIST = "/admin/balls";
const PAGE = "/admin/balls/sale";
/** A snake's admin page. */
const SNAKE = /^\/admin\/balls\/[a-z0-9-]+$/;

export const loader = adminLoader("publish", async ({ db, now }, { url }: Route.LoaderArgs) => {
  const picks = readPicks(url.searchParams.getAll("pick"), ["ball"]);
  const ids = picks.length > 0 ? picks.map(({ id }) => id) : null;
  const back = safeAdminPath(url.searchParams.get("back") ?? LIST);
  const lines = await saleLines(db, ids, now);
  const outcome = await requestedBulkOutcome(db, url.searchParams);
  return { lines, isChosen: ids !== null, back, outcome };
});

export const action = adminAction("publish", async ({ db, form, actor }, { url }: Route.ActionArgs) => {
  const undone = await answerUndo(db, form, url, actor);
  if (undone) return undone;
  const answer = await changeSales(db, readSaleForm(form), actor);
  const back = safeAdminPath(String(form.get("back") ?? LIST));
  if (answer.lines.length === 0 && Object.keys(answer.problems).length === 0) {
    const to = new URL(back, "http://admin.invalid");
    const showsResult = [LIST, PAGE].includes(to.pathname) || SNAKE.test(to.pathname);
    if (answer.result && showsResult) to.searchParams.set("result", answer.result);
    else to.searchParams.set("flash", "sale");
    return redirect(to.pathname + to.search + to.hash, 303);
  }
  const outcome = (await bulkOutcome(db, answer.result)) ?? null;
  return data({ ...answer, back, outcome }, { status: answer.asks.buyer || answer.asks.changes ? 200 : 422 });
});

export default function Sale({ loaderData, actionData }: Route.ComponentProps) {
  return <SaleScreen {...loaderData} back={actionData?.back ?? loaderData.back} answer={actionData} />;
}
