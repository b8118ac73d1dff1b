import { allPairs } from "#app/notebook/pairs/store.ts";
import { PairsScreen } from "#app/notebook/screens/pairs/PairsScreen.tsx";
import { allSnakes } from "#app/notebook/store/notebook.ts";
import { pageHead } from "#app/ui/shell/head.ts";
import type { Route } from "./+types/note.pairs";

export async function clientLoader() {
  const [pairs, snakes] = await Promise.all([allPairs(), allSnakes()]);
  return { pairs, snakes };
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageHead(matches, { title: "手帖のペア", path: "/note/pairs", share: "/note", noindex: true });

export default function NotePairs({ loaderData }: Route.ComponentProps) {
  return <PairsScreen {...loaderData} />;
}
