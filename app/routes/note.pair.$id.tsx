import { pairWithId } from "#app/notebook/pairs/store.ts";
import { Kept } from "#app/notebook/screens/frame/NotebookShell.tsx";
import { PairScreen } from "#app/notebook/screens/pairs/PairScreen.tsx";
import { allSnakes } from "#app/notebook/store/notebook.ts";
import { pageHead } from "#app/ui/shell/head.ts";
import type { Route } from "./+types/note.pair.$id";

export async function clientLoader({ params }: Route.ClientLoaderArgs) {
  const [pair, snakes] = await Promise.all([pairWithId(params.id), allSnakes()]);
  return { pair, snakes };
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageHead(matches, { title: "手帖のペア", path: "/note/pairs", share: "/note", noindex: true });

export default function NotePair({ loaderData: { pair, snakes }, params }: Route.ComponentProps) {
  return (
    <Kept key={params.id} thing={pair} what="ペア">
      {(own) => <PairScreen pair={own} snakes={snakes} />}
    </Kept>
  );
}
