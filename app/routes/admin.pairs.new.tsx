import { redirect } from "react-router";
import { adminAction, adminLoader } from "#app/auth/guard.server.ts";
import { NewPairScreen } from "#app/collection/breeding/NewPairScreen.tsx";
import { beginSeason, newPairPage } from "#app/collection/breeding/pair/new-pair.server.ts";
import type { Route } from "./+types/admin.pairs.new";

export const loader = adminLoader("recordCare", ({ db, now }, { url }: Route.LoaderArgs) =>
  newPairPage(db, url.searchParams, now),
);

export const action = adminAction("recordCare", async ({ db, form, actor }, _: Route.ActionArgs) => {
  const id = await beginSeason(db, form, actor);
  return redirect(id === null ? "/admin/pairs/new?flash=no-pair" : `/admin/breeds/${id}?flash=created`, 303);
});

export default function NewPair({ loaderData }: Route.ComponentProps) {
  return <NewPairScreen page={loaderData} />;
}
