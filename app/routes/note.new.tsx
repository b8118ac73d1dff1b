import { NewSnakeScreen } from "#app/notebook/screens/snakes/NewSnakeScreen.tsx";
import { allSnakes } from "#app/notebook/store/notebook.ts";
import { pageHead } from "#app/ui/shell/head.ts";
import type { Route } from "./+types/note.new";

export const clientLoader = () => allSnakes();

export const meta: Route.MetaFunction = ({ matches }) =>
  pageHead(matches, { title: "手帖に個体を加える", path: "/note/new", share: "/note", noindex: true });

export default function NoteNew({ loaderData }: Route.ComponentProps) {
  return <NewSnakeScreen snakes={loaderData} />;
}
