import { Kept } from "#app/notebook/screens/frame/NotebookShell.tsx";
import { SnakeScreen } from "#app/notebook/screens/snake/SnakeScreen.tsx";
import { snakeWithRecords } from "#app/notebook/store/notebook.ts";
import { SnakeChecks } from "#app/tools/stress/SnakeChecks.tsx";
import { pageHead } from "#app/ui/shell/head.ts";
import type { Route } from "./+types/note.snake.$id";

export const clientLoader = ({ params }: Route.ClientLoaderArgs) => snakeWithRecords(params.id);

export const meta: Route.MetaFunction = ({ matches }) =>
  pageHead(matches, { title: "手帖の個体", path: "/note/snakes", share: "/note", noindex: true });

export default function NoteSnake({ loaderData, params }: Route.ComponentProps) {
  return (
    <Kept key={params.id} thing={loaderData} what="個体">
      {(snake) => <SnakeScreen snake={snake} Checks={SnakeChecks} />}
    </Kept>
  );
}
