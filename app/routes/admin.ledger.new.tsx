import { data, redirect } from "react-router";
import { adminAction, adminLoader } from "#app/auth/guard.server.ts";
import { BuyScreen } from "#app/collection/papers/ledger/BuyScreen.tsx";
import { boughtLabels, buySnake, emptyBuy } from "#app/collection/papers/ledger/buy.server.ts";
import type { Route } from "./+types/admin.ledger.new";

export const loader = adminLoader("keepLedger", async ({ db, now }) => {
  return { typed: await emptyBuy(db, now), ways: boughtLabels };
});

export const action = adminAction("keepLedger", async ({ db, form, actor }, _: Route.ActionArgs) => {
  const bought = await buySnake(db, form, actor);
  if ("id" in bought) return redirect(`/admin/balls/${bought.id}/ledger?flash=acquire&day=${bought.day}`, 303);
  return data(bought, { status: bought.problems.length > 0 ? 422 : 200 });
});

export default function Buy({ loaderData, actionData }: Route.ComponentProps) {
  return <BuyScreen {...loaderData} answer={actionData} />;
}
