import { SnakesScreen } from "#app/notebook/screens/snakes/SnakesScreen.tsx";
import { allSnakes } from "#app/notebook/store/notebook.ts";
import { pageHead } from "#app/ui/shell/head.ts";
import type { Route } from "./+types/note.snakes";

export const clientLoader = () => allSnakes();

export const meta: Route.MetaFunction = ({ matches }) =>
  pageHead(matches, { title: "手帖の個体", path: "/note/snakes", share: "/note", noindex: true });

export default function NoteSnakes({ loaderData }: Route.ComponentProps) {
  return <SnakesScreen snakes={loaderData} />;
}
