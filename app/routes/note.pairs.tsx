import { loadPairs } from "#app/notebook/screens/frame/loaders.ts";
import { PairsScreen } from "#app/notebook/screens/pairs/PairsScreen.tsx";
import { pageHead } from "#app/ui/shell/head.ts";
import type { Route } from "./+types/note.pairs";

export const clientLoader = () => loadPairs();

export const meta: Route.MetaFunction = ({ matches }) =>
  pageHead(matches, { title: "手帖のペア", path: "/note/pairs", share: "/note", noindex: true });

export default function NotePairs({ loaderData }: Route.ComponentProps) {
  return <PairsScreen {...loaderData} />;
}
