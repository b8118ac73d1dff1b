import { loadPair } from "#app/notebook/screens/frame/loaders.ts";
import { NoSuchSnake } from "#app/notebook/screens/frame/NotebookShell.tsx";
import { PairScreen } from "#app/notebook/screens/pairs/PairScreen.tsx";
import { pageHead } from "#app/ui/shell/head.ts";
import type { Route } from "./+types/note.pair.$id";

export const clientLoader = ({ params }: Route.ClientLoaderArgs) => loadPair(params.id);

export const meta: Route.MetaFunction = ({ matches }) =>
  pageHead(matches, { title: "手帖のペア", path: "/note/pairs", share: "/note", noindex: true });

export default function NotePair({ loaderData: { pair, snakes } }: Route.ComponentProps) {
  return pair ? <PairScreen pair={pair} snakes={snakes} /> : <NoSuchSnake />;
}
