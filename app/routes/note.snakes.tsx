import { loadSnakes } from "#app/notebook/screens/frame/loaders.ts";
import { SnakesScreen } from "#app/notebook/screens/snakes/SnakesScreen.tsx";
import { pageHead } from "#app/ui/shell/head.ts";
import type { Route } from "./+types/note.snakes";

export const clientLoader = () => loadSnakes();

export const meta: Route.MetaFunction = ({ matches }) =>
  pageHead(matches, { title: "手帖の個体", path: "/note/snakes", share: "/note", noindex: true });

export default function NoteSnakes({ loaderData }: Route.ComponentProps) {
  return <SnakesScreen snakes={loaderData.snakes} />;
}
